"""Mini-cups in the database: who sits, which tables are played, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.ratings.cup import Meeting
from triumvir.server.slices import share
from triumvir.server.store.schema import ACCOUNTS, CUP_GAMES, CUP_SEATS, CUPS, GUESTS, RESULTS
from triumvir.server.tables.refusal import Refusal

LISTED: Final = 20


class Cups:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(statement)).all()
        await share()
        return found

    async def make(self, values: dict[str, object]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(CUPS), values)

    async def newest(self) -> Sequence[Any]:
        """Those that wait first, then the newest."""
        count = select(func.count()).where(CUP_SEATS.c.cup == CUPS.c.id).scalar_subquery()
        statement = select(CUPS, count.label("taken"))
        return await self.rows(
            statement.order_by(CUPS.c.started != 0, CUPS.c.made.desc()).limit(LISTED)
        )

    async def of(self, guest: str) -> list[dict[str, object]]:
        """The cups at which somebody sits or has sat."""
        mine = select(CUP_SEATS.c.cup).where(CUP_SEATS.c.guest == guest)
        chosen = select(CUPS).where(CUPS.c.id.in_(mine)).order_by(CUPS.c.made)
        return [
            {"id": row.id, "name": row.name, "game": row.game} for row in await self.rows(chosen)
        ]

    async def find(self, id: str) -> Any:
        rows = await self.rows(select(CUPS).where(CUPS.c.id == id))
        if not rows:
            raise Refusal("no-cup", status=404)
        return rows[0]

    async def people(self, id: str) -> Sequence[Any]:
        """The people in a cup with their names; whoever was erased is called as at tables."""
        statement = (
            select(CUP_SEATS, GUESTS.c.name, ACCOUNTS.c.portrait, ACCOUNTS.c.public)
            .join(GUESTS, GUESTS.c.id == CUP_SEATS.c.guest)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.guest == CUP_SEATS.c.guest)
            .where(CUP_SEATS.c.cup == id)
            .order_by(CUP_SEATS.c.number)
        )
        return await self.rows(statement)

    async def take_seat(self, id: str, guest: str) -> bool:
        """Sit down; whether that was the last seat."""
        async with self.engine.begin() as connection:
            cup, seats = await self.lock(connection, id)
            if guest in seats.values():
                return False
            if cup.started or len(seats) >= cup.size:
                raise Refusal("cup-full", status=409)
            number = next(n for n in range(cup.size) if n not in seats)
            row = {"cup": id, "number": number, "guest": guest}
            await connection.execute(insert(CUP_SEATS), row)
        return bool(len(seats) + 1 == cup.size)

    async def leave_seat(self, id: str, guest: str) -> None:
        """Before it begins."""
        async with self.engine.begin() as connection:
            cup, seats = await self.lock(connection, id)
            if cup.started or len(seats) >= cup.size:
                raise Refusal("cup-begun", status=409)
            own = (CUP_SEATS.c.cup == id) & (CUP_SEATS.c.guest == guest)
            await connection.execute(delete(CUP_SEATS).where(own))

    async def lock(self, connection: AsyncConnection, id: str) -> tuple[Any, dict[int, str]]:
        """The cup, and who sits where. Until the end of the transaction nobody sits down or stands
        up: whoever stood up while somebody else took the last seat would leave a cup that begins
        with a seat too few."""
        chosen = select(CUPS).where(CUPS.c.id == id).with_for_update()
        cup = (await connection.execute(chosen)).first()
        if cup is None:
            raise Refusal("no-cup", status=404)
        sit = select(CUP_SEATS.c.number, CUP_SEATS.c.guest).where(CUP_SEATS.c.cup == id)
        return cup, {row.number: row.guest for row in await connection.execute(sit)}

    async def full(self) -> list[str]:
        """Cups that could begin: all sit, and no game was made."""
        count = select(func.count()).where(CUP_SEATS.c.cup == CUPS.c.id).scalar_subquery()
        ready = select(CUPS.c.id).where(CUPS.c.started == 0, count >= CUPS.c.size)
        return [row.id for row in await self.rows(ready)]

    async def games(self, id: str) -> list[tuple[str, Meeting]]:
        """The tables, with what came of them."""
        first, second = RESULTS.alias("first"), RESULTS.alias("second")
        statement = (
            select(
                CUP_GAMES,
                first.c.place.label("place_first"),
                second.c.place.label("place_second"),
            )
            .outerjoin(first, (first.c.table_id == CUP_GAMES.c.table_id) & (first.c.seat == 0))
            .outerjoin(second, (second.c.table_id == CUP_GAMES.c.table_id) & (second.c.seat == 1))
            .where(CUP_GAMES.c.cup == id)
            .order_by(CUP_GAMES.c.number)
        )
        found = []
        for row in await self.rows(statement):
            places = (row.place_first or 0, row.place_second or 0)
            if row.place_first == row.place_second == 0:
                places = (1, 1)  # ended together
            found.append((row.table_id, Meeting(row.first, row.second, *places)))
        return found
