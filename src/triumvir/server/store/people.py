"""A person's page, straight from the database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import func, select

from triumvir.core.document import Document
from triumvir.server.store.schema import ACCOUNTS, GUESTS, RESULTS, SEATS, TABLES
from triumvir.server.store.tables import Store, read_json

A_PAGE: Final = 20
LAST: Final = 50  # games by which reliability is judged


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, key: str) -> Any:
        rows = await self.store.rows(select(ACCOUNTS).where(ACCOUNTS.c.key == key))
        return rows[0] if rows else None

    async def tally(self, guest: str) -> list[tuple[str, int, int]]:
        """Of each game: how many were finished, and how many won."""
        won = func.sum((RESULTS.c.place == 1).cast(RESULTS.c.place.type))
        statement = (
            select(RESULTS.c.game, func.count().label("finished"), won.label("won"))
            .where(RESULTS.c.guest == guest)
            .group_by(RESULTS.c.game)
            .order_by(func.count().desc(), RESULTS.c.game)
        )
        rows = await self.store.rows(statement)
        return [(row.game, int(row.finished), int(row.won or 0)) for row in rows]

    async def going_on(self, guest: str) -> int:
        statement = (
            select(func.count(func.distinct(TABLES.c.id)))
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest == guest, TABLES.c.status == "playing")
        )
        return int((await self.store.rows(statement))[0][0])

    async def kept(self, guest: str) -> list[bool]:
        """Of the last games, the newest last: whether the person played to the end."""
        statement = (
            select(RESULTS.c.left)
            .where(RESULTS.c.guest == guest)
            .order_by(RESULTS.c.ended.desc())
            .limit(LAST)
        )
        return [not row.left for row in reversed(await self.store.rows(statement))]

    async def games(self, guest: str, game: str, won: int, page: int) -> tuple[list[Any], bool]:
        """Finished games, the newest first, and whether there are more. `won`: 1 only those that
        were won, 2 only the others."""
        statement = select(RESULTS).where(RESULTS.c.guest == guest)
        if game:
            statement = statement.where(RESULTS.c.game == game)
        if won:
            mine = RESULTS.c.place == 1
            statement = statement.where(mine if won == 1 else ~mine)
        newest = statement.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id, RESULTS.c.seat)
        rows = await self.store.rows(newest.offset(page * A_PAGE).limit(A_PAGE + 1))
        return list(rows[:A_PAGE]), len(rows) > A_PAGE

    async def results(self, tables: list[str]) -> dict[str, Document | None]:
        """How each of these tables ended."""
        statement = select(TABLES.c.id, TABLES.c.result).where(TABLES.c.id.in_(tables))
        found = await self.store.rows(statement)
        ended = {row.id: read_json(row.result) if row.result else None for row in found}
        return {id: ended.get(id) for id in tables}

    async def company(self, tables: list[str]) -> dict[str, list[Any]]:
        """Who sat at each of these tables."""
        statement = (
            select(SEATS, GUESTS.c.name)
            .outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest)
            .where(SEATS.c.table_id.in_(tables))
            .order_by(SEATS.c.table_id, SEATS.c.number)
        )
        found: dict[str, list[Any]] = {id: [] for id in tables}
        for row in await self.store.rows(statement):
            found[row.table_id].append(row)
        return found
