"""The learned opinion: by hand the coins that each seat may expect, and what a net adds to them.

The net is told of one seat at a time. Who is ahead is then reckoned from the coins of all, as by
hand, so that what all may expect alike cancels out.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import Net
from triumvir.games.circus_maximus.advice import ended, estimates, standing
from triumvir.games.circus_maximus.features import ROOM, coins_now, look
from triumvir.games.circus_maximus.fields import OVER, PHASE, SEAT_COUNT, get
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves, i64

NET: Final = Net(files("triumvir.games.circus_maximus").joinpath("net.bin").read_bytes())
# A score of 1 is 8 coins: with so many bits less it is in the parts of `advice`.
SCORE_BITS: Final = 4


def evaluate_learned(position: Position, seat: int, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    if get(position.row, PHASE) == OVER:
        return ended(position, seat)
    return standing(foresee(position, net), seat)


def evaluate_all_learned(position: Position, net: Net) -> list[float]:
    """The same for all seats at once."""
    row = position.row
    if get(row, PHASE) == OVER:
        return [ended(position, seat) for seat in range(get(row, SEAT_COUNT))]
    coins = foresee(position, net)
    return [standing(coins, seat) for seat in range(get(row, SEAT_COUNT))]


def foresee(position: Position, net: Net) -> list[int]:
    """The coins that each seat may expect, in parts."""
    active = net.active
    expected = look_alone(position, active)
    for seat in range(get(position.row, SEAT_COUNT)):
        net.begin(active, seat * ROOM)
        more: i64 = net.finish() >> SCORE_BITS
        expected[seat] += more
    return expected


def look_alone(position: Position, active: Moves) -> list[int]:
    """Fill in the features of all seats; the coins that are expected by hand."""
    expected = estimates(position)
    look(position, expected, coins_now(position), active)
    return expected
