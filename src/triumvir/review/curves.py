"""From a search's value to a winning chance: a curve for each game, fitted on games of bots.

`curves.json` is data, made by `python -m lab.review.fit`; docs/review.md shows it.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.core.view import View

# The most that a chance may be before the end: nothing is certain until then.
SURE: Final = 0.995


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The logistic of a game: an offset for each number of seats, and its slope at the first action
    and from action number `length` on. `start` is the mean share before the first card: by role,
    or by the level of the game itself for one who plays alone."""

    offset: dict[str, float]
    slope: tuple[float, float]
    length: int
    start: dict[str, float]


class Curve:
    """The curve of a game; a game without a fit takes values as they are."""

    def __init__(self, fit: Fit | None) -> None:
        self.fit: Final = fit

    def start(self, game: Game, options: Document, seats: int) -> list[float]:
        """The chance of each seat before the first card."""
        even = 1 / max(seats, 2)
        known = {} if self.fit is None else self.fit.start
        return [known.get(name, even) for name in names(game, options, seats)]

    def chance(self, value: float, view: View, seats: int) -> float:
        """The winning chance for a value from -1 to 1 of a search on this view."""
        seq = view.data.get("seq")
        return self.at(value, seq if isinstance(seq, int) else 0, seats)

    def at(self, value: float, seq: int, seats: int) -> float:
        """The same after so many actions."""
        x = stretched(value)
        if self.fit is not None:
            part = min(seq / self.fit.length, 1.0)
            first, last = self.fit.slope
            x = self.fit.offset.get(str(seats), 0.0) + (first + (last - first) * part) * x
        return min(max(logistic(x), 1 - SURE), SURE)


def names(game: Game, options: Document, seats: int) -> list[str]:
    """What the seats are called in a fit."""
    if seats == 1:
        return [str(options.get("level"))]
    return [*game.roles(options)[:seats]] or [str(seats)] * seats


@cache
def load_fits() -> dict[str, Fit]:
    source = files("triumvir.review").joinpath("curves.json")
    return msgspec.json.decode(source.read_bytes(), type=dict[str, Fit])


def curve_of(game: str, seats: int) -> Curve:
    """The curve of a game; alone against the game itself it is another one."""
    return Curve(load_fits().get(key_of(game, seats)))


def key_of(game: str, seats: int) -> str:
    return f"{game}/alone" if seats == 1 else game


def stretched(value: float) -> float:
    """The log odds of a value from -1 to 1, taken as twice a chance less 1."""
    return 2 * math.atanh(min(max(value, -SURE), SURE))


def logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else math.exp(x) / (1 + math.exp(x))
