"""The outbox: what people are to be told is written with the entry that it follows from.

Only for those who want to be told: they are known in memory, and a change of that is heard from
other processes.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.batch import PUT_NOTICE, WriteBatch
from triumvir.server.store.schema import WAYS
from triumvir.server.tables.table import Table
from triumvir.server.tables.tidings import TABLE, Stand, tidings


class Outbox:
    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.engine = engine
        self.patience = int(1000 * seconds)  # until somebody who does not come is told
        self.people: set[str] = set()  # who have a way to be told
        self.tables: set[str] = set()  # that have a webhook

    async def load(self) -> None:
        """Load who wants to be told: at the start, and whenever we may have missed something."""
        found = await self.read(select(WAYS.c.guest, WAYS.c.table_id).distinct())
        self.people = {guest for guest, table in found if not table}
        self.tables = {table for _, table in found if table}

    async def look(self, guest: str) -> None:
        """The ways of this guest have changed."""
        chosen = select(WAYS.c.guest, WAYS.c.table_id).where(WAYS.c.guest == guest).distinct()
        found = await self.read(chosen)
        self.tables |= {table for _, table in found if table}
        if any(not table for _, table in found):
            self.people.add(guest)
        else:
            self.people.discard(guest)

    async def read(self, chosen: Any) -> list[tuple[str, str]]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).all()
        return [(row.guest, row.table_id) for row in rows]

    def is_used(self) -> bool:
        """Whether anybody wants to be told anything."""
        return bool(self.people or self.tables)

    def add(self, batch: WriteBatch, before: Stand, table: Table, by: set[str]) -> None:
        """To what is written for a table: whatever follows from its last entries."""
        if not self.is_used() or not table.entries:  # nobody sits at a new table: nothing was done
            return
        last = table.entries[-1]
        for guest, kind in tidings(before, table, by).items():
            wanted = table.id in self.tables if guest == TABLE else guest in self.people
            if wanted:
                due = last.at + self.patience
                batch.add(PUT_NOTICE, (guest, table.id, kind, last.seq, last.at, due, "waiting"))
