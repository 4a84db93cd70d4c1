"""The outbox: what is written with an entry, and who is told of it when."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import func, select, update
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.mailbox import mailbox
from tests.server.noticing import (
    A_WHILE,
    HOUR,
    act,
    gone,
    hook,
    leave,
    refused,
    rows,
    two,
    waiting,
)
from tests.server.postgres import Postgres
from tests.server.test_ratings import member

from triumvir.client.client import Client, Refused
from triumvir.server.admin import Admin
from triumvir.server.notices import delivery, quiet
from triumvir.server.store.database import open_database
from triumvir.server.store.schema import NOTICES, POOL, POSTS
from triumvir.server.tables.entry import now


def test_it_is_your_turn(configure: Configure) -> None:
    """From the entry to the webhook: one row, one post, signed, and nothing hidden in it."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            made = await hook(jonas, box)
            # Whoever has no way to be told costs nothing.
            assert await rows(here, NOTICES) == []
            await act(anna, table, 0)
            (notice,) = await rows(here, NOTICES)
            assert (notice.guest, notice.table_id, notice.kind) == (jonas.id, table, "turn")
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now())
            assert box.posted == []  # they have some time to come by themselves
            at = now() + A_WHILE
            await here.house.notices.round(at)
            (posted,) = box.posted
            assert posted.path == "/hook?a=b"
            told = json.loads(posted.body)
            assert told["text"].startswith("Your turn: Terni lapilli, against Anna http://")
            assert told["url"] == f"{here.url}/t/{table}"
            assert told["content"] == told["text"]
            assert set(told) == {
                *("id", "kind", "at", "game", "table", "title", "text", "content", "url")
            }
            moment, _, signature = posted.headers["x-triumvir-signature"].partition(",")
            said = moment.removeprefix("t=").encode() + b"." + posted.body
            made_of = hmac.new(made["secret"].encode(), said, hashlib.sha256).hexdigest()
            assert signature == f"v1={made_of}"
            # Told once.
            await here.house.notices.round(at + HOUR)
            assert len(box.posted) == 1
            assert await rows(here, POSTS) == []

    asyncio.run(main())


def test_one_notice_a_table(configure: Configure) -> None:
    """A newer one takes the place of an older one; what is no longer true is not told."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            await hook(anna, box)
            for turn in range(4):
                await act((anna, jonas)[turn % 2], table, turn % 2)
            found = {row.guest: row for row in await rows(here, NOTICES)}
            assert set(found) == {anna.id, jonas.id}
            assert found[anna.id].seq > found[jonas.id].seq
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now() + A_WHILE)
            # Jonas has played meanwhile: it is Anna whom everybody waits for.
            (posted,) = box.posted
            assert "against Jonas" in json.loads(posted.body)["text"]
            states = {row.guest: row.state for row in await rows(here, NOTICES)}
            assert states == {anna.id: "sent", jonas.id: "moot"}

    asyncio.run(main())


def test_nobody_is_told_who_looks(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            await act(anna, table, 0)
            # Somewhere on the page: later, if still nobody came to the table.
            at = now() + A_WHILE
            await here.house.notices.round(at)
            (notice,) = await rows(here, NOTICES)
            assert notice.state == "waiting"
            assert notice.due == at + delivery.LATER
            # At the table itself: seen.
            await jonas.send(type="watch", table=table)
            await here.house.notices.round(notice.due)
            (notice,) = await rows(here, NOTICES)
            assert (notice.state, notice.due) == ("seen", 0)
            assert box.posted == []

    asyncio.run(main())


def test_other_kinds(configure: Configure) -> None:
    """Somebody sits down, a game begins, it is over; and each kind can be switched off."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas = await here.guest("Anna"), await here.guest("Jonas")
            await hook(anna, box)
            await hook(jonas, box)
            body: dict[str, Any] = {"off": ["begun"]}
            told = await jonas.call("PUT", "/me/notices", body)
            off = {one["kind"] for one in told["kinds"] if not one["on"]}
            assert off == {"begun"}
            three = await here.table(anna, "circus-maximus", "me", "open", "open")
            await jonas.send(type="sit", table=three, seat=1)
            assert [(row.guest, row.kind) for row in await rows(here, NOTICES)] == [
                (anna.id, "sat")
            ]
            table = await here.table(anna, "terni-lapilli", "me", "open")
            await jonas.send(type="sit", table=table, seat=1)
            await jonas.send(type="start", table=table)
            await anna.send(type="resign", table=table, seat=0)
            kinds = {(row.guest, row.table_id): row.kind for row in await rows(here, NOTICES)}
            assert kinds[jonas.id, table] == "over"
            assert kinds[anna.id, table] == "turn"
            # Against bots nobody waits for anybody.
            alone = await here.table(anna, "terni-lapilli", "me", "random")
            await play_on(anna, alone)
            assert (anna.id, alone) not in {
                (row.guest, row.table_id) for row in await rows(here, NOTICES)
            }
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now() + A_WHILE)
            texts = sorted(json.loads(one.body)["text"].split(" http")[0] for one in box.posted)
            assert texts == [
                "Somebody has sat down at your table: Circus Maximus",
                "The game is over: Terni lapilli, with Anna",
            ]

    asyncio.run(main())


def test_a_kill_neither_loses_nor_doubles(configure: Configure) -> None:
    """At each step of the way: what a dead process has left, another one carries on; and of two
    that look at the same time, one has it."""

    async def main() -> None:
        config = waiting(configure)
        async with hall(config) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            deliver = here.house.notices
            at = now() + A_WHILE
            # Killed after it had taken the notice.
            (notice,) = await rows(here, NOTICES)
            this = (NOTICES.c.table_id == table) & (NOTICES.c.due == notice.due)
            assert await deliver.take(NOTICES, this, at + delivery.LEASE)
            assert not await deliver.take(NOTICES, this, at + delivery.LEASE)
            await deliver.round(at)
            assert box.posted == []
            # Killed after the posts were written, while one was being sent.
            at += delivery.LEASE
            sending = deliver.send
            deliver.send = asyncio.sleep  # type: ignore[method-assign, assignment]
            with pytest.raises(TypeError):
                await deliver.round(at)
            deliver.send = sending  # type: ignore[method-assign]
            (row,) = await rows(here, POSTS)
            assert await deliver.take(POSTS, POSTS.c.due == row.due, at + delivery.LEASE)
            await deliver.round(at)
            assert box.posted == []
            # Two at the same moment, with the same picture of what is due.
            at += delivery.LEASE
            await asyncio.gather(deliver.round(at), deliver.round(at), deliver.round(at))
            assert len(box.posted) == 1
            await deliver.round(at + HOUR)
            assert len(box.posted) == 1
        # And over an end of the server: the outbox is in the database.
        engine = open_database(config)
        async with engine.connect() as connection:
            count = (await connection.execute(select(func.count()).select_from(NOTICES))).scalar()
        await engine.dispose()
        assert count == 1

    asyncio.run(main())


def test_a_refused_entry_writes_no_notice(configure: Configure) -> None:
    """The notice is in the transaction of the entry: both, or neither."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            put = here.house.committer.writer.write

            async def fail(*_: object) -> set[Any]:
                raise OSError("the disk is full")

            here.house.committer.writer.write = fail  # type: ignore[method-assign, assignment]
            with pytest.raises(Refused):
                await act(anna, table, 0)
            here.house.committer.writer.write = put  # type: ignore[method-assign]
            assert await rows(here, NOTICES) == []
            await act(anna, table, 0)
            assert len(await rows(here, NOTICES)) == 1

    asyncio.run(main())


def test_quiet_hours(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            zone = ZoneInfo("Europe/Prague")
            night = {"off": [], "quiet_from": 22 * 60, "quiet_to": 7 * 60, "zone": "Europe/Prague"}
            await jonas.call("PUT", "/me/notices", night)
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            evening = datetime.now(zone).replace(hour=23, minute=30, second=0, microsecond=0)
            at = int(1000 * evening.timestamp()) + 24 * HOUR
            await here.house.notices.round(at)
            assert box.posted == []
            (notice,) = await rows(here, NOTICES)
            morning = datetime.fromtimestamp(notice.due / 1000, zone)
            assert (morning.hour, morning.minute) == (7, 0)
            await here.house.notices.round(notice.due)
            assert len(box.posted) == 1

    asyncio.run(main())


@pytest.mark.parametrize(
    ("local", "first", "last", "wanted"),
    [
        ("2026-11-17 21:59", 1320, 420, "2026-11-17 21:59"),
        ("2026-11-17 22:00", 1320, 420, "2026-11-18 07:00"),
        ("2026-11-18 06:59", 1320, 420, "2026-11-18 07:00"),
        ("2026-11-18 07:00", 1320, 420, "2026-11-18 07:00"),
        ("2026-11-18 13:10", 780, 840, "2026-11-18 14:00"),
        ("2026-11-18 13:10", 780, 780, "2026-11-18 13:10"),
        ("2026-11-18 13:10", -1, -1, "2026-11-18 13:10"),
        # The clocks go back, and forward: it is the time on the wall that counts.
        ("2026-10-24 23:00", 1320, 420, "2026-10-25 07:00"),
        ("2027-03-27 23:00", 1320, 420, "2027-03-28 07:00"),
    ],
)
def test_the_end_of_the_night(local: str, first: int, last: int, wanted: str) -> None:
    zone = ZoneInfo("Europe/Prague")

    def moment(text: str) -> int:
        return int(1000 * datetime.fromisoformat(text).replace(tzinfo=zone).timestamp())

    assert quiet.wake(moment(local), first, last, "Europe/Prague") == moment(wanted)


def test_wishes_are_checked(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here:
            anna = await here.guest("Anna")
            for zone in ("Mars/Olympus", "../../etc/passwd", ""):
                body = {"off": [], "quiet_from": 0, "quiet_to": 60, "zone": zone}
                assert await refused(anna, "PUT", "/me/notices", body) == "time-zone"
            body = {"off": ["nonsense"], "quiet_from": -1}
            told = await anna.call("PUT", "/me/notices", body)
            assert all(one["on"] for one in told["kinds"])
            assert await refused(anna, "DELETE", "/me/notices/ways/nothing") == "no-way"

    asyncio.run(main())


def test_two_processes(postgres: Postgres, on_sqlite: Configure) -> None:
    """A way made at one is known to the other; who looks at one is not told by the other; and of
    both, one sends."""

    async def main() -> None:
        url = await postgres.create()
        config = waiting(on_sqlite, database=url)
        async with hall(config) as here, hall(config) as there, mailbox() as box:
            anna, jonas, table = await two(here)
            away = Client(there.url, jonas.token)
            away.id = jonas.id
            async with away:
                await hook(away, box)
                async with asyncio.timeout(20):
                    while jonas.id not in here.house.outbox.people:
                        await asyncio.sleep(0.01)
                await leave(jonas)
                await away.send(type="watch", table=table)
                await act(anna, table, 0)
                await here.house.notices.round(now() + A_WHILE)
                (notice,) = await rows(here, NOTICES)
                assert notice.state == "seen"
            await gone(there)
            told = await jonas.call("GET", f"/tables/{table}")
            (view,) = told["views"]
            body = {"type": "act", "id": 1, "table": table, "seq": told["seq"], "seat": 1}
            await jonas.call("POST", "/commands", {**body, "actions": view["view"]["choices"][:1]})
            await act(anna, table, 0)
            at = now() + A_WHILE
            rounds = (here.house.notices.round(at), there.house.notices.round(at))
            await asyncio.gather(*rounds)
            await asyncio.gather(here.house.notices.round(at), there.house.notices.round(at))
            assert len(box.posted) == 1

    asyncio.run(main())


async def want(client: Client, *games: str) -> None:
    await client.call("PUT", "/me/notices", {"off": [], "wanted": list(games)})


def test_somebody_looks_for_a_game(configure: Configure) -> None:
    """Told to those who want to hear of this game, once an hour, without a name; not to whom either
    has muted, nor when nobody looks any more."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            names = ("Anna", "Jonas", "Chloé", "Luca", "Gaius")
            people = [await here.guest(name) for name in names]
            anna, jonas, chloe, luca, gaius = people
            for client in (jonas, chloe, luca):
                await hook(client, box)
            await want(jonas, "caesar", "terni-lapilli")
            await want(chloe, "circus-maximus")
            await want(luca, "caesar")
            await want(gaius, "caesar")  # has no way to be told
            assert (await jonas.call("GET", "/me/notices"))["wanted"] == ["caesar", "terni-lapilli"]
            unknown = {"off": [], "wanted": ["chess"]}
            assert await refused(jonas, "PUT", "/me/notices", unknown) == "rules"
            await here.house.mute(await found(here, anna), luca.id, True)
            await leave(*people[1:])
            await anna.call("POST", "/pool", {"game": "caesar"})
            (notice,) = await rows(here, NOTICES)
            assert (notice.guest, notice.kind) == (jonas.id, "wanted")
            # She looks no more: there is nothing to tell.
            await anna.call("DELETE", "/pool")
            await here.house.notices.round(now() + A_WHILE)
            assert box.posted == []
            assert [row.state for row in await rows(here, NOTICES)] == ["moot"]
            # She looks again, and is still there when the time comes.
            await anna.call("POST", "/pool", {"game": "caesar"})
            at = now() + A_WHILE
            await stay(here, anna, at)
            await here.house.notices.round(at)
            (posted,) = box.posted
            told = json.loads(posted.body)
            assert told["text"] == f"Somebody looks for a game: Caesar! {here.url}/play"
            assert "Anna" not in posted.body.decode()
            assert anna.id not in posted.body.decode()
            # Nobody is told again for an hour, of whatever game.
            await anna.call("POST", "/pool", {"game": "terni-lapilli"})
            assert {row.state for row in await rows(here, NOTICES)} == {"sent"}
            await jonas.call("POST", "/me/notices/feed")
            await want(jonas, "terni-lapilli")
            await anna.call("POST", "/pool", {"game": "terni-lapilli"})
            assert {row.state for row in await rows(here, NOTICES)} == {"sent"}

    asyncio.run(main())


async def found(here: Hall, client: Client) -> Any:
    return await here.house.guests.find(client.id)


async def stay(here: Hall, client: Client, at: int) -> None:
    """As if the page had asked until then."""
    async with here.house.engine.begin() as connection:
        await connection.execute(update(POOL).where(POOL.c.guest == client.id).values(seen=at))


def test_an_evening_begins(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            starts = now() + 24 * HOUR
            wish = {"do": "evening", "name": "Ides", "game": "caesar", "starts": starts}
            more = {"minutes": 90, "pace": "live", "rated": False}
            id = await Admin(here.house).obey({**wish, **more})
            for client in (anna, jonas):
                await hook(client, box)
                await client.call("POST", f"/evenings/{id}/seat")
            await jonas.call("DELETE", f"/evenings/{id}/seat")
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(starts - HOUR)
            assert box.posted == []
            await here.house.notices.round(starts)
            (posted,) = box.posted
            said = f"The evening begins: Ides (Caesar!) {here.url}/evening/{id}"
            assert json.loads(posted.body)["text"] == said
            assert await rows(here, POSTS) == []
            # It stands in the calendar, where it is.
            here.house.outbox.patience = -HOUR
            feed = await anna.call("POST", "/me/notices/feed")
            async with httpx.AsyncClient() as reader:
                shown = (await reader.get(feed["calendar"])).text
            assert f"UID:evening-0-evening-{id}-caesar@triumvir" in shown
            assert "SUMMARY:The evening begins: Ides (Caesar!)" in shown

    asyncio.run(main())
