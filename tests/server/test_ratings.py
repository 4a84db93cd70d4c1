"""Rated games from the table to the rating; rebuilding gives the same numbers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.members import keep, refused

from triumvir.client.client import Client
from triumvir.core.record import record_from
from triumvir.review import ENGINE, review
from triumvir.review import agreement as agreed
from triumvir.review.document import Alternative, Decision
from triumvir.review.effort import QUICK
from triumvir.server.admin import Admin
from triumvir.server.ratings.book import Finished, Seated
from triumvir.server.store.ratings import MET, reason
from triumvir.server.store.schema import OFFSETS, ORIGINS, RATED, RATINGS


async def member(here: Hall, name: str) -> Client:
    """Somebody with an account, and a socket."""
    client = Client(here.url)
    await client.enter(name)
    await keep(client, name)
    return await here.stack.enter_async_context(client)


async def rated_table(here: Hall, one: Client, other: Client, **more: object) -> str:
    table = await here.table(one, "terni-lapilli", "me", "open", rated=True, **more)
    await other.call("POST", "/commands", {"type": "sit", "table": table, "seat": 1})
    await one.call("POST", "/commands", {"type": "start", "table": table})
    return table


async def play_both(one: Client, other: Client, table: str, seed: int = 1) -> None:
    await asyncio.gather(play_on(one, table, seed), play_on(other, table, seed + 1))


async def ratings(here: Hall, table: Any = RATINGS) -> list[tuple[Any, ...]]:
    keys = list(table.primary_key.columns)
    return [tuple(row) for row in await here.house.store.rows(select(table).order_by(*keys))]


def test_from_a_rated_table_to_a_rating(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            table = await rated_table(here, anna, jonas)
            told = (await anna.call("GET", f"/tables/{table}"))["table"]
            assert told["rated"]
            assert not told["coach"]
            assert {seat["name"] for seat in told["seats"]} == {"Anna", "Jonas"}
            listed = (await anna.call("GET", "/me/tables"))["tables"]
            assert listed[0]["rated"]
            await play_both(anna, jonas, table)
            rows = await ratings(here, RATED)
            assert len(rows) == 2
            now = [row for row in await ratings(here) if row[3] == ""]
            assert {row[0] for row in now} == {anna.id, jonas.id}
            assert sorted(row[4] > 25 for row in now) == [False, True]
            months = [row for row in await ratings(here) if row[3]]
            assert len(months) == 2
            # A rematch exchanges the seats and is rated, too.
            await anna.call(
                "POST", "/commands", {"type": "propose", "table": table, "what": "rematch"}
            )
            await jonas.call("POST", "/commands", {"type": "agree", "table": table})
            again = (await anna.call("GET", f"/tables/{table}"))["table"]["next"]
            second = (await anna.call("GET", f"/tables/{again}"))["table"]
            assert second["rated"]
            assert [one["guest"] for one in second["seats"]] == [
                one["guest"] for one in reversed(told["seats"])
            ]
            await play_both(anna, jonas, again, 3)
            before = [await ratings(here, one) for one in (RATINGS, RATED, OFFSETS)]
            assert await Admin(here.house).obey({"do": "ratings-rebuild"}) == 2
            assert [await ratings(here, one) for one in (RATINGS, RATED, OFFSETS)] == before
            # What the host sees, and does about it.
            seen = await Admin(here.house).obey({"do": "ratings-of", "name": "Anna"})
            assert [(one["name"], one["games"], one["theirs"]) for one in seen] == [("Jonas", 2, 2)]
            await Admin(here.house).obey({"do": "unrate", "table": again})
            assert {row[9] for row in await ratings(here, RATED)} == {"", "host"}
            shown = await anna.call("GET", f"/tables/{again}/ratings")
            assert shown["why"] == "host"
            first = await anna.call("GET", f"/tables/{table}/ratings")
            mine = next(one for one in first["seats"] if one["name"] == "Anna")
            told = (await anna.call("GET", "/people/Anna/ratings"))["ratings"]
            assert [(one["rating"], one["games"]) for one in told] == [(mine["after"], 1)]
            assert told[0]["unsure"]
            # Against a bot whose strength is known it is an estimate; whoever is erased has none.
            bots = await here.table(anna, "caesar", "me", "novice")
            await play_on(anna, bots)
            paces = {row[2] for row in await ratings(here) if row[0] == anna.id}
            assert paces == {"none", "bots"}
            await anna.call("DELETE", "/me", {"name": "Anna", "password": "olive lyre trireme"})
            await Admin(here.house).obey({"do": "ratings-rebuild"})
            assert {row[0] for row in await ratings(here)} == {jonas.id}

    asyncio.run(main())


def test_the_host_sees_who_chooses_as_the_engine_does(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is shown, and nothing else happens."""

    async def main() -> None:
        async with hall(configure()) as here:
            await here.house.reviews.stop()
            monkeypatch.setattr(agreed, "TELLING", 0.0)
            monkeypatch.setattr(agreed, "FEWEST", 1)
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            table = await rated_table(here, anna, jonas)
            await play_both(anna, jonas, table)
            bots = await here.table(anna, "caesar", "me", "novice")
            await play_on(anna, bots)
            admin = Admin(here.house)
            # A rated game that nobody has asked a review of is put in the queue, once.
            assert await admin.obey({"do": "ratings-agreement"}) == {"people": [], "waiting": 1}
            assert await admin.obey({"do": "ratings-agreement"}) == {"people": [], "waiting": 0}
            rows = here.house.review_rows
            taken = await rows.take("test", 1)
            assert taken is not None
            assert taken.table == table
            record = record_from(await anna.call("GET", f"/tables/{table}/record"))
            found = review(record, effort=QUICK)
            # Anna chose the best every time, Jonas never.
            seats = [await seat_of(anna, table, name) for name in ("Anna", "Jonas")]
            changed = [
                msgspec.structs.replace(one, decisions=[always(made, one.seat == seats[0])])
                for one in found.seats
                for made in one.decisions[:1]
            ]
            text = msgspec.json.encode(msgspec.structs.replace(found, seats=changed)).decode()
            assert await rows.finish(taken, ENGINE, text, 2)
            before = [await ratings(here, one) for one in (RATINGS, RATED)]
            seen = await admin.obey({"do": "ratings-agreement"})
            assert [(one["name"], one["agreed"], one["stands_out"]) for one in seen["people"]] == [
                ("Anna", 1, True),
                ("Jonas", 0, False),
            ]
            assert [await ratings(here, one) for one in (RATINGS, RATED)] == before

    asyncio.run(main())


async def seat_of(client: Client, table: str, name: str) -> int:
    seats = (await client.call("GET", f"/tables/{table}"))["table"]["seats"]
    return next(int(seat["number"]) for seat in seats if seat["name"] == name)


def always(made: Decision, best: bool) -> Decision:
    """The same decision by somebody who knows, or does not know, what the engine thinks best."""
    known = [Alternative(made.played if best else "other", 0.6, 0.5), Alternative("none", 0.4, 0.5)]
    return msgspec.structs.replace(made, alternatives=known)


def test_a_match_is_two_games(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            table = await rated_table(here, anna, jonas, match=True)
            await play_both(anna, jonas, table)
            first = (await anna.call("GET", f"/tables/{table}"))["table"]
            second = (await anna.call("GET", f"/tables/{first['next']}"))["table"]
            assert (first["match"], second["match"]) == (1, 2)
            assert second["status"] == "playing"
            assert second["commitment"] != first["commitment"]
            assert [one["guest"] for one in second["seats"]] == [
                one["guest"] for one in reversed(first["seats"])
            ]
            await play_both(anna, jonas, second["id"])
            over = (await anna.call("GET", f"/tables/{second['id']}"))["table"]
            assert (over["status"], over["next"]) == ("over", "")
            assert len(await ratings(here, RATED)) == 4

    asyncio.run(main())


def test_what_a_rated_table_does_not_allow(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            guest = await here.guest("Gaius")

            def body(*seats: str, **more: object) -> dict[str, object]:
                made = [{"player": one} for one in seats]
                return {"game": "caesar-cleopatra", "seats": made, "rated": True, **more}

            tables = "/tables"
            assert await refused(guest, "POST", tables, body("me", "open")) == "rated-account"
            assert await refused(anna, "POST", tables, body("me", "me")) == "rated-people"
            shuffled = {"action_deck": "shuffled"}
            wanted = body("me", "open", options=shuffled)
            assert await refused(anna, "POST", tables, wanted) == "rated-options"
            table = (await anna.call("POST", tables, body("me", "open")))["id"]

            async def no(who: Client, **command: object) -> str:
                return await refused(who, "POST", "/commands", {"table": table, **command})

            assert await no(guest, type="sit", seat=1) == "rated-account"
            assert await no(anna, type="sit", seat=1) == "rated-once"
            assert await no(anna, type="bot", seat=1, name="novice") == "rated-people"
            await jonas.call("POST", "/commands", {"type": "sit", "table": table, "seat": 1})
            await anna.call("POST", "/commands", {"type": "start", "table": table})
            assert await no(anna, type="propose", what="coach") == "coach-rated"
            seats = (await anna.call("GET", f"/tables/{table}"))["table"]["seats"]
            own = next(one["number"] for one in seats if one["guest"] == anna.id)
            assert await no(anna, type="hand", seat=own) == "rated-hand"
            assert await no(anna, type="remove", seat=1 - own) == "rated-people"
            # Given up before anybody has played: nothing is won by it.
            await jonas.call("POST", "/commands", {"type": "resign", "table": table})
            rows = await ratings(here, RATED)
            assert {row[9] for row in rows} == {"short"}
            assert await ratings(here) == []
            # But it is not hidden: whoever ducks out of a game before acting is the less reliable.
            assert (await jonas.call("GET", "/people/Jonas"))["kept"] == [False]
            assert (await anna.call("GET", "/people/Anna"))["kept"] == [True]

    asyncio.run(main())


def test_seats_are_drawn_by_lot(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            first = set()
            for _ in range(12):
                table = await rated_table(here, anna, jonas)
                told = (await anna.call("GET", f"/tables/{table}"))["table"]
                first.add(told["seats"][0]["guest"])
                # As the rows have it, for lists and other processes.
                here.house.live.pop(table)
                again = (await anna.call("GET", f"/tables/{table}"))["table"]
                assert again["seats"] == told["seats"]
            assert first == {anna.id, jonas.id}

    asyncio.run(main())


def test_two_accounts_at_one_address_and_pairs_without_end(configure: Configure) -> None:
    """Self-play moves nothing; and the same two move their ratings ten times a day at most."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            origins = here.house.origins
            for who in (anna, jonas):
                await origins.note(who.id, "192.0.2.7")
            assert "192.0.2.7" not in str(await ratings(here, ORIGINS))
            await play_both(anna, jonas, await rated_table(here, anna, jonas))
            assert {row[9] for row in await ratings(here, RATED)} == {"address"}
            assert await ratings(here) == []
            await origins.note(jonas.id, "192.0.2.8")
            for n in range(11):
                await play_both(anna, jonas, await rated_table(here, anna, jonas), n)
            whys = [row[9] for row in sorted(await ratings(here, RATED), key=lambda row: row[2])]
            assert whys == ["address"] * 2 + [""] * 20 + ["pair"] * 2

    asyncio.run(main())


def told_why(game: Finished, met: dict[tuple[str, str], int]) -> str:
    """Why a game moves no rating, where everybody has an account and these have met so often."""
    asking = reason(game)
    try:
        question, row = next(asking)
        while True:
            pair = (str(row[0]), str(row[1])) if question is MET else ("", "")
            rows = [(met.get(pair, 0),)] if question is MET else [(row[0], "")]
            question, row = asking.send(rows)
    except StopIteration as done:
        return str(done.value)


def test_the_same_two_without_end_among_three() -> None:
    """Nor does a third, who changes, let two go on."""
    seats = tuple(Seated(number, who, "", number + 1) for number, who in enumerate("abc"))
    game = Finished("t", "circus-maximus", "live", 1, seats)
    assert told_why(game, {("a", "b"): 9, ("a", "c"): 9, ("b", "c"): 9}) == ""
    assert told_why(game, {("a", "c"): 10}) == "pair"
    assert told_why(game, {("b", "c"): 10}) == "pair"


def test_whoever_leaves_is_last(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(absence=0.0)) as here:
            anna = await member(here, "Anna")
            jonas = Client(here.url)
            await jonas.enter("Jonas")
            await keep(jonas, "Jonas")
            table = await rated_table(here, anna, jonas)
            # One action each, and then Jonas is away: a bot plays on, and may even win.
            for _ in range(2):
                for who in (anna, jonas):
                    told = await who.call("GET", f"/tables/{table}")
                    mine = [one for one in told["views"] if one["view"]["choices"]]
                    if mine:
                        act = {"type": "act", "table": table, "seq": told["seq"]}
                        act |= {"actions": [mine[0]["view"]["choices"][0]]}
                        await who.call("POST", "/commands", act)
            seats = (await anna.call("GET", f"/tables/{table}"))["table"]["seats"]
            gone = next(one["number"] for one in seats if one["guest"] == jonas.id)
            await anna.call("POST", "/commands", {"type": "hand", "table": table, "seat": gone})
            await play_on(anna, table)
            rows = {row[3]: row for row in await ratings(here, RATED)}
            assert rows[jonas.id][8] == 3
            assert rows[jonas.id][12] < 25 < rows[anna.id][12]

    asyncio.run(main())
