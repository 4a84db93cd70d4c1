"""Values that fall to ranks, in parts of a coin: what the opinion of a position is reckoned in."""

from __future__ import annotations

from typing import Final

from triumvir.games.circus_maximus.cards import (
    LEVELS,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    GUEST,
    GUEST_N,
    GUESTS,
    get,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import i64

ONE: Final = 1024
BITS: Final = 10


def parts(*numbers: float) -> tuple[int, ...]:
    return tuple([round(number * ONE) for number in numbers])


def share_above(mask: int, level: int) -> int:
    """The part of a hand of merchants that is above a level."""
    total = mask.bit_count()
    return (mask >> level).bit_count() * ONE // total if total > 0 else 0


# [hand * 16 + level]
ABOVE: Final[list[int]] = [
    share_above(mask, level) for mask in range(1 << LEVELS) for level in range(16)
]


def put(values: list[int], value: i64) -> None:
    """Add a value to a list that runs from high to low."""
    values.append(value)
    at: i64 = len(values) - 1
    while at > 0:
        before: i64 = values[at - 1]
        if before >= value:
            break
        values[at] = before
        at -= 1
    values[at] = value


def at_rank(values: list[int], rank: i64) -> i64:
    """The value that falls to a rank, between two ranks in proportion."""
    low = rank >> BITS
    size: i64 = len(values)
    if low >= size:
        return 0
    value: i64 = values[low]
    part = rank & (ONE - 1)
    if part == 0:
        return value
    after: i64 = 0
    if low + 1 < size:
        after = values[low + 1]
    return value + (part * (after - value) >> BITS)


def guest_values(position: Position, venue: i64) -> list[int]:
    """What the visitors at a venue bring, most first."""
    row = position.row
    values: list[int] = []
    if get(row, GUEST_N + venue) == 0:
        return values
    first = venue * GUESTS
    for kind in range(i64(VISITOR_KINDS)):
        for coins in range(i64(3)):
            count: i64 = get(row, GUEST + first + kind * 3 + coins)
            if count > 0:
                shown: i64 = position.sheet.visitors[kind]
                for _ in range(count):
                    put(values, (shown + coins) << BITS)
    return values
