"""A learned opinion: the hand-made one, and what a net has learned to add to it.

No net comes with this game: those that were learned so far play no better than the hand-made
opinion (docs/bots.md). `lab.learn` uses this to go on trying.
"""

from __future__ import annotations

from triumvir.core.net import Net, room_for_features
from triumvir.games.circus_maximus.advice import ended, estimates, standing
from triumvir.games.circus_maximus.features import coins_now, look
from triumvir.games.circus_maximus.fields import (
    OVER,
    PHASE,
    SEAT_COUNT,
    get,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves, i64


def evaluate_learned(position: Position, seat: int, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    row = position.row
    if get(row, PHASE) == OVER:
        return ended(position, seat)
    return judge(position, seat, net, estimates(position), coins_now(position), room_for_features())


def evaluate_all_learned(position: Position, net: Net) -> list[float]:
    """The same for all seats at once."""
    row = position.row
    if get(row, PHASE) == OVER:
        return [ended(position, seat) for seat in range(get(row, SEAT_COUNT))]
    expected = estimates(position)
    coins = coins_now(position)
    active = room_for_features()
    return [
        judge(position, seat, net, expected, coins, active) for seat in range(get(row, SEAT_COUNT))
    ]


def judge(
    position: Position,
    seat: int,
    net: Net,
    expected: list[int],
    coins: list[int],
    active: Moves,
) -> float:
    look(position, seat, expected, coins, active)
    return net.value(active, standing(expected, seat))


def look_alone(position: Position, seat: int, active: Moves) -> i64:
    """The features of a position, for whoever learns."""
    return look(position, seat, estimates(position), coins_now(position), active)
