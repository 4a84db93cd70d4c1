"""Ratings: ties among the first must not lift those behind them."""

from __future__ import annotations

import pytest

from triumvir.arena.ratings import rate
from triumvir.arena.results import Played


def game(*ranks: int) -> Played:
    count = len(ranks)
    return Played(
        seating=list(range(count)),
        points=[0] * count,
        ranks=list(ranks),
        reason="",
        actions=0,
        faults=[0] * count,
        times=[],
    )


def test_third_place_behind_two_tied_winners_loses() -> None:
    first, tied, third, last = rate(4, [game(1, 1, 3, 4)])
    assert first.mu == pytest.approx(tied.mu)
    assert first.mu > 25 > third.mu > last.mu


def test_a_tie_of_all_moves_nobody() -> None:
    assert [r.mu for r in rate(3, [game(1, 1, 1)])] == pytest.approx([25, 25, 25])
