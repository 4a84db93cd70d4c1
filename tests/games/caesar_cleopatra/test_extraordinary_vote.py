"""G. Extraordinary vote."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    discards,
    down,
    hand,
    kinds,
    left,
    offered,
    play,
    play_turn,
    refused,
    side,
    table,
    the,
    those,
    to_act,
    up,
    votes,
    won,
)

from triumvir.core.event import Event
from triumvir.core.game import State


def voted(events: list[Event]) -> list[tuple[object, str]]:
    return [(event.fields["group"], event.rule) for event in those(events, "vote")]


@pytest.mark.rule("CC-90")
def test_a_group_that_holds_eight_at_the_end_of_an_active_turn_is_voted() -> None:
    state = table(caesar=side("5", senators="up 4 4"), cleopatra=side(senators="up 1 1 1 1 1"))
    events = play_turn(state, "down 5 senators")
    assert voted(events) == [("senators", "CC-90")]
    assert won(state, "caesar", "senators") == 1


@pytest.mark.rule("CC-90")
def test_a_group_of_seven_is_not_voted() -> None:
    state = table(caesar=side("5", senators="up 4"), cleopatra=side(senators="up 1 1 1 1 1"))
    assert voted(play_turn(state, "down 5 senators")) == []


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize(
    ("card", "action"),
    [("wrath", "wrath senators"), ("assassination", "assassinate 1 senators")],
)
def test_a_group_reduced_below_eight_before_the_end_is_not_voted(card: str, action: str) -> None:
    state = table(
        caesar=side(f"5 {card}", senators="up 4 4"), cleopatra=side(senators="up 1 1 1 1 1")
    )
    assert voted(play_turn(state, "down 5 senators", action)) == []
    assert left(state, "senators") == 5


@pytest.mark.rule("CC-92")
def test_every_group_that_holds_eight_is_voted_in_table_order() -> None:
    state = table(
        caesar=side("5 4", senators="up 4 4", aediles="up 5 5"),
        cleopatra=side(senators="up 1 1 1 1 1", aediles="up 2 2 2 2 2"),
    )
    events = play_turn(state, "up 5 aediles", "up 4 senators")
    assert voted(events) == [("senators", "CC-90"), ("aediles", "CC-90")]
    assert (won(state, "caesar", "senators"), won(state, "caesar", "aediles")) == (1, 1)


@pytest.mark.rule("CC-93")
def test_extraordinary_votes_precede_the_refill_and_the_vote_card() -> None:
    state = table(
        caesar=side("5", senators="up 4 4"),
        cleopatra=side(senators="up 1 1 1 1 1"),
        votes="orgy",
    )
    steps = kinds(play_turn(state, "down 5 senators"))
    assert steps.index("vote") < steps.index("patrician_won") < steps.index("drew")
    assert steps.index("drew") < steps.index("vote_card")


@pytest.mark.rule("CC-94")
def test_a_normal_vote_follows_in_the_same_turn_even_at_the_same_group() -> None:
    state = table(
        caesar=side("5", senators="up 4 4"),
        cleopatra=side(senators="up 1 1 1 1 1"),
        votes="senators",
    )
    events = play_turn(state, "down 5 senators")
    assert voted(events) == [("senators", "CC-90"), ("senators", "CC-105")]
    assert won(state, "caesar", "senators") == 2
    assert (up(state, "caesar", "senators"), up(state, "cleopatra", "senators")) == ("4", "1 1 1")


@pytest.mark.rule("CC-95")
@pytest.mark.parametrize(
    ("card", "caesar", "cleopatra", "winner", "caesar_loses", "cleopatra_loses"),
    [
        ("5", "up 4 down 4", "up 1 1 down 1 2 3", "caesar", "5", "1"),
        ("1", "up 1 down 2", "up 1 2 down 3 4 5", "cleopatra", "1", "5"),
        ("2", "up 1 down P", "up 1 2 down 3 4 5", "caesar", "1 P", "5"),
        ("1", "up P down P", "up 1 1 P down 1 2", "caesar", "1 P P", "2 P"),
        ("1", "up 1 down P", "up 1 2 P down 3 4", "cleopatra", "1 P", "4 P"),
        ("5", "up 3 down 2", "up 1 1 down 2 2 4", "", "", ""),
        ("5", "up P down 3", "up 1 1 down 1 2 3", "", "", ""),
    ],
)
def test_an_extraordinary_vote_is_resolved_like_a_normal_one(
    card: str, caesar: str, cleopatra: str, winner: str, caesar_loses: str, cleopatra_loses: str
) -> None:
    state = table(caesar=side(card, senators=caesar), cleopatra=side(senators=cleopatra))
    play_turn(state, f"down {card} senators")
    for who, lost in (("caesar", caesar_loses), ("cleopatra", cleopatra_loses)):
        assert won(state, who, "senators") == (who == winner)
        assert discards(state, who) == lost
        assert down(state, who, "senators") == ""


def tied_at_eight(caesar: str = "5", cleopatra: str = "1 2") -> State:
    """Caesar's turn has made eight Senators' cards, ten points a side."""
    state = table(
        caesar=side(caesar, senators="up 3 down 2"),
        cleopatra=side(cleopatra, senators="up 1 1 down 2 2 4"),
    )
    events = play_turn(state, "down 5 senators")
    assert the(events, "tied").fields == {"group": "senators"}
    return state


@pytest.mark.rule("CC-96")
def test_after_a_tie_the_eight_cards_stay_and_no_more_can_be_placed() -> None:
    state = tied_at_eight(cleopatra="1 2")
    assert up(state, "caesar", "senators") == "2 3 5"
    assert up(state, "cleopatra", "senators") == "1 1 2 2 4"
    assert not [text for text in offered(state) if text.endswith("senators")]
    play_turn(state, "down 1 aediles")
    assert to_act(state) == ["caesar"]
    assert not [text for text in offered(state) if text.endswith("senators")]
    assert refused(state, f"down {hand(state, 'caesar')[0]} senators").rule == "CC-44"


@pytest.mark.rule("CC-96")
def test_a_later_action_can_end_the_tie_at_eight() -> None:
    state = tied_at_eight(cleopatra="1 2 assassination")
    play(state, "assassinate 5 senators")
    assert "down 1 aediles" in offered(state)
    # Cleopatra has her five there; the place is Caesar's.
    assert "down 1 senators" not in offered(state)
    play_turn(state, "down 1 aediles")
    assert f"down {hand(state, 'caesar')[0]} senators" in offered(state)


@pytest.mark.rule("CC-97")
def test_a_group_still_at_eight_at_a_later_turn_end_is_voted_again() -> None:
    state = tied_at_eight()
    for _ in range(3):
        card = hand(state, to_act(state)[0])[0]
        events = play_turn(state, f"down {card} aediles")
        assert voted(events)[0] == ("senators", "CC-90")
    assert left(state, "senators") == 5


@pytest.mark.rule("CC-98")
def test_no_vote_card_moves_because_of_an_extraordinary_vote() -> None:
    state = table(
        caesar=side("5", senators="up 4 4"),
        cleopatra=side(senators="up 1 1 1 1 1"),
        votes="orgy senators",
        turned="praetors",
    )
    pile = votes(state, "pile")
    play_turn(state, "down 5 senators")
    assert won(state, "caesar", "senators") == 1
    assert votes(state, "pile") == pile.removeprefix("orgy ")
    assert votes(state, "turned") == "praetors orgy"
    assert votes(state, "out") == ""
