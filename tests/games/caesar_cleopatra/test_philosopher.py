"""K. Philosopher. The vectors in test_vote.py name most of these rules too."""

from __future__ import annotations

import itertools

import pytest
from tests.games.caesar_cleopatra.positions import (
    SEATS,
    discards,
    down,
    kinds,
    left,
    offered,
    play,
    play_turn,
    side,
    table,
    the,
    those,
    up,
    won,
)

from triumvir.core.event import Event
from triumvir.core.game import State


def vote(caesar: str, cleopatra: str) -> tuple[State, list[Event]]:
    """A vote at the Censors between these open cards."""
    state = table(
        caesar=side("1", censors=f"up {caesar}"),
        cleopatra=side(censors=f"up {cleopatra}"),
        votes="censors",
    )
    return state, play_turn(state, "down 1 aediles")


def winner(state: State) -> str:
    takers = [who for who in SEATS if won(state, who, "censors")]
    return takers[0] if takers else "nobody"


@pytest.mark.rule("CC-129")
def test_a_philosopher_is_placed_like_any_influence_card() -> None:
    state = table(caesar=side("2 P P"))
    choices = offered(state)
    for face in ("down", "up"):
        assert f"{face} philosopher aediles" in choices
    single = state.clone()
    play(single, "down philosopher aediles")
    assert (up(single, "caesar", "aediles"), down(single, "caesar", "aediles")) == ("", "P")
    play(state, "up philosopher aediles", "up philosopher aediles")
    assert (up(state, "caesar", "aediles"), down(state, "caesar", "aediles")) == ("P P", "")


@pytest.mark.rule("CC-130", "CC-131")
@pytest.mark.parametrize(
    ("caesar", "cleopatra", "expected"),
    [
        ("2 P", "3", "caesar"),
        ("3 P", "2", "cleopatra"),
        ("2", "3 P", "caesar"),
        ("3", "2 P", "cleopatra"),
    ],
)
def test_with_one_philosopher_the_lower_sum_wins_whoever_owns_it(
    caesar: str, cleopatra: str, expected: str
) -> None:
    state, events = vote(caesar, cleopatra)
    assert winner(state) == expected
    assert the(events, "patrician_won").rule == "CC-130"


@pytest.mark.rule("CC-132")
def test_in_a_decided_vote_the_philosophers_go_in_addition_to_the_numbers() -> None:
    state, events = vote("2 3 P", "4 5 5")
    lost = {
        (event.fields["seat"], event.fields["card"], event.rule) for event in those(events, "lost")
    }
    assert lost == {
        (0, "2", "CC-119"),
        (0, "philosopher", "CC-132"),
        (1, "5", "CC-118"),
    }
    assert (up(state, "caesar", "censors"), up(state, "cleopatra", "censors")) == ("3", "4 5")


@pytest.mark.rule("CC-133")
def test_example_b() -> None:
    """Cleopatra 4+5, Caesar 3+P: Caesar wins and discards 3 and P; Cleopatra discards 5."""
    state, _ = vote("3 P", "4 5")
    assert winner(state) == "caesar"
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("3 P", "5")
    assert (up(state, "caesar", "censors"), up(state, "cleopatra", "censors")) == ("", "4")


@pytest.mark.rule("CC-134")
@pytest.mark.parametrize(
    ("caesar", "cleopatra"), [("5 P", "2 3"), ("5 P", "2 3 P"), ("5 P P", "1 4 P")]
)
def test_equal_sums_with_a_philosopher_are_postponed(caesar: str, cleopatra: str) -> None:
    state, events = vote(caesar, cleopatra)
    assert the(events, "tied").rule == "CC-134"
    assert winner(state) == "nobody"
    assert (up(state, "caesar", "censors"), up(state, "cleopatra", "censors")) == (
        caesar,
        cleopatra,
    )
    assert left(state, "censors") == 3


@pytest.mark.rule("CC-135")
def test_a_philosopher_as_the_only_card_is_postponed_and_stays_face_up() -> None:
    state = table(caesar=side("1", censors="down P"), votes="censors")
    events = play_turn(state, "down 1 aediles")
    assert "tied" in kinds(events)
    assert winner(state) == "nobody"
    assert (up(state, "caesar", "censors"), discards(state, "caesar")) == ("P", "")


@pytest.mark.rule("CC-136")
def test_only_a_philosopher_wins_against_numbers_without_one_and_loses_against_one() -> None:
    state, _ = vote("P", "2 4")
    assert winner(state) == "caesar"
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("P", "4")
    state, _ = vote("P", "3 P")
    assert winner(state) == "cleopatra"
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("P", "3 P")


@pytest.mark.rule("CC-137")
def test_one_philosopher_on_each_side_cancel_out_and_both_go() -> None:
    state, events = vote("2 P", "5 P")
    assert winner(state) == "cleopatra"
    assert the(events, "patrician_won").rule == "CC-137"
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("2 P", "5 P")


@pytest.mark.rule("CC-138", "CC-139")
@pytest.mark.parametrize(
    ("caesar", "cleopatra", "expected"),
    [
        ("1 2 P", "3 4 P P", "caesar"),
        ("3 4 P", "1 2 P P", "cleopatra"),
        ("3 4 P P", "1 2 P", "cleopatra"),
        ("1 2 P P", "3 4 P", "caesar"),
    ],
)
def test_one_against_two_the_lower_sum_wins_and_all_three_go(
    caesar: str, cleopatra: str, expected: str
) -> None:
    state, _ = vote(caesar, cleopatra)
    assert winner(state) == expected
    piles = f"{discards(state, 'caesar')} {discards(state, 'cleopatra')}"
    assert piles.split().count("P") == 3


@pytest.mark.rule("CC-140")
@pytest.mark.parametrize(("caesar", "expected"), [("1 P P", "caesar"), ("5 P P", "cleopatra")])
def test_two_against_none_count_as_one_and_both_go(caesar: str, expected: str) -> None:
    state, _ = vote(caesar, "3")
    assert winner(state) == expected
    assert discards(state, "caesar") == caesar


@pytest.mark.rule("CC-141")
def test_two_against_two_cancel_and_all_four_go() -> None:
    state, _ = vote("1 2 P P", "4 P P")
    assert winner(state) == "cleopatra"
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("1 P P", "4 P P")


@pytest.mark.rule("CC-142")
@pytest.mark.parametrize(
    ("caesar", "cleopatra"),
    [pair for pair in itertools.product(["", "P", "P P"], repeat=2) if any(pair)],
)
def test_only_philosophers_whatever_their_number_are_postponed(caesar: str, cleopatra: str) -> None:
    state, _ = vote(caesar, cleopatra)
    assert winner(state) == "nobody"
    assert (up(state, "caesar", "censors"), up(state, "cleopatra", "censors")) == (
        caesar,
        cleopatra,
    )


@pytest.mark.rule("CC-143")
@pytest.mark.parametrize("cards", ["1 P", "4 P", "2 3 P P"])
def test_numbers_with_a_philosopher_lose_against_an_empty_side(cards: str) -> None:
    state, _ = vote(cards, "")
    assert winner(state) == "cleopatra"
    assert "P" not in up(state, "caesar", "censors")
    assert discards(state, "cleopatra") == ""


@pytest.mark.rule("CC-144")
def test_a_philosopher_that_survives_a_tie_still_acts_in_the_next_vote() -> None:
    """Five against five; then a card of Caesar's is killed, and with his 4 he wins against 5."""
    state = table(
        caesar=side("1", censors="up 4 P"),
        cleopatra=side("2 assassination", censors="up 1 1 1 1 1"),
        votes="orgy censors",
    )
    assert the(play_turn(state, "down 1 censors"), "tied").rule == "CC-134"
    assert up(state, "caesar", "censors") == "1 4 P"
    play_turn(state, "assassinate 1 censors", "down 2 aediles")
    assert winner(state) == "caesar"
    assert discards(state, "caesar") == "1 4 P"
