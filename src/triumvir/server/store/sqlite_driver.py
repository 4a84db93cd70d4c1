"""Statements on SQLite, each in one visit to the thread of its connection.

aiosqlite goes there and back for the cursor, for the statement, for its rows and for the end of the
cursor, SQLAlchemy for a rollback of nothing besides. On the way everybody waits for the
interpreter, and that costs more than most questions.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, NoReturn

from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.util.concurrency import await_

Row = tuple[object, ...]


class Answer(NamedTuple):
    description: Any
    rows: list[Row]
    rowcount: int
    lastrowid: int | None


NOTHING = Answer(None, [], -1, None)


def ask(connection: sqlite3.Connection, sql: str, given: Any) -> Answer:
    """In the thread."""
    return answer(connection.execute(sql, given))


def ask_many(connection: sqlite3.Connection, sql: str, given: Any) -> Answer:
    return answer(connection.executemany(sql, given))


def answer(cursor: sqlite3.Cursor) -> Answer:
    rows = cursor.fetchall() if cursor.description else []
    return Answer(cursor.description, rows, cursor.rowcount, cursor.lastrowid)


class Cursor:
    """As PEP 249 has it; the rows are there as soon as the statement is carried out."""

    arraysize = 1

    def __init__(self, connection: OneVisit) -> None:
        self.connection = connection
        self.answer = NOTHING
        self.next = 0  # of the rows

    @property
    def description(self) -> Any:
        return self.answer.description

    @property
    def rowcount(self) -> int:
        return self.answer.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self.answer.lastrowid

    def execute(self, sql: str, given: Any = ()) -> Cursor:
        self.answer, self.next = self.connection.visit(ask, sql, given or ()), 0
        return self

    def executemany(self, sql: str, given: Any) -> Cursor:
        self.answer, self.next = self.connection.visit(ask_many, sql, given), 0
        return self

    def fetchone(self) -> Row | None:
        return next(iter(self.fetchmany(1)), None)

    def fetchmany(self, size: int | None = None) -> Sequence[Row]:
        first = self.next
        self.next = first + (self.arraysize if size is None else size)
        return self.answer.rows[first : self.next]

    def fetchall(self) -> Sequence[Row]:
        return self.fetchmany(len(self.answer.rows))

    def __iter__(self) -> Iterator[Row]:
        return iter(self.fetchall())

    def close(self) -> None:
        """There is nothing to close: the thread has done it."""

    async def _async_soft_close(self) -> None:
        """The same, in the words of SQLAlchemy's asyncio extension."""


class OneVisit(AsyncAdapt_aiosqlite_connection):
    """SQLAlchemy's connection to aiosqlite, with such cursors."""

    __slots__ = ()

    def cursor(self, server_side: bool = False) -> Any:
        return super().cursor(server_side) if server_side else Cursor(self)

    def visit(self, what: Any, *given: Any) -> Answer:
        try:
            # aiosqlite has no public way to its thread that takes a function.
            found: Answer = await_(self._connection._execute(what, self._connection._conn, *given))
        except Exception as error:
            self.fail(error)
        return found

    def fail(self, error: Exception) -> NoReturn:
        self._handle_exception(error)

    def rollback(self) -> None:
        if self._connection._connection and self._connection.in_transaction:
            super().rollback()


def connect(dialect: Any, _record: object, given: list[Any], named: dict[str, Any]) -> OneVisit:
    """For the event `do_connect` of an engine."""
    made = dialect.connect(*given, **named)
    return OneVisit(made.dbapi, made._connection)
