"""A rough opinion of a position, for bots that look one step ahead."""

from __future__ import annotations

from triumvir.games.circus_maximus.phases.accounts import outcome, points
from triumvir.games.circus_maximus.position import OVER, Position


def evaluate(position: Position, seat: int) -> float:
    if position.phase == OVER:
        ended = outcome(position)
        assert ended is not None
        return 2.0 * ended.share(seat) - 1.0
    coins = points(position)
    best = max([coins[other] for other in range(position.n) if other != seat])
    lead = float(coins[seat] - best)
    return lead / (10.0 + abs(lead))
