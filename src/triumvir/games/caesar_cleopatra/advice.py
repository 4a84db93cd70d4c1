"""A rough opinion of a position, for bots. It is used at every step, so it must be fast."""

from __future__ import annotations

from typing import Final

from triumvir.games.caesar_cleopatra.cards import (
    COPIES,
    FIRST_ACTION,
    KINDS,
    PATRICIANS,
    PHILOSOPHER,
)
from triumvir.games.caesar_cleopatra.fields import (
    BONUS,
    OVER,
    PHASE,
    SEAT,
    SWAPPING,
    TO_DRAW,
    down,
    get,
    gone,
    held,
    held_n,
    left,
    patricians,
    up,
    won,
)
from triumvir.games.caesar_cleopatra.phases.ending import group_points, scores
from triumvir.native import Row, i64, vec

ACTION_CARDS: Final[i64] = sum(COPIES[FIRST_ACTION:])
SIZES: Final = vec[i64](PATRICIANS)
# The way to a majority, in points, for itself and for each bonus that hangs on it
MAJORITY: Final = 0.4
BONUS_WORTH: Final = 1.2


def evaluate(row: Row, seat: i64) -> float:
    """Points now, what the next votes promise, and cards still to come: from -1 to 1."""
    other = 1 - seat
    if get(row, PHASE) == OVER:
        ended = scores(row)
        if ended[seat] == ended[other]:
            return 0.0
        return 1.0 if ended[seat] > ended[other] else -1.0
    own_bonus = get(row, BONUS + seat)
    other_bonus = get(row, BONUS + other)
    lead = 0.0
    for group in range(i64(5)):
        size = SIZES[group]
        own = won(row, seat, group)
        others = won(row, other, group)
        points = group_points(own, size, own_bonus == group)
        points -= group_points(others, size, other_bonus == group)
        lead += float(points)
        if patricians(row, group) > 0:
            # A small group is won with fewer votes, a bonus makes one worth more.
            worth = 1.0 + 1.0 / float(size)
            majority = MAJORITY
            if own_bonus == group:
                worth += 0.3
                majority += BONUS_WORTH
            if other_bonus == group:
                worth += 0.3
                majority += BONUS_WORTH
            lead += promise(row, seat * 5 + group, other * 5 + group) * worth
            need = size // 2 + 1
            if own < need and others < need:
                lead += majority * float(own - others) / float(need)
    lead += 0.03 * float(actions(row, seat) - actions(row, other))
    lead += hand(row, seat) - hand(row, other)
    return lead / (8.0 + abs(lead))


def promise(row: Row, own: i64, other: i64) -> float:
    """How a vote between two lanes would go: from -1 to 1, with the margin."""
    ahead: i64 = 0
    for kind in range(i64(PHILOSOPHER)):
        mine = up(row, own, kind) + down(row, own, kind)
        theirs = up(row, other, kind) + down(row, other, kind)
        ahead += (kind + 1) * (mine - theirs)
    if ahead == 0:
        return 0.0
    philosophers = up(row, own, PHILOSOPHER) + down(row, own, PHILOSOPHER)
    if philosophers != up(row, other, PHILOSOPHER) + down(row, other, PHILOSOPHER):
        ahead = -ahead
    margin = float(ahead)
    if ahead > 0:
        return 0.55 + 0.45 * margin / (2.0 + margin)
    return 0.45 * margin / (2.0 - margin) - 0.55


def hand(row: Row, seat: i64) -> float:
    """A hand needs influence to place, one or two actions, and rather high cards than low ones."""
    worth: i64 = 0
    for kind in range(i64(FIRST_ACTION)):
        worth += (kind - 2) * held(row, seat, kind)
    value = 0.02 * float(worth)
    influence = held_n(row, seat, 0)
    value += 0.3 * float(min(influence, 2)) + 0.05 * float(influence)
    value += 0.12 * float(min(held_n(row, seat, 1), 2))
    if get(row, PHASE) == SWAPPING and get(row, SEAT) == seat:
        value += 0.1 * float(min(get(row, TO_DRAW), influence + left(row, seat, 0)))
    return value


def actions(row: Row, seat: i64) -> i64:
    """Action cards not yet used."""
    count: i64 = ACTION_CARDS
    for kind in range(i64(FIRST_ACTION), i64(KINDS)):
        count -= gone(row, seat, kind)
    return count
