"""Mini-cups in the database: who sits, which tables are played, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.ratings.cup import Meeting
from triumvir.server.slices import share
from triumvir.server.store.schema import ACCOUNTS, CUP_GAMES, CUP_SEATS, CUPS, RESULTS
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

    async def find(self, id: str) -> Any:
        rows = await self.rows(select(CUPS).where(CUPS.c.id == id))
        if not rows:
            raise Refusal("no-cup", status=404)
        return rows[0]

    async def people(self, id: str) -> Sequence[Any]:
        """The people in a cup with their names; erased people have none."""
        statement = (
            select(CUP_SEATS, ACCOUNTS.c.name, ACCOUNTS.c.portrait, ACCOUNTS.c.public)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.guest == CUP_SEATS.c.guest)
            .where(CUP_SEATS.c.cup == id)
            .order_by(CUP_SEATS.c.number)
        )
        return await self.rows(statement)

    async def take_seat(self, id: str, guest: str) -> bool:
        """Sit down; whether that was the last seat. Two who take the same one: the key decides."""
        for _ in range(5):
            cup = await self.find(id)
            seats = await self.people(id)
            if any(row.guest == guest for row in seats):
                return False
            if cup.started or len(seats) >= cup.size:
                raise Refusal("cup-full", status=409)
            taken = {row.number for row in seats}
            number = next(n for n in range(cup.size) if n not in taken)
            try:
                async with self.engine.begin() as connection:
                    row = {"cup": id, "number": number, "guest": guest}
                    await connection.execute(insert(CUP_SEATS), row)
            except IntegrityError:
                continue  # somebody was faster
            return bool(len(seats) + 1 == cup.size)
        raise Refusal("unavailable", status=503)

    async def leave_seat(self, id: str, guest: str) -> None:
        """Before it begins."""
        cup = await self.find(id)
        seats = await self.people(id)
        if cup.started or len(seats) >= cup.size:
            raise Refusal("cup-begun", status=409)
        async with self.engine.begin() as connection:
            own = (CUP_SEATS.c.cup == id) & (CUP_SEATS.c.guest == guest)
            await connection.execute(delete(CUP_SEATS).where(own))

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
