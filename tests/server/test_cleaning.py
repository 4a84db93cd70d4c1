"""Whatever hangs on a guest or a table goes with it: also what comes later to the schema."""

from __future__ import annotations

import asyncio

from sqlalchemy import Boolean, Float, Integer, Table, event, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import Configure

from triumvir.server.config import Config
from triumvir.server.store.cleaning import DAY, clean, is_due
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.store.schema import GUESTS, META, TABLES
from triumvir.server.tables.entry import now

# What only accounts have, which are never removed for being away; and the tables of a host.
OF_ACCOUNTS = {
    "accounts",
    "identities",
    "logins",
    "moves",
    "origins",
    "passkeys",
    "recovery",
    "tables",
}


def row_of(table: Table, **known: str) -> dict[str, object]:
    """Something for every column; `known` for the ids that columns point to."""
    row: dict[str, object] = {}
    for column in table.columns:
        to = next((key.column.table.name for key in column.foreign_keys), "")
        if to:
            row[column.name] = known[to]
        elif isinstance(column.type, Boolean):
            row[column.name] = False
        elif isinstance(column.type, Integer | Float):
            row[column.name] = 1
        else:
            row[column.name] = "x"
    return row


def pointing_to(name: str) -> list[Table]:
    return [
        table
        for table in META.sorted_tables
        if any(key.column.table.name == name for key in table.foreign_keys)
    ]


def test_nothing_is_left_of_a_guest_or_a_table(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        engine = open_database(config)
        try:
            await prepare_database(engine)
            await fill_and_clean(engine, config)
        finally:
            await engine.dispose()

    asyncio.run(main())


async def fill_and_clean(engine: AsyncEngine, config: Config) -> None:
    of_guests = [table for table in pointing_to("guests") if table.name not in OF_ACCOUNTS]
    of_tables = pointing_to("tables")
    assert len(of_guests) > 2
    assert len(of_tables) > 4
    async with engine.begin() as connection:
        for id, seen in (("old", 1), ("host", now())):
            guest = row_of(GUESTS) | {"id": id, "created": seen, "seen": seen, "banned": 0}
            await connection.execute(insert(GUESTS), guest)
        old = row_of(TABLES, guests="host") | {"id": "t", "status": "open", "result": ""}
        await connection.execute(insert(TABLES), old)
        known = {"guests": "old", "tables": "t", "ways": "x"}
        for table in META.sorted_tables:
            if table in of_guests or table in of_tables:
                await connection.execute(insert(table), row_of(table, **known))
    gone = await clean(engine, config, now())
    assert (gone["open"], gone["guests"]) == (1, 1)
    async with engine.connect() as connection:
        for table in (*of_guests, *of_tables):
            assert (await connection.execute(select(table))).all() == [], table.name


def test_once_a_day_however_often_the_server_starts(configure: Configure) -> None:
    """A host who starts it anew every night would otherwise never have it cleaned."""

    async def main() -> None:
        config = configure()
        engine = open_database(config)
        try:
            await prepare_database(engine)
            moment = now()
            for at in (moment, moment + DAY):
                assert sorted(await asyncio.gather(*[is_due(engine, at) for _ in range(3)])) == [
                    False,
                    False,
                    True,
                ]
            assert not await is_due(engine, moment + 2 * DAY - 1)
        finally:
            await engine.dispose()

    asyncio.run(main())


def test_others_write_while_old_things_are_looked_for(on_sqlite: Configure) -> None:
    """Only what is removed is removed in a transaction that writes."""

    async def main() -> None:
        config = on_sqlite()
        engine = open_database(config)
        try:
            await prepare_database(engine)
            locked = 0

            def watch(_conn: object, _cursor: object, statement: str, *_: object) -> None:
                nonlocal locked
                locked += statement.startswith("BEGIN IMMEDIATE")

            event.listen(engine.sync_engine, "before_cursor_execute", watch)
            await clean(engine, config, now())
            nothing_to_remove = locked
            await fill_and_clean(engine, config)
            assert locked > nothing_to_remove
            assert nothing_to_remove <= 1
        finally:
            await engine.dispose()

    asyncio.run(main())
