"""Standing answers in the database, by table and seat. They are rows and not entries: the number of
entries is known to everybody at a table, and nobody may see that somebody has answered before."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.schema import ANSWERS

Chosen = dict[str, str]  # by the id of the rule, its value
decode = msgspec.json.Decoder(Chosen).decode


class AnswerRows:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def tables(self) -> list[str]:
        """Where somebody has some."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(ANSWERS.c.table_id).distinct())).scalars())

    async def of(self, table: str) -> dict[int, Chosen]:
        chosen = select(ANSWERS.c.seat, ANSWERS.c.text).where(ANSWERS.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).all()
        return {row.seat: decode(row.text) for row in rows}

    async def put(self, table: str, seat: int, chosen: Mapping[str, str]) -> None:
        """In place of those that the seat had; none at all are no row."""
        own = (ANSWERS.c.table_id == table) & (ANSWERS.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(ANSWERS).where(own))
            if chosen:
                text = msgspec.json.encode(chosen).decode()
                row = {"table_id": table, "seat": seat, "text": text}
                await connection.execute(insert(ANSWERS), row)

    async def forget(self, table: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == table))
