"""People's pages: their own, public or hidden, with the games that they finished."""

from __future__ import annotations

import asyncio
import json

import httpx
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on
from tests.server.members import PASSWORD, keep, log_in, refused

from triumvir.client.client import Client
from triumvir.core.document import Document
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import SCRIPTS, prepare_database
from triumvir.server.store.results import places, score, shares
from triumvir.server.store.schema import GUESTS, RESULTS, SEATS


def test_a_page_of_ones_own(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            guest = await here.guest("Gaius")
            before = await here.table(guest, "terni-lapilli", "me", "random")
            await play_on(guest, before)
            await keep(guest, "Markéta")
            anna = await here.stack.enter_async_context(await log_in(here, "Markéta"))
            given_up = await here.table(anna, "caesar-cleopatra", "me", "random")
            resign = {"type": "resign", "id": 1, "table": given_up, "seat": 0}
            await anna.call("POST", "/commands", resign)
            await here.table(anna, "caesar-cleopatra", "me", "random")

            page = await anna.call("GET", "/people/MARKETA")
            assert page["mine"]
            assert page["kept"] == [True, True]
            assert page["going_on"] == 1
            assert {one["game"]: one["finished"] for one in page["tally"]} == {
                "terni-lapilli": 1,
                "caesar-cleopatra": 1,
            }
            listed = (await anna.call("GET", "/people/Marketa/games"))["games"]
            assert [one["table"] for one in listed] == [given_up, before]
            assert listed[0]["place"] == 2
            assert (listed[0]["points"], listed[0]["shared"]) == ([], False)  # given up
            result = (await anna.call("GET", f"/tables/{before}"))["table"]["result"]
            assert listed[1]["points"] == result["outcome"]["points"]
            assert listed[0]["others"] == [{"name": "", "bot": "random", "seat": 1}]
            some = "/people/Marketa/games?game=caesar-cleopatra&won="
            assert len((await anna.call("GET", some + "2"))["games"]) == 1
            assert (await anna.call("GET", some + "1"))["games"] == []

            # Hidden, it is as if nobody had this name; public, everybody sees it.
            stranger = Client(here.url)
            hidden = ("/people/Marketa", "/people/Marketa/games", "/people/Marketa/ladder")
            for path in (*hidden, "/people/Nemo"):
                assert await refused(stranger, "GET", path) == "no-person"
            more = ("/people/{}/ratings", "/people/{}/with/Nemo", "/people/Nemo/with/{}")
            async with httpx.AsyncClient(base_url=f"{here.url}/api/v1") as web:
                for path in ("/people/{}", "/people/{}/games", "/people/{}/ladder", *more):
                    answers = [await web.get(path.format(one)) for one in ("Marketa", "Omnis")]
                    known, unknown = [(one.status_code, one.content) for one in answers]
                    assert known == unknown
                    assert known[0] == 404
            wishes = {"public": True, "portrait": "lyre", "languages": ["cs", "en"]}
            await anna.call("PATCH", "/account", wishes)
            seen = await stranger.call("GET", "/people/Marketa")
            assert not seen["mine"]
            assert seen["portrait"] == "lyre"
            assert seen["languages"] == ["cs", "en"]
            assert len((await stranger.call("GET", "/people/Marketa/games"))["games"]) == 2

            # The ladder is on the page, for those who see the page.
            ladder = await stranger.call("GET", "/people/Marketa/ladder")
            assert ladder["rungs"] == []  # against players at random nothing is climbed
            assert ladder["levels"][:2] == ["novice", "apprentice"]
            climb = await here.table(anna, "caesar", "me", "apprentice")
            await anna.call("POST", "/commands", {"type": "resign", "table": climb, "seat": 0})
            (rung,) = (await stranger.call("GET", "/people/Marketa/ladder"))["rungs"]
            assert (rung["game"], rung["beaten"], rung["next"]) == ("caesar", "", "apprentice")

            # What a guest finished comes along.
            other = await here.guest("Tiro")
            theirs = await here.table(other, "terni-lapilli", "me", "random")
            await play_on(other, theirs)
            body = {"name": "Markéta", "password": PASSWORD}
            await other.call("POST", "/account/login", body)
            listed = (await anna.call("GET", "/people/Marketa/games"))["games"]
            assert [one["table"] for one in listed] == [theirs, climb, given_up, before]
            await anna.call("DELETE", "/me", body)
            # The name that the guest had before goes, too.
            told = json.dumps(await stranger.call("GET", f"/tables/{theirs}?words=1"))
            assert "Tiro" not in told
            assert await refused(stranger, "GET", "/people/Marketa") == "no-person"

    asyncio.run(main())


def test_places() -> None:
    ranked: Document = {"reason": "end", "seat": None, "outcome": {"ranks": [2, 1, 3]}}
    assert places(ranked, 3) == [2, 1, 3]
    assert places({"reason": "resigned", "seat": 0, "outcome": None}, 2) == [2, 1]
    assert places({"reason": "agreed", "seat": None, "outcome": None}, 2) == [0, 0]
    assert places({"reason": "closed", "seat": None, "outcome": None}, 2) == []
    assert places(None, 2) == []


def test_the_score_of_a_game() -> None:
    """One's own points first; nothing where the game was not played to its end."""
    outcome: Document = {"points": [9, 12, 9], "ranks": [2, 1, 2]}
    played: Document = {"reason": "finished", "outcome": outcome}
    assert score(played, 0) == [9, 12, 9]
    assert score(played, 1) == [12, 9, 9]
    assert [shares(played, seat) for seat in range(3)] == [True, False, True]
    for other in (None, {"reason": "resigned", "seat": 1}, {**played, "reason": "time"}):
        assert score(other, 0) == []
        assert not shares(other, 0)


def test_games_of_before_are_counted(configure_empty: Configure) -> None:
    """A database without results gets them from what is there."""

    async def main() -> None:
        engine = open_database(configure_empty())
        try:
            await count(engine)
        finally:
            await engine.dispose()

    async def count(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:

            def old(sync: Connection) -> Table:
                config = Alembic()
                config.set_main_option("script_location", str(SCRIPTS))
                config.attributes["connection"] = sync
                command.upgrade(config, "0004")
                # As it was then, without the columns that came later.
                return Table("tables", MetaData(), autoload_with=sync, resolve_fks=False)

            tables = await connection.run_sync(old)
            guest = {"id": "g", "name": "Anna", "language": "en", "created": 1}
            await connection.execute(insert(GUESTS), guest)
            result = {"reason": "end", "seat": None, "outcome": {"ranks": [1, 2]}}
            table: dict[str, object] = dict.fromkeys(tables.c.keys(), "")
            table |= {"host": "g", "game": "caesar", "revision": 1, "seat_count": 2}
            table |= {"public": False, "locked": False, "created": 1, "ended": 5, "status": "over"}
            rows = [
                table | {"id": "t", "result": json.dumps(result)},
                table | {"id": "damaged", "result": "{"},
            ]
            await connection.execute(insert(tables), rows)
            seats = [
                {"table_id": id, "number": n, "guest": guest, "bot": bot}
                for id in ("t", "damaged")
                for n, (guest, bot) in enumerate([("g", ""), ("", "random")])
            ]
            await connection.execute(insert(SEATS), seats)
        await prepare_database(engine)
        async with engine.connect() as connection:
            found = (await connection.execute(select(RESULTS))).all()
        assert [tuple(row) for row in found] == [("t", 0, "g", "caesar", 5, 1, False)]

    asyncio.run(main())
