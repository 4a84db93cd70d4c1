"""Reading and making tables in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.core.document import canonical
from triumvir.core.errors import TriumvirError
from triumvir.core.record import Deal, read_deal
from triumvir.core.registry import find
from triumvir.server.entry import Entry
from triumvir.server.job import INSERT_SEAT, INSERT_TABLE, UPDATE_SEAT, UPDATE_TABLE, Job, Row
from triumvir.server.messages import ChatLine
from triumvir.server.refusal import Refusal
from triumvir.server.schema import CHAT, ENTRIES, TABLES
from triumvir.server.table import Table

CHAT_SHOWN = 100


def entry_from(row: SqlRow[Any]) -> Entry:
    return Entry(row.seq, row.kind, row.seat, row.guest, row.text, row.at)


class Shown:
    """What stands in `tables` and `seats` because it follows from the entries."""

    __slots__ = ("seats", "status")

    def __init__(self, table: Table) -> None:
        self.status = (table.status, table.to_act(), table.ended)
        self.seats = [(seat.guest, seat.bot) for seat in table.seats]

    def changes(self, job: Job, before: Shown, table: Table) -> None:
        if self.status != before.status:
            job.add(UPDATE_TABLE, (*status_row(table), table.id))
        if self.seats != before.seats:
            for number, seat in enumerate(self.seats):
                if seat != before.seats[number]:
                    job.add(UPDATE_SEAT, (*seat, table.id, number))


def status_row(table: Table) -> Row:
    """The last four columns of `tables`."""
    return (
        table.status,
        ",".join(map(str, table.to_act())),
        table.ended,
        "" if table.result is None else canonical(table.result),
    )


def new_table(job: Job, table: Table) -> None:
    """The rows of a table that is new."""
    fair = bool(table.deal.commitment)
    job.add(
        INSERT_TABLE,
        (
            table.id,
            table.game.meta.id,
            table.game.meta.revision,
            canonical(table.options),
            len(table.seats),
            table.deal.secret if fair else "",
            table.deal.salt if fair else "",
            "" if fair else canonical(table.deal.document()),
            table.host,
            table.public,
            table.previous,
            table.created,
            *status_row(table),
        ),
    )
    for number, seat in enumerate(table.seats):
        job.add(INSERT_SEAT, (table.id, number, seat.guest, seat.bot))


def table_from(row: SqlRow[Any]) -> Table:
    game = find(row.game)
    if row.revision != game.meta.revision:
        raise Refusal("revision", game=game.meta.title, revision=row.revision)
    deal = read_deal(json.loads(row.deal)) if row.deal else Deal.fair(row.secret, row.salt)
    return Table(
        row.id,
        game,
        json.loads(row.options),
        row.seat_count,
        deal,
        row.host,
        row.public,
        row.previous,
        row.created,
    )


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, statement: Any) -> Sequence[SqlRow[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def table(self, id: str) -> Table:
        """With everything that was ever done there."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if found is None:
                raise Refusal("no-table", status=404)
            statement = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.seq)
            rows = (await connection.execute(statement)).all()
        table = table_from(found)
        try:
            table.load([entry_from(row) for row in rows])
        except TriumvirError as error:
            raise Refusal("broken-table", str(error), status=500) from error
        return table

    async def entries(self, id: str, since: int) -> list[Entry]:
        statement = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.seq >= since)
            .order_by(ENTRIES.c.seq)
        )
        return [entry_from(row) for row in await self.rows(statement)]

    async def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        """The last lines."""
        statement = (
            select(CHAT)
            .where(CHAT.c.table_id == id, CHAT.c.id > after)
            .order_by(CHAT.c.id.desc())
            .limit(CHAT_SHOWN)
        )
        rows = await self.rows(statement)
        return [
            ChatLine(id=row.id, guest=row.guest, name=row.name, text=row.text, at=row.at)
            for row in reversed(rows)
        ]
