"""Small messages that cost much: they go to workers, come in slices, and count as they cost."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import zipfile
from collections.abc import Sequence
from typing import IO, Any

import httpx
import pytest
from bench.attacks import long_record
from sqlalchemy import update
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.scripted import Scripted
from tests.server.test_wire import Raw

from triumvir.client.client import Client, Refused
from triumvir.core import registry
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.core.registry import find
from triumvir.server import gently as slices
from triumvir.server.http import accounts, tables
from triumvir.server.http import export as export_module
from triumvir.server.http.request import TABLES_EXPORTED
from triumvir.server.limits import Buckets
from triumvir.server.people import guests
from triumvir.server.slices import Slices
from triumvir.server.socket.frames import TEXT
from triumvir.server.store import tables as store_tables
from triumvir.server.store.batch import INSERT_ENTRY, WriteBatch
from triumvir.server.store.schema import TABLES
from triumvir.server.tables.refusal import Refusal

CC = "caesar-cleopatra"


def batch(table: str, seq: int, seat: int = 0, text: str = "pass") -> WriteBatch:
    made = WriteBatch(table)
    made.add(INSERT_ENTRY, (table, seq, "act", seat, "", text, 0))
    return made


@pytest.mark.parametrize("bad", [{"seat": -(2**70)}, {"text": "a\0b"}])
def test_what_the_database_refuses_fails_alone(bad: dict[str, Any], configure: Configure) -> None:
    """A group is committed together, but for the one that cannot be."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            tables = [await here.table(anna, CC, "me", "open") for _ in range(8)]
            jobs = [batch(table, 10) for table in tables]
            wrong = batch(tables[3], 11, **bad)
            jobs.insert(3, wrong)
            put = here.house.committer.put
            found = await asyncio.gather(*map(put, jobs), return_exceptions=True)
            # SQLite takes a NUL.
            if bad.get("text") is None or here.house.engine.dialect.name == "postgresql":
                refused = found.pop(3)
                assert isinstance(refused, Refusal)
                assert refused.code == "fault"
            assert found == [None] * len(found)
            assert await play_on(anna, await here.table(anna, CC, "me", "me"), most=3) == 3

    asyncio.run(main())


def poisons() -> dict[str, dict[str, Any]]:
    good = long_record(1)
    first = good["actions"][0]
    fair = {"commitment": hashlib.sha256(b"x").hexdigest(), "secret": "x"}
    return {
        "a number that is too large": {**good, "actions": [first, [-(2**70), "undo 1"]]},
        "a seat that is none": {**good, "actions": [first, [99, "undo 1"]]},
        "a seat below all": {**good, "actions": [first, [-1, "undo 1"]]},
        "a NUL in the salt": {**good, "actions": [], "deal": {**fair, "salt": "\0"}},
        "a long seed": {**good, "deal": {"seed": "x" * 100_000}},
        "a long salt": {**good, "actions": [], "deal": {**fair, "salt": "x" * 1000}},
        "a long undo": {**good, "actions": [first, [0, "undo " + " " * 1000 + "1"]]},
        "too many entries": long_record(1500),
        "half a pair of signs": {**good, "deal": {"seed": "\ud800"}},
    }


@pytest.mark.parametrize("kind", poisons())
def test_a_record_that_cannot_be_kept(kind: str, configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            with pytest.raises(Refused) as error:
                await anna.call("POST", "/records", poisons()[kind])
            assert error.value.answer["sentence"]
            assert error.value.code not in ("fault", "unavailable")

    asyncio.run(main())


def test_records_are_replayed_elsewhere(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither importing nor looking back replays anything in the process that serves."""

    def replay(*_: object) -> None:
        raise AssertionError("a record is replayed on the event loop")

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            record = long_record()
            monkeypatch.setattr(Record, "replay", replay)
            made = await anna.call("POST", "/records", record)
            assert made["id"] not in here.house.live
            assert made["status"] == "over"
            assert made["seats"][0]["name"] == "a"
            path = f"/tables/{made['id']}"
            assert (await anna.call("GET", f"{path}/replay?at=3&seat=0"))["view"]["view"][
                "seq"
            ] == 1
            assert await anna.call("GET", f"{path}/record") == record
            told = await anna.call("GET", f"{path}/log?since=1000")
            assert told["more"]
            told = await anna.call("GET", f"{path}/log?since=2000")
            assert len(told["log"]) == len(record["actions"]) + 4 - 2000
            assert not told["more"]

    asyncio.run(main())


def test_long_tables_are_read_in_slices(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have their turn in between, both while it is loaded and while it is told."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    waits = 0
    wait = Slices.wait

    async def counted(self: Slices, line: int) -> None:
        nonlocal waits
        waits += 1
        await wait(self, line)

    monkeypatch.setattr(Slices, "wait", counted)

    async def main() -> None:
        nonlocal waits
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            made = await anna.call("POST", "/records", long_record())
            waits = 0
            async with here.house.table(made["id"]):
                pass
            assert waits > 1000
            waits = 0
            await anna.call("GET", f"/tables/{made['id']}/log")
            assert waits >= 1000

    asyncio.run(main())


def test_taking_back_does_not_begin_from_the_start(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 0
    game = find(CC)

    def begin(dealer: Dealer) -> State:
        nonlocal begun
        begun += 1
        return game.start(2, {}, dealer)

    monkeypatch.setitem(registry.FOUND, CC, Scripted(game, begin))

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, CC, "me", "me")
            seen = await anna.send(type="watch", table=table)
            kept = here.house.live[table].table
            assert kept is not None
            dealt = begun
            for _ in range(5):
                turn = next(view for view in seen["views"] if view["view"]["choices"])
                done = await anna.send(
                    type="act",
                    table=table,
                    seq=seen["seq"],
                    seat=turn["seat"],
                    actions=[turn["view"]["choices"][0]],
                )
                await anna.send(type="undo", table=table, seq=done["seq"])
                again = await anna.send(type="watch", table=table)
                assert again["views"] == seen["views"]
                seen = again
            assert here.house.live[table].table is kept
            assert kept.state is not None
            assert begun == dealt > 0, "the game is played again from its beginning"
            assert kept.state.dump() == kept.record().replay().dump()
            assert begun > dealt

    asyncio.run(main())


def test_as_many_tables_as_a_guest_may_have(configure: Configure) -> None:
    """However many are made at the same moment."""

    async def main() -> None:
        async with hall(configure(tables_a_guest=5)) as here:
            anna = await here.guest("Anna")
            wished = [here.table(anna, CC, "me", "open") for _ in range(20)]
            found = await asyncio.gather(*wished, return_exceptions=True)
            assert len([made for made in found if isinstance(made, str)]) <= 5
            while await here.house.listing.count_unfinished(anna.id) < 5:
                await here.table(anna, CC, "me", "open")
            with pytest.raises(Refused) as error:
                await here.table(anna, CC, "me", "open")
            assert error.value.code == "too-many-tables"

    asyncio.run(main())


def test_new_tables_and_records_have_a_rate(on_sqlite: Configure) -> None:
    """Of a guest, and of an address whatever guests it makes: they are kept for long."""

    async def main() -> None:
        slow = on_sqlite(tables_a_minute=0.001, imports_a_minute=0.001, tables_a_guest=1000)
        async with hall(slow) as here:
            anna = await here.guest("Anna")

            async def count(client: Client, path: str, body: object) -> int:
                for made in range(1000):
                    try:
                        await client.call("POST", path, body)
                    except Refused as refused:
                        return made if refused.code == "rate" else -1
                return 1000

            table = {"game": CC, "seats": [{"player": "me"}, {"player": "me"}]}
            assert await count(anna, "/tables", table) == 50
            guests = [anna, *[await here.guest("Berta") for _ in range(6)]]
            records = [await count(guest, "/records", long_record(1)) for guest in guests]
            assert records == [10, 10, 10, 10, 10, 0, 0]

    asyncio.run(main())


def test_what_a_network_leaves_to_be_kept_is_counted_in_bytes(on_sqlite: Configure) -> None:
    """Whatever guests it makes, and whatever it is: records, tables, chat. What is played is not
    counted, so no game is cut short; and other networks are not concerned."""

    async def main() -> None:
        async with hall(on_sqlite(kept_a_day=300_000.0, imports_a_minute=1e6)) as here:
            anna, berta = await here.guest("Anna"), await here.guest("Berta")
            table = await here.table(anna, "terni-lapilli", "me", "me")
            await anna.send(type="chat", table=table, text="x" * 400)

            async def refused(client: Client, path: str, body: object) -> str:
                for _ in range(20):
                    try:
                        await client.call("POST", path, body)
                    except Refused as no:
                        return str(no.code)
                return ""

            assert await refused(anna, "/records", long_record(600)) == "room"
            chat = {"type": "chat", "table": table, "text": "x" * 400}
            wanted = {"game": CC, "seats": [{"player": "me"}, {"player": "me"}]}
            here.house.chat_rates = Buckets(1e6, 1e6)
            here.house.room.of("127.0.0.1").left = 500
            assert await refused(berta, "/tables", wanted) == "room"
            assert await refused(anna, "/commands", chat) == "room"
            assert await play_on(anna, table) > 0
            here.house.room.by_key["elsewhere"] = here.house.room.by_key.pop("127.0.0.1")
            await berta.call("POST", "/tables", wanted)

    asyncio.run(main())


def test_an_export_at_a_time(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a person and of the server; many tables cost more than a few."""
    running = most = 0
    goes_on = asyncio.Event()

    async def slow(_request: object) -> tuple[bytes, int]:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await goes_on.wait()
        running -= 1
        return b"zip", 5 * TABLES_EXPORTED

    async def main() -> None:
        monkeypatch.setattr(accounts, "export", slow)
        async with hall(on_sqlite()) as here, httpx.AsyncClient(base_url=here.url) as web:
            guests = [await here.guest(name) for name in ("Anna", "Berta", "Anna", "Berta")]
            guests[2:] = guests[:2]

            async def status(client: Client) -> int:
                headers = {"authorization": f"Bearer {client.token}"}
                return (await web.get("/api/v1/me/export", headers=headers)).status_code

            asked = [asyncio.create_task(status(one)) for one in guests]
            done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            goes_on.set()
            assert sorted(await asyncio.gather(*asked)) == [200, 200, 429, 429]
            assert most == 1
            assert done
            assert await status(guests[0]) == 429

    asyncio.run(main())


def test_a_long_export_is_made_in_parts(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much somebody has written and made: reading rows and encoding them holds up the event
    loop."""
    monkeypatch.setattr(store_tables, "A_PART", 2)
    parts: list[int] = []
    write = export_module.write_part

    def noted(file: IO[bytes], between: bytes, part: Sequence[Document]) -> None:
        parts.append(len(part))
        write(file, between, part)

    monkeypatch.setattr(export_module, "write_part", noted)

    async def main() -> None:
        async with hall(configure(chat_burst=100.0)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            tables = [await here.table(anna, CC, "me", "me") for _ in range(5)]
            for number in range(5):
                await anna.send(type="chat", table=tables[0], text=f"line {number}")
            async with httpx.AsyncClient(base_url=here.url) as web:

                async def exported(client: Client) -> tuple[list[str], list[str]]:
                    headers = {"authorization": f"Bearer {client.token}"}
                    answer = await web.get("/api/v1/me/export", headers=headers)
                    archive = zipfile.ZipFile(io.BytesIO(answer.content))
                    chat = json.loads(archive.read("chat.json"))
                    unfinished = json.loads(archive.read("unfinished.json"))
                    return [line["text"] for line in chat], unfinished

                assert await exported(anna) == ([f"line {number}" for number in range(5)], tables)
                assert await exported(bert) == ([], [])
            assert parts == [2, 2, 1]

    asyncio.run(main())


def test_as_many_as_one_may_mute(configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MUTED", 2)

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            others = [await here.guest(f"Guest {number}") for number in range(3)]
            for other in (*others[:2], others[0]):
                await anna.send(type="mute", guest=other.id)
            with pytest.raises(Refused) as error:
                await anna.send(type="mute", guest=others[2].id)
            assert error.value.code == "mutes"
            await anna.send(type="mute", guest=others[0].id, on=False)
            await anna.send(type="mute", guest=others[2].id)

    asyncio.run(main())


def test_numbers_without_end(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            raw = await Raw.enter(here, anna)
            for command in (
                {"type": "hello", "version": 10**30},
                {"type": "hello", "version": -1},
                {"type": "ping", "id": 2**64},
                {"type": "undo", "table": "x", "seq": 10**30},
            ):
                raw.say(TEXT, json.dumps(command).encode())
                answer = await raw.hear_json()
                assert (answer["type"], answer["code"]) == ("refused", "shape")
            raw.writer.close()

    asyncio.run(main())


async def spoil(here: Hall, table: str, **values: object) -> None:
    async with here.house.engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    here.house.live.pop(table, None)


@pytest.mark.parametrize(
    "damage", [{"game": "chess"}, {"options": "{"}, {"deal": "[]"}, {"seat_count": 1}]
)
def test_a_table_that_cannot_be_read(damage: dict[str, object], configure: Configure) -> None:
    """It says so, and lists of others still answer."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            broken = await here.table(anna, CC, "me", "me", public=True)
            whole = await here.table(anna, CC, "me", "me", public=True)
            await spoil(here, broken, **damage)
            for ask in (
                anna.call("GET", f"/tables/{broken}"),
                anna.send(type="watch", table=broken),
            ):
                with pytest.raises(Refused) as error:
                    await ask
                assert error.value.code in ("broken-table", "game-gone")
            for path in ("/tables", "/me/tables"):
                listed = [table["id"] for table in (await anna.call("GET", path))["tables"]]
                assert whole in listed
            await anna.call("PATCH", "/me", {"name": "Bertha"})
            assert await play_on(anna, whole, most=3) == 3

    asyncio.run(main())


def test_ready(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not answer are no reason to restart the server, but one to look at it."""

    async def fetch(here: Hall, path: str) -> tuple[int, str]:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(here.url.split(":")[2]))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        return int(head[9:12]), body.decode()

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            assert await fetch(here, "/readyz") == (200, "ok\n")

            hanging = asyncio.Event()

            async def hang(*_: object) -> None:
                hanging.set()
                await asyncio.sleep(60)

            monkeypatch.setattr("triumvir.server.health.PATIENCE", 2.0)
            monkeypatch.setattr("triumvir.server.health.FRESH", -1.0)
            monkeypatch.setattr(here.house.bots.pool, "ask", hang)
            asked = asyncio.create_task(fetch(here, "/readyz"))
            await hanging.wait()
            # And nobody who asks whether the server is alive waits for them.
            assert await fetch(here, "/healthz") == (200, "ok\n")
            assert not asked.done()
            assert await asked == (503, "bots do not answer\n")

    asyncio.run(main())


def test_a_table_has_a_last_entry(on_sqlite: Configure) -> None:
    """What can go on for ever does not; the game itself is played to its end."""

    async def main() -> None:
        async with hall(on_sqlite(entries_a_table=8)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            await play_on(anna, table, most=8)
            for command in ({"type": "propose", "what": "end"}, {"type": "lock"}):
                with pytest.raises(Refused) as refused:
                    await anna.call("POST", "/commands", {**command, "table": table})
                assert refused.value.code == "table-full"
            await play_on(anna, table)
            assert (await anna.call("GET", f"/tables/{table}"))["table"]["status"] == "over"

    asyncio.run(main())


def test_a_log_comes_in_pages(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LOG_PAGE", 7)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            await play_on(anna, table, most=20)
            seq = (await anna.call("GET", f"/tables/{table}"))["seq"]
            found: list[int] = []
            more = True
            while more:
                page = await anna.call("GET", f"/tables/{table}/log?since={len(found)}")
                assert len(page["log"]) <= 7
                assert all(item["words"] for item in page["log"])
                found += [item["seq"] for item in page["log"]]
                more = page["more"]
            assert found == list(range(seq))
            beyond = await anna.call("GET", f"/tables/{table}/log?since=9999")
            assert (beyond["log"], beyond["more"]) == ([], False)
            bare = await anna.call("GET", f"/tables/{table}/log?words=0")
            assert not any("words" in item for item in bare["log"])  # for the page, which has them

    asyncio.run(main())
