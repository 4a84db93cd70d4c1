"""I. Vote card."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    get,
    kinds,
    left,
    play_turn,
    seen,
    side,
    table,
    the,
    those,
    to_act,
    votes,
    won,
)

from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk


def before_the_card(top: str, turned: str = "") -> State:
    """Caesar leads by one card at every group, and has one more for the Aediles."""
    lanes = dict.fromkeys(GROUPS, "up 3")
    return table(caesar=side("1", **lanes), votes=top, turned=turned)


@pytest.mark.rule("CC-104")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_the_last_step_of_an_active_turn_is_to_turn_the_top_vote_card(who: str) -> None:
    state = table(turn=who, caesar=side("1"), cleopatra=side("1"), votes="praetors orgy aediles")
    events = play_turn(state, "down 1 senators")
    card = the(events, "vote_card")
    assert card.rule == "CC-104"
    assert card.fields == {"seat": 0 if who == "caesar" else 1, "card": "praetors"}
    after = kinds(events)[kinds(events).index("vote_card") + 1 :]
    assert set(after) <= {"vote", "counted", "tied", "turn"}
    assert votes(state, "pile").split()[:2] == ["orgy", "aediles"]


@pytest.mark.rule("CC-105")
@pytest.mark.parametrize("group", GROUPS)
def test_a_group_card_brings_a_vote_at_that_group_at_once(group: str) -> None:
    state = before_the_card(group)
    vote = the(play_turn(state, "down 1 aediles"), "vote")
    assert (vote.rule, vote.fields) == ("CC-105", {"group": group})
    assert [won(state, "caesar", name) for name in GROUPS] == [name == group for name in GROUPS]


@pytest.mark.rule("CC-106")
@pytest.mark.parametrize("who", ["caesar", "cleopatra", None])
def test_a_turned_vote_card_lies_open_beside_the_pile(who: str | None) -> None:
    state = before_the_card("senators", turned="aediles")
    play_turn(state, "down 1 aediles")
    assert votes(state, "turned") == "aediles senators"
    assert "senators" not in votes(state, "pile").split()
    assert seen(state, who, "votes", "turned") == ["aediles", "senators"]


@pytest.mark.rule("CC-107")
def test_a_plain_orgy_causes_no_vote_and_lies_open_beside_the_pile() -> None:
    state = before_the_card("orgy")
    pile = votes(state, "pile")
    events = play_turn(state, "down 1 aediles")
    assert "vote" not in kinds(events)
    assert votes(state, "turned") == "orgy"
    assert "orgy " + votes(state, "pile") == pile
    assert get(state, "patricians") == [5, 5, 5, 3, 3]


@pytest.mark.rule("CC-108")
def test_the_shuffle_orgy_makes_a_new_pile_of_all_vote_cards_itself_included() -> None:
    piles = []
    for seed in range(200):
        state = before_shuffle(seed)
        events = play_turn(state, "down 1 censors")
        assert "vote" not in kinds(events)
        assert the(events, "votes_shuffled").rule == "CC-108"
        assert votes(state, "turned") == ""
        assert votes(state, "out") == "aediles"
        pile = votes(state, "pile")
        # The Senators are finished, and their card lay beside the pile: it is shuffled in too.
        assert sorted(pile.split()) == sorted(
            ["senators", "praetors", "quaestors", "censors", "orgy", "orgy", "shuffle"]
        )
        piles.append(pile)
    tops = Counter(pile.split()[0] for pile in piles)
    assert set(tops) == {"senators", "praetors", "quaestors", "censors", "orgy", "shuffle"}
    assert max(tops.values()) == tops["orgy"] < 90


def before_shuffle(seed: int) -> State:
    return table(
        caesar=side("1", won="senators 5 aediles 3"),
        votes="shuffle praetors",
        turned="orgy senators",
        out="aediles",
        seed=seed,
    )


@pytest.mark.rule("CC-109")
@pytest.mark.parametrize("card", ["orgy", "shuffle"])
def test_no_further_card_is_turned_after_an_orgy(card: str) -> None:
    state = before_the_card(f"{card} senators praetors quaestors")
    events = play_turn(state, "down 1 aediles")
    assert [event.fields["card"] for event in those(events, "vote_card")] == [card]
    assert kinds(events)[-1] == "turn"
    assert to_act(state) == ["cleopatra"]


def all_events() -> list[list[Event]]:
    """What random games told."""
    games = []
    for setup in setups(GAME):
        for seed in range(2):
            events: list[Event] = []
            for step in walk(GAME, setup, f"votes/{seed}"):
                step.state.clone().play(step.seat, step.action, events)
            games.append(events)
    return games


@pytest.mark.rule("CC-110")
def test_between_two_shuffles_each_group_card_comes_up_at_most_once() -> None:
    shuffles = 0
    for events in all_events():
        since: list[object] = []
        for event in events:
            if event.kind == "votes_shuffled":
                shuffles += 1
                since.clear()
            elif event.kind == "vote_card":
                card = event.fields["card"]
                assert card not in since or card == "orgy"
                since.append(card)
    assert shuffles > 20


@pytest.mark.rule("CC-111")
def test_the_vote_pile_is_never_empty_when_a_card_must_be_turned() -> None:
    """The shuffle Orgy is the last at the latest, and puts all others back."""
    state = before_the_card("shuffle only", "orgy senators praetors orgy quaestors censors aediles")
    play_turn(state, "down 1 aediles")
    assert len(votes(state, "pile").split()) == 8


@pytest.mark.rule("CC-111")
def test_in_whole_games_the_shuffle_orgy_is_always_in_the_pile() -> None:
    for setup in setups(GAME):
        for step in walk(GAME, setup, "pile"):
            assert votes(step.state, "pile").split().count("shuffle") == 1


@pytest.mark.rule("CC-112")
def test_a_finished_groups_card_leaves_the_game_and_the_next_is_turned_at_once() -> None:
    state = table(
        caesar=side("1", praetors="up 3", won="senators 5 aediles 3"),
        votes="senators aediles praetors quaestors",
    )
    events = play_turn(state, "down 1 censors")
    cards = [(event.fields["card"], event.rule) for event in those(events, "vote_card")]
    assert cards == [("senators", "CC-112"), ("aediles", "CC-112"), ("praetors", "CC-104")]
    assert the(events, "vote").fields == {"group": "praetors"}
    assert votes(state, "out") == "senators aediles"
    assert votes(state, "turned") == "praetors"
    assert won(state, "caesar", "praetors") == 1


@pytest.mark.rule("CC-112")
def test_the_next_card_after_a_finished_groups_card_may_be_an_orgy() -> None:
    state = table(caesar=side("1", won="senators 5"), votes="senators orgy praetors")
    events = play_turn(state, "down 1 praetors")
    assert [event.fields["card"] for event in those(events, "vote_card")] == ["senators", "orgy"]
    assert "vote" not in kinds(events)
    assert votes(state, "pile").split()[0] == "praetors"


@pytest.mark.rule("CC-113")
def test_the_card_of_a_finished_group_stays_in_the_pile_until_it_is_turned() -> None:
    state = table(
        caesar=side("1", praetors="up 5 5", won="praetors 4"),
        cleopatra=side("1", praetors="up 1 1 1 1 1"),
        votes="orgy orgy praetors",
    )
    play_turn(state, "down 1 praetors")
    assert left(state, "praetors") == 0
    assert votes(state, "pile").split()[:2] == ["orgy", "praetors"]
    assert votes(state, "out") == ""
