"""`python -m bench.pool`: how long a thousand people wait for somebody to play with.

They all press "Find somebody" at once, with ratings that spread by 300 points; a wave comes every
five seconds, here without the wait. Then everybody says yes, and the tables are made. Told are the
people whom each wave pairs, how far apart they are, and how long the database and the process take.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, update
from tests.server.postgres import postgres_server

from triumvir.server.config import Config
from triumvir.server.house.house import House
from triumvir.server.people.handles import handle_key
from triumvir.server.ratings.scale import Skill, skill_of
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.store.pool import ANSWER, WAVE, Seeker
from triumvir.server.store.schema import ACCOUNTS, GUESTS, POOL, TABLES
from triumvir.server.tables.entry import now

MOST = 10  # waves, after which something is wrong


async def crowd(house: House, people: int, game: str, seed: int) -> None:
    """Accounts that look for the same game, each from an address of its own."""
    chance = random.Random(seed)
    ids = [f"guest-{number:05d}" for number in range(people)]
    guests = [{"id": id, "name": f"Person {id}", "language": "en", "created": 1} for id in ids]
    accounts = [
        {"guest": id, "name": f"Person {id}", "key": handle_key(f"Person {id}")}
        | {"password": "-", "created": 1, "public": True}
        for id in ids
    ]
    async with house.engine.begin() as connection:
        await connection.execute(insert(GUESTS), guests)
        await connection.execute(insert(ACCOUNTS), accounts)
    began = time.perf_counter()
    for id in ids:
        skill = skill_of(chance.gauss(1500, 300), chance.choice((40, 60, 90)))
        await house.seekers.pool.join(Seeker(id, game, "live", True, skill, f"home of {id}"), now())
    print(f"{people} join: {1000 * (time.perf_counter() - began) / people:.1f} ms each")
    async with house.engine.begin() as connection:
        # All at once, however long it took here.
        await connection.execute(update(POOL).values(since=now(), seen=now()))


def apart(gaps: list[int]) -> str:
    if not gaps:
        return "nobody new"
    return f"{statistics.median(gaps):.0f} points apart, at most {max(gaps)}"


async def run(people: int, game: str, database: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=Path(folder), database=database)
        engine = open_database(config)
        await prepare_database(engine)
        house = House(config, engine)
        house.committer.start()
        await crowd(house, people, game, 0)
        met: set[str] = set()
        rows: list[Any] = []
        for wave in range(1, MOST + 1):
            began = time.perf_counter()
            await house.seekers.pool.wave(now() + (wave - 1) * WAVE)
            took = 1000 * (time.perf_counter() - began)
            rows = list(await house.store.rows(select(POOL).where(POOL.c.pair != "")))
            groups: dict[str, list[int]] = {}
            for row in rows:
                if row.guest not in met:
                    points = Skill(row.mu, row.sigma).shown()
                    groups.setdefault(row.pair, []).append(points)
            met = {row.guest for row in rows}
            gaps = [max(points) - min(points) for points in groups.values()]
            print(f"wave {wave}: {len(met)} paired, {took:.0f} ms, {apart(gaps)}")
            if people - len(met) < 2:
                break
        began = time.perf_counter()
        offers = update(POOL).values(until=now() + 10 * ANSWER)  # on a busy machine all have time
        async with house.engine.begin() as connection:
            await connection.execute(offers)
        for row in rows:
            await house.seekers.agree(row.guest, row.pair)
        took = 1000 * (time.perf_counter() - began)
        counted = (await house.store.rows(select(func.count()).select_from(TABLES)))[0][0]
        print(f"all say yes: {counted} tables, {took / len(rows):.1f} ms a yes")
        await house.committer.stop()
        await engine.dispose()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--game", default="caesar")
    parser.add_argument("--postgres", action="store_true", help="start one; else SQLite")
    given = parser.parse_args()
    with ExitStack() as stack:
        url = ""
        if given.postgres:
            server = stack.enter_context(postgres_server())
            assert server is not None, "no PostgreSQL could be started"
            url = asyncio.run(server.create())
        asyncio.run(run(given.people, given.game, url))
