"""All the ways a game can be set up, for tests."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.errors import InvalidOption
from triumvir.core.game import Game


class Setup(NamedTuple):
    seats: int
    options: Document

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats {options}".strip()


def setups(game: Game) -> list[Setup]:
    """Every number of seats with every mix of options that the game accepts."""
    meta = game.meta
    named = [option for option in meta.options if option.choices]
    found: list[Setup] = []
    for seats in range(meta.min_seats, meta.max_seats + 1):
        for values in itertools.product(*[option.choices for option in named]):
            options = {option.name: value for option, value in zip(named, values, strict=True)}
            try:
                game.start(seats, options, Dealer(0))
            except InvalidOption:
                continue
            found.append(Setup(seats, options))
    return found


def has_chance(game: Game) -> bool:
    """Whether deals differ at all. Without chance nothing can be hidden by it."""
    return game.start(seed=1).dump() != game.start(seed=2).dump()
