"""The database goes away and comes back; the disk is full."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from bench.outage import outage_run
from bench.ports import free_port
from bench.serving import Serving
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.postgres import postgres_server

from triumvir.client.client import Client, Refused
from triumvir.server.config import Config
from triumvir.server.store import committer
from triumvir.server.store.batch import WriteBatch
from triumvir.server.store.committer import Committer
from triumvir.server.store.database import open_database
from triumvir.server.store.tables import Store


def test_postgresql_stops_and_starts_again(tmp_path: Path) -> None:
    """`python -m bench.outage` does it with 50 tables and for 10 seconds."""
    with postgres_server() as postgres:
        assert postgres is not None
        run = asyncio.run(outage_run(tmp_path, postgres, tables=8, before=80, seconds=2))
    assert run.told >= 1
    assert run.during == 0
    assert len(run.acknowledged) >= 80 + 8 * 10
    assert set(run.left.values()) == {0}


async def sentence(client: Client, table: str) -> str:
    """The refusal for somebody who cannot play."""
    with pytest.raises(Refused) as error:
        await play_on(client, table)
    assert error.value.code == "unavailable"
    return str(error.value.answer["sentence"])


async def reconnect(here: Hall) -> None:
    await here.house.committer.drop()
    await here.house.engine.dispose()


def sound(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])
    finally:
        connection.close()


def test_a_database_that_may_not_grow(on_sqlite: Configure) -> None:
    """SQLite itself says "database or disk is full", in the middle of a transaction."""
    most = [2**30]

    def limit(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most[0]}").fetchone()

    async def main() -> None:
        config = on_sqlite()
        async with hall(config) as here:
            event.listen(here.house.engine.sync_engine, "connect", limit)
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            acts = await play_on(anna, table, most=20)
            most[0] = 1  # SQLite takes it as: not more than there are
            await reconnect(here)
            before = await anna.send(type="watch", table=table)
            # What is left in the last pages is still written; then it is full.
            told = await sentence(anna, table)
            assert "Nothing was changed" in told
            # Everybody can still look, and nothing is half done.
            after = await anna.send(type="watch", table=table)
            acts += after["seq"] - before["seq"]
            most[0] = 2**30
            await reconnect(here)
            acts += await play_on(anna, table, most=5)
            kept = await here.house.store.table(table)
            assert len(kept.moves) == acts
            kept.record().replay()
        assert sound(config.data / "triumvir.sqlite") == "ok"

    asyncio.run(main())


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """A real server whose files may not grow: writing fails half way."""

    async def main() -> None:
        serving = Serving(tmp_path, free_port())
        await serving.start()
        try:
            anna = Client(serving.url)
            await anna.enter("Anna")
            async with anna:
                seats = [{"player": "me"}, {"player": "me"}]
                body = {"game": "caesar-cleopatra", "seats": seats}
                table = str((await anna.call("POST", "/tables", body))["id"])
                acts = await play_on(anna, table, most=20)
                size = (tmp_path / "triumvir.sqlite-wal").stat().st_size
                assert serving.process is not None
                _, most = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)
                limit = (resource.RLIMIT_FSIZE, (size + 6000, most))
                resource.prlimit(serving.process.pid, *limit)
                seen = await anna.send(type="watch", table=table)
                told = await sentence(anna, table)
                assert "Nothing was changed" in told
                again = await anna.send(type="watch", table=table)
                # A few actions still had room; they were acknowledged, and they are there.
                acts += again["seq"] - seen["seq"]
                assert await sentence(anna, table) == told
                # It lives and can be read, but it cannot work.
                assert serving.fetch("/healthz") == "ok\n"
                with pytest.raises(HTTPError, match="503") as error:
                    serving.fetch("/readyz")
                assert error.value.read() == b"the database cannot be written to\n"
                error.value.close()
                resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (most, most))
                acts += await play_on(anna, table, most=5)
        finally:
            await serving.stop()
        assert sound(tmp_path / "triumvir.sqlite") == "ok"
        engine = open_database(Config(data=tmp_path))
        kept = await Store(engine).table(table)
        await engine.dispose()
        assert len(kept.moves) == acts
        kept.record().replay()

    asyncio.run(main())


def test_a_commit_that_fails_before_or_after_it_is_written(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            acts = await play_on(anna, table, most=5)
            before = await anna.send(type="watch", table=table)
            transact = Committer.transact

            async def full(self: Committer, jobs: list[Any]) -> None:
                await transact(self, jobs)
                raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

            async def full_before(_self: Committer, _jobs: list[Any]) -> None:
                raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

            monkeypatch.setattr(Committer, "transact", full_before)
            with pytest.raises(Refused) as error:
                await play_on(anna, table, most=1)
            assert error.value.code == "unavailable"
            after = await anna.send(type="watch", table=table)
            assert after["views"] == before["views"]
            # It may also fail after all was written: then the table shows what was.
            monkeypatch.setattr(Committer, "transact", full)
            with pytest.raises(Refused):
                await play_on(anna, table, most=1)
            assert (await anna.send(type="watch", table=table))["seq"] == before["seq"] + 1
            monkeypatch.setattr(Committer, "transact", transact)
            acts += await play_on(anna, table, most=5)
            entries = await here.house.store.entries(table, 0)
            assert len([entry for entry in entries if entry.kind == "act"]) == acts + 1

    asyncio.run(main())


def test_who_came_while_others_were_written_does_not_wait(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            house = here.house
            free, begun = asyncio.Event(), asyncio.Event()
            groups: list[int] = []

            async def slow(_self: Committer, jobs: list[WriteBatch]) -> set[WriteBatch]:
                groups.append(len(jobs))
                begun.set()
                await free.wait()
                return set()

            monkeypatch.setattr(Committer, "transact", slow)
            first = house.committer.put(WriteBatch("a"))
            async with asyncio.timeout(60):
                await begun.wait()
                monkeypatch.setattr(committer, "WINDOW", 3600.0)
                others = [house.committer.put(WriteBatch(id)) for id in "bcd"]
                await asyncio.sleep(0)
                free.set()
                await asyncio.gather(first, *others)
            assert groups == [1, 3]

    asyncio.run(main())


def test_who_wants_to_look_is_told_as_well(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            await anna.send(type="chat", table=table, text="Ave")  # then there is something to read

            async def away(_table: str, _after: int = 0) -> list[Any]:
                raise OperationalError("SELECT", {}, Exception("gone"))

            monkeypatch.setattr(here.house.store, "chat", away)
            with pytest.raises(Refused) as error:
                await anna.send(type="watch", table=table)
            assert error.value.code == "unavailable"
            monkeypatch.undo()
            assert (await anna.send(type="watch", table=table))["type"] == "table"

    asyncio.run(main())
