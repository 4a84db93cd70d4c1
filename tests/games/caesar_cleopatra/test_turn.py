"""C. Turn structure."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    begin,
    get,
    kinds,
    offered,
    offered_kinds,
    play,
    play_turn,
    refused,
    set_up,
    side,
    table,
    the,
    to_act,
)

from triumvir.core.game import State

# Caesar has no place: three groups are won, and at the others are eight cards, at one five his own.
FINISHED = "senators 5 praetors 5 quaestors 5"


def without_a_place(hand: str) -> State:
    return table(
        caesar=side(hand, censors="up 1 1 2 2 3", aediles="up 4 4 5", won=FINISHED),
        cleopatra=side("1 2 spy", censors="up 4 4 5", aediles="up 1 2 3 4 down 5"),
    )


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize("last", ["caesar", "cleopatra"])
def test_cleopatra_always_takes_the_first_turn(last: str) -> None:
    state = begin()
    first = "cleopatra" if last == "caesar" else "caesar"
    events = []
    for who in (first, last):
        for card, group in zip("12345", GROUPS, strict=True):
            events += play(state, f"{who}: setup {card} {group}")
    assert to_act(state) == ["cleopatra"]
    turn = the(events, "turn")
    assert turn.rule == "CC-28"
    assert turn.fields["side"] == "cleopatra"


@pytest.mark.rule("CC-29")
def test_turns_alternate_whether_active_or_passive() -> None:
    state = begin()
    set_up(state)
    order = []
    for texts in (
        ["down 1 aediles"],
        ["pass", "done"],
        ["pass", "discard 2", "done"],
        ["up 1 censors", "up 2 aediles"],
        ["down 3 aediles"],
        ["down 3 censors"],
    ):
        order += to_act(state)
        play_turn(state, *texts)
    assert order == ["cleopatra", "caesar"] * 3


@pytest.mark.rule("CC-30")
def test_a_turn_is_either_active_or_passive() -> None:
    state = table(caesar=side("1 2 spy"), cleopatra=side("1"))
    assert offered_kinds(state) == {"down", "up", "spy", "pass"}
    passive = state.clone()
    play(passive, "pass")
    assert offered_kinds(passive) == {"discard", "done"}
    for texts in (["up 1 senators"], ["spy", "strike 1", "decline"]):
        active = state.clone()
        play(active, *texts)
        assert refused(active, "pass").rule == "CC-57"


@pytest.mark.rule("CC-31")
def test_an_active_turn_is_action_placement_extraordinary_vote_refill_vote_card() -> None:
    state = table(
        caesar=side("1 2 scout", praetors="up 3 3", influence="3 4 5"),
        cleopatra=side(praetors="up 1 1 1 1 down 1"),
        votes="quaestors",
    )
    events = play_turn(state, "scout praetors", "down 1 praetors")
    steps = [
        kind
        for kind in kinds(events)
        if kind in ("announced", "scouted", "placed", "vote", "drew", "vote_card", "turn")
    ]
    assert steps == [
        "announced",
        "scouted",
        "placed",
        "vote",  # the extraordinary one, at the Praetors
        "drew",
        "drew",
        "drew",
        "drew",
        "vote_card",
        "vote",  # of the card, at the Quaestors
        "turn",
    ]


@pytest.mark.rule("CC-31")
def test_the_action_is_optional_and_the_placement_is_not() -> None:
    state = table(caesar=side("1 scout"), cleopatra=side(senators="down 2"))
    assert "end" not in offered(state)
    assert refused(state, "end").rule == "CC-35"
    play(state, "down 1 senators")
    assert "end" in offered(state)


@pytest.mark.rule("CC-32")
def test_a_player_may_pass_even_if_he_could_be_active() -> None:
    state = table(caesar=side("1 2 3 4 wrath"))
    assert {"down 1 senators", "up 1 senators", "pass"} <= set(offered(state))
    event = the(play(state, "pass"), "passed")
    assert event.rule == "CC-32"
    assert get(state, "passive") is True


@pytest.mark.rule("CC-33")
@pytest.mark.parametrize("hand", ["1 2 3 4 5", "1 castling scout spy veto"])
def test_without_a_place_and_without_an_action_that_makes_one_he_must_pass(hand: str) -> None:
    assert offered(without_a_place(hand)) == ["pass"]


@pytest.mark.rule("CC-33")
def test_wrath_makes_a_place() -> None:
    assert offered(without_a_place("1 wrath")) == ["wrath censors", "wrath aediles", "pass"]


@pytest.mark.rule("CC-33")
def test_assassination_makes_a_place_only_at_a_full_group_with_fewer_than_five_own() -> None:
    state = without_a_place("1 assassination")
    expected = [f"assassinate {card} aediles" for card in "1234"]
    assert offered(state) == [*expected, "pass"]
    # The 5 at the Censors is open too, but there stand five own cards already.
    assert refused(state, "assassinate 5 censors").rule == "CC-33"


@pytest.mark.rule("CC-33")
@pytest.mark.parametrize("action", ["wrath", "assassination", "spy"])
def test_without_an_influence_card_no_action_makes_a_placement(action: str) -> None:
    state = table(caesar=side(action), cleopatra=side("1", senators="up 3 down 2"))
    assert offered(state) == ["pass"]


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize("texts", [["down 1 senators"], ["pass", "done"]])
def test_after_the_turn_the_opponent_is_on_turn(texts: list[str]) -> None:
    state = table(turn="caesar", caesar=side("1 2 3 4 5"), cleopatra=side("1"))
    events = play_turn(state, *texts)
    assert to_act(state) == ["cleopatra"]
    assert the(events, "turn").fields == {"seat": 1, "side": "cleopatra", "turn": 10}
