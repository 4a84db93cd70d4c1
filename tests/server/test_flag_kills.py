"""kill -9 while flags fall: every flag falls once, and whoever is to hear of it is told once."""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.ports import free_port
from bench.serving import Serving
from sqlalchemy import func, select, update
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.test_timekeeping import GAME, TURNS

from triumvir.server.config import Config
from triumvir.server.store.database import open_database
from triumvir.server.store.schema import ENTRIES, NOTICES, TABLES
from triumvir.server.store.tables import Store

TABLES_DUE = 40
KILLS = 2
PAST = 2 * 24 * 3600 * 1000  # milliseconds: longer than the bank
FLAGS = select(func.count()).where(ENTRIES.c.kind == "flag")


def test_kills_neither_lose_nor_double_a_flag(configure: Configure) -> None:
    """Of many flags that are due at once, the process is killed after a few; on PostgreSQL there
    are two processes that look for them."""

    async def main() -> None:
        config = configure(tables_a_guest=1000)
        async with hall(config) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            await bert.call("POST", "/me/notices/feed")  # else there is no notice
            for _ in range(TABLES_DUE):
                table = await here.table(anna, GAME, "me", "open", clock=TURNS)
                await bert.send(type="sit", table=table, seat=1)
                await anna.send(type="start", table=table)
            await move_back(here)
        processes = 2 if config.database else 1
        serving = Serving(config.data, free_port(), config.database, processes)
        fallen = 0
        for _ in range(KILLS):
            await serving.start()
            fallen = await flags(config, min(fallen + 1, TABLES_DUE))
            serving.kill()
        await serving.start()
        fallen = await flags(config, TABLES_DUE)
        serving.kill()
        assert fallen == TABLES_DUE
        await check(config)

    asyncio.run(main())


async def move_back(here: Hall) -> None:
    """As if everything had happened days ago."""
    async with here.house.engine.begin() as connection:
        await connection.execute(update(ENTRIES).values(at=ENTRIES.c.at - PAST))
        due = {"wake": TABLES.c.wake - PAST, "deadline": TABLES.c.deadline - PAST}
        await connection.execute(update(TABLES).where(TABLES.c.wake > 0).values(**due))


async def flags(config: Config, wanted: int) -> int:
    """When so many have fallen: how many there are."""
    engine = open_database(config)
    try:
        async with asyncio.timeout(60):
            while (found := (await Store(engine).rows(FLAGS))[0][0]) < wanted:
                await asyncio.sleep(0.002)
        return int(found)
    finally:
        await engine.dispose()


async def check(config: Config) -> None:
    engine = open_database(config)
    try:
        rows = Store(engine).rows
        fallen = await rows(select(ENTRIES).where(ENTRIES.c.kind == "flag"))
        assert Counter(row.seat for row in fallen) == {0: TABLES_DUE}
        assert len({row.table_id for row in fallen}) == TABLES_DUE
        # Bert is to choose what follows: a row for each flag, with its number.
        told = await rows(select(NOTICES).where(NOTICES.c.kind == "asked"))
        assert {(row.table_id, row.seq) for row in told} == {
            (row.table_id, row.seq) for row in fallen
        }
        assert len(told) == TABLES_DUE
    finally:
        await engine.dispose()
