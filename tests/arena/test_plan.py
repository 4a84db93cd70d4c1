"""Which players meet, in which seats, and how often."""

from __future__ import annotations

from collections import Counter

import pytest

from triumvir.arena.plan import VERSION, InvalidPlan, Plan, check_number
from triumvir.arena.players import command_of, read_players


def plan(players: int, seats: int) -> Plan:
    names = tuple(f"p{number}" for number in range(players))
    return Plan(VERSION, "a-game", 1, names, seats, {}, "0", 1.0)


@pytest.mark.parametrize(("players", "seats"), [(1, 1), (2, 2), (3, 2), (4, 4), (5, 3), (5, 5)])
def test_on_every_deal_everybody_sits_everywhere(players: int, seats: int) -> None:
    drawn = plan(players, seats)
    companies = len(drawn.companies)
    for deal in range(3):
        taken = Counter(
            (who, seat)
            for number in range(deal * companies, (deal + 1) * companies)
            for seating in drawn.seatings(number)
            for seat, who in enumerate(seating)
        )
        assert len(taken) == players * seats
        assert len(set(taken.values())) == 1


def test_in_time_all_orders_around_the_table_are_played() -> None:
    drawn = plan(4, 4)
    seen = {seating for number in range(6) for seating in drawn.seatings(number)}
    assert len(seen) == 24


def test_as_many_games_as_asked_for_and_every_deal_whole() -> None:
    assert plan(2, 2).rounds(100) == 50
    assert plan(3, 2).rounds(100) == 17 * 3
    assert plan(4, 4).rounds(1) == 1


def test_copies_are_told_apart() -> None:
    drawn = Plan(VERSION, "a-game", 1, ("a", "b", "a"), 3, {}, "0", 1.0)
    assert [drawn.label(who) for who in range(3)] == ["a", "b", "a (2)"]


def test_names_and_commands() -> None:
    assert read_players("Consul, cmd:./Bot -x a,,b ,random") == [
        "consul",
        "cmd:./Bot -x a,b",
        "random",
    ]
    assert read_players("Mine=cmd:./A=b") == ["Mine=cmd:./A=b"]
    assert command_of("Mine=cmd:./A=b") == ["./A=b"]
    named = Plan(VERSION, "a-game", 1, ("Mine=cmd:./A=b", "cmd:x=cmd:y"), 2, {}, "0", 1.0)
    assert [named.label(who) for who in range(2)] == ["Mine", "cmd:x=cmd:y"]
    assert command_of("cmd:./bot 'two words'") == ["./bot", "two words"]
    with pytest.raises(InvalidPlan, match="No closing quotation"):
        command_of("cmd:'")
    with pytest.raises(InvalidPlan, match="followed by a command"):
        command_of("cmd:")
    with pytest.raises(InvalidPlan, match="at least 3 players, not 2"):
        check_number(2, 3)
