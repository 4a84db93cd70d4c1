"""What one change of a table writes, and the statements that write it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Dialect, Executable, TextClause, bindparam, insert, text, update
from sqlalchemy.sql.compiler import SQLCompiler

from triumvir.server.ratings.book import Finished
from triumvir.server.store.schema import (
    CUP_GAMES,
    CUPS,
    DEALS,
    ENTRIES,
    EVENING_SEATS,
    NOTICES,
    POOL,
    RESULTS,
    SEATS,
    TABLES,
)

log = logging.getLogger("triumvir.server")

Row = tuple[object, ...]
# What is called when a batch is written (None), or why it is not.
Then = Callable[[BaseException | None], None]


class Statement:
    """One of SQLAlchemy's, and the names of its parameters in the order in which rows have them."""

    def __init__(self, made: Executable, *names: str) -> None:
        self.made = made
        self.names = names

    def text(self, dialect: Dialect) -> str:
        """In the form that a driver takes when SQLAlchemy is bypassed."""
        keys = {} if isinstance(self.made, TextClause) else {"column_keys": list(self.names)}
        compiled: Any = self.made.compile(dialect=dialect, **keys)  # type: ignore[attr-defined]
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
        deadline=bindparam("deadline"),
        wake=bindparam("wake"),
    ),
    *("status", "to_act", "ended", "result", "deadline", "wake", "of_table"),
)
LOCK_TABLE: Final = Statement(
    update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(locked=bindparam("locked")),
    *("locked", "of_table"),
)
HOST_TABLE: Final = Statement(
    update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(host=bindparam("host")),
    *("host", "of_table"),
)
UPDATE_SEAT: Final = Statement(
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.number == bindparam("at_seat"))
    .values(guest=bindparam("guest"), bot=bindparam("bot")),
    *("guest", "bot", "of_table", "at_seat"),
)
INSERT_RESULT: Final = Statement(insert(RESULTS), *RESULTS.c.keys())
UPDATE_RESULT: Final = Statement(
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("of_table"), RESULTS.c.seat == bindparam("at_seat"))
    .values(guest=bindparam("guest")),
    *("guest", "of_table", "at_seat"),
)
INSERT_DEAL: Final = Statement(insert(DEALS), *DEALS.c.keys())
UPDATE_DEAL: Final = Statement(
    update(DEALS)
    .where(DEALS.c.table_id == bindparam("of_table"))
    .values(
        guest=bindparam("guest"),
        place=bindparam("place"),
        points=bindparam("points"),
        margin=bindparam("margin"),
        ended=bindparam("ended"),
    ),
    *("guest", "place", "points", "margin", "ended", "of_table"),
)
# A newer notice takes the place of an older one; whoever was about to send that finds out. Only who
# was not told yet that it is their turn is told that, not that time is running out.
PUT_NOTICE: Final = Statement(
    text(
        "INSERT INTO notices (guest, table_id, kind, seq, at, due, state)"
        " VALUES (:guest, :table_id, :kind, :seq, :at, :due, :state)"
        " ON CONFLICT (guest, table_id) DO UPDATE SET kind = excluded.kind, seq = excluded.seq,"
        " at = excluded.at, due = excluded.due, state = excluded.state"
        " WHERE excluded.kind <> 'time' OR notices.kind <> 'turn' OR notices.due = 0"
    ),
    *NOTICES.c.keys(),
)
# Those who were found together sit at their table now.
SEAT_POOL: Final = Statement(
    update(POOL).where(POOL.c.pair == bindparam("of_pair")).values(made=bindparam("made")),
    *("made", "of_pair"),
)
# A mini-cup begins.
INSERT_CUP_GAME: Final = Statement(insert(CUP_GAMES), *CUP_GAMES.c.keys())
START_CUP: Final = Statement(
    update(CUPS).where(CUPS.c.id == bindparam("of_cup")).values(started=bindparam("started")),
    *("started", "of_cup"),
)
# A pairing of an evening.
INSERT_EVENING_SEAT: Final = Statement(insert(EVENING_SEATS), *EVENING_SEATS.c.keys())
# New tables, then the entries of all, then what follows from them.
ORDER: Final = (
    INSERT_TABLE,
    INSERT_SEAT,
    INSERT_ENTRY,
    UPDATE_TABLE,
    LOCK_TABLE,
    HOST_TABLE,
    UPDATE_SEAT,
    INSERT_RESULT,
    UPDATE_RESULT,
    INSERT_DEAL,
    UPDATE_DEAL,
    PUT_NOTICE,
    SEAT_POOL,
    INSERT_CUP_GAME,
    START_CUP,
    INSERT_EVENING_SEAT,
)


class WriteBatch:
    """Changes that belong together: all of them are written, or none."""

    __slots__ = ("done", "finished", "rows", "settled", "table", "then")

    def __init__(self, table: str, then: Then | None = None) -> None:
        """`then` is called when it is written or cannot be; without it, await `done`."""
        self.table = table
        self.rows: dict[Statement, list[Row]] = {}
        self.finished: Finished | None = None  # a game from which ratings follow
        self.then = then
        self.settled = False
        self.done: asyncio.Future[None]
        if then is None:
            self.done = asyncio.get_running_loop().create_future()

    def settle(self, error: BaseException | None) -> None:
        """It is written, or cannot be. Only the first call counts."""
        if self.settled:
            return
        self.settled = True
        if self.then is not None:
            try:
                self.then(error)
            except Exception:
                # It is written all the same, and so is what others wait for.
                log.exception("what follows a commit failed")
        elif self.done.done():
            pass  # whoever waited has gone
        elif error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    def add(self, statement: Statement, *rows: Row) -> None:
        self.rows.setdefault(statement, []).extend(rows)

    def entries(self) -> list[Row]:
        return self.rows.get(INSERT_ENTRY, [])


def together(jobs: list[WriteBatch]) -> list[tuple[Statement, list[Row]]]:
    """The same statement of several jobs is carried out once, with all their rows."""
    found: list[tuple[Statement, list[Row]]] = []
    for statement in ORDER:
        rows = [row for job in jobs for row in job.rows.get(statement, ())]
        if rows:
            found.append((statement, rows))
    return found
