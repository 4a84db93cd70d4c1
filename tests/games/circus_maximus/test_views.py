"""Views and guesses: what is hidden, what is known, what follows by counting."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.games.circus_maximus.tables import (
    at_favours,
    cells,
    give,
    lay_out,
    other_sheet,
    play,
    put,
    settle,
    sound,
    table,
)

from triumvir.core.dealer import Dealer
from triumvir.core.errors import InvalidPosition
from triumvir.core.view import View
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, EFFECTS
from triumvir.games.circus_maximus.rules import CircusState


def guessed(view: View, seed: int) -> CircusState:
    state = GAME.guess(view, Dealer(seed))
    assert isinstance(state, CircusState)
    return state


def hidden_hand() -> CircusState:
    """Seat 0 has a known favour, and one that was taken unseen."""
    state = at_favours(3)
    give(state, 0, "unseen", "front")
    put(state, "villa", (0, 8))
    settle(state)
    play(state, "unseen")
    return state


def test_a_favour_taken_in_the_open_is_known_to_all() -> None:
    state = hidden_hand()
    for seat in (0, 1, 2, None):
        player = state.view(seat).data["players"][0]  # type: ignore[index]
        assert (player["known"], player["hidden"]) == (["front"], 1)
    hands = state.view(0).data["hands"]
    assert isinstance(hands, list)
    assert len(hands[0]) == 2
    assert hands[1:] == [None, None]
    assert state.view(1).data["hands"][0] is None  # type: ignore[index]
    assert state.view(None).data["hands"] == [None, None, None]


def test_guesses_are_spread_over_exactly_the_possible_worlds() -> None:
    state = hidden_hand()
    view = state.view(1)
    counts: Counter[str] = Counter()
    for seed in range(600):
        world = guessed(view, seed)
        assert world.view(1).json() == view.json()
        held = [e for e in range(EFFECT_COUNT) if cells(world).hand[e] > cells(world).known[e]]
        counts[EFFECTS[held[0]]] += 1
    unseen = state.view(1).data["unseen"]["favours"]  # type: ignore[index]
    assert set(counts) == set(unseen)
    assert min(counts.values()) > 600 / len(counts) * 0.6


def test_ones_own_hand_is_certain() -> None:
    state = hidden_hand()
    view = state.view(0)
    for seed in range(20):
        world = guessed(view, seed)
        assert cells(world).hand == cells(state).hand
        assert sorted(cells(world).favour_pile) == sorted(cells(state).favour_pile)
    assert len({tuple(cells(guessed(view, seed)).favour_pile) for seed in range(20)}) > 5


def test_piles_follow_by_counting_but_not_in_order() -> None:
    state = table(5, caesar=True)
    orders = set()
    for seed in range(10):
        world = guessed(state.view(2), seed)
        assert sorted(cells(world).ticket_pile) == sorted(cells(state).ticket_pile)
        assert sorted(cells(world).visitor_pile) == sorted(cells(state).visitor_pile)
        orders.add(tuple(cells(world).visitor_pile))
    assert len(orders) > 5


def test_a_hidden_favour_that_is_played_was_the_hidden_one() -> None:
    state = at_favours(3)
    give(state, 0, "front")
    give(state, 0, "promotion", hidden=True)
    play(state, "promote villa")
    assert cells(state).hidden[0] == 0
    assert state.view(1).data["players"][0]["known"] == ["front"]  # type: ignore[index]
    sound(state)


def test_a_known_kind_that_is_played_leaves_the_hidden_one_hidden() -> None:
    """A second card of a kind that is known to be there is as good as the first."""
    state = at_favours(4)
    cells(state).offered = [0] * 12
    cells(state).unseen = [2] * 9 + [0] * 3
    cells(state).favour_pile = [kind for kind in range(9) for _ in range(2)]
    give(state, 0, "promotion")
    give(state, 0, "promotion", hidden=True)
    play(state, "promote villa")
    assert (cells(state).hidden[0], cells(state).known[2]) == (1, 0)
    world_hands = {
        EFFECTS[effect]
        for seed in range(200)
        for effect in range(EFFECT_COUNT)
        if cells(guessed(state.view(1), seed)).hand[effect]
    }
    assert "promotion" in world_hands
    assert len(world_hands) == 9


def test_a_guess_needs_a_seat() -> None:
    with pytest.raises(InvalidPosition, match="onlooker"):
        GAME.guess(table(3).view(None), Dealer(0))


def test_a_guess_from_json_deals_on_with_its_own_dealer() -> None:
    state = table(3, sheet=other_sheet())
    view = GAME.read_view(json.loads(state.view(1).json()))
    dealer = Dealer("own")
    world = guessed(view, 5)
    assert world.view(1).json() == state.view(1).json()
    assert GAME.guess(view, dealer).dump()["dealer"] == dealer.dump()


def test_a_view_that_contradicts_itself() -> None:
    view = json.loads(table(3).view(0).json())
    view["favour_pile"] = 3
    with pytest.raises(InvalidPosition, match="add up"):
        GAME.guess(GAME.read_view(view), Dealer(0))


def test_at_the_end_all_hands_are_shown() -> None:
    state = hidden_hand()
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1])
    hands = state.view(None).data["hands"]
    assert isinstance(hands, list)
    assert [len(hand) for hand in hands] == cells(state).hand_n
    view = state.view(1)
    assert guessed(view, 3).view(1).json() == view.json()


def test_a_seat_is_asked_alike_in_all_worlds_that_look_alike() -> None:
    """What everybody but the holder knows is the same, so the same seats are asked."""
    state = at_favours(4)
    lay_out(state, [], {})
    cells(state).offered = [0] * 12
    cells(state).unseen = [2] * 9 + [0] * 3
    cells(state).favour_pile = [kind for kind in range(9) for _ in range(2)]
    give(state, 0, "front", hidden=True)
    cells(state).card = cells(state).starter = 3
    put(state, "villa", (0, 5), (1, 4))
    asked = set()
    for seed in range(30):
        world = guessed(state.view(1), seed)
        settle(world)
        asked.add((world.to_act(), cells(world).stage, cells(world).phase))
    assert len(asked) == 1
