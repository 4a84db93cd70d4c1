"""M. Passive turn."""

from __future__ import annotations

import itertools

import pytest
from tests.games.caesar_cleopatra.positions import (
    deck,
    discards,
    get,
    hand,
    kinds,
    left,
    offered,
    play,
    play_turn,
    refused,
    seen,
    side,
    table,
    the,
    those,
    to_act,
    up,
    votes,
)


@pytest.mark.rule("CC-148")
@pytest.mark.parametrize("number", range(6))
def test_a_passive_player_may_discard_any_number_of_cards(number: int) -> None:
    cards = ["1", "3", "3", "scout", "veto"]
    for chosen in set(itertools.combinations(cards, number)):
        state = table(caesar=side("1 3 3 scout veto"))
        play(state, "pass")
        for card in chosen:
            assert f"discard {card}" in offered(state)
            assert "done" in offered(state)
            play(state, f"discard {card}")
        swapped = the(play(state, "done"), "swapped")
        assert swapped.fields == {"seat": 0, "count": number}
        assert get(state, "sides", 0, "discards") == list(chosen)


@pytest.mark.rule("CC-148")
def test_only_cards_in_hand_can_be_discarded() -> None:
    state = table(caesar=side("1 veto"))
    play(state, "pass")
    assert offered(state) == ["discard 1", "discard veto", "done"]
    play(state, "discard 1", "discard veto")
    assert offered(state) == ["done"]
    assert refused(state, "discard 1").rule == "CC-148"


@pytest.mark.rule("CC-149")
def test_the_discarded_cards_lie_open_on_his_own_pile() -> None:
    state = table(caesar=side("1 P veto"))
    events = play(state, "pass", "discard philosopher", "discard veto")
    assert [event.told(None)["card"] for event in those(events, "discarded")] == [
        "philosopher",
        "veto",
    ]
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("P veto", "")
    for who in ("caesar", "cleopatra", None):
        assert seen(state, who, "sides", 0, "discards") == ["philosopher", "veto"]


@pytest.mark.rule("CC-150")
def test_he_first_discards_all_and_then_draws_as_many_each_from_a_reserve_of_choice() -> None:
    state = table(caesar=side("1 2 3 4 5", influence="P P", actions="wrath spy"))
    play(state, "pass", "discard 1", "discard 2", "discard 3")
    refused(state, "draw influence")
    play(state, "done")
    for text in ("draw action", "draw influence", "draw influence"):
        assert offered(state) == ["draw influence", "draw action"]
        refused(state, "discard 4")
        drew = the(play(state, text), "drew")
        assert drew.rule == "CC-150"
    assert hand(state, "caesar") == "4 5 P P wrath"
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-150")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_a_hand_that_was_below_five_stays_below_five(discarded: int) -> None:
    state = table(caesar=side("1 1"))
    events = play_turn(state, "pass", *["discard 1"] * discarded, "done")
    assert len(those(events, "drew")) == discarded
    assert len(hand(state, "caesar").split()) == 2


@pytest.mark.rule("CC-151")
def test_he_may_not_place_act_or_turn_a_vote_card() -> None:
    state = table(caesar=side("1 2 scout"), cleopatra=side(senators="down 3"), votes="senators")
    pile = votes(state, "pile")
    events = play(state, "pass")
    for text in ("down 1 senators", "up 1 senators", "scout senators", "end"):
        assert refused(state, text).rule == "CC-148"
    events += play(state, "discard 1", "done")
    for text in ("down 2 senators", "up 2 senators", "scout senators", "end"):
        assert refused(state, text).rule == "CC-100"
    events += play(state, "draw influence")
    assert to_act(state) == ["cleopatra"]
    assert "vote_card" not in kinds(events)
    assert votes(state, "pile") == pile


@pytest.mark.rule("CC-152")
def test_with_too_few_cards_in_reserve_he_draws_what_is_left() -> None:
    state = table(caesar=side("1 2 3 4 5", influence="P only", actions="veto only"))
    play(state, "pass", "discard 1", "discard 2", "discard 3", "discard 4", "done")
    play(state, "draw action")
    assert hand(state, "caesar") == "5 P veto"
    assert deck(state, "caesar", "influence") == deck(state, "caesar", "action") == ""
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-153")
def test_a_passive_turn_triggers_no_extraordinary_vote() -> None:
    state = table(
        caesar=side("1", senators="up 5 5 5"), cleopatra=side("1", senators="up 1 1 1 1 1")
    )
    events = play_turn(state, "pass", "discard 1", "done")
    assert "vote" not in kinds(events)
    assert left(state, "senators") == 5
    assert up(state, "caesar", "senators") == "5 5 5"
    # and the next active turn does
    assert the(play_turn(state, "down 1 aediles"), "vote").rule == "CC-90"


@pytest.mark.rule("CC-154")
def test_without_influence_in_hand_but_in_reserve_a_player_is_not_out_of_influence() -> None:
    state = table(
        caesar=side("spy veto", influence="3 only"),
        cleopatra=side("spy", influence="4 only", actions="only"),
    )
    play(state, "pass", "done")
    assert to_act(state) == ["cleopatra"]
    assert get(state, "alone") is None
    play(state, "pass", "discard spy", "done")
    assert hand(state, "cleopatra") == "4"
    assert to_act(state) == ["caesar"]
    assert get(state, "alone") is None
