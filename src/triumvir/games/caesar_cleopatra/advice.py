"""A rough opinion of a position, for bots. They ask for it at every step, so it is kept quick."""

from __future__ import annotations

from typing import Final

from triumvir.games.caesar_cleopatra.cards import (
    COPIES,
    FIRST_ACTION,
    KINDS,
    PATRICIANS,
    PHILOSOPHER,
)
from triumvir.games.caesar_cleopatra.phases.ending import group_points, outcome
from triumvir.games.caesar_cleopatra.position import OVER, SWAPPING, Position
from triumvir.native import i64

ACTION_CARDS: Final = sum(COPIES[FIRST_ACTION:])
# The way to a majority, in points, for itself and for each bonus that hangs on it
MAJORITY: Final = 0.4
BONUS: Final = 1.2


def evaluate(position: Position, seat: int) -> float:
    """Points now, what the next votes promise, and cards still to come: from -1 to 1."""
    if position.phase == OVER:
        ended = outcome(position)
        assert ended is not None
        return 2.0 * ended.share(seat) - 1.0
    other = 1 - seat
    lead = 0.0
    for group in range(5):
        size = PATRICIANS[group]
        own = position.won[seat * 5 + group]
        others = position.won[other * 5 + group]
        own_bonus = position.bonus[seat] == group
        other_bonus = position.bonus[other] == group
        points = group_points(own, size, own_bonus) - group_points(others, size, other_bonus)
        lead += float(points)
        if position.patricians[group] > 0:
            # A small group is won with fewer votes, a bonus makes one worth more.
            worth = 1.0 + 1.0 / size
            majority = MAJORITY
            if own_bonus:
                worth += 0.3
                majority += BONUS
            if other_bonus:
                worth += 0.3
                majority += BONUS
            lead += promise(position, seat, group) * worth
            need = size // 2 + 1
            if own < need and others < need:
                lead += majority * float(own - others) / need
    lead += 0.03 * (actions(position, seat) - actions(position, other))
    lead += hand(position, seat) - hand(position, other)
    return lead / (8.0 + abs(lead))


def promise(position: Position, seat: int, group: int) -> float:
    """How a vote at the group would go: from -1 to 1, with the margin."""
    table = position.table
    own: i64 = (seat * 5 + group) * 12
    other: i64 = (5 - seat * 5 + group) * 12
    ahead: i64 = 0
    kind: i64 = 0
    while kind < PHILOSOPHER:
        held: i64 = table[own + kind] + table[own + 6 + kind]
        faced: i64 = table[other + kind] + table[other + 6 + kind]
        kind += 1
        ahead += kind * (held - faced)
    if ahead == 0:
        return 0.0
    if table[own + 5] + table[own + 11] != table[other + 5] + table[other + 11]:
        ahead = -ahead
    margin = float(ahead)
    if ahead > 0:
        return 0.55 + 0.45 * margin / (2.0 + margin)
    return 0.45 * margin / (2.0 - margin) - 0.55


def hand(position: Position, seat: int) -> float:
    """A hand needs influence to place, one or two actions, and rather high cards than low ones."""
    cards = position.hand
    at: i64 = seat * KINDS
    worth: i64 = 0
    kind: i64 = 0
    while kind < FIRST_ACTION:
        held: i64 = cards[at + kind]
        worth += (kind - 2) * held
        kind += 1
    value = 0.02 * float(worth)
    influence = position.hand_n[seat * 2]
    value += 0.3 * min(influence, 2) + 0.05 * influence
    value += 0.12 * min(position.hand_n[seat * 2 + 1], 2)
    if position.phase == SWAPPING and position.seat == seat:
        value += 0.1 * min(position.to_draw, position.influence(seat))
    return value


def actions(position: Position, seat: int) -> int:
    """Action cards not yet used."""
    left = ACTION_CARDS
    for kind in range(seat * KINDS + FIRST_ACTION, seat * KINDS + KINDS):
        left -= position.gone[kind]
    return left
