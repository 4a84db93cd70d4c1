"""D. Placing influence."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    Side,
    begin,
    down,
    offered,
    offered_kinds,
    play,
    play_turn,
    refused,
    seen,
    set_up,
    short,
    side,
    table,
    the,
    those,
    up,
)

from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME


@pytest.mark.rule("CC-35")
def test_an_active_player_must_place_one_or_two_cards() -> None:
    state = table(caesar=side("1 2 3 scout"), cleopatra=side(senators="down 1"))
    assert refused(state, "end").rule == "CC-35"
    play(state, "scout senators")
    assert offered_kinds(state) == {"down", "up"}
    one, two = state.clone(), state.clone()
    assert "plays_ended" in [event.kind for event in play(one, "down 1 senators")]
    play(two, "up 1 senators")
    assert offered_kinds(two) == {"up"}
    assert "plays_ended" in [event.kind for event in play(two, "up 2 senators")]


@pytest.mark.rule("CC-35")
def test_only_a_card_in_hand_can_be_placed() -> None:
    assert refused(table(caesar=side("1 2")), "down 3 senators").rule == "CC-35"


@pytest.mark.rule("CC-36")
def test_a_single_card_lies_face_down() -> None:
    state = table(caesar=side("1 2 3"))
    placed = the(play(state, "down 3 praetors"), "placed")
    assert (down(state, "caesar", "praetors"), up(state, "caesar", "praetors")) == ("3", "")
    assert placed.rule == "CC-36"
    assert placed.told(0)["card"] == "3"
    assert "card" not in placed.told(1)
    assert "card" not in placed.told(None)


@pytest.mark.rule("CC-37")
def test_two_cards_lie_face_up() -> None:
    state = table(caesar=side("1 2 3"))
    placed = those(play(state, "up 3 praetors", "up 1 praetors"), "placed")
    assert (down(state, "caesar", "praetors"), up(state, "caesar", "praetors")) == ("", "1 3")
    assert [event.told(None)["card"] for event in placed] == ["3", "1"]
    assert [event.rule for event in placed] == ["CC-37", "CC-37"]


@pytest.mark.rule("CC-38")
def test_a_single_card_face_up_is_rejected() -> None:
    state = table(caesar=side("3 scout"), cleopatra=side(senators="down 1"))
    assert refused(state, "up 3 praetors").rule == "CC-38"
    state = table(caesar=side("3 4 scout"), cleopatra=side(senators="down 1"))
    play(state, "up 3 praetors")
    refused(state, "end")


@pytest.mark.rule("CC-38")
def test_face_up_needs_a_second_place() -> None:
    caesar = side("3 4", censors="up 1 1 2 2", won="senators 5 praetors 5 quaestors 5 aediles 3")
    state = table(caesar=caesar)
    assert offered(state) == ["down 3 censors", "down 4 censors", "pass"]
    assert refused(state, "up 3 censors").rule == "CC-38"


@pytest.mark.rule("CC-39")
def test_two_cards_face_down_are_rejected() -> None:
    state = table(caesar=side("1 2 3 scout"), cleopatra=side(senators="down 1"))
    play(state, "down 1 senators")
    assert offered(state) == ["scout senators", "end"]
    refused(state, "down 2 senators")


@pytest.mark.rule("CC-39")
def test_one_card_up_and_one_down_is_rejected() -> None:
    state = table(caesar=side("1 2 3"))
    play(state, "up 1 senators")
    assert offered_kinds(state) == {"up"}
    assert refused(state, "down 2 senators").rule == "CC-39"
    state = table(caesar=side("1 2 3 scout"), cleopatra=side(senators="down 1"))
    play(state, "down 1 senators")
    refused(state, "up 2 senators")


@pytest.mark.rule("CC-40")
def test_a_third_card_is_rejected() -> None:
    state = table(caesar=side("1 2 3 scout"), cleopatra=side(senators="down 1"))
    play(state, "up 1 senators", "up 2 senators")
    assert offered(state) == ["scout senators", "end"]
    assert refused(state, "up 3 senators").rule == "CC-40"
    assert refused(state, "down 3 senators").rule == "CC-40"


@pytest.mark.rule("CC-41")
def test_two_cards_may_go_to_the_same_group_or_to_two_groups() -> None:
    state = table(caesar=side("1 2 3"))
    play(state, "up 1 senators")
    assert offered(state) == [f"up {card} {group}" for group in GROUPS for card in "23"]
    same, other = state.clone(), state.clone()
    play(same, "up 2 senators")
    assert up(same, "caesar", "senators") == "1 2"
    play(other, "up 2 aediles")
    assert (up(other, "caesar", "senators"), up(other, "caesar", "aediles")) == ("1", "2")


@pytest.mark.rule("CC-42")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_cards_are_placed_on_the_players_own_side(who: str) -> None:
    state = table(turn=who, caesar=side("1 2"), cleopatra=side("1 2"))
    play(state, "up 1 senators", "up 2 praetors")
    other = "cleopatra" if who == "caesar" else "caesar"
    assert (up(state, who, "senators"), up(state, who, "praetors")) == ("1", "2")
    assert [up(state, other, group) + down(state, other, group) for group in GROUPS] == [""] * 5


def places(caesar: Side, cleopatra: Side) -> set[str]:
    """The groups where Caesar can place a card."""
    state = table(caesar=caesar, cleopatra=cleopatra)
    return {text.split()[2] for text in offered(state) if text.startswith("down")}


ELSEWHERE = set(GROUPS) - {"senators"}


@pytest.mark.rule("CC-43")
@pytest.mark.parametrize(
    ("own", "free"),
    [("up 1 2 3 4", True), ("up 1 2 3 4 5", False), ("down 1 2 3 4 5", False)],
)
def test_a_player_has_at_most_five_cards_at_a_group(own: str, free: bool) -> None:
    caesar = side("4", senators=own)
    assert places(caesar, side()) == (set(GROUPS) if free else ELSEWHERE)
    if not free:
        assert refused(table(caesar=caesar), "down 4 senators").rule == "CC-43"


@pytest.mark.rule("CC-43")
def test_a_second_card_does_not_fit_where_the_first_took_the_fifth_place() -> None:
    state = table(caesar=side("4 5", senators="up 1 1 2 2"))
    play(state, "up 4 senators")
    assert offered(state) == [f"up 5 {group}" for group in GROUPS if group != "senators"]


@pytest.mark.rule("CC-43", "CC-44")
def test_a_preview_tells_how_many_more_cards_have_room() -> None:
    caesar = side("4 5", senators="up 1 1 2", praetors="down 3")
    state = table(caesar=caesar, cleopatra=side(praetors="up 1 2 3 4 5", aediles="up 1 2 3 4"))
    view = state.view(0)
    rooms = [GAME.preview(view, GAME.parse(f"up 4 {group}"))["room"] for group in GROUPS]
    assert rooms == [1, 1, 4, 4, 3]
    play(state, "up 4 senators")
    assert GAME.preview(state.view(0), GAME.parse("up 5 senators")) == {"room": 0}
    assert GAME.preview(state.view(0), GAME.parse("pass")) == {}


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize(
    ("own", "other", "free"),
    [
        ("up 1 2", "up 1 2 down 3 4 5", True),
        ("up 1 2 3", "up 1 2 down 3 4 5", False),
        ("up 1 2 down 3", "up 1 2 3 4", True),
        ("up 1 2 down 3 4", "up 1 2 3 4", False),
    ],
)
def test_both_together_have_at_most_eight_cards_at_a_group(
    own: str, other: str, free: bool
) -> None:
    caesar, cleopatra = side("4", senators=own), side(senators=other)
    assert places(caesar, cleopatra) == (set(GROUPS) if free else ELSEWHERE)
    if not free:
        state = table(caesar=caesar, cleopatra=cleopatra)
        assert refused(state, "down 4 senators").rule == "CC-44"


def begun_without_senators() -> State:
    """The first turn after set-up; no vote at the Senators will come up for a while."""
    state = begin()
    set_up(state)
    document = state.dump()
    rest = ["aediles", "censors", "quaestors", "praetors", "senators", "shuffle"]
    document["votes"] = {"pile": ["orgy", "orgy", *rest], "turned": [], "out": []}
    return GAME.load(document)


@pytest.mark.rule("CC-45")
def test_the_card_placed_at_set_up_is_one_of_the_five_own() -> None:
    state = begun_without_senators()
    play_turn(state, "up 2 senators", "up 3 senators")
    play_turn(state, "pass", "done")
    play(state, "up 4 senators")
    assert "up 5 senators" in offered(state)
    play_turn(state, "up 5 senators")
    play_turn(state, "pass", "done")
    assert refused(state, "down 1 senators").rule == "CC-43"


@pytest.mark.rule("CC-45")
def test_the_cards_placed_at_set_up_are_two_of_the_eight() -> None:
    state = begun_without_senators()
    play_turn(state, "up 2 senators", "up 3 senators")
    play_turn(state, "up 2 senators", "up 3 senators")
    play(state, "up 4 senators")
    assert "up 5 senators" in offered(state)
    play_turn(state, "up 5 praetors")
    play(state, "up 4 senators")
    assert refused(state, "up 5 senators").rule == "CC-44"


@pytest.mark.rule("CC-46")
def test_a_philosopher_counts_towards_both_limits() -> None:
    assert places(side("4", senators="up 1 2 3 P"), side()) == set(GROUPS)
    assert places(side("4", senators="up 1 2 3 P down P"), side()) == ELSEWHERE
    assert places(side("4", senators="up 1 P"), side(senators="up 1 2 3 P P")) == set(GROUPS)
    assert places(side("4", senators="up 1 2 P"), side(senators="up 1 2 3 P P")) == ELSEWHERE
    assert places(side("P", senators="up 1 2 3 4 5"), side()) == ELSEWHERE


@pytest.mark.rule("CC-47")
def test_nothing_is_placed_at_a_group_whose_patricians_are_all_gone() -> None:
    caesar, cleopatra = side("4", won="senators 3"), side(won="senators 2")
    assert places(caesar, cleopatra) == ELSEWHERE
    state = table(caesar=caesar, cleopatra=cleopatra)
    assert refused(state, "down 4 senators").rule == "CC-47"


@pytest.mark.rule("CC-48", "CC-49")
def test_a_player_knows_his_own_face_down_cards_and_nobody_elses() -> None:
    state = table(caesar=side(senators="up 5 down 1 2"), cleopatra=side(senators="up 4 down P 3"))
    for who, known in (
        ("caesar", ["1 2", None]),
        ("cleopatra", [None, "3 P"]),
        (None, [None, None]),
    ):
        lanes = [seen(state, who, "sides", seat, "lanes", 0) for seat in (0, 1)]
        for lane, open_cards, cards in zip(lanes, ("5", "4"), known, strict=True):
            assert isinstance(lane, dict)
            assert short(lane["up"]) == open_cards
            assert lane["down"] == 2
            assert (None if lane["known"] is None else short(lane["known"])) == cards


@pytest.mark.rule("CC-49")
def test_what_lies_face_down_changes_nothing_that_the_other_sees() -> None:
    one = table(caesar=side("3", aediles="down 1"), cleopatra=side("1"))
    other = table(caesar=side("1", aediles="down 3"), cleopatra=side("1"))
    for seat in (1, None):
        assert one.view(seat).json() == other.view(seat).json()
    assert one.view(0).json() != other.view(0).json()


@pytest.mark.rule("CC-49")
def test_a_scout_and_a_vote_show_the_opponents_face_down_cards() -> None:
    state = table(
        caesar=side("1 scout"),
        cleopatra=side(senators="down 3 4", praetors="down 2 5", aediles="down 1"),
        votes="praetors",
    )
    play_turn(state, "scout senators", "down 1 aediles")
    lanes = [seen(state, "caesar", "sides", 1, "lanes", group) for group in (0, 1, 4)]
    assert lanes == [
        {"up": ["3", "4"], "down": 0, "known": None},
        # the vote took its lowest or highest; here the highest
        {"up": ["2"], "down": 0, "known": None},
        {"up": [], "down": 1, "known": None},
    ]


@pytest.mark.rule("CC-50")
def test_with_one_influence_card_in_hand_it_is_placed_face_down() -> None:
    state = table(caesar=side("3 spy veto"), cleopatra=side("1"))
    assert offered(state) == [*[f"down 3 {group}" for group in GROUPS], "spy", "pass"]
    play(state, "down 3 senators")
    assert down(state, "caesar", "senators") == "3"
