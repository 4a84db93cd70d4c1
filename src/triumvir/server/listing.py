"""Lists of tables, straight from the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, exists, func, select

from triumvir.core.dealer import commitment
from triumvir.core.registry import find
from triumvir.server.info import role
from triumvir.server.messages import Info, SeatInfo
from triumvir.server.schema import GUESTS, SEATS, TABLES
from triumvir.server.store import Store

MOST = 100


class Listing:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self) -> list[Info]:
        """Public tables that wait for players or can be watched, the newest first."""
        statement = select(TABLES).where(
            TABLES.c.public.is_(True), TABLES.c.status.in_(("open", "playing"))
        )
        return await self.infos(statement)

    async def of(self, guest: str) -> list[Info]:
        """Where a guest sits or is the host, the newest first."""
        return await self.infos(select(TABLES).where(belongs(guest)))

    async def unfinished(self, guest: str) -> list[str]:
        statement = select(TABLES.c.id).where(belongs(guest), TABLES.c.status != "over")
        return [row.id for row in await self.store.rows(statement)]

    async def waiting_for_bots(self) -> list[str]:
        """Tables where a bot is to act."""
        statement = (
            select(TABLES.c.id, TABLES.c.to_act, SEATS.c.number)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.status == "playing", SEATS.c.bot != "")
        )
        rows = await self.store.rows(statement)
        return list({row.id for row in rows if str(row.number) in row.to_act.split(",")})

    async def count_unfinished(self, guest: str) -> int:
        statement = (
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == guest, TABLES.c.status != "over")
        )
        return int((await self.store.rows(statement))[0][0])

    async def infos(self, statement: Select[Any]) -> list[Info]:
        tables = await self.store.rows(statement.order_by(TABLES.c.created.desc()).limit(MOST))
        ids = [table.id for table in tables]
        seats = await self.store.rows(
            select(SEATS, GUESTS.c.name)
            .outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest)
            .where(SEATS.c.table_id.in_(ids))
            .order_by(SEATS.c.table_id, SEATS.c.number)
        )
        return [
            info_from(table, [seat for seat in seats if seat.table_id == table.id])
            for table in tables
        ]


def belongs(guest: str) -> Any:
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest == guest)
    return sits | (TABLES.c.host == guest)


def info_from(table: Row[Any], seats: Sequence[Row[Any]]) -> Info:
    game = find(table.game)
    options = json.loads(table.options)
    return Info(
        id=table.id,
        game=table.game,
        revision=table.revision,
        options=options,
        status=table.status,
        public=table.public,
        host=table.host,
        seats=[seat_from(seat, role(game, options, seat.number)) for seat in seats],
        to_act=[int(seat) for seat in table.to_act.split(",") if seat],
        commitment=commitment(table.secret) if table.secret else "",
        secret=table.secret if table.status == "over" else "",
        result=json.loads(table.result) if table.result else None,
        proposal=None,
        previous=table.previous,
        next="",
        created=table.created,
        ended=table.ended,
    )


def seat_from(seat: Row[Any], role: str) -> SeatInfo:
    name = seat.name or ""
    if seat.bot:
        name = f"{name} ({seat.bot})" if name else seat.bot
    return SeatInfo(
        number=seat.number,
        role=role,
        name=name,
        guest=seat.guest,
        bot=seat.bot,
        resigned=False,
    )
