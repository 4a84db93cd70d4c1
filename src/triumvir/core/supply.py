"""Counting pieces: in every position there are as many of each kind as the game has."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.document import contradiction
from triumvir.core.row import cards_in, get
from triumvir.native import Row, i64


@final
class Supply:
    """How many pieces of each kind were found in a position, place by place."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names
        self.found: Final = [0] * len(names)

    def add(self, kind: i64, number: i64 = 1) -> None:
        self.found[kind] += int(number)

    def add_cells(self, row: Row, first: i64, kinds: i64 = -1) -> None:
        """A cell for each kind, or for the first so many, says how many lie there."""
        for kind in range(len(self.names) if kinds < 0 else kinds):
            self.add(kind, get(row, first + kind))

    def add_pile(self, row: Row, pile: i64) -> None:
        for kind in cards_in(row, pile):
            self.add(kind)

    def check(self, kind: int, copies: int, where: str, rules: str = "") -> None:
        """Refuse a position that has more or fewer of a kind."""
        if self.found[kind] != copies:
            raise contradiction(
                where, f"expected {copies} of '{self.names[kind]}', got {self.found[kind]}", rules
            )
