"""CM-92, in small; docs/circus-maximus-balance.md has the figures."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import give, pass_all, table

from triumvir.bots.greedy import GreedyBot
from triumvir.core.dealer import Dealer
from triumvir.games.circus_maximus import GAME


@pytest.mark.rule("CM-92")
def test_who_always_passes_loses_clearly() -> None:
    playing = 0
    for seed in range(3):
        state = table(3, f"passing {seed}")
        bots = [GreedyBot(GAME, Dealer(f"{seed}/{seat}")) for seat in range(3)]
        while state.to_act():
            seat = state.to_act()[0]
            if seat == 0:
                state.play(seat, state.legal(seat)[-1])
            else:
                state.play(seat, bots[seat].choose(state.view(seat)))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.points[0] == 36
        assert 0 not in outcome.winners()
        playing += outcome.points[1] + outcome.points[2]
    assert playing / 6 > 36 + 6


def test_evaluation_runs_from_lost_to_won() -> None:
    state = table(4)
    give(state, 2, "front")
    values = [GAME.evaluator.evaluate(state, seat) for seat in range(4)]
    assert max(values) == values[2]
    assert all(-1 < value < 1 for value in values)
    while state.to_act():
        pass_all(state)
    assert [GAME.evaluator.evaluate(state, seat) for seat in range(4)] == [-1, -1, 1, -1]
