"""The book of ratings: games are entered one after the other, and ratings follow from them.

Play enters a game when it ends, `triumvir ratings rebuild` all of them in the same order; as both
do it here, both come to the same numbers.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from triumvir.server.ratings.model import Player, after_absence, learn, rate
from triumvir.server.ratings.scale import Skill, anchor, first_offsets

BOTS: Final = "bots"  # the pace of games against bots: they move an estimate only
ENOUGH: Final = 5  # games against bots, after which their estimate is where a rating begins
CAUTION: Final = 2  # deviations by which somebody is placed below the rating, in tables of the best


class Seated(NamedTuple):
    seat: int
    guest: str
    bot: str  # of a seat that was a bot's from the start
    place: int


class Finished(NamedTuple):
    """A finished game that a rating follows from."""

    table: str
    game: str
    pace: str
    at: int
    seats: tuple[Seated, ...]
    why: str = ""  # why it moves nothing after all

    def people(self) -> list[str]:
        return [one.guest for one in self.seats if one.guest]


class Standing(NamedTuple):
    skill: Skill = Skill()
    games: int = 0
    won: int = 0
    last: int = 0


class Change(NamedTuple):
    """Of one seat, by one game."""

    before: Skill
    after: Skill


Key = tuple[str, str, str, str]  # guest, game, pace, month: now if that is empty


def month_of(at: int) -> str:
    return time.strftime("%Y-%m", time.gmtime(at / 1000))


def low(skill: Skill) -> float:
    return skill.mu - CAUTION * skill.sigma


class Book:
    def __init__(self) -> None:
        self.standings: dict[Key, Standing] = {}
        self.offsets: dict[tuple[str, int], list[float]] = {}

    def needs(self, game: Finished) -> list[Key]:
        """The standings that a game depends on."""
        month = month_of(game.at)
        found: list[Key] = []
        for guest in game.people():
            found += [(guest, game.game, game.pace, one) for one in ("", month)]
            if game.pace != BOTS:
                found.append((guest, game.game, BOTS, ""))
        return found

    def skill(self, guest: str, game: str, pace: str, at: int) -> Skill:
        """How well somebody is thought to play. Who has never met people at this game begins where
        bots have placed them, as unsure as everybody else."""
        standing = self.standings.get((guest, game, pace, ""))
        if standing is not None:
            return after_absence(standing.skill, standing.last, at)
        estimate = self.standings.get((guest, game, BOTS, ""))
        if pace == BOTS or estimate is None or estimate.games < ENOUGH:
            return Skill()
        return Skill(mu=estimate.skill.mu)

    def worth(self, game: str, seats: int) -> list[float]:
        return self.offsets.get((game, seats)) or first_offsets(game, seats)

    def enter(self, game: Finished) -> list[Change]:
        """One more game; what it changed at each seat."""
        worth = self.worth(game.game, len(game.seats))
        players = []
        for one, offset in zip(game.seats, worth, strict=True):
            fixed = anchor(game.game, one.bot) if one.bot else None
            skill = fixed or self.skill(one.guest, game.game, game.pace, game.at)
            players.append(Player(skill, offset, fixed is not None))
        if game.why:
            return [Change(player.skill, player.skill) for player in players]
        places = [one.place for one in game.seats]
        after = rate(players, places)
        if game.pace != BOTS:
            self.offsets[game.game, len(game.seats)] = learn(players, places)
        for one, skill in zip(game.seats, after, strict=True):
            if one.guest:
                for month in ("", month_of(game.at)):
                    self.note((one.guest, game.game, game.pace, month), one, skill, game.at)
        return [Change(player.skill, new) for player, new in zip(players, after, strict=True)]

    def note(self, key: Key, one: Seated, skill: Skill, at: int) -> None:
        known = self.standings.get(key, Standing())
        won = known.won + (one.place == 1)
        self.standings[key] = Standing(skill, known.games + 1, won, at)
