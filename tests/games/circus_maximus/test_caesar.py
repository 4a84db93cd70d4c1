"""M. The variant for experienced players."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import (
    StackedDealer,
    at_favours,
    at_shows,
    cells,
    dealt,
    give,
    kinds,
    lay_out,
    pass_all,
    play,
    put,
    settle,
    sound,
    texts,
    ticket,
)

from triumvir.core.errors import IllegalAction
from triumvir.games.circus_maximus.cards import CAESAR
from triumvir.games.circus_maximus.fields import IN_PILE, NO_CAESAR, unsold
from triumvir.games.circus_maximus.rules import CircusState

TICKETS_5_3 = [0, 0, 1, 1, 2, 3, 3, 4]  # five for the circus, three for the colosseum


@pytest.mark.rule("CM-74", "CM-80")
def test_caesar_is_one_of_those_due_and_brings_two_more() -> None:
    state = dealt(4, StackedDealer([], TICKETS_5_3, [CAESAR, 4, 4]), caesar=True)
    assert cells(state).caesar_at == 0
    assert cells(state).guest_n == [3 + 2, 2, 0]
    sound(state)


@pytest.mark.rule("CM-80")
def test_caesar_at_an_extra_show_brings_two_more() -> None:
    day_two: list[list[int]] = [[], [], [], [*TICKETS_5_3, ticket("theatre box")]]
    visitors = [0, 0, 0, 1, 1, 1, CAESAR, 4, 4]
    state = dealt(4, StackedDealer(*day_two, visitors), caesar=True)
    while cells(state).day < 1:
        pass_all(state)
    assert cells(state).caesar_at == 2
    assert cells(state).guest_n == [4, 2, 2]
    # CM-95: he gets no coin card, the visitors he brings do
    assert cells(state).supply == 10
    assert cells(state).guests[30 + 4 * 3 + 1] == 2


@pytest.mark.rule("CM-80", "CM-95")
def test_caesar_drawn_by_a_favour() -> None:
    state = at_favours(caesar=True)
    lay_out(state, [], {})
    cells(state).visitor_pile.sort()
    assert cells(state).visitor_pile[-1] == CAESAR
    give(state, 0, "new_visitor")
    play(state, "draw_visitor")
    sound(state)
    play(state, "send colosseum")
    assert cells(state).caesar_at == 1
    assert cells(state).guest_n == [0, 2, 0]
    sound(state)


@pytest.mark.rule("CM-75")
def test_caesar_buys_no_ticket() -> None:
    state = at_shows(caesar=True)
    lay_out(state, [], {}, {0: ["circus box"]}, caesar="circus")
    put(state, "circus", (0, 4))
    settle(state)
    assert cells(state).day == 1  # nobody to sell to: passed over


def beside_caesar() -> CircusState:
    state = at_shows(caesar=True)
    guests = {"circus": ["senator", "student", "matron"]}
    lay_out(state, [], guests, {1: ["circus box"]}, caesar="circus")
    give(state, 0, "front", "double")
    give(state, 1, "unseen")
    return state


@pytest.mark.rule("CM-76", "CM-95")
def test_a_favour_sold_beside_caesar() -> None:
    state = beside_caesar()
    put(state, "circus", (0, 4))
    settle(state)
    assert "sell_favour front senator" in texts(state)
    assert "sell_favour unseen senator" not in texts(state)
    play(state, "sell_favour front senator")
    assert cells(state).ledger[0:5] == [6, 0, 0, 11, 3]
    assert cells(state).hand_n[0] == 1
    while state.to_act():
        pass_all(state)
    outcome = state.outcome()
    assert outcome is not None
    # The favour scores once; the other one scores its coin at the end.
    assert outcome.points[0] == 6 + 3 + 11 + 24 + 1


@pytest.mark.rule("CM-76")
def test_a_favour_is_sold_nowhere_else() -> None:
    state = beside_caesar()
    put(state, "colosseum", (0, 4))
    lay_out(state, [], {"colosseum": ["senator"]}, {0: ["colosseum box"]}, caesar="circus")
    settle(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, "sell_favour front senator")
    assert caught.value.rule == "CM-76"


@pytest.mark.rule("CM-77")
def test_a_favour_is_reason_enough_to_come() -> None:
    state = beside_caesar()
    assert unsold(state.row, 0, 0) == 0
    play(state, "lay 4 circus")
    settle(state)
    assert state.to_act() == (0,)
    assert kinds(state) == {"sell_favour", "decline"}


@pytest.mark.rule("CM-78")
def test_after_that_sale_caesar_leaves_the_game() -> None:
    state = beside_caesar()
    put(state, "circus", (0, 5), (1, 4), (0, 3))
    settle(state)
    play(state, "sell_favour double senator")
    assert cells(state).caesar_at == NO_CAESAR
    assert state.to_act() == (1,)
    assert "sell_favour" not in kinds(state)
    play(state, "sell box matron")
    assert cells(state).day == 1  # the other favour of seat 0 cannot be sold
    assert cells(state).caesar_at == NO_CAESAR
    assert CAESAR not in cells(state).visitor_pile
    assert state.view(0).data["caesar"] is None


@pytest.mark.rule("CM-79")
def test_an_unused_caesar_comes_again() -> None:
    state = beside_caesar()
    pass_all(state)
    assert cells(state).day == 1
    assert cells(state).caesar_at != NO_CAESAR
    assert (cells(state).caesar_at == IN_PILE) == (CAESAR in cells(state).visitor_pile)


@pytest.mark.rule("CM-94")
def test_two_sales_one_of_them_beside_caesar() -> None:
    state = beside_caesar()
    give(state, 1, "double")
    put(state, "circus", (1, 4))
    settle(state)
    play(state, "double", "sell_favour unseen senator", "sell box matron")
    assert cells(state).ledger[15:20] == [10, 3, 0, 11, 3]


@pytest.mark.rule("CM-94", "CM-95")
def test_caesar_turned_up_by_a_sale() -> None:
    state = at_shows(caesar=True)
    lay_out(state, [], {}, {0: ["circus box"]})
    cells(state).visitor_pile = [*[0] * 3, *[1] * 3, *[2] * 3, *[3] * 2, 4, 3, 4, 4, CAESAR]
    cells(state).day = 1
    cells(state).extra = [1, 0, 0]
    give(state, 0, "unseen")
    put(state, "circus", (0, 4))
    settle(state)
    assert texts(state) == ["unseen_sale box", "decline"]
    play(state, "unseen_sale box")
    assert cells(state).ledger[5:8] == [5, 3, 1]  # the fourth card, a tourist, bought it


@pytest.mark.rule("CM-94")
def test_caesar_was_the_last_card() -> None:
    state = at_shows(caesar=True)
    lay_out(state, [], {}, {0: ["circus box"]})
    cells(state).visitor_pile = [CAESAR]
    give(state, 0, "unseen")
    put(state, "circus", (0, 4))
    settle(state)
    play(state, "unseen_sale box")
    assert cells(state).ledger[0:3] == [0, 0, 0]
