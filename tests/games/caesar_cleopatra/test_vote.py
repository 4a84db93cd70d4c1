"""J. Resolving a vote."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    SEATS,
    discards,
    down,
    get,
    kinds,
    left,
    play_turn,
    seen,
    side,
    table,
    the,
    those,
    up,
    won,
)

from triumvir.core.event import Event
from triumvir.core.game import State

SIDES = ["caesar", "cleopatra"]

# One vote: the cards of the left and of the right side, who gets the patrician, who loses what.
VECTORS = [
    pytest.param("3 4", "2 3 3", "right", "3", "3", marks=pytest.mark.rule("CC-128")),
    pytest.param("3 P", "4 5", "left", "3 P", "5", marks=pytest.mark.rule("CC-133")),
    pytest.param("5", "2 3", "nobody", "", "", marks=pytest.mark.rule("CC-123")),
    pytest.param("P", "", "nobody", "", "", marks=pytest.mark.rule("CC-135")),
    pytest.param("P", "2 4", "left", "P", "4", marks=pytest.mark.rule("CC-136")),
    pytest.param("2 P", "5 P", "right", "2 P", "5 P", marks=pytest.mark.rule("CC-137")),
    pytest.param("1 P", "3 P P", "left", "1 P", "3 P P", marks=pytest.mark.rule("CC-139")),
    pytest.param("5 P", "3", "right", "5 P", "3", marks=pytest.mark.rule("CC-131")),
    pytest.param("P P", "3 P", "left", "P P", "3 P", marks=pytest.mark.rule("CC-138")),
    pytest.param("P", "3 P", "right", "P", "3 P", marks=pytest.mark.rule("CC-136")),
    pytest.param("", "4 P", "left", "", "4 P", marks=pytest.mark.rule("CC-143")),
    # beyond the table of the rule file
    pytest.param("4", "", "left", "4", "", marks=pytest.mark.rule("CC-125")),
    pytest.param("", "", "nobody", "", "", marks=pytest.mark.rule("CC-126")),
    pytest.param("1 5 5", "2 3", "left", "5", "2", marks=pytest.mark.rule("CC-118", "CC-119")),
    pytest.param("1 1 1 1 1", "4", "left", "1", "4", marks=pytest.mark.rule("CC-119")),
    pytest.param("2 P P", "1 4", "left", "2 P P", "4", marks=pytest.mark.rule("CC-140")),
    pytest.param("4 P P", "3", "right", "4 P P", "3", marks=pytest.mark.rule("CC-140")),
    pytest.param("2 P P", "5 P P", "right", "2 P P", "5 P P", marks=pytest.mark.rule("CC-141")),
    pytest.param("P P", "P", "nobody", "", "", marks=pytest.mark.rule("CC-142")),
    pytest.param("3 P", "1 2", "nobody", "", "", marks=pytest.mark.rule("CC-134")),
    pytest.param("3 P", "1 2 P P", "nobody", "", "", marks=pytest.mark.rule("CC-134")),
]


def vote_at_the_senators(caesar: str, cleopatra: str) -> tuple[State, list[Event]]:
    """Both sides' lanes as given; Caesar places a card elsewhere and turns the Senators' card."""
    state = table(
        caesar=side("1", senators=caesar, aediles="up 2"),
        cleopatra=side("1", senators=cleopatra, aediles="up 5"),
        votes="senators",
    )
    return state, play_turn(state, "down 1 aediles")


def lay(cards: str, face: str) -> str:
    return f"{face} {cards}" if cards else ""


def without(cards: str, lost: str) -> str:
    rest = cards.split()
    for card in lost.split():
        rest.remove(card)
    return " ".join(rest)


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("mirrored", [False, True], ids=["left is Caesar", "left is Cleopatra"])
@pytest.mark.parametrize(
    ("left_cards", "right_cards", "winner", "left_loses", "right_loses"), VECTORS
)
def test_one_vote(
    left_cards: str,
    right_cards: str,
    winner: str,
    left_loses: str,
    right_loses: str,
    mirrored: bool,
    face: str,
) -> None:
    lanes = [lay(left_cards, face), lay(right_cards, face)]
    names = SIDES[::-1] if mirrored else SIDES
    state, _ = vote_at_the_senators(*(lanes[::-1] if mirrored else lanes))
    for who, cards, lost, place in (
        (names[0], left_cards, left_loses, "left"),
        (names[1], right_cards, right_loses, "right"),
    ):
        assert won(state, who, "senators") == (place == winner)
        assert discards(state, who) == lost
        assert up(state, who, "senators") == without(cards, lost)
        assert down(state, who, "senators") == ""
    assert left(state, "senators") == (5 if winner == "nobody" else 4)


@pytest.mark.rule("CC-114")
def test_all_face_down_cards_at_the_group_are_turned_up_first() -> None:
    state, events = vote_at_the_senators("up 3 down 1 P", "down 4")
    revealed = [event.told(None) for event in those(events, "revealed")]
    assert [(event["seat"], event["cards"]) for event in revealed] == [
        (0, ["1", "philosopher"]),
        (1, ["4"]),
    ]
    steps = kinds(events)
    assert steps.index("revealed") < steps.index("counted")
    assert up(state, "caesar", "senators") == "1 3 P"
    assert down(state, "caesar", "senators") == down(state, "cleopatra", "senators") == ""


@pytest.mark.rule("CC-115")
def test_a_sides_influence_is_the_sum_of_its_numbers() -> None:
    _, events = vote_at_the_senators("up 1 2 down 4 5", "up 1 P down P")
    counted = the(events, "counted").fields
    assert (counted["sums"], counted["philosophers"]) == ([12, 1], [0, 2])


@pytest.mark.rule("CC-116")
@pytest.mark.parametrize("margin", [1, 2, 3])
@pytest.mark.parametrize("who", SIDES)
def test_without_philosophers_the_higher_sum_wins(who: str, margin: int) -> None:
    high, low = f"up 1 {1 + margin}", "up 1 1"
    _, events = vote_at_the_senators(*((high, low) if who == "caesar" else (low, high)))
    event = the(events, "patrician_won")
    assert event.rule == "CC-116"
    assert event.fields == {"seat": SEATS[who], "group": "senators", "left": 4}


@pytest.mark.rule("CC-117")
@pytest.mark.parametrize("who", ["caesar", "cleopatra", None])
def test_the_winner_takes_the_patrician_and_keeps_it_in_the_open(who: str | None) -> None:
    state, _ = vote_at_the_senators("up 3", "up 5")
    assert (left(state, "senators"), won(state, "cleopatra", "senators")) == (4, 1)
    assert seen(state, who, "sides", 1, "won") == [1, 0, 0, 0, 0]
    assert seen(state, who, "sides", 0, "won") == [0, 0, 0, 0, 0]
    assert seen(state, who, "patricians") == [4, 5, 5, 3, 3]


@pytest.mark.rule("CC-118", "CC-119")
def test_the_higher_side_loses_its_highest_and_the_lower_its_lowest_number() -> None:
    state, events = vote_at_the_senators("up 1 3 5 down 4", "up 2 4 down 3")
    lost = [
        (event.fields["seat"], event.fields["card"], event.rule) for event in those(events, "lost")
    ]
    assert lost == [(0, "5", "CC-118"), (1, "2", "CC-119")]
    assert up(state, "caesar", "senators") == "1 3 4"
    assert up(state, "cleopatra", "senators") == "3 4"


@pytest.mark.rule("CC-119")
def test_whoever_wins_with_the_lower_sum_still_loses_his_lowest_number() -> None:
    state, _ = vote_at_the_senators("up 1 2 P", "up 4 5")
    assert won(state, "caesar", "senators") == 1
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("1 P", "5")


@pytest.mark.rule("CC-120")
@pytest.mark.parametrize(("own", "lost"), [("", ""), ("up P", "P")])
def test_a_side_without_a_number_at_the_group_loses_none(own: str, lost: str) -> None:
    state, events = vote_at_the_senators(own, "up 4")
    assert discards(state, "caesar") == lost
    numbers = [event for event in those(events, "lost") if event.rule != "CC-132"]
    assert [event.fields["seat"] for event in numbers] == [1]


@pytest.mark.rule("CC-121")
def test_lost_cards_lie_open_on_their_owners_piles() -> None:
    state, _ = vote_at_the_senators("up 3 down 4", "down 2 3 3")
    for who in ("caesar", "cleopatra", None):
        assert seen(state, who, "sides", 0, "discards") == ["3"]
        assert seen(state, who, "sides", 1, "discards") == ["3"]


@pytest.mark.rule("CC-122")
def test_all_other_cards_at_the_group_stay_face_up() -> None:
    state, _ = vote_at_the_senators("up 3 down 4 5", "down 1 2 2")
    assert (up(state, "caesar", "senators"), down(state, "caesar", "senators")) == ("3 4", "")
    assert (up(state, "cleopatra", "senators"), down(state, "cleopatra", "senators")) == ("2 2", "")


@pytest.mark.rule("CC-123")
def test_with_equal_sums_nothing_moves_and_the_cards_stay_face_up() -> None:
    state, events = vote_at_the_senators("up 2 down 4", "down 1 5")
    assert the(events, "tied").rule == "CC-123"
    assert not {"patrician_won", "lost"} & set(kinds(events))
    assert up(state, "caesar", "senators") == "2 4"
    assert up(state, "cleopatra", "senators") == "1 5"
    assert left(state, "senators") == 5
    assert discards(state, "caesar") == discards(state, "cleopatra") == ""


@pytest.mark.rule("CC-124")
@pytest.mark.parametrize("card", ["1", "5"])
def test_a_tied_group_is_counted_again_with_the_cards_added_since(card: str) -> None:
    state = table(
        caesar=side("1", senators="up 2 down 4"),
        cleopatra=side(card, senators="down 1 5"),
        votes="senators shuffle",
    )
    play_turn(state, "down 1 aediles")
    again = table(
        turn="cleopatra",
        caesar=side(senators="up " + up(state, "caesar", "senators")),
        cleopatra=side(card, senators="up " + up(state, "cleopatra", "senators")),
        votes="senators",
    )
    events = play_turn(again, f"down {card} senators")
    assert the(events, "counted").fields["sums"] == [6, 6 + int(card)]
    assert won(again, "cleopatra", "senators") == 1


@pytest.mark.rule("CC-124")
def test_a_tie_leaves_no_trace_but_its_open_cards() -> None:
    """Ten against ten; then one of Caesar's open cards is killed, and the next vote counts anew."""
    state = table(
        caesar=side("5", senators="up 3 down 2"),
        cleopatra=side("1 assassination", senators="up 1 1 down 2 2 4"),
        votes="orgy senators",
    )
    assert "tied" in kinds(play_turn(state, "down 5 senators"))
    events = play_turn(state, "assassinate 2 senators", "down 1 aediles")
    assert the(events, "counted").fields["sums"] == [8, 10]
    assert won(state, "cleopatra", "senators") == 1


@pytest.mark.rule("CC-125")
@pytest.mark.parametrize("who", SIDES)
def test_a_side_with_cards_beats_a_side_without(who: str) -> None:
    state, _ = vote_at_the_senators(*(("up 1", "") if who == "caesar" else ("", "up 1")))
    assert won(state, who, "senators") == 1
    assert discards(state, who) == "1"


@pytest.mark.rule("CC-126")
def test_if_neither_side_has_cards_nothing_happens() -> None:
    state, events = vote_at_the_senators("", "")
    assert not {"patrician_won", "lost", "revealed"} & set(kinds(events))
    assert left(state, "senators") == 5
    assert discards(state, "caesar") == discards(state, "cleopatra") == ""


@pytest.mark.rule("CC-127")
def test_the_vote_concerns_only_the_named_group() -> None:
    lanes = dict.fromkeys(GROUPS, "up 2 down 3")
    state = table(
        caesar=side("1", **lanes),
        cleopatra=side(**(lanes | {"senators": "up 5 5"})),
        votes="senators",
    )
    play_turn(state, "down 1 aediles")
    for who in SIDES:
        for group in ("praetors", "quaestors", "censors"):
            assert (up(state, who, group), down(state, who, group)) == ("2", "3")
    assert get(state, "patricians") == [4, 5, 5, 3, 3]
    assert (up(state, "caesar", "aediles"), down(state, "caesar", "aediles")) == ("2", "1 3")


@pytest.mark.rule("CC-128")
def test_example_a() -> None:
    """Caesar 3+4, Cleopatra 2+3+3: Cleopatra wins and discards a 3; Caesar discards his 3."""
    state, _ = vote_at_the_senators("down 3 4", "down 2 3 3")
    assert (won(state, "caesar", "senators"), won(state, "cleopatra", "senators")) == (0, 1)
    assert (up(state, "caesar", "senators"), discards(state, "caesar")) == ("4", "3")
    assert (up(state, "cleopatra", "senators"), discards(state, "cleopatra")) == ("2 3", "3")
