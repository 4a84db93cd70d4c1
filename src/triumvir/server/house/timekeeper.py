"""Time at tables: the flags that fall, and the time in which the server itself was away.

Every few seconds a process leaves a sign of life in the database. A gap between two of them is time
in which nobody could play: it is written down before anybody can act again, and no clock counts it.
So a crash costs nobody time, and all processes count alike.

When there is something to do follows from the entries and stands in the column `wake` of a table.
Each process looks for what is due; the number of the entry decides who was first, and whoever
comes later finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.house.live_tables import LiveTables
from triumvir.server.people.holidays import Holiday, holidays_at
from triumvir.server.store.schema import ABSENCES, SETTINGS, TABLES
from triumvir.server.store.tables import Store
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import deadline, wake
from triumvir.server.tables.verbs.flag import run_out
from triumvir.server.tables.verbs.holiday import on_holiday

TICK: Final = 1.0  # seconds between two looks
BEAT: Final = 5_000  # milliseconds between two signs of life
GAP: Final = 8_000  # a longer silence was an absence
AT_ONCE: Final = 100  # tables in one look
NAME: Final = "beat"

log = logging.getLogger("triumvir.server")


class Timekeeper:
    def __init__(self, engine: AsyncEngine, store: Store, tables: LiveTables) -> None:
        self.engine = engine
        self.store = store
        self.tables = tables
        self.beaten = 0  # when this process gave its last sign of life

    async def start(self) -> None:
        """Before anybody can act: since the last sign of life nobody could."""
        await self.beat(0)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                if now() - self.beaten >= BEAT:
                    await self.beat(GAP)
                await self.look()
            except Exception as error:
                log.error("time was not kept: %s: %s", type(error).__name__, error)

    # The server's own absence

    async def beat(self, gap: int) -> None:
        """A sign of life. If the last one of any process is longer ago than the gap, the time
        between is written down."""
        while not await self.write_beat(gap):
            pass  # another process was first: look again
        await self.read_absences()

    async def write_beat(self, gap: int) -> bool:
        """Whether it was written: only over the sign that was read before."""
        own = SETTINGS.c.name == NAME
        rows = await self.store.rows(select(SETTINGS.c.value).where(own))
        at = now()
        if not rows:
            return await self.write_first(at)
        last = rows[0].value
        if at > int(last):
            same = own & (SETTINGS.c.value == last)
            async with self.engine.begin() as connection:
                written = update(SETTINGS).where(same).values(value=str(at))
                if not (await connection.execute(written)).rowcount:
                    return False
                if at - int(last) > gap:
                    row = {"since": int(last), "until": at}
                    await connection.execute(insert(ABSENCES), row)
        self.beaten = at
        return True

    async def write_first(self, at: int) -> bool:
        with contextlib.suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(SETTINGS), {"name": NAME, "value": str(at)})
        return False  # what stands there now is looked at again

    async def read_absences(self) -> None:
        """What another process wrote down counts here, too: such tables are read again."""
        statement = select(ABSENCES.c.since, ABSENCES.c.until).order_by(ABSENCES.c.since)
        found = [(row.since, row.until) for row in await self.store.rows(statement)]
        if found == self.store.absences:
            return
        self.store.absences = found
        for live in list(self.tables.live.values()):
            if live.table is not None and live.table.clock is not None:
                async with live.lock:
                    live.forget()

    # Flags

    async def look(self) -> None:
        """Append what has become due."""
        at = now()
        due = TABLES.c.wake.between(1, at)
        chosen = select(TABLES.c.id, TABLES.c.wake).where(due)
        for row in await self.store.rows(chosen.order_by(TABLES.c.wake).limit(AT_ONCE)):
            try:
                await self.look_at(row.id, row.wake)
            except Refusal as refusal:
                if refusal.status == 410:  # nobody can play there any more
                    await self.put_wake(row.id, row.wake, 0, 0)

    async def look_at(self, id: str, known: int) -> None:
        async with self.tables.hold(id) as held:
            guests = [seat.guest for seat in held.table.seats if seat.guest]
            pace = held.table.pace()
        away = await holidays_at(self.engine, guests, now()) if pace == "turns" else []
        before = held.table.seq
        if await self.tables.change(id, lambda table: due_at(table, now(), away)) != before:
            return
        async with self.tables.hold(id) as held:
            later, end = wake(held.table), deadline(held.table)
        if later != known:
            await self.put_wake(id, known, later, end)

    async def put_wake(self, id: str, known: int, later: int, end: int) -> None:
        """What stood there was too early: the server was away, or somebody is on holiday."""
        chosen = (TABLES.c.id == id) & (TABLES.c.wake == known)
        async with self.engine.begin() as connection:
            values = {"wake": later, "deadline": end}
            await connection.execute(update(TABLES).where(chosen).values(**values))


def due_at(table: Table, at: int, away: Sequence[Holiday]) -> list[Draft]:
    """Somebody on holiday loses no time, even if the table has not heard of it."""
    for holiday in away:
        if drafts := on_holiday(table, *holiday):
            return drafts
    return run_out(table, at)
