"""A rough opinion of a position, for bots that look one step ahead."""

from __future__ import annotations

from triumvir.games.caesar_cleopatra.cards import COPIES, FIRST_ACTION, KINDS, PATRICIANS
from triumvir.games.caesar_cleopatra.phases.ending import outcome, points
from triumvir.games.caesar_cleopatra.position import OVER, SWAPPING, Position


def evaluate(position: Position, seat: int) -> float:
    """Points now, what the next votes promise, and cards still to come: from -1 to 1."""
    if position.phase == OVER:
        ended = outcome(position)
        assert ended is not None
        return 2.0 * ended.share(seat) - 1.0
    scored = points(position)
    lead = float(scored[seat] - scored[1 - seat])
    for group in range(5):
        left = position.patricians[group]
        if left > 0:
            promise = chance(position, seat, group)
            # A small group is won with fewer votes, a bonus makes one worth more.
            worth = 1.0 + 1.0 / PATRICIANS[group]
            if position.bonus[seat] == group or position.bonus[1 - seat] == group:
                worth += 0.3
            lead += promise * worth
    lead += 0.03 * (actions(position, seat) - actions(position, 1 - seat))
    lead += hand(position, seat) - hand(position, 1 - seat)
    return lead / (8.0 + abs(lead))


def chance(position: Position, seat: int, group: int) -> float:
    """How a vote at the group would go: from -1 to 1, with the margin."""
    own = strength(position, seat * 5 + group)
    other = strength(position, 5 - seat * 5 + group)
    if own == other:
        return 0.0
    philosophers = position.table[(seat * 5 + group) * 12 + 5]
    philosophers += position.table[(seat * 5 + group) * 12 + 11]
    philosophers -= position.table[(5 - seat * 5 + group) * 12 + 5]
    philosophers -= position.table[(5 - seat * 5 + group) * 12 + 11]
    margin = float(own - other)
    if philosophers != 0:
        margin = -margin
    return 0.45 * margin / (2.0 + abs(margin)) + (0.55 if margin > 0 else -0.55)


def strength(position: Position, lane: int) -> int:
    first = lane * 12
    table = position.table
    return sum([(k + 1) * (table[first + k] + table[first + 6 + k]) for k in range(5)])


def hand(position: Position, seat: int) -> float:
    """A hand needs influence to place, one or two actions, and rather high cards than low ones."""
    cards = position.hand
    first = seat * KINDS
    value = 0.02 * sum([(kind - 2) * cards[first + kind] for kind in range(6)])
    value += 0.3 * min(position.hand_n[seat * 2], 2) + 0.05 * position.hand_n[seat * 2]
    value += 0.12 * min(position.hand_n[seat * 2 + 1], 2)
    if position.phase == SWAPPING and position.seat == seat:
        value += 0.1 * min(position.to_draw, position.influence(seat))
    return value


def actions(position: Position, seat: int) -> int:
    """Action cards not yet used."""
    gone = position.gone[seat * KINDS + FIRST_ACTION : seat * KINDS + KINDS]
    return sum(COPIES[FIRST_ACTION:]) - sum(gone)
