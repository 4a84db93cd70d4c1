"""A transaction on SQLite in one visit to its thread.

SQLAlchemy and aiosqlite go there and back for the beginning, for each statement and its cursor, and
for the end; under load that costs more than the writing itself.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Dialect, Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.compiler import SQLCompiler

Row = dict[str, object]
Step = tuple[Executable, list[Row]]


class SqliteWriter:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        # Statements are made once, as constants, so that they can be told by their identity.
        self.known: dict[int, tuple[Executable, str, list[str]]] = {}

    def text(self, statement: Executable, row: Row) -> tuple[str, list[str]]:
        """As SQL, with the names of its question marks in their order."""
        found = self.known.get(id(statement))
        if found is None:
            compiled: Any = statement.compile(  # type: ignore[attr-defined]
                dialect=self.dialect, column_keys=list(row)
            )
            assert isinstance(compiled, SQLCompiler)
            assert compiled.positiontup is not None
            found = self.known[id(statement)] = (
                statement,
                str(compiled),
                list(compiled.positiontup),
            )
        return found[1], found[2]

    async def carry_out(self, connection: AsyncConnection, steps: list[Step]) -> None:
        """Everything, or nothing and an error."""
        plain: list[tuple[str, list[tuple[object, ...]]]] = []
        for statement, rows in steps:
            sql, names = self.text(statement, rows[0])
            plain.append((sql, [tuple([row[name] for name in names]) for row in rows]))
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            # aiosqlite has no public way to its thread that takes a function.
            await driver._execute(write, driver._conn, plain)
        except sqlite3.IntegrityError as error:
            raise IntegrityError("COMMIT", {}, error) from error


def write(
    connection: sqlite3.Connection, plain: list[tuple[str, list[tuple[object, ...]]]]
) -> None:
    """In the thread. Nobody else writes, so nobody waits for the lock that BEGIN takes at once."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, rows in plain:
            connection.executemany(sql, rows)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
