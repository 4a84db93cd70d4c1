"""Transactions on SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import uvloop
from sqlalchemy import text
from tests.server.conftest import Configure

from triumvir.server.config import Config
from triumvir.server.store.database import SqliteEngine, open_database


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
