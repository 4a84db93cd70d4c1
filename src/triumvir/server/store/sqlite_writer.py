"""A transaction on SQLite in one visit to its thread.

SQLAlchemy and aiosqlite go there and back for the beginning, for each statement and its cursor, and
for the end; under load that costs more than the writing itself. So does every statement: around it
Python lets the loop's thread run and has to wait until that stops again. Hence moves, which are
nearly all that is written, go into a view whose trigger puts the parts where they belong: any
number of them is one statement, and that is a transaction by itself. Many of them go to a process
(`scribe.py`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.ratings.book import Finished
from triumvir.server.store.batch import ORDER, WriteBatch
from triumvir.server.store.database import PRAGMAS
from triumvir.server.store.ratings import STATEMENTS, settling
from triumvir.server.store.scribe import Scribe
from triumvir.server.store.scribe_process import carry_out, transaction
from triumvir.server.store.steps import ENTRY, FOLLOWING, Step, steps_for

MANY: Final = 4  # jobs that a process writes
# Of a connection alone, and in memory.
MOVES: Final = (
    "PRAGMA temp_store=MEMORY",
    f"CREATE TEMP VIEW IF NOT EXISTS moves ({', '.join([*ENTRY, *FOLLOWING])})"
    f" AS SELECT {', '.join(['NULL'] * (len(ENTRY) + len(FOLLOWING)))}",
    "CREATE TEMP TRIGGER IF NOT EXISTS moves_written INSTEAD OF INSERT ON moves BEGIN"
    f" INSERT INTO entries ({', '.join(ENTRY)}) VALUES ({', '.join([f'NEW.{n}' for n in ENTRY])});"
    f" UPDATE tables SET {', '.join([f'{name} = NEW.{name}' for name in FOLLOWING])}"
    " WHERE NEW.status <> '' AND id = NEW.table_id; END",
)


class SqliteWriter:
    def __init__(self, dialect: Dialect, database: str) -> None:
        self.scribe = Scribe(database, (*PRAGMAS, *MOVES))
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
        steps = self.steps(jobs)
        try:
            if len(jobs) >= MANY and not games and self.scribe.is_ready():
                await self.scribe.write(steps)
            else:
                await self.driver._execute(self.transact, self.driver._conn, steps, games)
        except sqlite3.IntegrityError as error:
            raise IntegrityError("COMMIT", {}, error) from error
        return set()

    async def stop(self) -> None:
        await self.scribe.stop()

    def steps(self, jobs: list[WriteBatch]) -> list[Step]:
        return steps_for(jobs, self.texts)

    def transact(
        self, connection: sqlite3.Connection, steps: list[Step], games: list[Finished]
    ) -> None:
        """In the thread."""
        if not games:
            carry_out(connection, steps)
            return
        with transaction(connection):
            for sql, rows in steps:
                connection.executemany(sql, rows)
            self.settle(connection, games)

    def settle(self, connection: sqlite3.Connection, games: list[Finished]) -> None:
        """Ratings, within the transaction."""
        work = settling(games)
        found: Sequence[Any] = ()
        with contextlib.suppress(StopIteration):
            statement, row = next(work)
            while True:
                found = connection.execute(self.texts[statement], row).fetchall()
                statement, row = work.send(found)


def prepare(connection: sqlite3.Connection) -> None:
    for sql in MOVES:
        connection.execute(sql)
