"""The learned opinion: the hand-made one, and what a net has learned to add to it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import WORDS, Net
from triumvir.games.caesar import advice
from triumvir.games.caesar.features import PARTS, look, survey, tell
from triumvir.games.caesar.fields import OVER, PHASE, side_of
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64

NET: Final = Net(files("triumvir.games.caesar").joinpath("net.bin").read_bytes())


def evaluate_learned(row: Row, seat: i64, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    if row[PHASE] == OVER:
        return advice.evaluate(row, seat)
    side = side_of(row, seat)
    active = net.active
    keys = net.keys
    promised = survey(row, side, keys, active)
    net.begin(active, 0)
    at = net.recall(0, 0)
    while keys[at] >= 0:
        tell(keys[at], active, 0)
        net.keep(keys[at], True)
        at = net.recall(at, 0)
    at = net.recall(PARTS, WORDS)
    while keys[at] >= 0:
        tell(keys[at], active, 0)
        net.keep(keys[at], False)
        at = net.recall(at, WORDS)
    return net.judge(net.finish(), advice.weigh(row, side, promised))


def look_alone(position: Position, seat: int, active: Moves) -> i64:
    """The features of a position, for whoever learns."""
    return look(position.row, seat, active)
