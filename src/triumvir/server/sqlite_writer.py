"""A transaction on SQLite in one visit to its thread.

SQLAlchemy and aiosqlite go there and back for the beginning, for each statement and its cursor, and
for the end; under load that costs more than the writing itself.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.job import ORDER, Job, Row, together


class SqliteWriter:
    def __init__(self, dialect: Dialect) -> None:
        self.texts = {statement: statement.text(dialect) for statement in ORDER}

    async def write(self, connection: AsyncConnection, jobs: list[Job]) -> set[Job]:
        """Everything, or nothing and an error."""
        steps = [(self.texts[statement], rows) for statement, rows in together(jobs)]
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            # aiosqlite has no public way to its thread that takes a function.
            await driver._execute(write, driver._conn, steps)
        except sqlite3.IntegrityError as error:
            raise IntegrityError("COMMIT", {}, error) from error
        return set()


def write(connection: sqlite3.Connection, steps: list[tuple[str, list[Row]]]) -> None:
    """In the thread. Nobody else writes, so nobody waits for the lock that BEGIN takes at once."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, rows in steps:
            connection.executemany(sql, rows)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
