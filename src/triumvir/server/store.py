"""Reading and making tables in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.core.document import canonical
from triumvir.core.errors import TriumvirError
from triumvir.core.record import Deal, read_deal
from triumvir.core.registry import find
from triumvir.server.committer import Job
from triumvir.server.entry import Entry
from triumvir.server.messages import ChatLine
from triumvir.server.refusal import Refusal
from triumvir.server.schema import CHAT, ENTRIES, SEATS, TABLES
from triumvir.server.sqlite_writer import Row
from triumvir.server.table import Table

CHAT_SHOWN = 100

# Written once, so that the committer can carry out those of many tables together.
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.number == bindparam("at_seat"))
    .values(guest=bindparam("guest"), bot=bindparam("bot"))
)
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(
        status=bindparam("status"),
        to_act=bindparam("to_act"),
        ended=bindparam("ended"),
        result=bindparam("result"),
    )
)
INSERT_TABLE = insert(TABLES)
INSERT_SEAT = insert(SEATS)


def entry_row(table: str, entry: Entry) -> Row:
    return {"table_id": table, **entry._asdict()}


def entry_from(row: SqlRow[Any]) -> Entry:
    return Entry(row.seq, row.kind, row.seat, row.guest, row.text, row.at)


class Shown:
    """What stands in `tables` and `seats` because it follows from the entries."""

    def __init__(self, table: Table) -> None:
        self.status: Row = {
            "of_table": table.id,
            "status": table.status,
            "to_act": ",".join(map(str, table.to_act())),
            "ended": table.ended,
            "result": "" if table.result is None else canonical(table.result),
        }
        self.seats: list[Row] = [
            {"of_table": table.id, "at_seat": n, "guest": seat.guest, "bot": seat.bot}
            for n, seat in enumerate(table.seats)
        ]

    def changes(self, job: Job, before: Shown) -> None:
        if self.status != before.status:
            job.then.append((UPDATE_TABLE, [self.status]))
        rows = [row for row, old in zip(self.seats, before.seats, strict=True) if row != old]
        if rows:
            job.then.append((UPDATE_SEAT, rows))


def new_table(job: Job, table: Table) -> None:
    """The rows of a table that is new."""
    shown = Shown(table)
    status = {key: value for key, value in shown.status.items() if key != "of_table"}
    fair = bool(table.deal.commitment)
    row: Row = {
        "id": table.id,
        "game": table.game.meta.id,
        "revision": table.game.meta.revision,
        "options": canonical(table.options),
        "seat_count": len(table.seats),
        "secret": table.deal.secret if fair else "",
        "salt": table.deal.salt if fair else "",
        "deal": "" if fair else canonical(table.deal.document()),
        "host": table.host,
        "public": table.public,
        "previous": table.previous,
        "created": table.created,
        **status,
    }
    seats: list[Row] = [
        {
            "table_id": table.id,
            "number": seat["at_seat"],
            "guest": seat["guest"],
            "bot": seat["bot"],
        }
        for seat in shown.seats
    ]
    job.first += [(INSERT_TABLE, [row]), (INSERT_SEAT, seats)]


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
