"""The learned opinion: the hand-made one, and what a net has learned to add to it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import Net
from triumvir.games.caesar_cleopatra import advice
from triumvir.games.caesar_cleopatra.features import look, look_at
from triumvir.games.caesar_cleopatra.fields import OVER, PHASE, get
from triumvir.native import Row, i64

NET: Final = Net(files("triumvir.games.caesar_cleopatra").joinpath("net.bin").read_bytes())


def evaluate_learned(row: Row, seat: i64, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    opinion = advice.evaluate(row, seat)
    if get(row, PHASE) == OVER:
        return opinion
    active = net.active
    look_at(row, seat, active)
    return net.value(active, opinion)


__all__ = ["NET", "evaluate_learned", "look"]
