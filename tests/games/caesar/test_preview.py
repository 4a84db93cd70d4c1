"""What a preview promises is what happens when the action is played."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.games.caesar.table import ALL_MODULES, GAME, cells, give, nearly_close, own, table

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.record import read_record
from triumvir.games.caesar.board import PROVINCES
from triumvir.games.caesar.fields import MIGHT_TARGET
from triumvir.games.caesar.phases.bonuses import use_might
from triumvir.games.caesar.phases.laying import lay
from triumvir.games.caesar.pieces import MIGHT
from triumvir.games.caesar.rules import CaesarState

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, ALL_MODULES),
    (1, {"side": "pompey", "level": "hard"}),
    (1, {**ALL_MODULES, "harder": True}),
]
# Of a game played by hand: the next token closes two provinces, and brings the last four markers.
DOUBLE = Path(__file__).parent / "double_close.json"
SHARE = 0.15  # of the lays at each point of a game: they are many


def totals(state: CaesarState) -> dict[str, list[int]]:
    return {name: cells(state).sums[p * 2 : p * 2 + 2] for p, name in enumerate(PROVINCES)}


def played(state: CaesarState, seat: int, action: Action) -> list[Event]:
    """What happens up to the end of the turn, without Crassus's answer."""
    events: list[Event] = []
    state.play(seat, action, events)
    kinds = [event.kind for event in events]
    return events[: kinds.index("turn")] if "turn" in kinds else events


def check_settling(state: CaesarState, seat: int, action: Action, said: dict[str, Any]) -> None:
    """Play it, and compare what was settled at once."""
    after = state.clone()
    before: list[Any] = list(cells(state).left)
    events = played(after, seat, action)
    if action.kind == "settle":  # the other one may follow at once
        at = [place for place, event in enumerate(events) if event.kind == "closed"]
        events = events[: at[1]] if len(at) > 1 else events
    human = state.called(cells(state).side)
    sides = ["caesar", "pompey"]
    named: dict[Any, str] = {state.called(side): sides[side] for side in range(2)}
    over = any(event.kind == "ended" for event in events)
    settled = {event.fields["province"]: event for event in events if event.kind == "closed"}
    assert set(settled) <= set(said["closes"])
    for name, event in settled.items():
        assert event.fields["totals"] == said["sums"][name]
        assert event.fields["side"] == human
        control = [e for e in events if e.kind == "controls" and e.fields["province"] == name]
        assert said["control"][name] == (named[control[0].fields["side"]] if control else None)
    if action.kind == "lay" and len(said["closes"]) == 1:
        assert len(settled) == 1
    if len(settled) == 1 and len(said["closes"]) == 1 and action.kind != "hide":
        covered = {e.fields["border"] for e in events if e.kind == "border_covered"}
        assert covered <= set(said["covers"])
        left = list(before)
        for e in events:
            if "left" in e.fields:
                left[sides.index(named[e.fields["side"]])] = e.fields["left"]
        assert [b - a for b, a in zip(before, left, strict=True)] == said["markers"]
        assert said["wins"] == (named[events[-1].fields["side"]] if over else None)
        assert over or covered == set(said["covers"])


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_preview_is_what_happens(seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(7)
    closed = turned = 0
    for seed in range(20):
        state = GAME.start(seats, options, Dealer(seed))
        assert isinstance(state, CaesarState)
        while state.to_act():
            seat = state.to_act()[0]
            view = GAME.read_view(json.loads(state.view(seat).json()))
            for action in view.choices:
                if action.kind == "lay" and chance.random() > SHARE:
                    continue
                said: Any = GAME.preview(view, action)
                if action.kind in ("lay", "hide"):
                    after = state.clone()
                    lay(after, action.index)
                    assert said["sums"] == {name: totals(after)[name] for name in said["sums"]}
                    before = totals(state)
                    changed = [n for n, t in totals(after).items() if t != before[n]]
                    assert set(changed) <= set(said["sums"])
                    assert len(said["sums"]) == 2
                    check_settling(state, seat, action, said)
                    closed += len(said["closes"])
                elif action.kind == "settle":
                    check_settling(state, seat, action, said)
                elif action.kind == "might":
                    turned += 1
                    check_might(state, action, said)
                else:
                    assert said == {}
            state.play(seat, chance.choice(state.legal(seat)))
    assert closed > 5
    assert turned > 5 or seats == 1  # random play against Crassus seldom wins Might


def check_might(state: CaesarState, action: Action, said: dict[str, Any]) -> None:
    after = state.clone()
    use_might(after, action.index)
    before = totals(state)
    changed = {n: t for n, t in totals(after).items() if t != before[n]}
    assert said["sums"] == changed
    if action.fields["target"] != "province":
        assert said["blocks"] == []


def test_covered_borders_and_senates() -> None:
    """CA-25, CA-38: on the province, on the border to what one has, under the Senate."""
    state = table(bonus="senate")
    give(state, "caesar", "sword-6-0")
    own(state, "caesar", "ag")
    nearly_close(state, "sy", "sy-ag", caesar=1, pompey=2)
    view = state.view(0)
    said: Any = GAME.preview(view, GAME.parse("lay sword-6-0 sy-ag"))
    assert said["sums"]["sy"] == [7, 2]
    assert said["closes"] == ["sy"]
    assert said["control"] == {"sy": "caesar"}
    assert said["covers"] == ["sy-ag"]
    assert said["markers"] == [3, 0]
    assert said["wins"] is None


def test_might_on_a_province_blocks_its_borders() -> None:
    """CA-36: towards provinces that are not settled; a second marker of Italia blocks no more."""
    state = table()
    own(state, "pompey", "it")
    own(state, "caesar", "sc")
    cells(state).phase = MIGHT_TARGET
    cells(state).offer = MIGHT
    said: Any = GAME.preview(state.view(0), GAME.parse("might province it"))
    assert sorted(said["blocks"]) == ["dm-it", "gc-it", "it-ac", "it-sd", "md-it"]
    cells(state).fallen[PROVINCES.index("it")] = 1
    assert GAME.preview(state.view(0), GAME.parse("might province it")) == {
        "sums": {},
        "blocks": [],
    }


def test_who_closes_two_provinces_and_needs_no_more_markers_wins() -> None:
    """Might, between the two, takes nothing from the side that closes them."""
    state = read_record(DOUBLE.read_text()).replay()
    view = state.view(0)
    said: Any = GAME.preview(view, GAME.parse("lay sword-5-1 ga-gc"))
    assert said["closes"] == ["ga", "gc"]
    assert said["markers"] == [4, 0]
    assert said["wins"] == "caesar"
    state.play(0, "lay sword-5-1 ga-gc")
    first: Any = GAME.preview(state.view(0), GAME.parse("settle gc"))
    assert first["wins"] == "caesar"
    state.play(0, "settle gc")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2)
