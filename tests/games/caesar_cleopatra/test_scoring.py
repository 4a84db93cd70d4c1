"""O. Scoring."""

from __future__ import annotations

import itertools

import pytest
from tests.games.caesar_cleopatra.positions import GROUPS, play, result, side, table

from triumvir.core.outcome import Outcome

FIVES = ["senators", "praetors", "quaestors"]
THREES = ["censors", "aediles"]


def scored(
    caesar: str = "",
    cleopatra: str = "",
    caesar_bonus: str = "senators",
    cleopatra_bonus: str = "senators",
) -> Outcome:
    """The end of a game in which nobody has influence left, with these patricians."""
    state = table(
        caesar=side(won=caesar, bonus=caesar_bonus, influence="only"),
        cleopatra=side(won=cleopatra, bonus=cleopatra_bonus, influence="only"),
    )
    standing = state.standing()
    play(state, "pass", "done")
    outcome = result(state)
    assert list(outcome.points) == standing
    for seat in (0, 1):
        assert sum(int(str(line["points"])) for line in lines(outcome, seat)) == standing[seat]
    return outcome


def lines(outcome: Outcome, seat: int) -> list[dict[str, object]]:
    return [line for line in outcome.lines if line["seat"] == seat]


def explained(outcome: Outcome, seat: int) -> list[tuple[object, object, object]]:
    return [(line["kind"], line["points"], line["rule"]) for line in lines(outcome, seat)]


# One group's points: how many were won, the points without and with the bonus card.
FIVE = [(1, 1, 1), (2, 2, 2), (3, 4, 6), (4, 5, 7)]
THREE = [(1, 1), (2, 3)]


@pytest.mark.rule("CC-166", "CC-167", "CC-169", "CC-170")
@pytest.mark.parametrize("group", FIVES)
@pytest.mark.parametrize(("won", "plain", "with_bonus"), [*FIVE, (5, 7, 9)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_points_of_a_group_of_five(
    group: str, won: int, plain: int, with_bonus: int, seat: int
) -> None:
    other = "praetors" if group == "senators" else "senators"
    own = f"{group} {won}"
    taken = (own, "") if seat == 0 else ("", own)
    assert scored(*taken, other, other).points[seat] == plain
    assert scored(*taken, group, group).points[seat] == with_bonus


@pytest.mark.rule("CC-166", "CC-167", "CC-168")
@pytest.mark.parametrize("group", THREES)
@pytest.mark.parametrize(("won", "points"), [*THREE, (3, 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_points_of_a_group_of_three(group: str, won: int, points: int, seat: int) -> None:
    own = f"{group} {won}"
    assert scored(*((own, "") if seat == 0 else ("", own))).points[seat] == points


@pytest.mark.rule("CC-166")
def test_each_won_patrician_scores_one() -> None:
    outcome = scored("praetors 2 censors 1")
    assert explained(outcome, 0) == [("patricians", 2, "CC-166"), ("patricians", 1, "CC-166")]
    assert outcome.points == (3, 0)


@pytest.mark.rule("CC-167")
@pytest.mark.parametrize(
    ("won", "majority"),
    [("praetors 2", False), ("praetors 3", True), ("censors 1", False), ("censors 2", True)],
)
def test_a_majority_scores_one_more(won: str, majority: bool) -> None:
    assert (("majority", 1, "CC-167") in explained(scored(won), 0)) == majority


@pytest.mark.rule("CC-168")
@pytest.mark.parametrize(
    ("won", "whole"),
    [("praetors 4", False), ("praetors 5", True), ("censors 2", False), ("censors 3", True)],
)
def test_all_patricians_of_a_group_score_another_one(won: str, whole: bool) -> None:
    assert (("whole_group", 1, "CC-168") in explained(scored(won), 0)) == whole


@pytest.mark.rule("CC-169")
@pytest.mark.parametrize(("won", "fulfilled"), [(2, False), (3, True), (4, True), (5, True)])
def test_a_bonus_card_is_fulfilled_by_three_of_its_five_and_scores_two(
    won: int, fulfilled: bool
) -> None:
    outcome = scored(f"praetors {won}", caesar_bonus="praetors")
    assert (("bonus", 2, "CC-169") in explained(outcome, 0)) == fulfilled


@pytest.mark.rule("CC-169")
def test_a_bonus_card_of_another_group_scores_nothing() -> None:
    outcome = scored("praetors 5 aediles 3", caesar_bonus="quaestors", cleopatra_bonus="praetors")
    assert outcome.points == (12, 0)


@pytest.mark.rule("CC-170", "CC-171")
def test_example_c() -> None:
    """All 5 Quaestors with the Quaestor bonus: 5 + 1 + 1 + 2 = 9."""
    outcome = scored("quaestors 5", caesar_bonus="quaestors")
    assert explained(outcome, 0) == [
        ("patricians", 5, "CC-166"),
        ("majority", 1, "CC-167"),
        ("whole_group", 1, "CC-168"),
        ("bonus", 2, "CC-169"),
    ]
    assert outcome.points == (9, 0)


@pytest.mark.rule("CC-170")
def test_the_most_that_one_player_can_score_is_33() -> None:
    everything = " ".join(f"{group} {size}" for group, size in GROUPS.items())
    state = table(
        caesar=side("1", aediles="up 5", won=everything.replace("aediles 3", "aediles 2")),
        votes="aediles",
    )
    play(state, "down 1 aediles", *["draw influence"] * 5)
    assert result(state).reason == "patricians"
    assert result(state).points == (33, 0)


@pytest.mark.rule("CC-172")
def test_two_of_five_against_one_with_two_unclaimed_is_no_majority() -> None:
    outcome = scored("praetors 2", "praetors 1", "praetors", "praetors")
    assert outcome.points == (2, 1)
    assert {line["kind"] for line in outcome.lines} == {"patricians"}


@pytest.mark.rule("CC-173")
@pytest.mark.parametrize("seat", [0, 1])
def test_more_points_win_even_with_fewer_patricians(seat: int) -> None:
    few, many = "praetors 3 quaestors 3", "senators 2 praetors 2 quaestors 2 aediles 1"
    outcome = scored(*((few, many) if seat == 0 else (many, few)))
    assert outcome.points[seat] == 8
    assert outcome.points[1 - seat] == 7
    assert outcome.winners() == [seat]
    assert outcome.ranks[seat] == 1
    assert outcome.ranks[1 - seat] == 2


@pytest.mark.rule("CC-174")
@pytest.mark.parametrize("seat", [0, 1])
def test_on_equal_points_more_patricians_win(seat: int) -> None:
    few, many = "praetors 3", "senators 2 quaestors 2"
    outcome = scored(*((few, many) if seat == 1 else (many, few)))
    assert outcome.points == (4, 4)
    assert outcome.winners() == [seat]
    assert outcome.ranks[1 - seat] == 2


@pytest.mark.rule("CC-175")
def test_with_equal_patricians_too_it_is_a_draw() -> None:
    outcome = scored("praetors 3 censors 1", "quaestors 3 aediles 1")
    assert outcome.points == (5, 5)
    assert outcome.ranks == (1, 1)
    assert outcome.winners() == [0, 1]


@pytest.mark.rule("CC-176")
@pytest.mark.parametrize("group", FIVES)
def test_with_the_same_bonus_group_at_most_one_player_scores_it(group: str) -> None:
    scorers = set()
    for first, second in itertools.product(range(6), repeat=2):
        if first + second <= 5:
            outcome = scored(f"{group} {first}", f"{group} {second}", group, group)
            bonus = [line["seat"] for line in outcome.lines if line["kind"] == "bonus"]
            assert len(bonus) <= 1
            scorers.add(tuple(bonus))
    assert scorers == {(), (0,), (1,)}
