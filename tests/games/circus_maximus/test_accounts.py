"""H, K and L. Accounts and the end."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import (
    at_shows,
    cells,
    give,
    lay_out,
    pass_all,
    play,
    settle,
    table,
    ticket,
)

from triumvir.games.circus_maximus.fields import LEDGER, OVER, sale
from triumvir.games.circus_maximus.phases.accounts import settle_day
from triumvir.games.circus_maximus.rules import CircusState


def sold(state: CircusState, seat: int, name: str, visitor: int, coins: int = 0) -> None:
    cells(state).sales.append(sale(seat, ticket(name), visitor, coins, ticket(name) // 3))


def day_ledger(state: CircusState, seat: int, day: int = 0) -> list[int]:
    first = seat * LEDGER + day * 5
    return list(cells(state).ledger[first : first + 5])


@pytest.mark.rule("CM-52", "CM-46", "CM-47", "CM-49", "CM-50", "CM-51")
def test_worked_example_of_accounts() -> None:
    """A balcony bought by a senator, stalls bought by a student, a balcony unsold, merchants 6, 3
    and 2 in hand, an unplayed favour: 15 coins."""
    state = at_shows()
    sold(state, 1, "colosseum balcony", 4)
    sold(state, 1, "theatre stalls", 1)
    cells(state).held[9 + ticket("theatre balcony")] = 1
    cells(state).merchants[1] = 1 << 5 | 1 << 2 | 1 << 1
    give(state, 1, "front")
    settle_day(state)
    assert day_ledger(state, 1) == [9, 3, 0, 3, 0]
    assert sum(day_ledger(state, 1)) == 15


@pytest.mark.rule("CM-46")
@pytest.mark.parametrize(("visitor", "coins"), list(enumerate([2, 3, 4, 5, 6])))
def test_coins_of_the_visitors(visitor: int, coins: int) -> None:
    state = at_shows()
    sold(state, 0, "circus box", visitor)
    settle_day(state)
    assert day_ledger(state, 0)[0] == coins


@pytest.mark.rule("CM-47")
@pytest.mark.parametrize(("name", "coins"), [("balcony", 1), ("stalls", 2), ("box", 3)])
def test_coins_of_sold_tickets(name: str, coins: int) -> None:
    state = at_shows()
    sold(state, 0, f"circus {name}", 0)
    settle_day(state)
    assert day_ledger(state, 0)[1] == coins


@pytest.mark.rule("CM-48", "CM-10")
def test_a_coin_card_is_worth_one() -> None:
    state = at_shows()
    sold(state, 0, "circus box", 0, 2)
    sold(state, 0, "circus box", 0, 1)
    settle_day(state)
    assert day_ledger(state, 0)[2] == 3


@pytest.mark.rule("CM-49", "CM-4")
@pytest.mark.parametrize(("level", "coins"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3])))
def test_coins_of_merchants_in_hand(level: int, coins: int) -> None:
    state = at_shows()
    cells(state).merchants[0] = 1 << level
    settle_day(state)
    assert day_ledger(state, 0) == [0, 0, 0, coins, 0]


@pytest.mark.rule("CM-50")
def test_an_unsold_ticket_scores_nothing() -> None:
    state = at_shows()
    lay_out(state, [], {"circus": ["senator"]}, {0: ["circus box"]})
    settle(state)
    assert day_ledger(state, 0) == [0, 0, 0, 12, 0]


@pytest.mark.rule("CM-51", "CM-64", "CM-71")
def test_unplayed_favours_score_at_the_end_alone() -> None:
    state = table(4)
    give(state, 0, "front", "unseen", "double")
    while cells(state).day < 2:
        pass_all(state)
    assert state.view(0).data["players"][0]["booked"] == 24  # type: ignore[index]
    events = []
    while state.to_act():
        events = pass_all(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (36 + 3 + 3 + 1, 36, 36, 36)
    assert ("favours_counted", "CM-64") in [(event.kind, event.rule) for event in events]
    assert {
        "kind": "favour",
        "favour": "front",
        "count": 1,
        "points": 3,
        "rule": "CM-64",
    }.items() <= next(line for line in outcome.lines if line.get("favour") == "front").items()


@pytest.mark.rule("CM-71")
def test_the_game_ends_after_day_three() -> None:
    state = table(3)
    days = []
    while state.to_act():
        days.append(cells(state).day)
        pass_all(state)
    assert days[-1] == 2
    assert cells(state).phase == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("three_days", "CM-71")


@pytest.mark.rule("CM-72")
def test_most_coins_win_and_equal_coins_share() -> None:
    state = table(4)
    give(state, 1, "front")
    give(state, 3, "step_forward")
    while state.to_act():
        pass_all(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (36, 39, 36, 39)
    assert outcome.ranks == (3, 1, 3, 1)
    assert outcome.winners() == [1, 3]
    assert outcome.share(3) == 0.5


def test_lines_explain_every_coin() -> None:
    state = at_shows()
    lay_out(state, [], {"circus": ["senator"]}, {0: ["circus box"]})
    play(state, "lay 1 circus", "pass", "pass", "pass", "pass", "sell box senator")
    while state.to_act():
        pass_all(state)
    outcome = state.outcome()
    assert outcome is not None
    own = [line for line in outcome.lines if line["seat"] == 0]
    assert [(line["kind"], line["day"], line["points"]) for line in own] == [
        ("visitors", 1, 6),
        ("tickets", 1, 3),
        ("merchants", 1, 12),
        ("merchants", 2, 12),
        ("merchants", 3, 12),
    ]


@pytest.mark.rule("CM-95")
def test_coin_cards_return_after_the_accounts() -> None:
    state = table(4)
    while cells(state).day < 1:
        pass_all(state)
    assert cells(state).supply < 12 or sum(cells(state).guest_n) == 0
    spent = 12 - cells(state).supply
    while cells(state).day < 2:
        pass_all(state)
    there = sum(cells(state).guests[index] * (index % 3) for index in range(45))
    assert cells(state).supply == 12 - there
    assert spent >= 0
