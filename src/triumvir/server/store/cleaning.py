"""Retention: abandoned data is removed, in small pieces. Finished games stay, unless the host sets
a number of days; those of people with accounts stay in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.config import Config
from triumvir.server.store.schema import (
    ACCOUNTS,
    ANSWERS,
    CHAT,
    CODES,
    DEALS,
    ENTRIES,
    GUESTS,
    HOLIDAYS,
    LINKS,
    LOGINS,
    MOVES,
    MUTES,
    NOTICES,
    POOL,
    POSTS,
    PROGRAMS,
    RESULTS,
    REVIEWS,
    SEATS,
    SETTINGS,
    TABLES,
    TRIES,
    WATCHES,
    WAYS,
    WISHES,
)
from triumvir.server.tables.entry import day_of

DAY: Final = 24 * 3600 * 1000  # milliseconds
LOGIN: Final = 365  # days: a device that was not used for so long is logged out
NOTICE: Final = 30  # days for which a feed has what somebody was told
AT_ONCE: Final = 200  # tables or guests in one transaction, so that others can write in between
CLEANED: Final = "cleaned"  # among the settings: when it was last done

Report = dict[str, int]


def last_entry() -> Any:
    """When something was last done at a table."""
    entries = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id)
    return func.coalesce(entries.scalar_subquery(), TABLES.c.created)


def stale_tables(config: Config, now: int) -> dict[str, ColumnElement[bool]]:
    """Kinds of tables to remove, each with what is true of them. 0 days: never."""
    status, last = TABLES.c.status, last_entry()
    imported = TABLES.c.result.contains('"reason":"imported"')
    closed = TABLES.c.result.contains('"reason":"closed"')
    # What people with accounts have finished is theirs, and stays.
    of_account = (
        select(SEATS.c.table_id)
        .join(ACCOUNTS, ACCOUNTS.c.guest == SEATS.c.guest)
        .where(SEATS.c.table_id == TABLES.c.id)
        .exists()
    )
    played = (
        select(ENTRIES.c.seq)
        .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "act")
        .exists()
    )
    played_out = TABLES.c.result.contains('"reason":"finished"')
    over = (status == "over") & ~of_account
    never_began = (status == "open") | (over & ~imported & ~closed & ~played_out & ~played)
    kinds: dict[str, tuple[int, ColumnElement[bool]]] = {
        "open": (config.keep_open, never_began),
        "unfinished": (config.keep_unfinished, status == "playing"),
        "closed": (config.keep_open, (status == "over") & closed),
        "imported": (config.keep_imported, (status == "over") & imported),
        "finished": (config.keep_finished, over & ~imported & ~closed),
    }
    return {
        name: condition & (last < now - days * DAY)
        for name, (days, condition) in kinds.items()
        if days
    }


def stale_guests(config: Config, now: int) -> ColumnElement[bool]:
    """Not seen for long, and neither at a table nor its host, nor banned, nor with an account."""
    before = now - config.keep_guests * DAY
    at_tables = select(SEATS.c.guest).union(select(TABLES.c.host))
    return (
        (GUESTS.c.created < before)
        & (GUESTS.c.seen < before)
        & (GUESTS.c.banned == 0)
        & GUESTS.c.id.not_in(at_tables)
        & GUESTS.c.id.not_in(select(ACCOUNTS.c.guest))
        & GUESTS.c.id.not_in(select(MOVES.c.guest))
    )


def old_days(table: Any, config: Config, now: int) -> ColumnElement[bool]:
    """Tries of puzzles, or results of deals, of days that are long over."""
    old: ColumnElement[bool] = table.c.day < day_of(now - config.keep_daily * DAY)
    return old


async def survey(engine: AsyncEngine, config: Config, now: int) -> Report:
    """How many of each kind would be removed now."""
    found: Report = {}
    async with engine.connect() as connection:
        for name, condition in stale_tables(config, now).items():
            found[name] = await count(connection, TABLES, condition)
        if config.keep_chat:
            found["chat"] = await count(connection, CHAT, CHAT.c.at < now - config.keep_chat * DAY)
        if config.keep_daily:
            found["daily"] = 0
            for table in (TRIES, DEALS):
                found["daily"] += await count(connection, table, old_days(table, config, now))
        found["codes"] = await count(connection, CODES, CODES.c.expires < now)
        if config.keep_guests:
            found["guests"] = await count(connection, GUESTS, stale_guests(config, now))
    return found


async def count(connection: AsyncConnection, table: Any, condition: ColumnElement[bool]) -> int:
    statement = select(func.count()).select_from(table).where(condition)
    return int((await connection.execute(statement)).scalar_one())


async def clean(
    engine: AsyncEngine, config: Config, now: int, spared: Sequence[str] = ()
) -> Report:
    """Remove it, except tables that somebody watches; how many of each kind were removed."""
    gone: Report = {}
    for name, condition in stale_tables(config, now).items():
        unused = condition & TABLES.c.id.not_in(spared)
        gone[name] = await in_pieces(engine, TABLES, unused, remove_tables)
    if config.keep_chat:
        old = CHAT.c.at < now - config.keep_chat * DAY
        gone["chat"] = await in_pieces(engine, CHAT, old, remove_chat)
    async with engine.begin() as connection:
        codes = await connection.execute(delete(CODES).where(CODES.c.expires < now))
        gone["codes"] = codes.rowcount
        await connection.execute(delete(LINKS).where(LINKS.c.expires < now))
        if config.keep_daily:
            gone["daily"] = 0
            for table in (TRIES, DEALS):
                old = old_days(table, config, now)
                gone["daily"] += (await connection.execute(delete(table).where(old))).rowcount
        await connection.execute(delete(LOGINS).where(LOGINS.c.seen < now - LOGIN * DAY))
        settled = (NOTICES.c.due == 0) & (NOTICES.c.at < now - NOTICE * DAY)
        await connection.execute(delete(NOTICES).where(settled))
    if config.keep_guests:
        gone["guests"] = await in_pieces(engine, GUESTS, stale_guests(config, now), remove_guests)
    return gone


async def in_pieces(
    engine: AsyncEngine, table: Any, condition: ColumnElement[bool], remove: Any
) -> int:
    """Looking through all rows takes long, and nobody else writes in a transaction that writes: so
    the ids are found before it, and in it only looked at once more."""
    total = 0
    while True:
        async with engine.connect() as connection:
            statement = select(table.c.id).where(condition).limit(AT_ONCE)
            found = list((await connection.execute(statement)).scalars())
        if found:
            async with engine.begin() as connection:
                still = select(table.c.id).where(table.c.id.in_(found), condition)
                ids = list((await connection.execute(still)).scalars())
                await remove(connection, ids)
            total += len(ids)
        if len(found) < AT_ONCE:
            return total


async def is_due(engine: AsyncEngine, now: int) -> bool:
    """Whether a day has gone by since the last cleaning, however often the server was started anew.
    Of several processes one hears yes."""
    this = SETTINGS.c.name == CLEANED
    async with engine.connect() as connection:
        last = (await connection.execute(select(SETTINGS.c.value).where(this))).scalar()
    if last is not None and int(last) > now - DAY:
        return False
    try:
        async with engine.begin() as connection:
            if last is None:
                await connection.execute(insert(SETTINGS), {"name": CLEANED, "value": str(now)})
                return True
            mine = update(SETTINGS).where(this, SETTINGS.c.value == last)
            return (await connection.execute(mine.values(value=str(now)))).rowcount == 1
    except IntegrityError:
        return False  # another process was first


async def remove_tables(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (ANSWERS, CHAT, DEALS, ENTRIES, NOTICES, POSTS, RESULTS, REVIEWS, SEATS, WAYS):
        await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


async def remove_chat(connection: AsyncConnection, ids: list[int]) -> None:
    await connection.execute(delete(CHAT).where(CHAT.c.id.in_(ids)))


async def remove_guests(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (CODES, HOLIDAYS, POOL, TRIES):
        await connection.execute(delete(table).where(table.c.guest.in_(ids)))
    either = or_(MUTES.c.guest.in_(ids), MUTES.c.muted.in_(ids))
    await connection.execute(delete(MUTES).where(either))
    tokens = or_(PROGRAMS.c.guest.in_(ids), PROGRAMS.c.owner.in_(ids))
    await connection.execute(delete(PROGRAMS).where(tokens))
    await remove_notices(connection, ids)
    await connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(ids)))


async def remove_notices(connection: AsyncConnection, guests: list[str]) -> None:
    """All that concerns telling these guests anything."""
    ways = select(WAYS.c.id).where(WAYS.c.guest.in_(guests))
    await connection.execute(delete(POSTS).where(POSTS.c.way.in_(ways)))
    for table in (NOTICES, WATCHES, WAYS, WISHES):
        await connection.execute(delete(table).where(table.c.guest.in_(guests)))
