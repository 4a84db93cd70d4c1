"""How a game ended."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.document import Document


@final
class Outcome:
    """Points and rank of each seat, the reason of the end, and where every point came from.

    Ranks begin at 1; seats that share a rank share it. Alone, 1 is won and 2 is lost against the
    game itself. `lines` explain the points: each names its
    seat, a `kind`, the points it adds, the rule, and what else the kind needs to be told.
    """

    __slots__ = ("lines", "points", "ranks", "reason", "rule")

    def __init__(
        self,
        points: tuple[int, ...],
        ranks: tuple[int, ...],
        reason: str,
        rule: str,
        lines: list[Document],
    ) -> None:
        self.points: Final = points
        self.ranks: Final = ranks
        self.reason: Final = reason
        self.rule: Final = rule
        self.lines: Final = lines

    def winners(self) -> list[int]:
        """The seats of the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's: 1 alone, 1/2 if two share it, else 0."""
        winners = self.winners()
        return 1 / len(winners) if seat in winners else 0.0

    def document(self) -> Document:
        """As JSON."""
        return {
            "points": list(self.points),
            "ranks": list(self.ranks),
            "reason": self.reason,
            "rule": self.rule,
            "lines": [dict(line) for line in self.lines],
        }


def rank(scores: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from scores that compare from left to right; equal scores share a rank."""
    return tuple([1 + sum(1 for other in scores if other > score) for score in scores])
