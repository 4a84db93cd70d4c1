"""B. Set-up."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from tests.games.caesar_cleopatra.positions import (
    GROUPS,
    SEATS,
    begin,
    deck,
    down,
    get,
    hand,
    left,
    names,
    offered,
    play,
    play_turn,
    refused,
    result,
    seen,
    set_up,
    side,
    table,
    the,
    those,
    to_act,
    up,
    votes,
    won,
)

from triumvir.core.document import canonical
from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME

ORDER = names(
    "veto wrath spy scout castling assassination assassination"
    " castling veto assassination scout spy assassination"
)


def arrange(state: State, who: str, cards: list[str]) -> None:
    play(state, *[f"{who}: arrange {card}" for card in cards])


def views(state: State) -> list[str]:
    return [state.view(seat).json() for seat in (0, 1, None)]


@pytest.mark.rule("CC-10")
def test_the_five_groups_lie_open_between_the_players_from_the_start() -> None:
    state = begin()
    for who in ("caesar", "cleopatra", None):
        assert seen(state, who, "patricians") == [5, 5, 5, 3, 3]


@pytest.mark.rule("CC-11")
def test_the_order_of_patricians_within_a_group_has_no_effect() -> None:
    """It does not matter which side takes which: the same is left and the same is scored."""
    ends = []
    for first, second in (("caesar", "cleopatra"), ("cleopatra", "caesar")):
        state = table(
            caesar=side("1 1", senators="up 5" if first == "caesar" else "up 2"),
            cleopatra=side("1 1", senators="up 5" if first == "cleopatra" else "up 2"),
            votes="senators shuffle",
        )
        play_turn(state, "down 1 aediles")
        assert won(state, first, "senators") == 1
        again = table(
            caesar=side("1", senators="up 4" if second == "caesar" else "", won=held(state, 0)),
            cleopatra=side(
                "1", senators="up 4" if second == "cleopatra" else "", won=held(state, 1)
            ),
            votes="senators",
        )
        play_turn(again, "down 1 aediles")
        ends.append([get(again, "patricians"), again.standing(), held(again, 0), held(again, 1)])
    assert ends[0] == ends[1] == [[3, 5, 5, 3, 3], [1, 1], "senators 1", "senators 1"]


def held(state: State, seat: int) -> str:
    return f"senators {get(state, 'sides', seat, 'won', 0)}"


@pytest.mark.rule("CC-12")
def test_the_vote_cards_are_shuffled() -> None:
    tops = Counter(votes(begin(seed), "pile").split()[0] for seed in range(400))
    assert set(tops) == {*GROUPS, "orgy", "shuffle"}
    assert all(30 < tops[group] < 75 for group in GROUPS)
    assert 70 < tops["orgy"] < 130


@pytest.mark.rule("CC-12")
def test_the_vote_cards_lie_face_down() -> None:
    one = table(votes="senators shuffle orgy aediles")
    other = table(votes="censors orgy shuffle praetors")
    assert views(one) == views(other)


@pytest.mark.rule("CC-13")
def test_one_player_is_caesar_and_the_other_cleopatra() -> None:
    assert GAME.meta.roles == ("caesar", "cleopatra")
    state = begin()
    assert the(set_up(state), "turn").fields == {"seat": 1, "side": "cleopatra", "turn": 1}


@pytest.mark.rule("CC-14", "CC-15")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_two_cards_of_each_value_and_no_philosopher_are_taken_out(who: str) -> None:
    for seed in range(20):
        assert hand(begin(seed), who) == "1 1 2 2 3 3 4 4 5 5"


@pytest.mark.rule("CC-16")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_the_other_27_influence_cards_are_shuffled_as_a_reserve(who: str) -> None:
    orders = [deck(begin(seed), who, "influence") for seed in range(100)]
    for order in orders:
        assert Counter(order.split()) == {"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "P": 2}
    assert len(set(orders)) == 100
    assert {order.split()[0] for order in orders} == set("12345P")
    assert {order.split()[-1] for order in orders} == set("12345P")


@pytest.mark.rule("CC-16")
def test_the_two_reserves_are_shuffled_apart() -> None:
    state = begin()
    assert deck(state, "caesar", "influence") != deck(state, "cleopatra", "influence")


@pytest.mark.rule("CC-17")
def test_each_player_orders_his_action_cards_freely() -> None:
    state = begin(action_deck="arranged")
    arrange(state, "caesar", ORDER)
    arrange(state, "cleopatra", ORDER[::-1])
    assert deck(state, "caesar", "action").split() == ORDER
    assert deck(state, "cleopatra", "action").split() == ORDER[::-1]


@pytest.mark.rule("CC-17")
def test_while_arranging_every_card_not_yet_laid_down_can_be_next() -> None:
    state = begin(action_deck="arranged")
    everything = ["assassination", "spy", "castling", "scout", "wrath", "veto"]
    assert offered(state, "caesar") == [f"arrange {card}" for card in everything]
    arrange(state, "caesar", ["wrath", "veto"])
    everything.remove("wrath")
    assert offered(state, "caesar") == [f"arrange {card}" for card in everything]
    arrange(state, "caesar", ["veto"])
    everything.remove("veto")
    assert offered(state, "caesar") == [f"arrange {card}" for card in everything]
    assert refused(state, "arrange wrath", "caesar").rule == "CC-17"


@pytest.mark.rule("CC-17")
def test_an_arranged_deck_is_drawn_from_its_first_card_on() -> None:
    state = begin(action_deck="arranged")
    arrange(state, "caesar", ORDER)
    arrange(state, "cleopatra", ORDER)
    set_up(state)
    play(state, "up 1 senators", "up 2 senators", "draw action", "draw action")
    assert hand(state, "cleopatra") == "3 4 5 wrath veto"


@pytest.mark.rule("CC-17")
def test_an_action_deck_is_arranged_unseen_by_the_other() -> None:
    one, other = begin(action_deck="arranged"), begin(action_deck="arranged")
    arrange(one, "caesar", ORDER[:7])
    arrange(other, "caesar", ORDER[:5:-1])
    for who in (1, None):
        assert one.view(who).json() == other.view(who).json()
    arranged = the(play(one, "caesar: arrange spy"), "arranged")
    assert arranged.told(0)["card"] == "spy"
    assert "card" not in arranged.told(1)
    assert "card" not in arranged.told(None)


@pytest.mark.rule("CC-18")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_beginners_shuffle_the_action_cards_instead(who: str) -> None:
    assert get(begin(), "phase") == "placing"
    orders = [deck(begin(seed), who, "action") for seed in range(100)]
    for order in orders:
        assert sorted(order.split()) == sorted(ORDER)
    assert len(set(orders)) == 100
    assert {order.split()[0] for order in orders} == set(ORDER)


@pytest.mark.rule("CC-19")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_nobody_may_look_through_a_reserve(who: str) -> None:
    """Whatever the order below, every view is the same."""
    first = table(caesar=side("1"), cleopatra=side("1"))
    influence, actions = "5 P 4 3 2 1", "veto spy wrath"
    other = table(
        caesar=side("1", influence=influence, actions=actions) if who == "caesar" else side("1"),
        cleopatra=side("1", influence=influence, actions=actions)
        if who == "cleopatra"
        else side("1"),
    )
    assert views(first) == views(other)


@pytest.mark.rule("CC-19")
def test_the_order_of_an_arranged_deck_is_its_owners_knowledge_alone() -> None:
    state = begin(action_deck="arranged")
    arrange(state, "caesar", ORDER)
    arrange(state, "cleopatra", ORDER[::-1])
    set_up(state)
    assert seen(state, "caesar", "sides", 0, "action_deck") == ORDER
    assert seen(state, "caesar", "sides", 1, "action_deck") is None
    assert seen(state, "cleopatra", "sides", 1, "action_deck") == ORDER[::-1]
    assert seen(state, "cleopatra", "sides", 0, "action_deck") is None
    assert seen(state, None, "sides", 0, "action_deck") is None
    assert seen(state, None, "sides", 1, "action_deck") is None


@pytest.mark.rule("CC-19")
@pytest.mark.parametrize("who", ["caesar", "cleopatra", None])
def test_the_order_of_a_shuffled_action_deck_is_unknown_to_both(who: str | None) -> None:
    state = begin()
    set_up(state)
    for seat in (0, 1):
        assert seen(state, who, "sides", seat, "action_deck") is None


@pytest.mark.rule("CC-20")
def test_the_bonus_cards_are_dealt_when_both_decks_are_arranged() -> None:
    state = begin(action_deck="arranged")
    arrange(state, "caesar", ORDER)
    arrange(state, "cleopatra", ORDER[:-1])
    assert [get(state, "sides", seat, "bonus") for seat in (0, 1)] == [None, None]
    assert get(state, "phase") == "arranging"
    events = play(state, f"cleopatra: arrange {ORDER[-1]}")
    assert [event.fields for event in those(events, "bonus_dealt")] == [{"seat": 0}, {"seat": 1}]
    assert get(state, "phase") == "placing"
    for seat in (0, 1):
        assert get(state, "sides", seat, "bonus") in ("senators", "praetors", "quaestors")


@pytest.mark.rule("CC-20")
def test_with_shuffled_decks_the_bonus_cards_are_dealt_before_the_first_placement() -> None:
    state = begin()
    assert to_act(state) == ["caesar", "cleopatra"]
    for seat in (0, 1):
        assert get(state, "sides", seat, "bonus") is not None


@pytest.mark.rule("CC-21")
def test_a_bonus_card_is_its_owners_secret_until_scoring() -> None:
    state = table(
        caesar=side(bonus="praetors", influence="only"),
        cleopatra=side(bonus="quaestors", influence="only"),
    )

    def known() -> list[object]:
        return [
            seen(state, who, "sides", seat, "bonus")
            for who in ("caesar", "cleopatra", None)
            for seat in (0, 1)
        ]

    assert known() == ["praetors", None, None, "quaestors", None, None]
    events = play(state, "pass", "done")
    assert result(state).reason == "influence"
    assert known() == ["praetors", "quaestors"] * 3
    assert the(events, "bonus_shown").fields == {"groups": ["praetors", "quaestors"]}


@pytest.mark.rule("CC-21")
def test_a_dealt_bonus_card_is_told_to_its_owner_alone() -> None:
    state = begin(action_deck="arranged")
    arrange(state, "caesar", ORDER)
    arrange(state, "cleopatra", ORDER[:-1])
    events = those(play(state, f"cleopatra: arrange {ORDER[-1]}"), "bonus_dealt")
    for event in events:
        owner = event.fields["seat"]
        for seat in (0, 1, None):
            assert ("group" in event.told(seat)) == (seat == owner)


@pytest.mark.rule("CC-22")
def test_the_other_four_bonus_cards_leave_the_game_unseen() -> None:
    """Only the two that were dealt are in the position, and a view tells nothing of the rest."""
    state = begin()
    for text in (canonical(state.dump()), *views(state)):
        assert text.count('"bonus') == 2
    one = table(cleopatra=side(bonus="praetors"))
    other = table(cleopatra=side(bonus="quaestors"))
    assert one.view(0).json() == other.view(0).json()
    assert one.view(None).json() == other.view(None).json()


@pytest.mark.rule("CC-23")
def test_both_can_hold_a_bonus_card_for_the_same_group() -> None:
    pairs = {
        tuple(str(get(begin(seed), "sides", seat, "bonus")) for seat in (0, 1))
        for seed in range(200)
    }
    bonus = ("senators", "praetors", "quaestors")
    assert pairs == set(itertools.product(bonus, bonus))


@pytest.mark.rule("CC-24")
def test_one_set_is_placed_face_down_one_card_a_group_in_any_order() -> None:
    start = begin()
    for order in itertools.permutations("12345"):
        state = start.clone()
        set_up(state, caesar=" ".join(order))
        assert [down(state, "caesar", group) for group in GROUPS] == list(order)
        assert [up(state, "caesar", group) for group in GROUPS] == [""] * 5


@pytest.mark.rule("CC-24")
def test_of_the_set_each_card_is_placed_once_and_each_group_gets_one() -> None:
    state = begin()
    assert offered(state, "caesar") == [f"setup {card} senators" for card in "12345"]
    play(state, "caesar: setup 3 senators")
    assert offered(state, "caesar") == [f"setup {card} praetors" for card in "1245"]
    assert refused(state, "setup 3 praetors", "caesar").rule == "CC-24"
    assert refused(state, "setup 4 senators", "caesar").rule == "CC-24"


@pytest.mark.rule("CC-25", "CC-26")
@pytest.mark.parametrize("action_deck", ["arranged", "shuffled"])
def test_the_other_set_of_one_to_five_is_the_starting_hand(action_deck: str) -> None:
    state = begin(action_deck=action_deck)
    if action_deck == "arranged":
        arrange(state, "caesar", ORDER)
        arrange(state, "cleopatra", ORDER)
    set_up(state, caesar="5 4 3 2 1", cleopatra="2 1 4 3 5")
    assert hand(state, "caesar") == hand(state, "cleopatra") == "1 2 3 4 5"
    for who in SEATS:
        assert len(deck(state, who, "action").split()) == 13


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_the_first_placements_are_made_without_knowledge_of_the_others(who: str) -> None:
    other = "cleopatra" if who == "caesar" else "caesar"
    one, two = begin(), begin()
    assert to_act(one) == ["caesar", "cleopatra"]
    for state, cards in ((one, "12345"), (two, "54321")):
        for card, group in zip(cards, GROUPS, strict=True):
            play(state, f"{other}: setup {card} {group}")
    for seat in (SEATS[who], None):
        assert one.view(seat).json() == two.view(seat).json()
    assert to_act(one) == [who]
    placed = the(play(one, f"{who}: setup 2 senators"), "set_up")
    assert placed.told(SEATS[who])["card"] == "2"
    assert "card" not in placed.told(SEATS[other])
    assert "card" not in placed.told(None)
    assert left(one, "senators") == 5
