"""Who is told when somebody looks for a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.store.batch import PUT_NOTICE
from triumvir.server.store.schema import MUTES, NOTICES, POOL, WATCHES, WAYS

PAUSE: Final = 3600 * 1000  # milliseconds: nobody is told more often
AT_ONCE: Final = 100  # people; whoever was told longest ago comes first
MARK: Final = "~"  # in the outbox, before the name of a game
SIGNS: Final = 32  # characters that the outbox has room for
KIND: Final = "wanted"


def subject(game: str) -> str:
    return (MARK + game)[:SIGNS]


class Watches:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, guest: str) -> list[str]:
        """The games of which somebody wants to hear."""
        chosen = select(WATCHES.c.game).where(WATCHES.c.guest == guest).order_by(WATCHES.c.game)
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def put(self, guest: str, games: Collection[str]) -> None:
        """Those, and no others. To choose again does not make one told again sooner."""
        async with self.engine.connect() as connection:
            last = await told_last(connection, guest)
        async with self.engine.begin() as connection:
            await connection.execute(delete(WATCHES).where(WATCHES.c.guest == guest))
            rows = [{"guest": guest, "game": game, "told": last} for game in sorted(set(games))]
            if rows:
                await connection.execute(insert(WATCHES), rows)

    async def looks(self, guest: str, game: str, fresh: int) -> bool:
        """Whether somebody still looks for this game whom this person may meet, and they themselves
        do not; and they were not told of anybody just before."""
        async with self.engine.connect() as connection:
            mine = select(func.count()).where(POOL.c.guest == guest)
            if (await connection.execute(mine)).scalar_one():
                return False
            chosen = select(WATCHES.c.told).where(WATCHES.c.guest == guest, WATCHES.c.game == game)
            wished = (await connection.execute(chosen)).scalar()
            if wished is None:
                return False
            others = (
                select(func.count())
                .select_from(POOL)
                .where(POOL.c.game == game, POOL.c.made == 0, POOL.c.pair == "")
                .where(POOL.c.seen > fresh, POOL.c.guest.not_in(apart(guest)))
            )
            return bool((await connection.execute(others)).scalar_one())


async def told_last(connection: AsyncConnection, guest: str) -> int:
    chosen = select(func.max(WATCHES.c.told)).where(WATCHES.c.guest == guest)
    return int((await connection.execute(chosen)).scalar() or 0)


async def note_told(connection: AsyncConnection, guest: str, at: int) -> None:
    await connection.execute(update(WATCHES).where(WATCHES.c.guest == guest).values(told=at))


def apart(guest: str) -> Any:
    """Whom somebody has muted, and who has muted them."""
    return union(
        select(MUTES.c.muted).where(MUTES.c.guest == guest),
        select(MUTES.c.guest).where(MUTES.c.muted == guest),
    )


async def call_watchers(
    connection: AsyncConnection, seeker: str, game: str, at: int, due: int
) -> None:
    """Somebody begins to look for a game: notify those who want to know."""
    ways = select(WAYS.c.guest).where(WAYS.c.table_id == "", WAYS.c.kind != "feed")
    lately = union(
        select(WATCHES.c.guest).where(WATCHES.c.told > at - PAUSE),
        select(NOTICES.c.guest).where(NOTICES.c.table_id == subject(game), NOTICES.c.due > 0),
        select(POOL.c.guest),
    )
    chosen = (
        select(WATCHES.c.guest)
        .where(WATCHES.c.game == game, WATCHES.c.guest != seeker)
        .where(WATCHES.c.guest.in_(ways), WATCHES.c.guest.not_in(lately))
        .where(WATCHES.c.guest.not_in(apart(seeker)))
        .order_by(WATCHES.c.told, WATCHES.c.guest)
        .limit(AT_ONCE)
    )
    for guest in list((await connection.execute(chosen)).scalars()):
        row = (guest, subject(game), KIND, at // 60_000, at, due, "waiting")
        notice = dict(zip(PUT_NOTICE.names, row, strict=True))
        await connection.execute(PUT_NOTICE.made, notice)
