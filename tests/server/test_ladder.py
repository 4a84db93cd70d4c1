"""The ladder of the levels: up after a win, down after two losses, from tables that are over."""

from __future__ import annotations

import asyncio

from msgspec import structs
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server.people.ladder import ladder
from triumvir.server.protocol.messages import Info, SeatInfo


def game(number: int, level: str, won: bool, *, seat: int = 0, guests: bool = False) -> Info:
    """A game of Caesar! that is over; `guests`: against a person."""
    roles = ("caesar", "pompey")
    seats = [
        SeatInfo(
            number=place,
            role=roles[place],
            name="",
            guest="anna" if place == seat else "ben" if guests else "",
            bot="" if place == seat or guests else level,
            resigned=False,
        )
        for place in range(2)
    ]
    ranks = [1 if (place == seat) == won else 2 for place in range(2)]
    empty = {"options": {}, "status": "over", "public": False, "host": "anna", "to_act": []}
    more = {"commitment": "", "secret": "", "proposal": None, "previous": "", "next": ""}
    return Info(
        id=f"t{number}",
        game="caesar",
        revision=1,
        seats=seats,
        result={"reason": "finished", "seat": None, "outcome": {"ranks": ranks}},
        created=number,
        ended=number,
        **empty,  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )


def stands(*tables: Info) -> list[tuple[str, str, str, bool]]:
    return [(one.role, one.beaten, one.next, one.down) for one in ladder("anna", tables)]


def test_up_after_a_win_down_after_two_losses() -> None:
    first = game(1, "novice", True)
    assert stands() == []
    assert stands(first) == [("caesar", "novice", "apprentice", False)]
    lost = game(2, "apprentice", False)
    assert stands(lost, first) == [("caesar", "novice", "apprentice", False)]
    again = game(3, "apprentice", False)
    assert stands(first, lost, again) == [("caesar", "novice", "novice", True)]
    after = (game(4, "consul", True), game(5, "dictator", True))
    assert stands(first, lost, again, *after) == [("caesar", "dictator", "dictator", False)]
    assert stands(game(1, "novice", False), game(2, "novice", False)) == [
        ("caesar", "", "novice", False)
    ]


def test_each_role_has_its_own_and_people_do_not_count() -> None:
    tables = (game(1, "novice", True), game(2, "citizen", True, seat=1))
    assert [row[:3] for row in stands(*tables)] == [
        ("caesar", "novice", "apprentice"),
        ("pompey", "citizen", "senator"),
    ]
    assert stands(game(1, "novice", True, guests=True)) == []
    assert stands(game(1, "random", True)) == []


def test_the_deal_of_a_day_moves_nobody() -> None:
    """Who has beaten the novice is not sent to the senator of a deal that was lost."""
    lost = structs.replace(game(2, "senator", False), daily="2026-11-18")
    assert [row[:3] for row in stands(game(1, "novice", True), lost)] == [
        ("caesar", "novice", "apprentice")
    ]


def test_it_is_kept_with_the_guest(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            assert (await anna.call("GET", "/me/ladder"))["rungs"] == []
            table = await here.table(anna, "caesar", "me", "citizen", start=True)
            await anna.send(type="resign", table=table, seat=0)
            (rung,) = (await anna.call("GET", "/me/ladder"))["rungs"]
            assert (rung["role"], rung["beaten"], rung["next"]) == ("caesar", "", "citizen")
            ben = await here.guest("Ben")
            assert (await ben.call("GET", "/me/ladder"))["rungs"] == []

    asyncio.run(main())
