"""The opinion of `advice.py` in its terms, by name: what the coach says. In points."""

from __future__ import annotations

from typing import Final

from triumvir.core.opinion import Opinion
from triumvir.games.caesar_cleopatra.advice import (
    BONUS_WORTH,
    MAJORITY,
    SIZES,
    actions,
    hand,
    promise,
)
from triumvir.games.caesar_cleopatra.cards import GROUPS
from triumvir.games.caesar_cleopatra.fields import BONUS, OVER, PHASE, get, patricians, won
from triumvir.games.caesar_cleopatra.phases.ending import group_points, scores
from triumvir.native import Row

# The game itself outweighs everything that is said on the way.
WON: Final = 40.0


def opinions(row: Row, seat: int) -> list[Opinion]:
    """The terms whose sum `evaluate` looks at."""
    other = 1 - seat
    if get(row, PHASE) == OVER:
        ended = scores(row)
        if ended[seat] == ended[other]:
            return [Opinion("won", "", 0.0)]
        return [Opinion("won", "", WON if ended[seat] > ended[other] else -WON)]
    found: list[Opinion] = []
    bonuses = (get(row, BONUS + seat), get(row, BONUS + other))
    for group, size in enumerate(SIZES):
        name = GROUPS[group]
        own, others = won(row, seat, group), won(row, other, group)
        points = group_points(own, size, bonuses[0] == group)
        points -= group_points(others, size, bonuses[1] == group)
        found.append(Opinion("points", name, float(points)))
        if patricians(row, group) > 0:
            wanted = float((bonuses[0] == group) + (bonuses[1] == group))
            worth = 1.0 + 1.0 / float(size) + 0.3 * wanted
            ahead = promise(row, seat * 5 + group, other * 5 + group) * worth
            found.append(Opinion("vote", name, ahead))
            need = size // 2 + 1
            if own < need and others < need:
                majority = MAJORITY + BONUS_WORTH * wanted
                value = majority * float(own - others) / float(need)
                found.append(Opinion("majority", name, value))
    unused = 0.03 * float(actions(row, seat) - actions(row, other))
    found.append(Opinion("actions", "", unused))
    found.append(Opinion("hand", "", hand(row, seat) - hand(row, other)))
    return found
