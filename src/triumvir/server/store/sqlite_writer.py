"""A transaction on SQLite in one visit to its thread.

SQLAlchemy and aiosqlite go there and back for the beginning, for each statement and its cursor, and
for the end; under load that costs more than the writing itself. So does a statement for each row:
around every one Python lets the loop's thread run and has to wait until it stops again.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.ratings.book import Finished
from triumvir.server.store.batch import (
    INSERT_ENTRY,
    ORDER,
    UPDATE_TABLE,
    Row,
    Statement,
    WriteBatch,
    together,
)
from triumvir.server.store.ratings import STATEMENTS, settling

# What every move writes, with any number of rows at once.
MANY: Final = {
    INSERT_ENTRY: "INSERT INTO entries (table_id, seq, kind, seat, guest, text, at) VALUES {rows}",
    UPDATE_TABLE: "UPDATE tables SET status = new.column1, to_act = new.column2,"
    " ended = new.column3, result = new.column4, deadline = new.column5,"
    " wake = new.column6 FROM (VALUES {rows}) AS new WHERE id = new.column7",
}
MOST: Final = 64  # rows: SQLite keeps the statements of the usual numbers

Step = tuple[str, list[Row]]  # what is done with each of the rows


class SqliteWriter:
    def __init__(self, dialect: Dialect) -> None:
        self.texts = {statement: statement.text(dialect) for statement in (*ORDER, *STATEMENTS)}

    async def write(self, connection: AsyncConnection, jobs: list[WriteBatch]) -> set[WriteBatch]:
        """Everything, or nothing and an error."""
        steps = [step for statement, rows in together(jobs) for step in self.steps(statement, rows)]
        games = [job.finished for job in jobs if job.finished is not None]
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            # aiosqlite has no public way to its thread that takes a function.
            await driver._execute(
                write, driver._conn, steps, lambda: self.settle(driver._conn, games)
            )
        except sqlite3.IntegrityError as error:
            raise IntegrityError("COMMIT", {}, error) from error
        return set()

    def settle(self, connection: sqlite3.Connection, games: list[Finished]) -> None:
        """Ratings, in the thread, within the transaction."""
        work = settling(games)
        found: Sequence[Any] = ()
        with contextlib.suppress(StopIteration):
            statement, row = next(work)
            while True:
                found = connection.execute(self.texts[statement], row).fetchall()
                statement, row = work.send(found)

    def steps(self, statement: Statement, rows: list[Row]) -> Iterator[Step]:
        many = MANY.get(statement)
        if many is None:
            yield self.texts[statement], rows
            return
        one = f"({', '.join('?' * len(statement.names))})"
        for first in range(0, len(rows), MOST):
            some = rows[first : first + MOST]
            yield many.format(rows=", ".join([one] * len(some))), [tuple(chain(*some))]


def write(connection: sqlite3.Connection, steps: list[Step], settle: Callable[[], None]) -> None:
    """In the thread. Nobody else writes, so nobody waits for the lock that BEGIN takes at once."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, rows in steps:
            connection.executemany(sql, rows)
        settle()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
