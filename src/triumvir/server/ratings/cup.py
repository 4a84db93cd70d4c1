"""A mini-cup: everybody meets everybody in both seats. Its standings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

SMALLEST: Final = 4
LARGEST: Final = 6


class Meeting(NamedTuple):
    """A game of two: who sat first and second, and their places; 0 while it goes on."""

    first: str
    second: str
    place_first: int = 0
    place_second: int = 0

    def over(self) -> bool:
        return bool(self.place_first)

    def score(self) -> tuple[float, float]:
        """Of both: 1 for a victory, a half for a tie."""
        if self.place_first == self.place_second:
            return 0.5, 0.5
        return (1.0, 0.0) if self.place_first < self.place_second else (0.0, 1.0)


class Line(NamedTuple):
    """Where somebody stands. Ties are broken by Sonneborn-Berger (the points of those whom one has
    beaten, and half of those with whom one has tied), then by the games of those tied among
    themselves, then by victories."""

    who: str
    rank: int
    played: int
    won: int
    points: float
    beaten: float


def meetings(people: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody, once in each seat."""
    return list(permutations(people, 2))


def standing(people: Sequence[str], games: Sequence[Meeting]) -> list[Line]:
    over = [game for game in games if game.over()]
    points = dict.fromkeys(people, 0.0)
    played = dict.fromkeys(people, 0)
    won = dict.fromkeys(people, 0)
    for game in over:
        for who, score in zip(game[:2], game.score(), strict=True):
            points[who] += score
            played[who] += 1
            won[who] += score == 1
    beaten = dict.fromkeys(people, 0.0)
    for game in over:
        first, second = game.score()
        beaten[game.first] += first * points[game.second]
        beaten[game.second] += second * points[game.first]
    among = {who: mutual(who, people, points, beaten, over) for who in people}

    def strength(who: str) -> tuple[float, float, float, int]:
        return (points[who], beaten[who], among[who], won[who])

    order = sorted(people, key=lambda who: (*[-value for value in strength(who)], who))
    lines: list[Line] = []
    for at, who in enumerate(order):
        tied = at > 0 and strength(order[at - 1]) == strength(who)
        rank = lines[-1].rank if tied else at + 1
        lines.append(Line(who, rank, played[who], won[who], points[who], beaten[who]))
    return lines


def mutual(
    who: str,
    people: Sequence[str],
    points: dict[str, float],
    beaten: dict[str, float],
    games: Sequence[Meeting],
) -> float:
    """What somebody has won against those who stand equal so far."""
    equal = {one for one in people if (points[one], beaten[one]) == (points[who], beaten[who])}
    total = 0.0
    for game in games:
        if {game.first, game.second} <= equal:
            for one, score in zip(game[:2], game.score(), strict=True):
                total += score if one == who else 0.0
    return total
