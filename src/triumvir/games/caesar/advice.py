"""A rough opinion of a position, for bots that look one step ahead."""

from __future__ import annotations

from triumvir.games.caesar.position import OVER, Position


def evaluate(position: Position, seat: int) -> float:
    side = position.side_of(seat)
    if position.phase == OVER:
        return 1.0 if position.winner == side else -1.0
    lead = float(position.left[1 - side] - position.left[side])
    return lead / (8.0 + abs(lead))
