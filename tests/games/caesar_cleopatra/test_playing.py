"""E. Playing an action."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    Side,
    discards,
    down,
    get,
    hand,
    kinds,
    left,
    offered,
    offered_kinds,
    play,
    play_turn,
    refused,
    seen,
    side,
    table,
    the,
    to_act,
    up,
    votes,
    won,
)

from triumvir.core.game import State


@pytest.mark.rule("CC-51")
def test_at_most_one_action_a_turn() -> None:
    state = table(
        caesar=side("1 2 scout scout wrath"), cleopatra=side(senators="down 1", aediles="down 2")
    )
    play(state, "scout senators")
    assert offered_kinds(state) == {"down", "up"}
    assert refused(state, "scout aediles").rule == "CC-51"
    assert refused(state, "wrath aediles").rule == "CC-51"
    play(state, "up 1 aediles")
    assert offered_kinds(state) == {"up"}
    assert "plays_ended" in kinds(play(state, "up 2 aediles"))


@pytest.mark.rule("CC-51")
def test_only_an_action_card_in_hand_can_be_played() -> None:
    state = table(caesar=side("1 2 spy"), cleopatra=side("1", senators="down 1"))
    assert refused(state, "scout senators").rule == "CC-51"


@pytest.mark.rule("CC-52")
@pytest.mark.parametrize(
    "texts",
    [
        ["scout aediles", "down 1 senators"],
        ["down 1 senators", "scout aediles"],
        ["scout aediles", "up 1 senators", "up 2 senators"],
        ["up 1 senators", "scout aediles", "up 2 senators"],
        ["up 1 senators", "up 2 senators", "scout aediles"],
    ],
)
def test_the_action_comes_before_between_or_after_the_placements(texts: list[str]) -> None:
    state = table(caesar=side("1 2 scout"), cleopatra=side(aediles="down 5"))
    events = play_turn(state, *texts)
    assert up(state, "cleopatra", "aediles") == "5"
    first = kinds(events).index("plays_ended")
    told = {"scout": "scouted", "up": "placed", "down": "placed"}
    steps = [kind for kind in kinds(events)[:first] if kind != "announced"]
    assert steps == [told[text.split()[0]] for text in texts]


@pytest.mark.rule("CC-53")
def test_once_the_plays_have_ended_no_action_can_be_played() -> None:
    state = table(
        caesar=side("1 scout", praetors="up 1 2 3"),
        cleopatra=side(praetors="up 1 2 3 4", aediles="down 1"),
        votes="orgy",
    )
    events = play(state, "down 1 praetors", "end")
    assert kinds(events)[1:3] == ["plays_ended", "vote"]
    while to_act(state) == ["caesar"]:
        assert offered(state) == ["draw influence", "draw action"]
        assert refused(state, "scout aediles").rule == "CC-100"
        events += play(state, "draw influence")
    assert kinds(events)[-2:] == ["vote_card", "turn"]


@pytest.mark.rule("CC-54")
def test_the_action_is_resolved_at_once() -> None:
    state = table(caesar=side("1 2 wrath"), cleopatra=side(senators="down 1"))
    assert kinds(play(state, "up 1 praetors", "wrath senators")) == [
        "placed",
        "announced",
        "smitten",
    ]
    assert down(state, "cleopatra", "senators") == ""
    assert offered_kinds(state) == {"up"}


@pytest.mark.rule("CC-55")
@pytest.mark.parametrize("who", ["caesar", "cleopatra", None])
def test_a_played_action_lies_on_its_owners_open_discard_pile(who: str | None) -> None:
    state = table(caesar=side("1 scout", discards="3"), cleopatra=side(senators="down 1"))
    assert seen(state, who, "sides", 0, "discards") == ["3"]
    announced = the(play(state, "scout senators"), "announced")
    assert announced.told(None)["card"] == "scout"
    assert hand(state, "caesar") == "1"
    assert discards(state, "caesar") == "3 scout"
    assert seen(state, who, "sides", 0, "discards") == ["3", "scout"]
    assert seen(state, who, "sides", 1, "discards") == []


@pytest.mark.rule("CC-56")
def test_an_action_alone_is_not_a_turn() -> None:
    state = table(caesar=side("1 scout"), cleopatra=side(senators="down 1"))
    play(state, "scout senators")
    assert offered(state) == [f"down 1 {group}" for group in GROUPS]
    assert refused(state, "end").rule == "CC-35"
    refused(state, "pass")


@pytest.mark.rule("CC-56")
def test_without_an_influence_card_no_action_can_be_played() -> None:
    state = table(caesar=side("scout wrath"), cleopatra=side(senators="down 1"))
    assert refused(state, "scout senators").rule == "CC-56"
    assert refused(state, "wrath senators").rule == "CC-56"


@pytest.mark.rule("CC-57")
def test_no_action_in_a_passive_turn() -> None:
    state = table(caesar=side("1 scout"), cleopatra=side(senators="down 1"))
    play(state, "pass")
    assert offered(state) == ["discard 1", "discard scout", "done"]
    refused(state, "scout senators")
    play(state, "discard 1")
    refused(state, "scout senators")
    play(state, "done")
    assert offered(state) == ["draw influence", "draw action"]
    refused(state, "scout senators")


WON = "senators 5 praetors 5 quaestors 5 aediles 3"


def one_full_group(hand: str, answer: str = "") -> State:
    """Only the Censors are left, eight cards lie there in balance, and Caesar has four of them."""
    return table(
        caesar=side(hand, censors="up 1 2 3 4", won=WON, influence="1 2 3 4"),
        cleopatra=side(f"1 {answer}", censors="up 1 2 3 4"),
    )


@pytest.mark.rule("CC-58")
@pytest.mark.parametrize(
    ("hand", "action"), [("5 wrath", "wrath censors"), ("5 assassination", "assassinate 2 censors")]
)
def test_an_action_may_first_make_room_for_the_placement(hand: str, action: str) -> None:
    state = one_full_group(hand)
    assert "down 5 censors" not in offered(state)
    play(state, action)
    assert offered(state) == ["down 5 censors"]
    play_turn(state, "down 5 censors")
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-59")
def test_if_a_veto_then_leaves_no_place_the_placement_is_waived() -> None:
    state = one_full_group("5 wrath", "veto")
    before = votes(state, "pile").split()
    events = play_turn(state, "wrath censors", "veto", "decline")
    steps = ["waived", "plays_ended", "vote", "drew", "drew", "drew", "drew", "vote_card", "turn"]
    assert [kind for kind in kinds(events) if kind in steps] == steps
    assert the(events, "waived").rule == "CC-59"
    assert up(state, "caesar", "censors") == up(state, "cleopatra", "censors") == "1 2 3 4"
    assert hand(state, "caesar") == "1 2 3 4 5"
    assert votes(state, "pile").split() == before[1:]
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-59")
def test_a_veto_that_leaves_a_place_leaves_the_duty_to_use_it() -> None:
    state = table(caesar=side("5 scout"), cleopatra=side("1 veto", senators="down 1"))
    play(state, "scout senators", "veto", "decline")
    assert offered(state) == [f"down 5 {group}" for group in GROUPS]


TARGETS = [
    ("assassination", side("1"), side("1", senators="down 3"), []),
    ("assassination", side("1"), side("1", senators="up 3 down 2"), ["assassinate 3 senators"]),
    (
        "assassination",
        side("1"),
        side("1", senators="up 3 3 5", aediles="up P"),
        ["assassinate 3 senators", "assassinate 5 senators", "assassinate philosopher aediles"],
    ),
    ("spy", side("1"), side(""), []),
    ("spy", side("1"), side("veto"), ["spy"]),
    ("spy", side("1"), side("1"), ["spy"]),
    ("castling", side("1"), side("1", senators="up 3"), []),
    (
        "castling",
        side("1", praetors="down 3"),
        side("1"),
        [
            "castle senators praetors",
            "castle praetors quaestors",
            "castle praetors censors",
            "castle praetors aediles",
        ],
    ),
    (
        "castling",
        side("1", praetors="up 3", won="senators 5 quaestors 5 aediles 3"),
        side("1"),
        ["castle praetors censors"],
    ),
    (
        "castling",
        side("1", praetors="up 3", won="senators 5 quaestors 5 aediles 3 censors 3"),
        side("1"),
        [],
    ),
    ("scout", side("1", aediles="down 3"), side("1", senators="up 3"), []),
    (
        "scout",
        side("1"),
        side("1", senators="up 3 down 2", aediles="down 1", censors="up 4"),
        ["scout senators", "scout aediles"],
    ),
    ("wrath", side("1"), side("1"), []),
    (
        "wrath",
        side("1", senators="down 3"),
        side("1", praetors="up 2", aediles="down P"),
        ["wrath senators", "wrath praetors", "wrath aediles"],
    ),
]


@pytest.mark.rule("CC-60")
@pytest.mark.parametrize(("card", "caesar", "cleopatra", "expected"), TARGETS)
def test_an_action_needs_a_legal_target(
    card: str, caesar: Side, cleopatra: Side, expected: list[str]
) -> None:
    own = side(f"{caesar.hand} {card}", won=caesar.won, **caesar.lanes)
    state = table(caesar=own, cleopatra=cleopatra)
    placing = ("down", "up", "pass")
    assert [text for text in offered(state) if text.split()[0] not in placing] == expected


@pytest.mark.rule("CC-60")
def test_an_action_without_a_target_is_refused_by_the_rule() -> None:
    state = table(caesar=side("1 2 spy scout wrath", won="aediles 3"))
    for text in ("spy", "scout senators", "wrath senators", "wrath aediles"):
        assert refused(state, text).rule == "CC-60"


@pytest.mark.rule("CC-60")
def test_castling_may_put_all_cards_back_as_they_were() -> None:
    state = table(caesar=side("1 castling", senators="down 2", aediles="down 3"))
    events = play_turn(
        state, "castle senators aediles", "lay 2 senators", "lay 3 aediles", "down 1 censors"
    )
    assert (down(state, "caesar", "senators"), down(state, "caesar", "aediles")) == ("2", "3")
    assert "castled" in kinds(events)
    assert discards(state, "caesar") == "castling"
    assert (left(state, "senators"), won(state, "caesar", "senators")) == (5, 0)
    assert get(state, "seat") == 1
