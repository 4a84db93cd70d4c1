"""B, C, I and J. Set-up, days, extra shows."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import (
    StackedDealer,
    cells,
    dealt,
    give,
    pass_all,
    play,
    sound,
    table,
    ticket,
)

from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.games.circus_maximus.cards import CAESAR
from triumvir.games.circus_maximus.fields import IN_PILE, OVER, guests_of
from triumvir.games.circus_maximus.rules import CircusState


def spread(circus: int, colosseum: int, theatre: int) -> list[int]:
    """So many tickets for each venue."""
    return [
        venue * 3 + number // 2
        for venue, count in enumerate((circus, colosseum, theatre))
        for number in range(count)
    ]


@pytest.mark.rule("CM-11")
def test_without_the_variant_caesar_is_not_there() -> None:
    state = table(5)
    assert CAESAR not in cells(state).visitor_pile
    assert len(cells(state).visitor_pile) + sum(cells(state).guest_n) == 15


@pytest.mark.rule("CM-12")
@pytest.mark.parametrize(("caesar", "visitors"), [(False, 10), (True, 11)])
def test_with_three_players_fewer_cards(caesar: bool, visitors: int) -> None:
    state = table(3, caesar=caesar)
    favours = [
        *cells(state).favour_pile,
        *[kind for kind in range(12) for _ in range(cells(state).offered[kind])],
    ]
    assert sorted(favours) == list(range(9))
    assert (
        len(cells(state).visitor_pile)
        + sum(cells(state).guest_n)
        + (cells(state).caesar_at < IN_PILE)
        == visitors
    )
    assert (
        sum(guests_of(state.row, v, 4) for v in range(3)) + cells(state).visitor_pile.count(4) == 2
    )


@pytest.mark.rule("CM-13")
def test_all_merchants_are_in_hand() -> None:
    state = table(5)
    assert cells(state).merchants == [255] * 5
    assert cells(state).line == []


@pytest.mark.rule("CM-14")
def test_the_first_start_player_does_not_hold_the_card() -> None:
    starters = set()
    for seed in range(60):
        state = table(5, seed)
        starters.add(cells(state).starter)
        assert state.to_act() == (cells(state).starter,)
        assert cells(state).card == -1
    assert starters == {0, 1, 2, 3, 4}


@pytest.mark.rule("CM-15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_favours_as_players(seats: int) -> None:
    state = table(seats)
    assert sum(cells(state).offered) == seats
    assert cells(table(seats, 1)).favour_pile != cells(state).favour_pile


@pytest.mark.rule("CM-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_twice_as_many_tickets(seats: int) -> None:
    assert sum(cells(table(seats)).forum) == 2 * seats


@pytest.mark.rule("CM-17")
def test_worked_example_of_the_layout() -> None:
    """Eight tickets for four players, 4, 3 and 1 for the venues, give 3, 2 and 0 visitors."""
    state = dealt(4, StackedDealer([], spread(4, 1, 3)))
    assert cells(state).guest_n == [3, 0, 2]


@pytest.mark.rule("CM-18")
def test_no_ticket_no_visitor() -> None:
    state = dealt(4, StackedDealer([], spread(4, 4, 0)))
    assert cells(state).guest_n == [3, 3, 0]
    assert cells(state).supply == 12
    sound(state)


def next_day(state: CircusState) -> None:
    day = cells(state).day
    while cells(state).day == day and state.to_act():
        pass_all(state)


@pytest.mark.rule("CM-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_days_of_four_phases(seats: int) -> None:
    state = table(seats)
    seen = []
    events: list[Event] = []
    while state.to_act():
        seen.append((cells(state).day, cells(state).stage))
        events = pass_all(state)
    assert seen == [(day, stage) for day in range(3) for stage in range(3)]
    assert [event.kind for event in events].count("accounts") == seats
    assert cells(state).phase == OVER


@pytest.mark.rule("CM-20")
def test_extra_shows_by_day() -> None:
    state = table(4)
    for shows in range(3):
        assert sum(cells(state).extra) == shows
        next_day(state)


@pytest.mark.rule("CM-53")
def test_all_merchants_come_back() -> None:
    state = table(4)
    play(state, "lay 8 villa", "lay 3 villa")
    next_day(state)
    assert cells(state).day == 1
    assert cells(state).merchants == [255] * 4
    assert cells(state).line == []


@pytest.mark.rule("CM-54")
def test_unplayed_favours_stay_in_hand() -> None:
    state = table(4)
    give(state, 2, "front")
    next_day(state)
    assert cells(state).hand_n == [0, 0, 1, 0]
    assert cells(state).hand[2 * 12 + 8] == 1


@pytest.mark.rule("CM-55")
def test_the_start_card_returns_and_its_holder_begins() -> None:
    state = table(4)
    other = (cells(state).starter + 2) % 4
    play(state, "pass", "pass", "lay 1 villa", "pass", "pass", "take_start")
    assert (cells(state).card, cells(state).starter) == (other, other)
    next_day(state)
    assert cells(state).card == -1
    assert state.to_act() == (other,)


@pytest.mark.rule("CM-56")
def test_favours_come_from_the_rest_of_the_pile() -> None:
    state = table(4)
    pile = list(cells(state).favour_pile)
    next_day(state)
    assert sorted(pile[-4:]) == [
        kind for kind in range(12) for _ in range(cells(state).offered[kind])
    ]
    assert cells(state).favour_pile == pile[:-4]


@pytest.mark.rule("CM-57")
def test_tickets_and_visitors_are_dealt_anew() -> None:
    state = table(4)
    forum, guests = list(cells(state).forum), list(cells(state).guests)
    play(state, "lay 8 villa")
    pass_all(state)
    play(state, "lay 7 forum")
    while "take_ticket" not in {a.kind for a in state.legal(state.to_act()[0])}:
        play(state, "pass")
    state.play(state.to_act()[0], state.legal(state.to_act()[0])[0])
    next_day(state)
    assert sum(cells(state).forum) + len(cells(state).ticket_pile) == 18
    assert sum(cells(state).guest_n) + len(cells(state).visitor_pile) == 15
    assert sum(cells(state).forum) == 8 + 1
    assert (cells(state).forum, cells(state).guests) != (forum, guests)
    assert sum(cells(state).held) == 0


def day_of(day: int, tickets: list[int], visitors: list[int] | None = None) -> CircusState:
    """The layout of a day that comes out of these piles."""
    plan: list[list[int]] = [[]]
    for number in range(day + 1):
        plan.append(tickets if number == day else [])
        plan.append((visitors or []) if number == day else [])
    state = dealt(4, StackedDealer(*plan))
    for _ in range(day):
        next_day(state)
    return state


@pytest.mark.rule("CM-58")
def test_an_extra_show_brings_a_ticket_and_a_visitor() -> None:
    state = day_of(1, [*spread(4, 4, 0), ticket("theatre box")])
    assert sum(cells(state).forum) == 9
    assert cells(state).forum[ticket("theatre box")] == 1
    assert cells(state).guest_n == [3, 3, 1]


@pytest.mark.rule("CM-59")
def test_a_coin_card_under_every_visitor_of_an_extra_show() -> None:
    state = day_of(1, [*spread(4, 4, 0), ticket("circus box")])
    assert cells(state).guest_n == [4, 3, 0]
    assert cells(state).extra == [1, 0, 0]
    assert sum(cells(state).guests[index] for index in range(15) if index % 3 == 1) == 4
    assert sum(cells(state).guests[index] for index in range(15, 45) if index % 3 > 0) == 0
    assert cells(state).supply == 8
    sound(state)


@pytest.mark.rule("CM-60")
def test_two_extra_shows_at_one_venue() -> None:
    state = day_of(2, [*spread(4, 4, 0), ticket("circus box"), ticket("circus box")])
    assert cells(state).extra == [2, 0, 0]
    assert sum(cells(state).guests[index] for index in range(15) if index % 3 == 2) == 5
    assert cells(state).supply == 2
    sound(state)


@pytest.mark.rule("CM-59", "CM-20")
def test_two_extra_shows_at_two_venues() -> None:
    state = day_of(2, [*spread(4, 4, 0), ticket("circus box"), ticket("theatre box")])
    assert cells(state).extra == [1, 0, 1]
    assert cells(state).guest_n == [4, 3, 1]
    assert cells(state).supply == 7


@pytest.mark.rule("CM-7", "CM-10")
def test_the_coin_cards_are_enough_for_any_deal() -> None:
    for seed in range(150):
        state = table(3 + seed % 3, seed, caesar=True)
        next_day(state)
        next_day(state)
        for venue in range(3):
            for index in range(venue * 15, venue * 15 + 15):
                assert cells(state).guests[index] == 0 or index % 3 == cells(state).extra[venue]


@pytest.mark.rule("CM-95")
def test_fewer_favours_if_the_pile_runs_out() -> None:
    state = table(3)
    while len(cells(state).favour_pile) > 1:
        cells(state).unseen[cells(state).favour_pile.pop()] -= 1
    next_day(state)
    assert sum(cells(state).offered) == 1
    sound(state)
    next_day(state)
    assert sum(cells(state).offered) == 0


@pytest.mark.rule("CM-73")
def test_caesar_is_shuffled_into_the_visitors() -> None:
    places = {cells(table(4, seed, caesar=True)).caesar_at for seed in range(40)}
    assert places == {IN_PILE, 0, 1, 2}


def test_same_dealer_same_deal() -> None:
    assert table(5, "x").dump() == table(5, "x").dump()
    assert table(5, "x").dump() != table(5, "y").dump()
    assert Dealer("x").word() == Dealer("x").word()
