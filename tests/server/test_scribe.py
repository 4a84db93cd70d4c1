"""The process that writes to SQLite when many moves come together."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from pathlib import Path

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.test_sqlite_writer import move, written

from triumvir.server.store.batch import LOCK_TABLE, WriteBatch
from triumvir.server.store.committer import Conflict
from triumvir.server.store.scribe import Scribe
from triumvir.server.store.sqlite_writer import MANY, SqliteWriter
from triumvir.server.tables.refusal import Refusal


async def seated(here: Hall) -> list[str]:
    anna = await here.guest("Anna")
    return [await here.table(anna, "caesar-cleopatra", "me", "me") for _ in range(MANY)]


def writer_of(here: Hall) -> SqliteWriter:
    writer = here.house.committer.writer
    assert isinstance(writer, SqliteWriter)
    return writer


async def tried(scribe: Scribe) -> None:
    """When it can write, or cannot be begun."""
    assert not scribe.is_ready()
    assert scribe.beginning is not None
    await scribe.beginning


async def begun(scribe: Scribe) -> int:
    """When it can write; its process."""
    await tried(scribe)
    assert scribe.is_ready()
    assert scribe.child is not None
    return scribe.child.pid


async def write(here: Hall, *jobs: WriteBatch) -> list[BaseException | None]:
    """What became of each."""
    await here.house.committer.write(list(jobs))
    await asyncio.wait([job.done for job in jobs])
    return [job.done.exception() for job in jobs]


def test_many_moves_are_written_by_the_process(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await seated(here)
            # Until it is there the thread writes; a few it always writes.
            assert await write(here, *[move(table, 100) for table in tables]) == [None] * MANY
            scribe = writer_of(here).scribe
            if scribe.beginning is not None:
                await scribe.beginning
            assert scribe.child is not None
            said: list[int] = []
            ours = scribe.write

            async def counted(steps: list[object]) -> None:
                said.append(len(steps))
                await ours(steps)  # type: ignore[arg-type]

            monkeypatch.setattr(scribe, "write", counted)
            assert await write(here, *[move(table, 102) for table in tables[1:]]) == [None] * 3
            assert said == []
            assert await write(here, *[move(table, 104) for table in tables]) == [None] * MANY
            assert said == [1]
            # With something else than moves it is more than one statement, and all or none.
            lock = WriteBatch(tables[0])
            lock.add(LOCK_TABLE, (True, tables[0]))
            more = [move(table, 106) for table in tables]
            assert await write(here, lock, *more) == [None] * (MANY + 1)
            assert said == [1, 2]
            assert await written(here, tables[2]) == (
                "1",
                [f"move {seq}" for seq in (100, 101, 102, 103, 104, 105, 106, 107)],
            )

    asyncio.run(main())


def test_of_many_only_what_another_has_beaten_is_lost(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await seated(here)
            await begun(writer_of(here).scribe)
            jobs = [move(table, -1 if table == tables[1] else 100) for table in tables]
            found = await write(here, *jobs)  # 0 is taken, -1 is not
            assert isinstance(found[1], Conflict)
            assert [one is None for one in found] == [True, False, True, True]
            assert await written(here, tables[0]) == ("1", ["move 100", "move 101"])

    asyncio.run(main())


def test_if_it_ends_by_itself_the_thread_writes(on_sqlite: Configure) -> None:
    """What it was about to write may be written or not: it is refused, as without a database."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await seated(here)
            scribe = writer_of(here).scribe
            os.kill(await begun(scribe), signal.SIGKILL)
            for one in await write(here, *[move(table, 100) for table in tables]):
                assert isinstance(one, Refusal)
                assert one.code == "unavailable"
            assert await write(here, *[move(table, 100) for table in tables]) == [None] * MANY
            assert await written(here, tables[0]) == ("1", ["move 100", "move 101"])
            assert not scribe.is_ready()  # not at once
            assert scribe.beginning is None

    asyncio.run(main())


def test_it_ends_with_the_server_and_not_before(on_sqlite: Configure) -> None:
    """Ctrl-C goes to all processes at once, and what ends a service often does, too."""

    async def main() -> int:
        async with hall(on_sqlite()) as here:
            tables = await seated(here)
            pid = await begun(writer_of(here).scribe)
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
            assert await write(here, *[move(table, 100) for table in tables]) == [None] * MANY
            return pid

    pid = asyncio.run(main())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_what_sqlite_says_is_passed_on(tmp_path: Path) -> None:
    async def main() -> None:
        scribe = Scribe(str(tmp_path / "some.sqlite"), ["CREATE TABLE one (a INTEGER UNIQUE)"])
        await begun(scribe)
        insert = "INSERT INTO one VALUES (?)"
        await scribe.write([(insert, [(1,)])])
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            await scribe.write([(insert, [(2,)]), (insert, [(1,)])])
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await scribe.write([("INSERT INTO two VALUES (?)", [(1,)])])
        await scribe.write([(insert, [(2,)])])  # of the first of two nothing was left
        await scribe.stop()

    asyncio.run(main())


def test_one_that_cannot_begin_is_done_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        scribe = Scribe(str(tmp_path / "nowhere" / "some.sqlite"), [])
        await tried(scribe)
        assert not scribe.is_ready()
        assert scribe.beginning is None
        await scribe.stop()

    asyncio.run(main())
    assert "no process that writes" in caplog.text
