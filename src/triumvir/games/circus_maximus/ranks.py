"""Values that fall to ranks, in parts of a coin: what the opinion of a position is reckoned in."""

from __future__ import annotations

from typing import Final

from triumvir.games.circus_maximus.cards import LEVELS, VISITOR_KINDS
from triumvir.games.circus_maximus.fields import GUEST, GUEST_N, GUESTS, get
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves, i64, vec

ONE: Final = 1024
BITS: Final = 10


def parts(*numbers: float) -> tuple[int, ...]:
    return tuple([round(number * ONE) for number in numbers])


def share_above(mask: int, level: int) -> int:
    """The part of a hand of merchants that is above a level."""
    total = mask.bit_count()
    return (mask >> level).bit_count() * ONE // total if total > 0 else 0


# [hand * 16 + level]
ABOVE: Final = vec[i64](
    [share_above(mask, level) for mask in range(1 << LEVELS) for level in range(16)]
)

# Values from high to low lie in a stretch of a buffer: how many there are, then the values, zeros
# behind them. For each venue there is one, and the first serves whatever else has ranks.
STRETCH: Final = 64
NO_VALUES: Final[Moves] = vec[i64]([0] * (3 * STRETCH))


def no_values() -> Moves:
    return NO_VALUES[:]


def few_values() -> Moves:
    """The first stretch alone."""
    return NO_VALUES[:STRETCH]


def put(values: Moves, first: i64, value: i64) -> None:
    """Add a value to the stretch that begins here."""
    size = values[first] + 1
    values[first] = size
    at = first + size
    while at > first + 1 and values[at - 1] < value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value


def at_rank(values: Moves, first: i64, rank: i64) -> i64:
    """The value that falls to a rank, between two ranks in proportion."""
    low = rank >> BITS
    if low >= values[first]:
        return 0
    at = first + 1 + low
    value = values[at]
    part = rank & (ONE - 1)
    if part == 0:
        return value
    return value + (part * (values[at + 1] - value) >> BITS)


def add_guests(position: Position, venue: i64, values: Moves, first: i64) -> None:
    """What the visitors at a venue bring, most first."""
    row = position.row
    if get(row, GUEST_N + venue) == 0:
        return
    shown = position.sheet.visitors
    at = GUEST + venue * GUESTS
    for kind in range(i64(VISITOR_KINDS)):
        for coins in range(i64(3)):
            count = get(row, at)
            if count > 0:
                price: i64 = shown[kind]
                for _n in range(count):
                    put(values, first, (price + coins) << BITS)
            at += 1
