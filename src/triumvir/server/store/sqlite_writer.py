"""A transaction on SQLite in one visit to its thread.

SQLAlchemy and aiosqlite go there and back for the beginning, for each statement and its cursor, and
for the end; under load that costs more than the writing itself. So does every statement: around it
Python lets the loop's thread run and has to wait until that stops again. Hence moves, which are
nearly all that is written, go into a view whose trigger puts the parts where they belong: any
number of them is one statement, and that is a transaction by itself.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
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
    WriteBatch,
    together,
)
from triumvir.server.store.ratings import STATEMENTS, settling

# What a move writes: its entry, and what follows from it in `tables`, if that is not as it was.
ENTRY: Final = INSERT_ENTRY.names
FOLLOWING: Final = UPDATE_TABLE.names[:-1]
NOTHING: Final[Row] = (None,) * len(FOLLOWING)
# Of this connection alone, and in memory.
MOVES: Final = (
    "PRAGMA temp_store=MEMORY",
    f"CREATE TEMP VIEW IF NOT EXISTS moves ({', '.join([*ENTRY, *FOLLOWING])})"
    f" AS SELECT {', '.join(['NULL'] * (len(ENTRY) + len(FOLLOWING)))}",
    "CREATE TEMP TRIGGER IF NOT EXISTS moves_written INSTEAD OF INSERT ON moves BEGIN"
    f" INSERT INTO entries ({', '.join(ENTRY)}) VALUES ({', '.join([f'NEW.{n}' for n in ENTRY])});"
    f" UPDATE tables SET {', '.join([f'{name} = NEW.{name}' for name in FOLLOWING])}"
    " WHERE NEW.status IS NOT NULL AND id = NEW.table_id; END",
)
MOST: Final = 64  # rows: SQLite keeps the statements of the usual numbers;
LONG: Final = 512  # of what is longer than that

Step = tuple[str, list[Row]]  # what is done with each of the rows


class SqliteWriter:
    def __init__(self, dialect: Dialect) -> None:
        self.texts = {statement: statement.text(dialect) for statement in (*ORDER, *STATEMENTS)}
        self.connection: AsyncConnection | None = None  # the one that is known,
        self.driver: Any = None  # and what it stands on

    async def write(self, connection: AsyncConnection, jobs: list[WriteBatch]) -> set[WriteBatch]:
        """Everything, or nothing and an error."""
        if connection is not self.connection:
            self.driver = (await connection.get_raw_connection()).driver_connection
            # aiosqlite has no public way to its thread that takes a function.
            await self.driver._execute(prepare, self.driver._conn)
            self.connection = connection
        games = [job.finished for job in jobs if job.finished is not None]
        try:
            await self.driver._execute(self.transact, self.driver._conn, self.steps(jobs), games)
        except sqlite3.IntegrityError as error:
            raise IntegrityError("COMMIT", {}, error) from error
        return set()

    def steps(self, jobs: list[WriteBatch]) -> list[Step]:
        moves: list[Row] = []
        others: list[WriteBatch] = []
        for job in jobs:
            if not add_moves(job, moves):
                others.append(job)
        found: list[Step] = []
        for statement, rows in together(others):
            if statement is INSERT_ENTRY:
                found += in_few(f"INSERT INTO entries ({', '.join(ENTRY)})", rows)
            else:
                found.append((self.texts[statement], rows))
        return found + in_few("INSERT INTO moves", moves)

    def transact(
        self, connection: sqlite3.Connection, steps: list[Step], games: list[Finished]
    ) -> None:
        """In the thread. The caller holds the `Pen`, so BEGIN IMMEDIATE need not wait."""
        if len(steps) == 1 and len(steps[0][1]) == 1 and not games:
            connection.executemany(*steps[0])  # a transaction by itself
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in steps:
                connection.executemany(sql, rows)
            self.settle(connection, games)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def settle(self, connection: sqlite3.Connection, games: list[Finished]) -> None:
        """Ratings, within the transaction."""
        work = settling(games)
        found: Sequence[Any] = ()
        with contextlib.suppress(StopIteration):
            statement, row = next(work)
            while True:
                found = connection.execute(self.texts[statement], row).fetchall()
                statement, row = work.send(found)


def in_few(insert: str, rows: list[Row]) -> list[Step]:
    """Many rows in few statements: thousands, of a record that somebody brings, one by one would
    hold up the moves of all tables for a tenth of a second."""
    found: list[Step] = []
    most = LONG if len(rows) > LONG else MOST
    for first in range(0, len(rows), most):
        some = rows[first : first + most]
        one = f"({', '.join('?' * len(some[0]))})"
        found.append((f"{insert} VALUES {', '.join([one] * len(some))}", [tuple(chain(*some))]))
    return found


def prepare(connection: sqlite3.Connection) -> None:
    for sql in MOVES:
        connection.execute(sql)


def add_moves(job: WriteBatch, moves: list[Row]) -> bool:
    """To the others, if a job writes nothing else."""
    entries = job.entries()
    updates = job.rows.get(UPDATE_TABLE, ())
    if not entries or len(job.rows) > 1 + len(updates) or job.finished is not None:
        return False
    moves += [(*entry, *NOTHING) for entry in entries]
    for *following, table in updates:
        assert table == job.table
        moves[-1] = (*entries[-1], *following)
    return True
