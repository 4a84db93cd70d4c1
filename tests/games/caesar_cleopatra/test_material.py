"""A. Material."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.games.caesar_cleopatra.positions import (
    SEATS,
    begin,
    deck,
    get,
    hand,
    play,
    seen,
    side,
    table,
    the,
    votes,
)

from triumvir.core.game import State

BONUS_GROUPS = ["senators", "praetors", "quaestors"]


def side_cards(state: State, who: str) -> list[str]:
    """All cards of a side at the very beginning: in hand and in the reserves."""
    everything = [hand(state, who), deck(state, who, "influence"), deck(state, who, "action")]
    return " ".join(everything).split()


@cache
def dealt_bonuses() -> list[tuple[str, str]]:
    pairs = []
    for seed in range(1200):
        first, second = (get(begin(seed), "sides", seat, "bonus") for seat in (0, 1))
        pairs.append((str(first), str(second)))
    return pairs


@pytest.mark.rule("CC-1", "CC-2")
def test_the_game_has_135_cards_50_for_each_side_and_35_neutral_ones() -> None:
    state = begin()
    patricians = get(state, "patricians")
    assert isinstance(patricians, list)
    assert sum(patricians) == 21
    assert len(votes(state, "pile").split()) == 8
    # Two cards of each group make six: the share of equal pairs tells how many there are. With n
    # of each group it is (n - 1) / (3n - 1): 0 of one, 0.2 of two, 0.25 of three.
    pairs = dealt_bonuses()
    equal = sum(first == second for first, second in pairs) / len(pairs)
    assert 0.17 < equal < 0.23
    bonuses = 2 * len({first for first, _ in pairs})
    assert bonuses == 6
    for who in SEATS:
        assert len(side_cards(state, who)) == 50
    assert sum(patricians) + 8 + bonuses + 50 + 50 == 135


@pytest.mark.rule("CC-3")
def test_the_patricians_form_groups_of_five_five_five_three_and_three() -> None:
    assert get(begin(), "patricians") == [5, 5, 5, 3, 3]


@pytest.mark.rule("CC-4")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_each_side_has_37_influence_and_13_action_cards(who: str) -> None:
    cards = side_cards(begin(), who)
    influence = [card for card in cards if card in "12345P"]
    assert len(influence) == 37
    assert len(cards) - len(influence) == 13


@pytest.mark.rule("CC-5")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_influence_is_seven_each_of_one_to_five_and_two_philosophers(who: str) -> None:
    cards = Counter(side_cards(begin(), who))
    assert {card: cards[card] for card in "12345P"} == {
        "1": 7,
        "2": 7,
        "3": 7,
        "4": 7,
        "5": 7,
        "P": 2,
    }


@pytest.mark.rule("CC-6")
@pytest.mark.parametrize("action_deck", ["arranged", "shuffled"])
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_actions_are_four_assassinations_two_of_most_and_one_wrath(
    who: str, action_deck: str
) -> None:
    cards = side_cards(begin(action_deck=action_deck), who)
    assert Counter(card for card in cards if card not in "12345P") == {
        "assassination": 4,
        "spy": 2,
        "castling": 2,
        "scout": 2,
        "wrath": 1,
        "veto": 2,
    }


@pytest.mark.rule("CC-7")
def test_the_vote_cards_are_one_per_group_two_orgies_and_one_with_shuffle() -> None:
    assert Counter(votes(begin(), "pile").split()) == {
        "senators": 1,
        "praetors": 1,
        "quaestors": 1,
        "censors": 1,
        "aediles": 1,
        "orgy": 2,
        "shuffle": 1,
    }


@pytest.mark.rule("CC-8")
def test_bonus_cards_are_senators_praetors_and_quaestors_alike() -> None:
    count = Counter(bonus for pair in dealt_bonuses() for bonus in pair)
    assert sorted(count) == sorted(BONUS_GROUPS)
    for group in BONUS_GROUPS:
        assert 0.30 < count[group] / count.total() < 0.37


@pytest.mark.rule("CC-9")
def test_both_decks_are_the_same() -> None:
    state = begin()
    assert sorted(side_cards(state, "caesar")) == sorted(side_cards(state, "cleopatra"))


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize("who", ["caesar", "cleopatra", None])
def test_how_many_cards_of_a_hand_are_actions_is_open_to_all(who: str | None) -> None:
    state = table(caesar=side("3 4 spy veto wrath"), cleopatra=side("1"))
    assert seen(state, who, "sides", 0, "hand_size") == {"influence": 2, "action": 3}
    assert seen(state, who, "sides", 1, "hand_size") == {"influence": 1, "action": 0}


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize("name", ["influence", "action"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_from_which_reserve_a_card_is_drawn_is_open_to_all(name: str, seat: int | None) -> None:
    state = table(caesar=side("1 2 3 4 5"))
    drew = the(play(state, "down 1 senators", f"draw {name}"), "drew").told(seat)
    assert drew["deck"] == name
    assert ("card" in drew) == (seat == 0)
