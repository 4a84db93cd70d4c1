"""The learned opinion: by hand the coins that each seat may expect, and what a net adds to them.

The net is told of one seat at a time. Who is ahead is then reckoned from the coins of all, as by
hand, so that what all may expect alike cancels out.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import END, WORDS, Net
from triumvir.games.circus_maximus.advice import ended, estimates, standing
from triumvir.games.circus_maximus.features import KEYS, coins_now, look, survey, tell
from triumvir.games.circus_maximus.fields import OVER, PHASE, SEAT_COUNT, get
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves

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


def foresee(position: Position, net: Net) -> Moves:
    """The coins that each seat may expect, in parts."""
    expected = estimates(position)
    active = net.active
    keys = net.keys
    survey(position, expected, coins_now(position), keys)
    for seat in range(get(position.row, SEAT_COUNT)):
        active[0] = END
        net.begin(active, 0)
        at = net.recall(seat * KEYS, WORDS)
        while keys[at] >= 0:
            active[tell(keys[at], active, 0)] = END
            net.keep(keys[at], False)
            at = net.recall(at, WORDS)
        expected[seat] += net.finish() >> SCORE_BITS
    return expected


def look_alone(position: Position, active: Moves) -> Moves:
    """Fill in the features of all seats; the coins that are expected by hand."""
    expected = estimates(position)
    look(position, expected, coins_now(position), active)
    return expected
