"""A rough opinion of a position, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from triumvir.games.caesar.board import ACROSS, AROUND, CONTROL_SPACES
from triumvir.games.caesar.pieces import COUNT, FITS, HIGH
from triumvir.games.caesar.position import LAY, OVER, Position

# What a bonus is worth in markers to whoever takes it: Senate, Tactics, Wealth, Might, Poison,
# Centurion. Weights found by trying: bots that use them beat bots that use the ones before.
BONUS_WORTH: Final = [0.9, 0.9, 0.5, 0.5, 0.5, 0.6]
TOKEN_WORTH: Final = 0.25
SENATE_WORTH: Final = 0.35
TO_CLOSE: Final = 0.8  # how sure it is that the side on turn closes what it can win


def evaluate(position: Position, seat: int) -> float:
    """Markers put down, what open provinces promise, tokens and Senates: from -1 to 1."""
    side = position.side_of(seat)
    if position.phase == OVER:
        return 1.0 if position.winner == side else -1.0
    lead = float(position.left[1 - side] - position.left[side])
    mover = position.side if position.phase == LAY else -1
    best = [0, 0, 0]
    if mover >= 0:
        best = best_values(position, mover)
    for province in range(18):
        if position.gaps[province] > 0:
            lead += promise(position, side, province, mover, best)
    lead += SENATE_WORTH * (position.senate[side] - position.senate[1 - side])
    lead += TOKEN_WORTH * (position.supply_size(side) - position.supply_size(1 - side))
    # Near the end a marker weighs more.
    return lead / (4.0 + 0.5 * min(position.left[0], position.left[1]) + abs(lead))


def best_values(position: Position, side: int) -> list[int]:
    """The highest number that a side can lay at a border of each symbol; -1 for none."""
    best = [-1, -1, -1]
    hand = position.hand(side)
    for token in range(COUNT):
        if hand >> token & 1 != 0 or (position.is_crassus(side) and token in position.row):
            for symbol in range(3):
                if FITS[token] >> symbol & 1 != 0 and HIGH[token] > best[symbol]:
                    best[symbol] = HIGH[token]
    return best


def promise(position: Position, side: int, province: int, mover: int, best: list[int]) -> float:
    """The markers that an open province promises the side, less those it promises the other."""
    own = position.sums[province * 2 + side]
    others = position.sums[province * 2 + 1 - side]
    gaps = position.gaps[province]
    ahead = (own - others) / (1.0 + 1.7 * gaps)
    chance = 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
    bonus = 0.0
    if gaps == 1 and mover >= 0:
        value = best[last_border(position, province) // 10]
        if value >= 0:
            gain = BONUS_WORTH[position.bonus[province]]
            if mover == side:
                bonus = gain * TO_CLOSE
                if own + value > others:
                    chance += (1.0 - chance) * TO_CLOSE
            else:
                bonus = -gain * TO_CLOSE
                if others + value > own:
                    chance -= chance * TO_CLOSE
    worth = chance * worth_of(position, side, province)
    return worth - (1.0 - chance) * worth_of(position, 1 - side, province) + bonus


def last_border(position: Position, province: int) -> int:
    for border in AROUND[province]:
        if position.free >> border & 1 != 0:
            return border
    return 0


def worth_of(position: Position, side: int, province: int) -> float:
    """Its own markers and those on borders to what the side has already."""
    worth = float(CONTROL_SPACES[province])
    for other in ACROSS[province]:
        control = position.control[other]
        if control == side:
            if position.fallen[other] == 0:
                worth += 1.0
        elif control < 0 and position.gaps[other] > 0:
            worth += 0.25
    return worth
