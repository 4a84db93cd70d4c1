"""Standing answers in the database, by table and seat. They are rows and not entries: the number of
entries is known to everybody at a table, and nobody may see that somebody has answered before."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.schema import ANSWERS

Chosen = dict[str, str]  # by the id of the rule, its value


class Kept(msgspec.Struct):
    """What somebody has answered at a seat. It holds for nobody else: before a game begins, another
    may sit down there, or the lots may exchange the seats."""

    guest: str
    answers: Chosen

    def of(self, guest: str) -> Chosen:
        """What this person has answered."""
        return self.answers if self.guest in ("", guest) else {}


NONE = Kept("", {})


def decode(text: str) -> Kept:
    """As it was written. What an older version wrote does not name anybody; what cannot be read
    is no answer: its seat is asked."""
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(text, type=Kept)
    with suppress(msgspec.DecodeError):
        return Kept("", msgspec.json.decode(text, type=Chosen))
    return NONE


class AnswerRows:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def tables(self) -> list[str]:
        """Where somebody has some."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(ANSWERS.c.table_id).distinct())).scalars())

    async def of(self, table: str) -> dict[int, Kept]:
        chosen = select(ANSWERS.c.seat, ANSWERS.c.text).where(ANSWERS.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).all()
        return {row.seat: decode(row.text) for row in rows}

    async def put(self, table: str, seat: int, guest: str, chosen: Mapping[str, str]) -> None:
        """In place of those that the seat had; none at all are no row."""
        own = (ANSWERS.c.table_id == table) & (ANSWERS.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(ANSWERS).where(own))
            if chosen:
                text = msgspec.json.encode(Kept(guest, dict(chosen))).decode()
                row = {"table_id": table, "seat": seat, "text": text}
                await connection.execute(insert(ANSWERS), row)

    async def hand_over(self, table: str, guest: str, heir: str) -> None:
        """What a guest has answered there is the account's, or nobody's."""
        for seat, kept in (await self.of(table)).items():
            if kept.guest == guest:
                await self.put(table, seat, heir, kept.answers if heir else {})

    async def forget(self, table: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == table))
