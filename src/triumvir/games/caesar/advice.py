"""A rough opinion of a position, for bots. They ask for it at every step, so it is kept quick."""

from __future__ import annotations

from typing import Final

from triumvir.games.caesar.board import ACROSS, AROUND, CONTROL_SPACES
from triumvir.games.caesar.pieces import FITS, HIGH
from triumvir.games.caesar.position import LAY, OVER, Position, count
from triumvir.native import i64

# The neighbours of each province as a set, bit p for province p.
NEIGHBOURS: Final = [sum([1 << other for other in set(across)]) for across in ACROSS]

# What a bonus is worth in markers to whoever takes it: Senate, Tactics, Wealth, Might, Poison,
# Centurion. Weights found by trying: bots that use them beat bots that use the ones before.
BONUS_WORTH: Final = [0.9, 0.9, 0.5, 0.5, 0.5, 0.6]
TOKEN_WORTH: Final = 0.25
SENATE_WORTH: Final = 0.35
# How much of what it can win the side on turn gets: one province now, others perhaps later.
TO_CLOSE: Final = 0.8
TO_CLOSE_LATER: Final = 0.2
NO_VALUES: Final = [-1, -1, -1]


def evaluate(position: Position, seat: int) -> float:
    """Markers put down, what open provinces promise, tokens and Senates: from -1 to 1."""
    side = position.side_of(seat)
    if position.phase == OVER:
        return 1.0 if position.winner == side else -1.0
    lead = float(position.left[1 - side] - position.left[side])
    lead += promises(position, side)
    lead += SENATE_WORTH * (position.senate[side] - position.senate[1 - side])
    lead += TOKEN_WORTH * (position.supply_size(side) - position.supply_size(1 - side))
    # Near the end a marker weighs more.
    return lead / (4.0 + 0.5 * min(position.left[0], position.left[1]) + abs(lead))


def promises(position: Position, side: int) -> float:
    """The markers that open provinces promise the side, less those they promise the other."""
    gaps = position.gaps
    control = position.control
    fallen = position.fallen
    # Sets of provinces: those of each side where a shared border still brings a marker, and open.
    own: i64 = 0
    others: i64 = 0
    still_open: i64 = 0
    bit: i64 = 1
    for province in range(18):
        if control[province] < 0:
            if gaps[province] > 0:
                still_open |= bit
        elif fallen[province] == 0:
            if control[province] == side:
                own |= bit
            else:
                others |= bit
        bit <<= 1
    mover = position.side if position.phase == LAY else -1
    best = best_values(position, mover) if mover >= 0 else NO_VALUES
    total = 0.0
    most = 0.0
    swings = 0.0
    for province in range(18):
        if gaps[province] > 0:
            around: i64 = NEIGHBOURS[province]
            worth = CONTROL_SPACES[province] + 0.25 * float(count(around & still_open))
            own_worth = worth + float(count(around & own))
            other_worth = worth + float(count(around & others))
            chance = chance_of(position, side, province)
            if mover >= 0 and gaps[province] == 1:
                value = best[last_border(position, province) // 10]
                if value >= 0:
                    swing = BONUS_WORTH[position.bonus[province]]
                    ahead = position.sums[province * 2 + mover] + value
                    if ahead > position.sums[province * 2 + 1 - mover]:
                        change = 1.0 - chance if mover == side else chance
                        swing += change * (own_worth + other_worth)
                    swings += swing
                    most = max(most, swing)
            total += chance * own_worth - (1.0 - chance) * other_worth
    gain = TO_CLOSE * most + TO_CLOSE_LATER * (swings - most)
    return total + gain if mover == side else total - gain


def chance_of(position: Position, side: int, province: int) -> float:
    """How likely the side wins an open province, as far as its sums tell."""
    lead = position.sums[province * 2 + side] - position.sums[province * 2 + 1 - side]
    ahead = lead / (1.0 + 1.7 * position.gaps[province])
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))


def best_values(position: Position, side: int) -> list[int]:
    """The highest number that a side can lay at a border of each symbol; -1 for none."""
    tokens = position.hand(side)
    bit: i64 = 1
    if position.is_crassus(side):
        for token in position.row:
            tokens |= bit << token
    best = [-1, -1, -1]
    number = 0
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


def last_border(position: Position, province: int) -> int:
    for border in AROUND[province]:
        if position.free >> border & 1 != 0:
            return border
    return 0
