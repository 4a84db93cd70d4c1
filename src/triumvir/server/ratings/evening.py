"""An evening: pairing after pairing among those who are free, and points for victories.

Whoever has rested longest is paired first, with those nearest in points. Nobody meets the same
people twice in a row while others are there, unless all of them have waited for long.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

VICTORY: Final = 2  # points; a shared one brings half of it
PATIENCE: Final = 120_000  # milliseconds, after which the same may meet again


class Played(NamedTuple):
    """A game of an evening: who sat where, and what came of it. The place is 0 where there is none:
    the game goes on, all agreed to end it, or the host closed it."""

    number: int
    table: str
    people: tuple[str, ...]
    places: tuple[int, ...]
    left: tuple[bool, ...]  # who let a bot play on
    over: bool
    began: int = 0
    ended: int = 0

    def ranks(self) -> dict[str, int]:
        """Everybody's place; whoever left is behind all who stayed. Empty if it does not count."""
        if not self.over or 0 in self.places:
            return {}
        last = len(self.people) + 1
        return {
            who: last if gone else place
            for who, place, gone in zip(self.people, self.places, self.left, strict=True)
        }

    def winners(self) -> list[str]:
        """Who is in front of all others; those who left never are."""
        ranks = self.ranks()
        if not ranks or all(self.left):
            return []
        return [who for who, rank in ranks.items() if rank == min(ranks.values())]


class Line(NamedTuple):
    """Where somebody stands. Ties are broken by Sonneborn-Berger (the points of those who ended
    behind one, half of those who tied), then by victories."""

    who: str
    rank: int
    played: int
    won: int
    points: int
    beaten: float


class Free(NamedTuple):
    """Somebody who waits for the next game."""

    guest: str
    points: int
    since: int
    last: frozenset[str] = frozenset()  # with whom they sat in their last game
    mutes: frozenset[str] = frozenset()
    number: int = 0  # of their last game


def standing(people: Sequence[str], games: Sequence[Played]) -> list[Line]:
    lines: list[Line] = []
    for _ in count_up(people, games, lines):
        pass
    return lines


def count_up(people: Sequence[str], games: Sequence[Played], lines: list[Line]) -> Iterator[None]:
    """Fills in the lines, the best first, in small steps: an evening has thousands of games."""
    points: dict[str, int] = dict.fromkeys(people, 0)
    played = dict.fromkeys(people, 0)
    won = dict.fromkeys(people, 0)
    counted: list[dict[str, int]] = []
    for game in games:
        yield
        ranks = game.ranks()
        if not ranks:
            continue
        counted.append(ranks)
        winners = game.winners()
        for who in game.people:
            played[who] = played.get(who, 0) + 1
            if who in winners:
                alone = len(winners) == 1
                points[who] = points.get(who, 0) + (VICTORY if alone else VICTORY // 2)
                won[who] = won.get(who, 0) + alone
    beaten = dict.fromkeys(played, 0.0)
    for ranks in counted:
        yield
        for who in ranks:
            for other in ranks:
                if who != other and ranks[who] <= ranks[other]:
                    share = 1.0 if ranks[who] < ranks[other] else 0.5
                    beaten[who] += share * points.get(other, 0)

    def strength(who: str) -> tuple[float, ...]:
        return (points.get(who, 0), beaten[who], won.get(who, 0))

    order = sorted(played, key=lambda who: (*[-value for value in strength(who)], who))
    for at, who in enumerate(order):
        tied = at > 0 and strength(order[at - 1]) == strength(who)
        rank = lines[-1].rank if tied else at + 1
        score = (points.get(who, 0), beaten[who])
        lines.append(Line(who, rank, played[who], won.get(who, 0), *score))


# Who meets whom


def groups(
    free: Collection[Free], least: int, most: int, there: Collection[str], moment: int
) -> list[list[str]]:
    """Groups of `least` to `most` people who play together now. `there` are all who take part at
    this moment, also those who still play."""
    found: list[list[str]] = []
    for _ in pair_up(free, least, most, there, moment, found):
        pass
    return found


def pair_up(
    free: Collection[Free],
    least: int,
    most: int,
    there: Collection[str],
    moment: int,
    found: list[list[str]],
) -> Iterator[None]:
    """Fills in the groups, in small steps: two hundred people may be free at once."""
    waiting = sorted(free, key=lambda one: (one.number, one.since, one.guest))
    made: list[list[Free]] = []
    everywhere = frozenset(there)

    def fresh(group: Sequence[Free], one: Free) -> bool:
        return all(one.guest not in other.last for other in group)

    def mixed(group: Sequence[Free], one: Free) -> bool:
        """Not the same table once more: somebody is new to somebody. Only for more than two."""
        everybody = [*group, one]
        return len(everybody) < least or any(
            other.guest not in each.last
            for each in everybody
            for other in everybody
            if each != other
        )

    def at_last(group: Sequence[Free], one: Free) -> bool:
        """There is nobody else, or all have waited long enough."""
        everybody = [*group, one]
        if all(each.since <= moment - PATIENCE for each in everybody):
            return True
        elsewhere = len(everywhere) - sum(each.guest in everywhere for each in everybody)
        return elsewhere + len(everybody) <= most

    for fits in (fresh, mixed, at_last) if least > 2 else (fresh, at_last):
        left, waiting = waiting, []
        while left:
            yield
            left = gather(left, waiting, made, least, fits)
    for one in waiting:
        yield
        for group in made:
            if len(group) < most and all(may_meet(one, other) for other in group):
                group.append(one)
                break
    found += [[one.guest for one in group] for group in made]


def gather(
    left: list[Free],
    alone: list[Free],
    made: list[list[Free]],
    least: int,
    fits: Callable[[Sequence[Free], Free], bool],
) -> list[Free]:
    """A group with the first who waits, if people are there who fit; who is left after that."""
    group = [left[0]]
    near = sorted(left[1:], key=lambda one: (abs(one.points - group[0].points), one.since))
    for one in near:
        if len(group) >= least:
            break
        if all(may_meet(one, other) for other in group) and fits(group, one):
            group.append(one)
    if len(group) < least:
        alone.append(left[0])
        return left[1:]
    made.append(group)
    chosen = {one.guest for one in group}
    return [one for one in left if one.guest not in chosen]


def may_meet(one: Free, other: Free) -> bool:
    return one.guest not in other.mutes and other.guest not in one.mutes


def seating(people: Sequence[str], sat: Mapping[tuple[str, int], int]) -> list[str]:
    """Who sits where: everybody where they have sat least, by lot where that is the same."""
    orders = list(permutations(people))
    random.SystemRandom().shuffle(orders)
    return list(min(orders, key=lambda order: sum(sat.get((w, n), 0) for n, w in enumerate(order))))


def sat_before(games: Sequence[Played]) -> dict[tuple[str, int], int]:
    """How often each person had each seat."""
    found: dict[tuple[str, int], int] = defaultdict(int)
    for game in games:
        for seat, who in enumerate(game.people):
            found[who, seat] += 1
    return found
