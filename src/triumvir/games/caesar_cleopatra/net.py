"""The learned opinion: the hand-made one, and what a net has learned to add to it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from triumvir.core.net import WORDS, Net
from triumvir.games.caesar_cleopatra import advice
from triumvir.games.caesar_cleopatra.features import PARTS, look, survey, tell
from triumvir.games.caesar_cleopatra.fields import OVER, PHASE, get
from triumvir.native import Row, i64

NET: Final = Net(files("triumvir.games.caesar_cleopatra").joinpath("net.bin").read_bytes())


def evaluate_learned(row: Row, seat: i64, net: Net) -> float:
    """How well the seat stands, from -1 to 1."""
    opinion = advice.evaluate(row, seat)
    if get(row, PHASE) == OVER:
        return opinion
    active = net.active
    keys = net.keys
    survey(row, seat, keys, active)
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
    return net.judge(net.finish(), opinion)


__all__ = ["NET", "evaluate_learned", "look"]
