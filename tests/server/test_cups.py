"""Mini-cups: seats, the beginning across processes and kills, the table and its ties."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.members import PASSWORD, refused
from tests.server.test_ratings import member

from triumvir.server.admin import Admin
from triumvir.server.ratings.cup import Meeting, meetings, standing
from triumvir.server.store.schema import CUP_GAMES, TABLES
from triumvir.server.tables.refusal import Refusal


def test_everybody_meets_everybody_in_both_seats() -> None:
    found = meetings("abcd")
    assert len(found) == len(set(found)) == 12
    assert ("a", "b") in found
    assert ("b", "a") in found


def test_ties_are_broken_by_whom_one_has_beaten() -> None:
    won = {"ab": 1, "ca": 1, "bc": 1, "ad": 1, "bd": 1, "dc": 1}
    games = [Meeting(pair[0], pair[1], 1, 2) for pair in won]
    lines = standing("abcd", games)
    assert [(line.who, line.points) for line in lines][:2] == [("a", 2.0), ("b", 2.0)]
    assert lines[0].beaten == 3.0  # b with two points, d with one
    assert lines[1].beaten == 2.0
    assert [line.rank for line in lines] == [1, 2, 3, 4]
    same = standing("ab", [Meeting("a", "b", 1, 1), Meeting("b", "a")])
    assert [(line.rank, line.points, line.played) for line in same] == [(1, 0.5, 1), (1, 0.5, 1)]


def test_a_cup_from_the_host_to_its_table(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            admin = Admin(here.house)
            wish = {"do": "cup", "name": "Ides", "game": "terni-lapilli", "size": 4}
            cup = await admin.obey({**wish, "pace": "turns", "rated": True})
            with pytest.raises(Refusal):
                await admin.obey({**wish, "pace": "turns", "rated": True, "size": 9})
            with pytest.raises(Refusal):
                await admin.obey({**wish, "game": "circus-maximus", "pace": "turns", "rated": True})
            guest = await here.guest("Gaius")
            path = f"/cups/{cup}"
            assert await refused(guest, "POST", f"{path}/seat") == "rated-account"
            members = {
                name: await member(here, name) for name in ("Anna", "Jonas", "Chloé", "Luca")
            }
            people = list(members.values())
            for who in people[:2]:
                await who.call("POST", f"{path}/seat")
            await people[1].call("DELETE", f"{path}/seat")
            waiting = await people[1].call("POST", f"{path}/seat")
            assert (waiting["state"], waiting["cup"]["taken"]) == ("open", 2)
            # A name leads to a page where there is one to see: one's own, and those of the public.
            pages = {one["name"]: one["page"] for one in waiting["people"]}
            assert pages == {"Anna": False, "Jonas": True}
            await people[0].call("PATCH", "/account", {"public": True})
            shown = await guest.call("GET", path)
            pages = {one["name"]: one["page"] for one in shown["people"]}
            assert pages == {"Anna": True, "Jonas": False}
            await people[2].call("POST", f"{path}/seat")
            # The last one sits, and the process is killed before the games are made: the next wave
            # of any process makes them, once.
            cups = here.house.cup_hall.cups
            assert await cups.take_seat(cup, people[3].id)
            await asyncio.gather(*(here.house.cup_hall.begin_all() for _ in range(3)))
            assert len(await here.house.store.rows(select(TABLES))) == 12
            assert len(await here.house.store.rows(select(CUP_GAMES))) == 12
            assert await refused(people[0], "DELETE", f"{path}/seat") == "cup-begun"
            late = await member(here, "Věra")
            assert await refused(late, "POST", f"{path}/seat") == "cup-full"

            told = await guest.call("GET", path)
            assert told["state"] == "playing"
            for game in told["games"][:3]:
                loser = members[told["people"][game["second"]]["name"]]
                body = {"type": "resign", "table": game["table"]}
                await loser.call("POST", "/commands", body)
            told = await guest.call("GET", path)
            assert told["people"][0]["points"] == 3.0
            assert [game["winner"] for game in told["games"]].count(0) == 3
            listed = (await guest.call("GET", "/cups"))["cups"]
            assert [(one["name"], one["taken"]) for one in listed] == [("Ides", 4)]

    asyncio.run(main())


WISH = {"do": "cup", "name": "Ides", "game": "terni-lapilli", "size": 4, "pace": "turns"}


def test_nobody_stands_up_while_the_last_one_sits_down(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cup that begins has all its people, or it does not begin."""
    execute = AsyncConnection.execute

    async def main() -> None:
        async with hall(configure()) as here:
            cup = await Admin(here.house).obey({**WISH, "rated": False})
            people = [await member(here, name) for name in ("Anna", "Jonas", "Luca", "Rosa")]
            for who in people[:3]:
                await who.call("POST", f"/cups/{cup}/seat")
            hall_of_cups = here.house.cup_hall
            sitting: list[asyncio.Task[None]] = []

            async def sit() -> None:
                if await hall_of_cups.cups.take_seat(cup, people[3].id):
                    await hall_of_cups.begin(cup)

            async def slow(self: AsyncConnection, statement: Any, *more: Any, **named: Any) -> Any:
                """Whoever has looked who sits there is slower than the last one who sits down."""
                found = await execute(self, statement, *more, **named)
                looked = str(statement).startswith("SELECT") and "cup_seats" in str(statement)
                if asyncio.current_task() is leaving and looked and not sitting:
                    sitting.append(asyncio.create_task(sit()))
                    await asyncio.wait(sitting, timeout=0.5)
                return found

            monkeypatch.setattr(AsyncConnection, "execute", slow)
            leaving = asyncio.create_task(hall_of_cups.cups.leave_seat(cup, people[2].id))
            await asyncio.gather(leaving, return_exceptions=True)
            await asyncio.gather(*sitting)
            told = await people[0].call("GET", f"/cups/{cup}")
            assert len(told["people"]) == (4 if told["games"] else 3)

    asyncio.run(main())


def test_a_cup_does_not_wait_for_somebody_who_was_erased(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            cup = await Admin(here.house).obey({**WISH, "rated": False})
            names = ("Anna", "Jonas", "Luca", "Rosa", "Titus")
            people = [await member(here, name) for name in names]
            for who in people[:3]:
                await who.call("POST", f"/cups/{cup}/seat")
            await people[0].call("DELETE", "/me", {"name": "Anna", "password": PASSWORD})
            told = await people[3].call("POST", f"/cups/{cup}/seat")
            assert (told["state"], told["cup"]["taken"]) == ("open", 3)
            told = await people[4].call("POST", f"/cups/{cup}/seat")
            assert told["state"] == "playing"
            assert {one["name"] for one in told["people"]} == set(names[1:])
            # Later, whoever was erased is called there as at the tables.
            await people[1].call("DELETE", "/me", {"name": "Jonas", "password": PASSWORD})
            told = await people[3].call("GET", f"/cups/{cup}")
            (gone,) = [one["name"] for one in told["people"] if one["name"] not in names]
            game = next(
                one for one in told["games"] if gone == told["people"][one["first"]]["name"]
            )
            seats = (await people[3].call("GET", f"/tables/{game['table']}"))["table"]["seats"]
            assert gone.startswith("Gaius ")
            assert seats[0]["name"].startswith(gone)

    asyncio.run(main())
