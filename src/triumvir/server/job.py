"""What one change of a table writes, and the statements that write it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Dialect, Executable, bindparam, insert, update
from sqlalchemy.sql.compiler import SQLCompiler

from triumvir.server.schema import ENTRIES, SEATS, TABLES

Row = tuple[object, ...]


class Statement:
    """One of SQLAlchemy's, and the names of its parameters in the order in which rows have them."""

    def __init__(self, made: Executable, *names: str) -> None:
        self.made = made
        self.names = names

    def text(self, dialect: Dialect) -> str:
        """As a driver takes it that is asked without SQLAlchemy."""
        compiled: Any = self.made.compile(  # type: ignore[attr-defined]
            dialect=dialect, column_keys=list(self.names)
        )
        assert isinstance(compiled, SQLCompiler)
        assert tuple(compiled.positiontup or ()) == self.names
        return str(compiled)


INSERT_TABLE: Final = Statement(insert(TABLES), *TABLES.c.keys())
INSERT_SEAT: Final = Statement(insert(SEATS), *SEATS.c.keys())
INSERT_ENTRY: Final = Statement(insert(ENTRIES), *ENTRIES.c.keys())
UPDATE_TABLE: Final = Statement(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(
        status=bindparam("status"),
        to_act=bindparam("to_act"),
        ended=bindparam("ended"),
        result=bindparam("result"),
    ),
    *("status", "to_act", "ended", "result", "of_table"),
)
UPDATE_SEAT: Final = Statement(
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.number == bindparam("at_seat"))
    .values(guest=bindparam("guest"), bot=bindparam("bot")),
    *("guest", "bot", "of_table", "at_seat"),
)
# New tables, then the entries of all, then what follows from them.
ORDER: Final = (INSERT_TABLE, INSERT_SEAT, INSERT_ENTRY, UPDATE_TABLE, UPDATE_SEAT)


class Job:
    """What belongs together: all of it is written, or nothing."""

    __slots__ = ("done", "rows", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.rows: dict[Statement, list[Row]] = {}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def add(self, statement: Statement, *rows: Row) -> None:
        self.rows.setdefault(statement, []).extend(rows)

    def entries(self) -> list[Row]:
        return self.rows.get(INSERT_ENTRY, [])


def together(jobs: list[Job]) -> list[tuple[Statement, list[Row]]]:
    """The same statement of several jobs is carried out once, with all their rows."""
    found: list[tuple[Statement, list[Row]]] = []
    for statement in ORDER:
        rows = [row for job in jobs for row in job.rows.get(statement, ())]
        if rows:
            found.append((statement, rows))
    return found
