"""A rough opinion of a position, for bots. They ask for it at every step, so it is kept quick."""

from __future__ import annotations

from typing import Final

from triumvir.core.row import NONE
from triumvir.games.caesar.board import ACROSS, AROUND, CONTROL_SPACES
from triumvir.games.caesar.fields import (
    BONUS,
    CONTROL,
    FALLEN,
    GAPS,
    LAY,
    LINE,
    OVER,
    PHASE,
    SIDE,
    TOKEN,
    WINNER,
    control,
    count,
    gaps,
    get,
    hand,
    is_crassus,
    left,
    senates,
    side_of,
    sums,
    supply_size,
)
from triumvir.games.caesar.pieces import FITS, HIGH
from triumvir.native import Row, i64, vec

# The neighbours of each province as a set, bit p for province p.
NEIGHBOURS: Final = vec[i64]([sum([1 << other for other in set(across)]) for across in ACROSS])

# What a bonus is worth in markers to whoever takes it: Senate, Tactics, Wealth, Might, Poison,
# Centurion. Weights found by trying: bots that use them beat bots that use the ones before.
BONUS_WORTH: Final = [0.9, 0.9, 0.5, 0.5, 0.5, 0.6]
TOKEN_WORTH: Final = 0.25
SENATE_WORTH: Final = 0.35
# How much of what it can win the side on turn gets: one province now, others perhaps later.
TO_CLOSE: Final = 0.8
TO_CLOSE_LATER: Final = 0.2
NO_VALUES: Final = [-1, -1, -1]


def evaluate(row: Row, seat: i64) -> float:
    """Markers put down, what open provinces promise, tokens and Senates: from -1 to 1."""
    side = side_of(row, seat)
    other = 1 - side
    if row[PHASE] == OVER:
        return 1.0 if get(row, WINNER) == side else -1.0
    lead = float(left(row, other) - left(row, side))
    lead += promises(row, side)
    lead += SENATE_WORTH * float(senates(row, side) - senates(row, other))
    lead += TOKEN_WORTH * float(supply_size(row, side) - supply_size(row, other))
    # Near the end a marker weighs more.
    return lead / (4.0 + 0.5 * float(min(left(row, side), left(row, other))) + abs(lead))


def promises(row: Row, side: i64) -> float:
    """The markers that open provinces promise the side, less those they promise the other."""
    # Sets of provinces: those of each side where a shared border still brings a marker, and open.
    own: i64 = 0
    others: i64 = 0
    still_open: i64 = 0
    bit: i64 = 1
    for province in range(18):
        if row[CONTROL + province] == NONE:
            if row[GAPS + province] != 0:
                still_open |= bit
        elif row[FALLEN + province] == 0:
            if control(row, province) == side:
                own |= bit
            else:
                others |= bit
        bit <<= 1
    mover = get(row, SIDE) if row[PHASE] == LAY else -1
    best = best_values(row, mover) if mover >= 0 else NO_VALUES
    total = 0.0
    most = 0.0
    swings = 0.0
    for province in range(18):
        if row[GAPS + province] != 0:
            around = NEIGHBOURS[province]
            worth = float(CONTROL_SPACES[province]) + 0.25 * float(count(around & still_open))
            own_worth = worth + float(count(around & own))
            other_worth = worth + float(count(around & others))
            chance = chance_of(row, side, province)
            if mover >= 0 and row[GAPS + province] == 1:
                value: i64 = best[last_border(row, province) // 10]
                if value >= 0:
                    swing = BONUS_WORTH[get(row, BONUS + province)]
                    if sums(row, province, mover) + value > sums(row, province, 1 - mover):
                        change = 1.0 - chance if mover == side else chance
                        swing += change * (own_worth + other_worth)
                    swings += swing
                    most = max(most, swing)
            total += chance * own_worth - (1.0 - chance) * other_worth
    gain = TO_CLOSE * most + TO_CLOSE_LATER * (swings - most)
    return total + gain if mover == side else total - gain


def chance_of(row: Row, side: i64, province: i64) -> float:
    """How likely the side wins an open province, as far as its sums tell."""
    lead = float(sums(row, province, side) - sums(row, province, 1 - side))
    ahead = lead / (1.0 + 1.7 * float(gaps(row, province)))
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))


def best_values(row: Row, side: i64) -> list[int]:
    """The highest number that a side can lay at a border of each symbol; -1 for none."""
    tokens = tokens_of(row, side)
    best = [-1, -1, -1]
    number: i64 = 0
    while tokens != 0:
        if tokens & 1 != 0:
            high = HIGH[number]
            fits = FITS[number]
            for symbol in range(3):
                if fits >> symbol & 1 != 0 and high > best[symbol]:
                    best[symbol] = high
        tokens >>= 1
        number += 1
    return best


def tokens_of(row: Row, side: i64) -> i64:
    """A supply as a set; Crassus's row is his supply."""
    tokens = hand(row, side)
    if is_crassus(row, side):
        bit: i64 = 1
        for place in range(LINE + 1, LINE + 1 + get(row, LINE)):
            tokens |= bit << get(row, place)
    return tokens


def last_border(row: Row, province: i64) -> i64:
    for border in AROUND[province]:
        if row[TOKEN + border] == NONE:
            return border
    return 0
