"""Transactions on SQLite."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import uvloop
from sqlalchemy import text

from triumvir.server.config import Config
from triumvir.server.store.database import open_database


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
