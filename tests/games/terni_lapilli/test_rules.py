"""Terni lapilli, rule by rule."""

from __future__ import annotations

import pytest

from triumvir import IllegalAction, InvalidPosition, State
from triumvir.games.terni_lapilli import GAME

FULL = "place a1, place c3, place b3, place a3, place a2, place c1"


def after(actions: str) -> State:
    state = GAME.start()
    for text in actions.split(", "):
        state.play(state.to_act()[0], text)
    return state


@pytest.mark.rule("TL-1")
def test_pebbles_slide_along_lines_and_diagonals_lead_through_the_middle() -> None:
    ways = {action.text for action in GAME.actions if action.kind == "move"}
    assert {"move a1 b2", "move b2 c3", "move a1 a2"} <= ways
    assert not ways & {"move a2 b3", "move a1 c3", "move a1 a3", "move b1 c2"}
    assert len(ways) == 32


@pytest.mark.rule("TL-2")
def test_red_begins_and_turns_alternate() -> None:
    assert GAME.start().to_act() == (0,)
    assert after("place b2").to_act() == (1,)


@pytest.mark.rule("TL-3")
def test_three_pebbles_each_are_placed_on_free_points() -> None:
    state = after("place b2")
    assert "place b2" not in [action.text for action in state.legal(1)]
    assert len(state.legal(1)) == 8
    assert after(FULL).view(0).data["phase"] == "moving"
    with pytest.raises(IllegalAction):
        after(FULL).play(0, "place b1")


@pytest.mark.rule("TL-4")
def test_then_a_pebble_slides_to_the_next_free_point() -> None:
    state = after(FULL)
    assert [action.text for action in state.legal(0)] == [
        "move b3 b2", "move a2 b2", "move a1 b2", "move a1 b1",
    ]  # fmt: skip
    state.play(0, "move a1 b1")
    assert str(state).splitlines()[1:4] == ["3  ○  ●  ○", "2  ●  ·  ·", "1  ·  ●  ○"]


@pytest.mark.rule("TL-5")
def test_three_in_a_row_win() -> None:
    state = after("place a1, place c3, place b1, place c2, place c1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.reason) == ((1, 0), "three")
    assert state.to_act() == ()
    diagonal = after(FULL + ", move a1 b1, move c3 b2")
    assert diagonal.outcome() is not None


@pytest.mark.rule("TL-6")
def test_after_sixty_actions_it_is_a_draw() -> None:
    state = after(FULL)
    while state.to_act():
        seat = state.to_act()[0]
        for action in state.legal(seat):
            trial = state.clone()
            trial.play(seat, action)
            outcome = trial.outcome()
            if outcome is None or outcome.reason == "long":
                state = trial
                break
    outcome = state.outcome()
    assert outcome is not None
    assert (state.seq, outcome.reason, outcome.ranks) == (60, "long", (1, 1))


def test_a_position_that_cannot_be_is_refused() -> None:
    document = after("place b2").dump()
    for change in ({"seq": 2}, {"phase": "moving"}, {"board": [0, 1]}, {"board": [None] * 9}):
        with pytest.raises(InvalidPosition):
            GAME.load({**document, **change})
