"""Ratings after a game: openskill's Bradley-Terry over every pair, with what the seat is worth.

A seat that wins more often is treated as so much more skill while the game is rated, so whoever
always sits there gains nothing by it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from triumvir.server.ratings.scale import BETA, MU, SIGMA, Skill

TAU: Final = 0.08  # of uncertainty that every game adds: people change
FORGETTING: Final = SIGMA / 2  # of uncertainty that a year of absence adds
YEAR: Final = 365 * 24 * 3600 * 1000  # milliseconds
NEWCOMER: Final = 0.5  # the part of a change that is dropped against somebody quite unknown
REACH: Final = SIGMA  # how far from the middle somebody of whom nothing is known can move others
GAIN: Final = 0.04  # of mu, by which one surprise moves what a seat is worth


class Player(NamedTuple):
    skill: Skill
    offset: float = 0.0  # what the seat is worth, in mu
    fixed: bool = False  # a bot stays where it is


@cache
def model() -> Any:
    from openskill.models import BradleyTerryFull

    # openskill's own damping (gamma = sigma / c) leaves a deviation twice the true error after 30
    # games; without it the two agree (python -m lab.ratings).
    return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, gamma=undamped)


def undamped(*_about: object, **_more: object) -> float:
    return 1.0


def rate(players: Sequence[Player], ranks: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game; a lower rank is better, and equal ranks are a tie."""
    made = model()
    more = stretch([player.skill for player in players])
    teams = [
        [made.rating(mu=player.skill.mu + more * player.offset, sigma=player.skill.sigma)]
        for player in players
    ]
    after = made.rate(teams, ranks=[float(rank) for rank in ranks])
    found = []
    for player, (team,), believed in zip(players, after, weights(players, ranks), strict=True):
        new = Skill(team.mu - more * player.offset, team.sigma)
        found.append(player.skill if player.fixed else tempered(player.skill, new, believed))
    return found


def stretch(skills: Sequence[Skill]) -> float:
    """By how much an offset counts for more, the less is known of the players. Bradley-Terry
    divides all differences by the whole uncertainty, which would make a seat worth less than half
    among newcomers; the mean over the skills that they may have shrinks it less."""
    unknown = sum(skill.sigma**2 for skill in skills) / len(skills) / BETA**2
    return math.sqrt((1 + unknown) / (1 + math.pi / 8 * unknown))


def weights(players: Sequence[Player], ranks: Sequence[int]) -> list[float]:
    """Which part of the change in skill each player gets: the less is known of the others, the
    smaller. So fresh accounts that lose on purpose bring little, and a newcomer costs little."""
    others = len(players) - 1
    return [
        sum(
            weight(one, other, ranks[against] - ranks[seat])
            for against, other in enumerate(players)
            if against != seat
        )
        / others
        for seat, one in enumerate(players)
    ]


def weight(one: Player, other: Player, ahead: int) -> float:
    """Which part of the change `one` gets for ending before (`ahead` above 0) or behind `other`.
    Beating people of whom nothing is known shows that one is better than they are thought to be,
    but not that one is among the best, however many they are: for somebody who is farther than
    REACH above what they may be worth, a victory changes nothing. The same goes for losing to
    them."""
    if other.fixed:
        return 1.0
    unknown = (other.skill.sigma / SIGMA) ** 2
    middle = other.skill.mu + unknown * (MU - other.skill.mu)
    above = one.skill.mu - middle
    if unknown * abs(above) > REACH and ahead * above > 0:
        return 0.0
    return 1 - NEWCOMER * unknown


def tempered(before: Skill, after: Skill, believed: float) -> Skill:
    """Part of the way from one skill to the other, in mu and in the variance."""
    variance = before.sigma**2 + believed * (after.sigma**2 - before.sigma**2)
    return Skill(before.mu + believed * (after.mu - before.mu), math.sqrt(variance))


def chance(one: Player, other: Player) -> float:
    """How likely the one ends before the other."""
    spread = math.hypot(one.skill.sigma, other.skill.sigma, math.sqrt(2) * BETA)
    seats = stretch([one.skill, other.skill]) * (one.offset - other.offset)
    between = one.skill.mu - other.skill.mu + seats
    return 1 / (1 + math.exp(-between / spread))


def learn(players: Sequence[Player], ranks: Sequence[int]) -> list[float]:
    """What the seats are worth after a game: a little more for those that surprised."""
    found = [player.offset for player in players]
    others = len(players) - 1
    for seat, one in enumerate(players):
        for against, other in enumerate(players):
            if against != seat:
                score = (ranks[seat] < ranks[against]) + (ranks[seat] == ranks[against]) / 2
                found[seat] += GAIN * (score - chance(one, other)) / others
    middle = sum(found) / len(found)
    return [offset - middle for offset in found]


def after_absence(skill: Skill, last: int, at: int) -> Skill:
    """Less is known of somebody who has not played for a while."""
    years = max(0, at - last) / YEAR if last else 0.0
    return Skill(skill.mu, min(SIGMA, math.hypot(skill.sigma, FORGETTING * math.sqrt(years))))
