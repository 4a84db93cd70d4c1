"""The learned opinion: the hand-made one, and what a net has learned to add to it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import Net, room_for_features
from triumvir.games.caesar import advice
from triumvir.games.caesar.features import look
from triumvir.games.caesar.fields import OVER, PHASE
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64

NET: Final = Net(files("triumvir.games.caesar").joinpath("net.bin").read_bytes())


def evaluate_learned(row: Row, seat: i64, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    opinion = advice.evaluate(row, seat)
    if row[PHASE] == OVER:
        return opinion
    active = room_for_features()
    look(row, seat, active)
    return net.value(active, opinion)


def look_alone(position: Position, seat: int, active: Moves) -> i64:
    """The features of a position, for whoever learns."""
    return look(position.row, seat, active)
