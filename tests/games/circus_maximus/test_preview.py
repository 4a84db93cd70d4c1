"""What is shown before a choice is made is what happens when it is made."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.circus_maximus.tables import (
    at_favours,
    cells,
    give,
    other_sheet,
    put,
    table,
)

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.view import View
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.fields import offers
from triumvir.games.circus_maximus.rules import CircusState

BIDS = ("lay", "promote", "step", "front", "again")


def shown(state: CircusState, seat: int, action: Action) -> dict[str, Any]:
    return GAME.preview(state.view(seat), action)


def check(state: CircusState, view: View, action: Action) -> str:
    """Play it on a copy and compare. The kind that was checked, or nothing if the day ended at
    once and took the rows away."""
    found: dict[str, Any] = GAME.preview(view, action)
    seat = view.seat
    assert seat is not None
    after = state.clone()
    events: list[Event] = []
    after.play(seat, action, events)
    if cells(after).day != cells(state).day or after.outcome() is not None:
        return ""
    before: dict[str, Any] = view.data
    now: dict[str, Any] = after.view(seat).data
    if action.kind in BIDS:
        place = action.fields["place"]
        level = action.fields.get("level", 1)
        row = now["rows"][place]
        at = next(i for i, one in enumerate(row) if (one["seat"], one["level"]) == (seat, level))
        assert (found["at"], found["rank"], found["as"]) == (at, at + 1, row[at]["as"])
        assert found["warning"] == (at >= found["cards"])
    elif action.kind in ("sell", "sell_other", "sell_favour"):
        assert found["brings"] == now["sales"][-1]["points"]
        assert found["coin_cards"] == now["sales"][-1]["coin_cards"]
    elif action.kind == "unseen_sale":
        sold = now["sales"][len(before["sales"]) :]
        coins = sold[0]["points"] if sold else 0
        assert found["least"] <= coins <= found["most"]
    elif action.kind in ("send", "move"):
        venue = next(v for v in now["venues"] if v["venue"] == action.fields["venue"])
        old = next(v for v in before["venues"] if v["venue"] == action.fields["venue"])
        come = Counter((v["visitor"], v["coin_cards"]) for v in venue["visitors"])
        come.subtract((v["visitor"], v["coin_cards"]) for v in old["visitors"])
        card = action.fields.get("visitor", before["drawn"])
        if card == "caesar":
            assert found == {"coin_cards": 0, "company": sum(come.values())}
        else:
            assert +come == {(card, found["coin_cards"]): 1}
    else:
        assert found == {}
    return action.kind


def test_the_preview_is_what_happens() -> None:
    checked: Counter[str] = Counter()
    for seed in range(12):
        dealer = Dealer(seed)
        state = table(3 + seed % 3, seed, True, other_sheet() if seed % 2 else None)
        while state.to_act():
            seat = state.to_act()[0]
            # From the document alone: nothing of the state is at hand.
            view = GAME.read_view(state.view(seat).document())
            choices = state.legal(seat)
            for action in choices:
                # Plain bids are most of the choices: some of them are enough.
                if action.kind != "lay" or dealer.below(6) == 0:
                    checked[check(state, view, action)] += 1
            # Merchants and favours are saved for the shows now and then; none declines.
            busy = [one for one in choices if one.kind not in ("pass", "decline", "unseen")]
            passes = [one for one in choices if one.kind == "pass"]
            if passes and (not busy or dealer.below(3) == 0):
                busy = passes
            busy = busy or choices
            state.play(seat, busy[dealer.below(len(busy))])
    for kind in (*BIDS, "sell", "sell_other", "sell_favour", "unseen_sale", "send", "move"):
        assert checked[kind] > 0, f"no {kind} was checked"


def test_an_onlooker_is_shown_nothing() -> None:
    state = table(3)
    assert GAME.preview(state.view(None), state.legal(state.to_act()[0])[0]) == {}


def test_a_bid_behind_as_many_as_there_are_cards_is_warned_of() -> None:
    state = at_favours(3)
    give(state, 0, "front")
    cards = offers(state.row) + 1  # and the start-player card
    put(state, "villa", *[(seat, level) for level in (8, 7, 6) for seat in (1, 2)][:cards])
    last = shown(state, 0, GAME.parse("lay 1 villa"))
    assert (last["rank"], last["cards"], last["warning"]) == (cards + 1, cards, True)
    assert shown(state, 0, GAME.parse("lay 8 villa"))["warning"] is False


def test_a_view_says_what_the_best_ticket_would_bring() -> None:
    state = table(4, 3)
    seen = 0
    dealer = Dealer(5)
    while state.to_act():
        seat = state.to_act()[0]
        data: dict[str, Any] = state.view(seat).data
        if data["place"] in ("circus", "colosseum", "theatre"):
            venue = ["circus", "colosseum", "theatre"].index(data["place"])
            sales = [one for one in state.legal(seat) if one.kind == "sell"]
            for visitor, brings in zip(
                data["venues"][venue]["visitors"], data["gains"][venue] or [], strict=False
            ):
                options = [
                    shown(state, seat, one)
                    for one in sales
                    if one.fields["visitor"] == visitor["visitor"]
                ]
                same = [one for one in options if one["coin_cards"] == visitor["coin_cards"]]
                if same:
                    assert max(one["brings"] for one in same) == brings
                    seen += 1
        assert state.view(None).data["gains"] is None
        choices = state.legal(seat)
        state.play(seat, choices[dealer.below(len(choices))])
    assert seen > 0


def test_a_view_says_when_favours_can_be_played() -> None:
    data: dict[str, Any] = table(3, sheet=other_sheet()).view(1).data
    assert data["timings"]["homecoming"] == "active"
    assert data["timings"]["exchange"] == "instead"
    assert "front" not in data["timings"]
    assert set(data["timings"]) == set(data["prices"]["favours"])
