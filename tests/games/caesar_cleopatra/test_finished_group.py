"""L. Finished group."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    discards,
    down,
    kinds,
    left,
    play_turn,
    side,
    table,
    the,
    those,
    up,
    won,
)


@pytest.mark.rule("CC-145")
def test_when_the_last_patrician_is_won_all_influence_there_is_discarded_at_once() -> None:
    state = table(
        caesar=side("1", censors="up 5 down 4 4", aediles="up 2", won="censors 1"),
        cleopatra=side(censors="up 2 3 down P", aediles="up 5", won="censors 1"),
        votes="censors",
    )
    events = play_turn(state, "down 1 senators")
    assert left(state, "censors") == 0
    assert won(state, "cleopatra", "censors") == 2
    for who in ("caesar", "cleopatra"):
        assert up(state, who, "censors") == down(state, who, "censors") == ""
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("4 4 5", "2 3 P")
    assert (up(state, "caesar", "aediles"), up(state, "cleopatra", "aediles")) == ("2", "5")
    assert the(events, "group_finished").fields == {"group": "censors"}
    cleared = [(event.fields["seat"], event.fields["cards"]) for event in those(events, "cleared")]
    assert cleared == [(0, ["4", "4"]), (1, ["3"])]


@pytest.mark.rule("CC-145")
def test_before_the_last_patrician_the_cards_stay() -> None:
    state = table(
        caesar=side("1", censors="up 5 4 4", won="censors 1"),
        cleopatra=side(censors="up 2 3"),
        votes="censors",
    )
    assert "group_finished" not in kinds(play_turn(state, "down 1 senators"))
    assert left(state, "censors") == 1
    assert (up(state, "caesar", "censors"), up(state, "cleopatra", "censors")) == ("4 4", "3")


@pytest.mark.rule("CC-146")
def test_a_group_finished_by_an_extraordinary_vote_is_cleared_too() -> None:
    state = table(
        caesar=side("5", censors="up 4 down 4", won="censors 2"),
        cleopatra=side(censors="up 1 1 1 down 1 1"),
        votes="orgy",
    )
    events = play_turn(state, "down 5 censors")
    assert the(events, "vote").rule == "CC-90"
    for who in ("caesar", "cleopatra"):
        assert up(state, who, "censors") == down(state, who, "censors") == ""
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("4 4 5", "1 1 1 1 1")
    # At once: before the refill of the same turn.
    assert kinds(events).index("group_finished") < kinds(events).index("drew")


@pytest.mark.rule("CC-147")
@pytest.mark.parametrize(
    ("caesar", "cleopatra"), [("5 4 P", "3 2"), ("5", "4"), ("5 P", "3 P P"), ("1", "")]
)
def test_losses_and_clearing_leave_no_influence_card_and_lose_none(
    caesar: str, cleopatra: str
) -> None:
    state = table(
        caesar=side("1", aediles=f"up {caesar}", won="aediles 2"),
        cleopatra=side(aediles=f"up {cleopatra}"),
        votes="aediles",
    )
    play_turn(state, "down 1 senators")
    assert left(state, "aediles") == 0
    for who, cards in (("caesar", caesar), ("cleopatra", cleopatra)):
        assert up(state, who, "aediles") == down(state, who, "aediles") == ""
        assert sorted(discards(state, who).split()) == sorted(cards.split())
