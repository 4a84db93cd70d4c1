"""Several processes at one table: the unique number lets one win."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from pathlib import Path

import pytest
from bench.ports import free_port
from bench.serving import Serving
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import hall, is_over, play_on
from tests.server.postgres import Postgres

from triumvir.client.client import Client, Refused
from triumvir.core.record import record_from
from triumvir.server.metrics import METRICS
from triumvir.server.store.batch import INSERT_ENTRY, UPDATE_TABLE, WriteBatch
from triumvir.server.store.committer import Committer, Conflict
from triumvir.server.store.schema import TABLES
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.refusal import Refusal


def test_the_same_seq_at_once(configure: Configure) -> None:
    """Two servers on one database: one client is told done, the other stale, again and again."""

    async def main() -> None:
        config = configure()
        async with hall(config) as one, hall(config) as two:
            anna = await one.guest("Anna")
            table = await one.table(anna, "caesar-cleopatra", "me", "me")
            anna.url, phone = two.url, anna
            again = type(anna)(two.url, anna.token)
            async with again:
                for _ in range(5):
                    here = await phone.send(type="watch", table=table)
                    there = await again.send(type="watch", table=table)
                    if here["seq"] != there["seq"]:
                        # SQLite has no notices: acting is how the other learns of it.
                        seq = max(here["seq"], there["seq"])
                        here = here if here["seq"] == seq else there
                    turn = here["views"][0]["view"]["choices"]
                    act = {
                        "type": "act",
                        "table": table,
                        "seat": 0,
                        "seq": here["seq"],
                        "actions": turn[:1],
                    }
                    answers = await asyncio.gather(phone.send(**act), again.send(**act))
                    assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
                    done, stale = sorted(answers, key=lambda answer: str(answer["type"]))
                    assert stale["seq"] == done["seq"] == here["seq"] + 1
                    assert stale["views"] != here["views"]
            entries = await one.house.store.entries(table, 0)
            assert [entry.seq for entry in entries] == list(range(len(entries)))

    asyncio.run(main())


def test_players_on_different_processes(postgres: Postgres, on_sqlite: Configure) -> None:
    """Each hears what happens at the other, by LISTEN and NOTIFY."""

    async def main() -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as one, hall(config) as two:
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            table = await one.table(anna, "caesar", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            await bert.send(type="start", table=table)
            await anna.send(type="watch", table=table)
            await anna.send(type="chat", table=table, text="Ave!")
            await bert.send(type="watch", table=table)
            await anna.send(type="chat", table=table, text="Salve!")
            # The first line may come late, and then twice: lines have numbers.
            await bert.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "Salve!")
            acts = await asyncio.gather(play_on(anna, table, 1), play_on(bert, table, 2))
            await anna.until(is_over)
            await bert.until(is_over)
            record = record_from(await bert.call("GET", f"/tables/{table}/record"))
            assert len(record.entries) == sum(acts)
            record.verify()

    asyncio.run(main())


def test_a_notice_says_what_was_written(
    postgres: Postgres, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others need not read it; but they do if one was missed."""

    async def main() -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as one, hall(config) as two:
            anna = await one.guest("Anna")
            table = await one.table(anna, "caesar-cleopatra", "me", "me")
            async with Client(two.url, anna.token) as there:
                seen = await there.send(type="watch", table=table)

                async def no_reading(_id: str, _since: int) -> list[Entry]:
                    raise AssertionError("this is known already")

                monkeypatch.setattr(two.house.store, "entries", no_reading)
                await play_on(anna, table, most=20)
                wanted = seen["seq"] + 20
                newest = await there.until(lambda m: m.get("seq", 0) == wanted)
                here = await anna.send(type="watch", table=table)
                assert newest["views"] == here["views"]
                # An old number is stale, whatever else may have happened.
                act = {"type": "act", "table": table, "seat": 0, "actions": ["pass"]}
                stale = await there.send(**act, seq=seen["seq"])
                assert stale["type"] == "stale"
                monkeypatch.undo()
                # A notice that is lost: the number from elsewhere says that there is more.
                monkeypatch.setattr(two.house.hearing, "hear_entries", lambda _rows: None)
                await play_on(anna, table, most=1)
                newest = await anna.send(type="watch", table=table)
                turn = next(view for view in newest["views"] if view["view"]["choices"])
                act |= {"seat": turn["seat"], "actions": turn["view"]["choices"][:1]}
                done = await there.send(**act, seq=newest["seq"])
                assert done["type"] == "done"

    asyncio.run(main())


def test_as_many_tables_as_a_guest_may_have_in_all_processes(
    postgres: Postgres, on_sqlite: Configure
) -> None:
    """However many are made at the same moment, in however many processes."""

    async def main() -> None:
        config = on_sqlite(database=await postgres.create(), tables_a_guest=5)
        async with hall(config) as one, hall(config) as two:
            anna = await one.guest("Anna")
            async with Client(two.url, anna.token) as there:
                wished = [one.table(anna, "caesar-cleopatra", "me", "open") for _ in range(8)]
                wished += [two.table(there, "caesar-cleopatra", "me", "open") for _ in range(8)]
                found = await asyncio.gather(*wished, return_exceptions=True)
                assert len([made for made in found if isinstance(made, str)]) == 5
                assert await one.house.listing.count_unfinished(anna.id) == 5
                assert not one.house.claims.locks

    asyncio.run(main())


def test_who_was_late_holds_up_nobody(postgres: Postgres, on_sqlite: Configure) -> None:
    """Of many in one transaction one has a number that is taken: the others are written with it."""

    async def main() -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as here:
            anna = await here.guest("Anna")
            tables = [await here.table(anna, "caesar-cleopatra", "me", "open") for _ in range(3)]
            jobs = [WriteBatch(table) for table in tables]
            for job, seq in zip(jobs, (1, 0, 1), strict=True):
                job.add(INSERT_ENTRY, (job.table, seq, "act", 0, "", "x", 0))
                job.add(UPDATE_TABLE, ("over", "", 0, "", 0, 0, job.table))
            # Two that belong together are refused together.
            double = WriteBatch(tables[1])
            double.add(INSERT_ENTRY, *[(tables[1], seq, "act", 0, "", "x", 0) for seq in (0, 1)])
            commits = METRICS.numbers["commits_total"]
            committer = Committer(here.house.engine, "test")
            await committer.write(jobs)
            await asyncio.wait([job.done for job in jobs])
            assert METRICS.numbers["commits_total"] == commits + 1
            assert [job.done.exception() is None for job in jobs] == [True, False, True]
            assert isinstance(jobs[1].done.exception(), Conflict)
            await committer.write([double])
            await asyncio.wait([double.done])
            assert isinstance(double.done.exception(), Conflict)
            await committer.drop()
            counts = [len(await here.house.store.entries(table, 0)) for table in tables]
            assert counts == [2, 1, 2]
            rows = await here.house.store.rows(select(TABLES.c.id, TABLES.c.status))
            shown = {row.id: row.status for row in rows}
            assert [shown[table] for table in tables] == ["over", "open", "over"]

    asyncio.run(main())


def test_what_is_written_together_is_told_in_few_notices(
    postgres: Postgres, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is heard by all processes. What was too late is told to nobody."""

    async def main() -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as here:
            anna = await here.guest("Anna")
            tables = [await here.table(anna, "caesar-cleopatra", "me", "open") for _ in range(9)]
            heard: list[list[tuple[str, int, str]]] = []
            all_heard = asyncio.Event()

            def hear(item: str) -> None:
                heard.append([(row[0], row[1], row[5]) for row in json.loads(item)])
                if len(heard) == 3:
                    all_heard.set()

            channel = here.house.channel
            assert channel is not None
            monkeypatch.setattr(channel, "heard", hear)
            long, late = tables[7], tables[8]
            rows = dict.fromkeys(tables, (1, "é" * 900))
            rows[long] = (1, "x" * 5000)
            rows[late] = (0, "late")
            jobs = []
            for table, (seq, text) in rows.items():
                jobs.append(WriteBatch(table))
                jobs[-1].add(INSERT_ENTRY, (table, seq, "act", 0, "", text, 0))
            committer = Committer(here.house.engine, "other")
            await committer.write(jobs)
            await asyncio.wait([job.done for job in jobs])
            await asyncio.wait_for(all_heard.wait(), 30)
            await committer.drop()
            assert [job.done.exception() is None for job in jobs] == [True] * 8 + [False]
            # The long one by itself, then three and four of 1,800 bytes each.
            assert sorted(map(len, heard)) == [1, 3, 4]
            told = {row[0]: row[1:] for rows in heard for row in rows}
            del rows[late]
            assert told == rows

    asyncio.run(main())


def test_who_looks_from_another_process_is_not_away(
    postgres: Postgres, on_sqlite: Configure
) -> None:
    async def main() -> None:
        config = on_sqlite(database=await postgres.create(), absence=0.0)
        async with hall(config) as one, hall(config) as two:
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            table = await one.table(anna, "caesar-cleopatra", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            await bert.send(type="watch", table=table)
            with pytest.raises(Refused) as error:
                await anna.send(type="hand", table=table, seat=1)
            assert error.value.code == "not-away"
            await bert.send(type="unwatch", table=table)
            await anna.send(type="hand", table=table, seat=1, bot="citizen")
            # And a new name is known everywhere.
            await bert.call("PATCH", "/me", {"name": "Berta"})
            anna.url = two.url
            seen = await anna.call("GET", f"/tables/{table}")
            assert seen["table"]["seats"][1]["name"] == "Berta (citizen)"

    asyncio.run(main())


def test_many_processes_behind_one_port(postgres: Postgres, tmp_path: Path) -> None:
    """Games go on when one of them is killed, and all of them end when they are asked to."""

    async def main() -> None:
        serving = Serving(tmp_path, free_port(), await postgres.create(), processes=2)
        await serving.start()
        children = serving.children()
        assert len(children) == 2
        clients = [Client(serving.url) for _ in range(8)]
        tables = []
        for client in clients:
            await client.enter("Player")
            seats = [{"player": "me"}, {"player": "me"}]
            body = {"game": "caesar-cleopatra", "seats": seats}
            tables.append((await client.call("POST", "/tables", body))["id"])

        async def play(client: Client, table: str) -> int:
            async with client:
                return await play_on(client, table, most=10)

        some = await asyncio.gather(*map(play, clients, tables))
        assert some == [10] * 8
        os.kill(children[0], signal.SIGKILL)
        async with asyncio.timeout(60):
            while len(set(serving.children()) - set(children)) < 1:
                await asyncio.sleep(0.05)
        for client, table in zip(clients, tables, strict=True):
            async with asyncio.timeout(60):
                while True:
                    # One that was not accepted yet when the process was killed comes again.
                    with contextlib.suppress(ConnectionError, OSError):
                        assert await play(client, table) == 10
                        break
        await serving.stop()
        assert serving.process is not None
        assert serving.process.returncode == 0
        with pytest.raises(OSError, match="refused"):
            await clients[0].call("GET", "/me")

    asyncio.run(main())


def test_processes_end_when_their_parent_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    """And the port is free for the next one at once."""

    async def main() -> None:
        database, port = await postgres.create(), free_port()
        serving = Serving(tmp_path, port, database, processes=2)
        await serving.start()
        children = serving.children()
        serving.kill()
        again = Serving(tmp_path, port, database, processes=2)
        await again.start()
        async with asyncio.timeout(30):
            while any(is_running(child) for child in children):
                await asyncio.sleep(0.05)
        await again.stop()

    asyncio.run(main())


def is_running(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"  # nobody may be there to bury it


def test_many_processes_need_postgresql(on_sqlite: Configure) -> None:
    from triumvir.server.serve import run

    with pytest.raises(Refusal, match="--database"):
        run(on_sqlite(processes=2), lambda _: None)


def test_one_server_a_folder(on_sqlite: Configure) -> None:
    from triumvir.server.serve import lock_data_folder

    config = on_sqlite()
    with (
        lock_data_folder(config),
        pytest.raises(Refusal, match="already uses"),
        lock_data_folder(config),
    ):
        pass
    with lock_data_folder(on_sqlite()):
        pass
