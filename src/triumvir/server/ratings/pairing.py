"""Matchmaking: one wave of pairings in a pool.

Whoever has waited longest chooses first, the nearest in strength of those who may be met; with each
wave that somebody has waited, farther ones may be. Nobody meets somebody whom either has muted, nor
in a rated game somebody at the same address. If the strongest and the weakest of a crowd are left
over, those between them move on by one: else the two would wait until they may meet each other.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

# Points between two who may meet, by the number of waves that one has waited; then everybody.
RANGES: Final = (150.0, 400.0, 800.0)
LOOKS: Final = 64  # people at whom one looks in a wave


class Waiting(NamedTuple):
    guest: str
    points: float  # as ratings are shown
    deviation: float
    waves: int  # for which somebody has waited in vain
    origin: str = ""
    mutes: frozenset[str] = frozenset()


def reach(one: Waiting) -> float:
    """How far from one's own strength: farther where that is not known well."""
    if one.waves >= len(RANGES):
        return math.inf
    return RANGES[one.waves] + one.deviation


def may_meet(one: Waiting, other: Waiting, rated: bool) -> bool:
    if one.guest in other.mutes or other.guest in one.mutes:
        return False
    if rated and one.origin and one.origin == other.origin:
        return False
    return abs(one.points - other.points) <= max(reach(one), reach(other))


def groups(waiting: Collection[Waiting], least: int, most: int, rated: bool) -> list[list[str]]:
    """Groups of `least` to `most` people who play together."""
    line = sorted(waiting, key=lambda one: (one.points, one.guest))
    eager = sorted(range(len(line)), key=lambda at: (-line[at].waves, at))
    free = [True] * len(line)
    after = [*range(1, len(line) + 1)]  # the next who may be free, going up
    before = [*range(-1, len(line) - 1)]  # and going down
    found: list[list[int]] = []
    for at in eager:
        if not free[at]:
            continue
        group = [at]
        free[at] = False
        while (
            len(group) < least and (near := nearest(line, free, after, before, group, rated)) >= 0
        ):
            group.append(near)
            free[near] = False
        if len(group) < least:
            for one in group:
                free[one] = True
        else:
            found.append(group)
    fill(line, free, found, most, rated)
    if least == 2:
        rescue(line, free, found, rated)
    return [[line[at].guest for at in group] for group in found]


def nearest(
    line: Sequence[Waiting],
    free: list[bool],
    after: list[int],
    before: list[int],
    group: list[int],
    rated: bool,
) -> int:
    """The nearest in strength to the first of a group whom all of them may meet; -1 for nobody."""
    first = line[group[0]]
    up, down = skip(after, free, group[0], len(line)), skip(before, free, group[0], -1)
    for _ in range(LOOKS):
        if up >= len(line) and down < 0:
            break
        rise = line[up].points - first.points if up < len(line) else math.inf
        fall = first.points - line[down].points if down >= 0 else math.inf
        at = up if rise <= fall else down
        if all(may_meet(line[one], line[at], rated) for one in group):
            return at
        if rise <= fall:
            up = skip(after, free, up, len(line))
        else:
            down = skip(before, free, down, -1)
    return -1


def skip(beside: list[int], free: list[bool], at: int, end: int) -> int:
    """The next one in a direction who is free. Those who are not are passed once for all."""
    there = beside[at]
    passed = []
    while there != end and not free[there]:
        passed.append(there)
        there = beside[there]
    for one in passed:
        beside[one] = there
    return there


def fill(
    line: Sequence[Waiting], free: list[bool], found: list[list[int]], most: int, rated: bool
) -> None:
    """Those who are left over sit down where there is room."""
    for at in range(len(line)):
        if not free[at]:
            continue
        for group in found:
            if len(group) < most and all(may_meet(line[one], line[at], rated) for one in group):
                group.append(at)
                free[at] = False
                break


def rescue(line: Sequence[Waiting], free: list[bool], found: list[list[int]], rated: bool) -> None:
    """Two who are left over while pairs between them were found: all of those are paired anew, each
    with the next in strength. The two may look as far as in the next wave, when the others would
    have gone."""
    left = [at for at in range(len(line)) if free[at]]
    for low, high in zip(left[::2], left[1::2], strict=False):
        inner = [group for group in found if low < min(group) and max(group) < high]
        if not inner or any(len(group) > 2 for group in inner):
            continue
        chain = sorted([low, high, *[at for group in inner for at in group]])
        people = [
            line[at]._replace(waves=line[at].waves + 1) if free[at] else line[at] for at in chain
        ]
        pairs = list(zip(people[::2], people[1::2], strict=True))
        if not all(may_meet(one, other, rated) for one, other in pairs):
            continue
        gone = {group[0] for group in inner}
        found[:] = [group for group in found if group[0] not in gone]
        found += [list(pair) for pair in zip(chain[::2], chain[1::2], strict=True)]
        free[low] = free[high] = False
