"""What comes back from a round. Only `times` may differ when it is played again."""

from __future__ import annotations

import math
from typing import Final

import msgspec

# Times of moves are counted in classes, each longer than the one before by this factor.
GROWTH: Final = 1.05
SHORTEST: Final = 1e-6


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """How long a seat thought about its choices, not counting those where there was only one: our
    bots by the processor's clock, programs by the wall's."""

    seconds: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        at = max(0, math.ceil(math.log(max(seconds, SHORTEST) / SHORTEST, GROWTH)))
        self.classes[at] = self.classes.get(at, 0) + 1

    def join(self, other: Times) -> None:
        self.seconds += other.seconds
        for at, count in other.classes.items():
            self.classes[at] = self.classes.get(at, 0) + count

    def moves(self) -> int:
        return sum(self.classes.values())

    def mean(self) -> float:
        return self.seconds / self.moves() if self.classes else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of all moves does not exceed, to five in a hundred."""
        wanted = part * self.moves()
        seen = 0
        for at in sorted(self.classes):
            seen += self.classes[at]
            if seen >= wanted:
                return float(SHORTEST * GROWTH**at)
        return 0.0


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """One game. All lists go by seat; `seating` says which player sat there."""

    seating: list[int]
    points: list[int]
    ranks: list[int]
    reason: str
    actions: int
    faults: list[int]
    times: list[Times]
    luck: list[float] = []  # what chance did for each seat, if it was booked
    choices: list[float] = []  # and what the dice of the bots did

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class Round(msgspec.Struct, forbid_unknown_fields=True):
    """All games of one company on one deal."""

    number: int
    games: list[Played]
    complaints: list[str] = []
