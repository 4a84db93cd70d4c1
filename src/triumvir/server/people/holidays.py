"""Holidays: a few weeks a year in which somebody's clocks stand still at turn-based tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.schema import HOLIDAYS
from triumvir.server.tables.refusal import Refusal

DAY: Final = 24 * 3600 * 1000
YEAR: Final = 365 * DAY
DAYS_A_YEAR: Final = 21


class Holiday(NamedTuple):
    guest: str
    since: int
    until: int


class Holidays:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, guest: str, at: int) -> list[Holiday]:
        """Those of the last year, the present one included."""
        chosen = select(HOLIDAYS).where(HOLIDAYS.c.guest == guest, HOLIDAYS.c.until > at - YEAR)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen.order_by(HOLIDAYS.c.since))).all()
        return [Holiday(row.guest, row.since, row.until) for row in rows]

    async def take(self, guest: str, days: int, at: int) -> Holiday:
        """From now on. The caller holds the guest's claim, so that nobody takes two at once."""
        known = await self.of(guest, at)
        if any(at < one.until for one in known):
            raise Refusal("holiday-already")
        left = days_left(known, at)
        if days > left:
            raise Refusal("holiday-days", left=left, most=DAYS_A_YEAR)
        row = {"guest": guest, "since": at, "until": at + days * DAY}
        async with self.engine.begin() as connection:
            old = (HOLIDAYS.c.guest == guest) & (HOLIDAYS.c.until <= at - YEAR)
            await connection.execute(delete(HOLIDAYS).where(old))
            await connection.execute(insert(HOLIDAYS), row)
        return Holiday(guest, at, at + days * DAY)

    async def end(self, guest: str, at: int) -> Holiday:
        """Back before the time: days that have not begun are given back."""
        for one in await self.of(guest, at):
            if at < one.until:
                same = (HOLIDAYS.c.guest == guest) & (HOLIDAYS.c.since == one.since)
                async with self.engine.begin() as connection:
                    await connection.execute(update(HOLIDAYS).where(same).values(until=at))
                return one._replace(until=at)
        raise Refusal("no-holiday")


async def holidays_at(engine: AsyncEngine, guests: Sequence[str], at: int) -> list[Holiday]:
    """The holidays of some people that last now."""
    chosen = select(HOLIDAYS).where(
        HOLIDAYS.c.guest.in_(guests), HOLIDAYS.c.since <= at, HOLIDAYS.c.until > at
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(chosen)).all()
    return [Holiday(row.guest, row.since, row.until) for row in rows]


def days_left(known: Sequence[Holiday], at: int) -> int:
    """Of a year that ends now, in whole days; each that was begun counts."""
    taken = sum(-(-(one.until - max(one.since, at - YEAR)) // DAY) for one in known)
    return max(0, DAYS_A_YEAR - taken)
