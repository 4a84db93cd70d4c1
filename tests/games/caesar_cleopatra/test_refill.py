"""H. Refill."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    deck,
    discards,
    hand,
    kinds,
    offered,
    play,
    play_turn,
    refused,
    seen,
    side,
    table,
    those,
    to_act,
)

from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk


@pytest.mark.rule("CC-99")
@pytest.mark.parametrize(
    ("cards", "texts", "drawn"),
    [
        ("1 2 3 4 5", ["down 1 senators"], 1),
        ("1 2 3 4 5", ["up 1 senators", "up 2 senators"], 2),
        ("1 2 3 4 scout", ["scout aediles", "up 1 senators", "up 2 senators"], 3),
        ("1 2", ["up 1 senators", "up 2 senators"], 5),
    ],
)
def test_after_all_plays_the_player_draws_until_he_holds_five(
    cards: str, texts: list[str], drawn: int
) -> None:
    state = table(caesar=side(cards), cleopatra=side(aediles="down 1"))
    events = play_turn(state, *texts)
    assert len(those(events, "drew")) == drawn
    assert kinds(events).index("drew") > kinds(events).index("plays_ended")
    assert len(hand(state, "caesar").split()) == 5


@pytest.mark.rule("CC-100")
def test_cards_are_drawn_one_at_a_time_each_from_a_reserve_of_choice() -> None:
    state = table(caesar=side("1 2 3 4", influence="5 P", actions="wrath veto"))
    play(state, "up 1 senators", "up 2 senators")
    for text in ("draw action", "draw influence", "draw action"):
        assert offered(state) == ["draw influence", "draw action"]
        assert len(play(state, text)) >= 1
    assert hand(state, "caesar") == "3 4 5 wrath veto"
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-100")
def test_a_card_is_seen_before_the_next_reserve_is_chosen() -> None:
    state = table(caesar=side("1 2 3 4", influence="5 P"))
    (drew,) = those(play(state, "up 1 senators", "up 2 senators", "draw influence"), "drew")
    assert drew.told(0)["card"] == "5"
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-101")
def test_if_one_reserve_is_empty_only_the_other_is_drawn_from() -> None:
    state = table(caesar=side("1 2 3 4 5", influence="3 only", actions="veto spy"))
    play(state, "up 1 senators", "up 2 senators", "draw influence")
    assert hand(state, "caesar") == "3 3 4 5 veto"
    state = table(caesar=side("1 2 3 4 5", influence="3 4", actions="only"))
    play(state, "up 1 senators", "up 2 senators")
    assert hand(state, "caesar") == "3 3 4 4 5"


@pytest.mark.rule("CC-101")
def test_an_empty_reserve_cannot_be_chosen() -> None:
    state = table(
        caesar=side("1 2 3 4 5", influence="only", actions="veto spy wrath only"),
        cleopatra=side("1 spy"),
        turn="cleopatra",
    )
    play(state, "spy", "strike 5")
    assert offered(state) == ["draw action", "decline"]
    refused(state, "draw influence")


@pytest.mark.rule("CC-101")
def test_if_both_reserves_are_empty_the_hand_stays_below_five() -> None:
    state = table(caesar=side("1 2 3 4", influence="5 only", actions="only"))
    play(state, "up 1 senators", "up 2 senators")
    assert hand(state, "caesar") == "3 4 5"
    assert to_act(state) == ["cleopatra"]


def sizes(state: State) -> list[int]:
    """How many cards each hand has; set-up, which has its own order, left out."""
    if seen(state, None, "phase") in ("arranging", "placing"):
        return []
    return [len(hand(state, who).split()) for who in ("caesar", "cleopatra")]


@pytest.mark.rule("CC-102")
def test_a_hand_never_exceeds_five_cards() -> None:
    """In whole games, at every moment, for every way to be set up."""
    for setup in setups(GAME):
        for seed in range(2):
            for step in walk(GAME, setup, seed):
                for size in sizes(step.state):
                    assert size <= 5


@pytest.mark.rule("CC-102")
def test_whoever_holds_five_cards_draws_none() -> None:
    """After a Veto and a draw of his own Caesar still has five when his plays have ended."""
    state = table(
        caesar=side("1 2 3 4 veto", influence="5 5 5"),
        cleopatra=side("1 spy"),
        turn="cleopatra",
    )
    play(state, "spy", "veto", "draw influence")
    assert hand(state, "caesar") == "1 2 3 4 5"
    play_turn(state, "down 1 aediles")
    events = play_turn(state, "down 1 aediles")
    assert len(those(events, "drew")) == 1


@pytest.mark.rule("CC-103")
def test_discard_piles_are_never_reshuffled_into_reserves() -> None:
    state = table(caesar=side("1 2 3 4 5", influence="only", actions="only"))
    before = discards(state, "caesar")
    assert len(before.split()) == 45
    play(state, "up 1 senators", "up 2 senators")
    assert deck(state, "caesar", "influence") == deck(state, "caesar", "action") == ""
    assert discards(state, "caesar") == before
    play(state, "pass", "done")
    play(state, "pass", "discard 3", "done")
    assert hand(state, "caesar") == "4 5"
    assert len(discards(state, "caesar").split()) == 46
