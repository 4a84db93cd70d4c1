"""Reading and making tables in the database."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row as SqlRow
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.core.document import Document, canonical
from triumvir.core.errors import UnknownGame
from triumvir.core.record import VERSION, Deal, read_deal
from triumvir.core.registry import find
from triumvir.server.gently import gently
from triumvir.server.protocol.clocks import TimeControl
from triumvir.server.protocol.messages import ChatLine
from triumvir.server.slices import share
from triumvir.server.store.batch import (
    INSERT_DEAL,
    INSERT_SEAT,
    INSERT_TABLE,
    WriteBatch,
)
from triumvir.server.store.database import reader
from triumvir.server.store.schema import CHAT, DEALS, ENTRIES, TABLES
from triumvir.server.store.shown import deal_row, status_row
from triumvir.server.tables.clock import Span
from triumvir.server.tables.entry import Entry, day_of, now
from triumvir.server.tables.folding import loading
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table

CHAT_SHOWN = 100
A_PART = 500  # rows of a long answer that are read at once
RECORDED = ("sit", "bot", "act", "undo")  # entries from which a record is made

log = logging.getLogger("triumvir.server")


def entry_from(row: SqlRow[Any]) -> Entry:
    return Entry(row.seq, row.kind, row.seat, row.guest, row.text, row.at)


def new_table(job: WriteBatch, table: Table) -> None:
    """The rows of a table that is new."""
    fair = bool(table.deal.commitment)
    job.add(
        INSERT_TABLE,
        (
            table.id,
            table.game.meta.id,
            table.revision,
            canonical(table.options),
            len(table.seats),
            table.deal.secret if fair else "",
            table.deal.salt if fair else "",
            "" if fair else canonical(table.deal.document()),
            table.host,
            table.public,
            table.previous,
            table.created,
            "" if table.clock is None else control_text(table.clock.control),
            *status_row(table),
            table.locked,
        ),
    )
    for number, seat in enumerate(table.seats):
        job.add(INSERT_SEAT, (table.id, number, seat.guest, seat.bot))
    if table.daily:
        guest, *result = deal_row(table)
        job.add(INSERT_DEAL, (table.id, table.daily, table.game.meta.id, guest, *result))


def control_text(control: TimeControl) -> str:
    return msgspec.json.encode(control).decode()


def read_control(text: str) -> TimeControl | None:
    return msgspec.json.decode(text, type=TimeControl) if text else None


def table_from(row: SqlRow[Any], absences: Sequence[Span] = ()) -> Table:
    try:
        game = find(row.game)
    except UnknownGame as error:
        raise Refusal("game-gone", status=410, game=row.game) from error
    if not game.meta.knows(row.revision):
        raise Refusal("revision", status=410, game=game.meta.title, revision=row.revision)
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
        row.revision,
        read_control(row.clock),
        absences,
    )


def read_json(text: str) -> Document | None:
    """An object, if it is one: a row may be damaged."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = reader(engine)
        self.absences: list[Span] = []  # of the server, for the clocks of tables

    async def rows(self, statement: Any, **given: Any) -> Sequence[SqlRow[Any]]:
        """What is done with them is a piece of work of its own: the answers to many questions may
        come in one turn of the loop."""
        async with self.reader.connect() as connection:
            found = (await connection.execute(statement, given)).all()
        await share()
        return found

    async def parts(self, statement: Any) -> AsyncIterator[Sequence[SqlRow[Any]]]:
        """A long answer, some rows at a time: making them is work of the event loop."""
        async with self.engine.connect() as connection:
            found = await connection.stream(statement)
            async for part in found.partitions(A_PART):
                await share()
                yield part

    async def table(self, id: str) -> Table:
        """With everything that was ever done there."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if found is None:
                raise Refusal("no-table", status=404)
            statement = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.seq)
            rows = (await connection.execute(statement)).all()
        try:
            table = table_from(found, tuple(self.absences))
            await gently(loading(table, await gently(map(entry_from, rows))))
        except Refusal:
            raise
        except Exception as error:
            # Whatever is wrong with the rows affects this table only.
            log.error("table %s is damaged: %s: %s", id, type(error).__name__, error)
            raise Refusal("broken-table", status=410) from error
        return table

    async def kept(self, id: str) -> Document | None:
        """The record of a table that is over, straight from its rows: for one that cannot be played
        again here, because its rules are gone or a row is damaged."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            entries = (
                select(ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text)
                .where(ENTRIES.c.table_id == id, ENTRIES.c.kind.in_(RECORDED))
                .order_by(ENTRIES.c.seq)
            )
            rows = (await connection.execute(entries)).all()
            deal_of = select(DEALS.c.day).where(DEALS.c.table_id == id)
            daily = (await connection.execute(deal_of)).scalar() or ""
        if row is None or row.status != "over" or daily >= day_of(now()):
            return None
        names = [""] * row.seat_count
        moves: list[tuple[int, str]] = []
        for kind, seat, text in rows:
            if kind in ("act", "undo"):
                moves.append((seat, text))
            elif 0 <= seat < len(names):
                names[seat] = text
        deal = read_json(row.deal) or Deal.fair(row.secret, row.salt).document()
        result = read_json(row.result) or {}
        return {
            "triumvir": VERSION,
            "game": row.game,
            "revision": row.revision,
            "options": read_json(row.options) or {},
            "seats": [*names],
            "deal": deal,
            "actions": [[*move] for move in moves],
            "outcome": result.get("outcome"),
        }

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

    async def add_chat(self, connection: AsyncConnection, id: str, line: ChatLine) -> ChatLine:
        """The line with its number."""
        row = {"table_id": id, "guest": line.guest, "name": line.name, "text": line.text}
        made = await connection.execute(insert(CHAT), {**row, "at": line.at})
        assert made.inserted_primary_key is not None
        return msgspec.structs.replace(line, id=made.inserted_primary_key[0])
