"""Transactions on SQLite, connections to PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import uvloop
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.server.conftest import Configure
from tests.server.postgres import Postgres

from triumvir.server.config import Config
from triumvir.server.store import database
from triumvir.server.store.database import SqliteEngine, open_database
from triumvir.server.store.tables import Store


def test_a_transaction_for_writing_has_the_write_lock_before_it_reads(tmp_path: Path) -> None:
    """Else it would be refused later, without waiting, if another one wrote in between."""
    uvloop.run(read_and_look(tmp_path))


async def read_and_look(folder: Path) -> None:
    engine = open_database(Config(data=folder))
    try:
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE counts (number INTEGER)"))
        async with engine.begin() as connection:
            await connection.execute(text("SELECT number FROM counts"))
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                write(folder)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT number FROM counts"))
            write(folder)
    finally:
        await engine.dispose()


def test_a_question_on_its_own_is_one_visit_to_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There were eight: a transaction, a cursor, the statement, its rows, and the end of each."""
    visits: list[str] = []
    execute: Any = aiosqlite.Connection._execute

    async def listen(self: Any, function: Any, *given: Any, **named: Any) -> Any:
        visits.append(given[1] if len(given) > 1 else function.__name__)
        return await execute(self, function, *given, **named)

    async def main() -> None:
        engine = open_database(Config(data=tmp_path))
        store = Store(engine)
        try:
            await store.rows(text("SELECT 1"))  # connected
            monkeypatch.setattr(aiosqlite.Connection, "_execute", listen)
            assert [tuple(row) for row in await store.rows(text("SELECT 2 AS two"))] == [(2,)]
            assert visits == ["SELECT 2 AS two"]
            # Several, or whatever is written, still have their transaction.
            visits.clear()
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 3"))
            async with engine.begin() as connection:
                await connection.execute(text("CREATE TABLE counts (number INTEGER)"))
            assert visits == [
                *("BEGIN", "SELECT 3", "rollback"),
                *("BEGIN IMMEDIATE", "CREATE TABLE counts (number INTEGER)", "commit"),
            ]
        finally:
            await engine.dispose()

    uvloop.run(main())


def test_rows_of_sqlite_are_there_in_every_way(tmp_path: Path) -> None:
    async def main() -> None:
        engine = open_database(Config(data=tmp_path))
        try:
            async with engine.begin() as connection:
                await connection.execute(text("CREATE TABLE counts (number INTEGER UNIQUE)"))
                made = text("INSERT INTO counts VALUES (:number)")
                await connection.execute(made, [{"number": n} for n in range(5)])
                numbers = text("SELECT number FROM counts ORDER BY number")
                found = await connection.execute(numbers)
                assert (found.scalar(), (await connection.execute(numbers)).all()[4][0]) == (0, 4)
                assert [row.number for row in await connection.execute(numbers)] == [0, 1, 2, 3, 4]
                parts = (await connection.execute(numbers)).partitions(2)
                assert [[row[0] for row in part] for part in parts] == [[0, 1], [2, 3], [4]]
                more = text("UPDATE counts SET number = number + 10 WHERE number > 2")
                assert (await connection.execute(more)).rowcount == 2
                with pytest.raises(IntegrityError):
                    await connection.execute(made, {"number": 0})
                with pytest.raises(OperationalError):
                    await connection.execute(text("SELECT nothing FROM nowhere"))
                assert (await connection.execute(numbers)).scalars().all() == [0, 1, 2, 13, 14]
        finally:
            await engine.dispose()

    uvloop.run(main())


def write(folder: Path) -> None:
    other = sqlite3.connect(folder / "triumvir.sqlite", timeout=0, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
    finally:
        other.close()


def test_moves_are_written_before_all_others_that_wait(on_sqlite: Configure) -> None:
    """Whoever comes first writes first, and moves before everybody: SQLite itself lets those who
    wait sleep longer and longer. One who does not wait any more stops nobody."""

    async def main() -> None:
        engine = open_database(on_sqlite())
        assert isinstance(engine, SqliteEngine)
        order: list[str] = []

        async def write(name: str, moves: bool = False) -> None:
            async with engine.pen.held(moves):
                order.append(name)
                await asyncio.sleep(0)

        async with engine.begin():
            tasks = [asyncio.create_task(write(name)) for name in ("a", "b", "c")]
            tasks.append(asyncio.create_task(write("moves", moves=True)))
            await asyncio.sleep(0)
            tasks[1].cancel()
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["moves", "a"]
        # One who is given it in the moment in which they go hands it on.
        async with engine.pen.held():
            gone, last = asyncio.create_task(write("gone")), asyncio.create_task(write("last"))
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, last, return_exceptions=True)
        assert order == ["moves", "a", "last"]
        async with engine.begin():
            pass
        await engine.dispose()

    asyncio.run(main())


PROCESS = text("SELECT pg_backend_pid()")


async def on_postgres(postgres: Postgres, folder: Path, main: Callable[[Store], Any]) -> None:
    engine = open_database(Config(data=folder, database=await postgres.create()))
    try:
        await main(Store(engine))
    finally:
        await engine.dispose()


def test_a_question_to_postgresql_is_one_round_trip(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No transaction around it, and no trial of a connection that was used just now: a page of
    finished games asks six questions, and they were six round trips each."""
    import asyncpg

    around: list[str] = []
    execute = asyncpg.Connection.execute

    async def listen(self: Any, query: str, *rest: Any, **more: Any) -> Any:
        around.append(query)
        return await execute(self, query, *rest, **more)

    async def main(store: Store) -> None:
        first = await store.rows(PROCESS)
        monkeypatch.setattr(asyncpg.Connection, "execute", listen)
        assert await store.rows(PROCESS) == first
        assert around == []
        # Whatever is written still has its transaction.
        async with store.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE counts (number INTEGER)"))
        assert [query.split(";")[0].split()[0] for query in around] == ["BEGIN", "COMMIT"]

    uvloop.run(on_postgres(postgres, tmp_path, main))


def test_a_connection_that_postgresql_has_closed_is_replaced(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def main(store: Store) -> None:
        first = (await store.rows(PROCESS))[0][0]
        async with store.engine.connect() as kept:
            driver: Any = (await kept.get_raw_connection()).driver_connection
        import asyncpg

        other = await asyncpg.connect(postgres.url("postgres"))
        await other.execute("SELECT pg_terminate_backend($1)", first)
        await other.close()
        async with asyncio.timeout(10):
            while not driver.is_closed():
                await asyncio.sleep(0.005)
        assert (await store.rows(PROCESS))[0][0] != first

    uvloop.run(on_postgres(postgres, tmp_path, main))


def test_a_connection_that_lay_unused_is_tried_before_it_is_used(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A firewall forgets it, and tells nobody."""

    async def main(store: Store) -> None:
        first = (await store.rows(PROCESS))[0][0]
        async with store.engine.connect() as kept:
            adapted = type((await kept.get_raw_connection()).dbapi_connection)

        def silent(_connection: object) -> None:
            raise TimeoutError

        monkeypatch.setattr(adapted, "ping", silent)
        assert (await store.rows(PROCESS))[0][0] == first
        monkeypatch.setattr(database, "TRUSTED", -1.0)
        assert (await store.rows(PROCESS))[0][0] != first

    uvloop.run(on_postgres(postgres, tmp_path, main))
