"""`python -m bench.people`: how long the server takes for people's pages and lists, when there are
10,000 accounts, 100,000 finished games, all of them rated, 50,000 against bots, 5,000 that go on,
and 200 open tables.

The data are made, not played: rows as the server writes them. A tenth of the people play half of
the games, and sit at all the tables where a game goes on. Times are taken inside the process, from
the request to the answer, without a network: by the clock, and of the processor, which tells more
on a busy machine.
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

import httpx
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.postgres import postgres_server

from triumvir.core.document import Document, canonical
from triumvir.server.app import make_app
from triumvir.server.config import Config
from triumvir.server.house.house import House
from triumvir.server.people.handles import handle_key
from triumvir.server.ratings.book import Book, Finished, Seated
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.store.ratings import rated_rows, standing_row
from triumvir.server.store.results import result_rows
from triumvir.server.store.schema import (
    ACCOUNTS,
    GUESTS,
    RATED,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
)

GAMES = (("caesar-cleopatra", 2), ("circus-maximus", 3), ("caesar", 2))
AT_ONCE = 2_000
DAY = 24 * 3600 * 1000
AGAINST_BOTS = 50_000
GOING_ON = 5_000
OPEN = 200
CLOCK = '{"pace":"turns","bank":86400,"increment":14400,"delay":0,"cap":259200}'

FINISHED: dict[str, object] = {
    "revision": 1,
    "options": "{}",
    "secret": "",
    "salt": "",
    "deal": "{}",
    "public": False,
    "previous": "",
    "status": "over",
    "to_act": "",
    "clock": "",
    "deadline": 0,
}


async def fill(engine: AsyncEngine, people: int, games: int, seed: int) -> None:
    chance = random.Random(seed)
    start = int(time.time() * 1000) - 1000 * DAY
    ids = [f"guest-{number:06d}" for number in range(people)]
    busy = ids[: max(2, people // 10)]
    rows: dict[Any, list[dict[str, object]]] = {
        GUESTS: [
            {"id": id, "name": f"Person {id}", "language": "en", "created": start} for id in ids
        ],
        ACCOUNTS: [
            {
                "guest": id,
                "name": f"Person {id}",
                "key": handle_key(f"Person {id}"),
                "password": "-",
                "created": start,
                "public": True,
            }
            for id in ids
        ],
        TABLES: [],
        SEATS: [],
        RESULTS: [],
        RATED: [],
    }
    book = Book()
    for number in range(games):
        game, seats = chance.choice(GAMES)
        among = busy if chance.random() < 0.5 else ids
        guests = chance.sample(among, seats)
        id, ended = f"table-{number:07d}", start + number * 800_000
        ranks = list(range(1, seats + 1))
        chance.shuffle(ranks)
        outcome: Document = {
            "points": [9] * seats,
            "ranks": ranks,
            "reason": "x",
            "rule": "",
            "lines": [],
        }
        result: Document = {"reason": "end", "seat": None, "outcome": outcome}
        places = [(guest, "") for guest in guests]
        rows[TABLES].append(
            FINISHED
            | {"id": id, "game": game, "seat_count": seats, "host": guests[0]}
            | {"created": ended - 3_600_000, "ended": ended, "result": canonical(result)}
        )
        rows[SEATS] += [
            {"table_id": id, "number": n, "guest": guest, "bot": ""}
            for n, guest in enumerate(guests)
        ]
        rows[RESULTS] += [
            dict(zip(RESULTS.c.keys(), row, strict=True))
            for row in result_rows(id, game, ended, result, places)
        ]
        seated = tuple(Seated(n, guest, "", ranks[n]) for n, guest in enumerate(guests))
        rated = Finished(id, game, "live", ended, seated)
        rows[RATED] += [
            dict(zip(RATED.c.keys(), row, strict=True))
            for row in rated_rows(rated, number, book.enter(rated))
        ]
    for number in range(AGAINST_BOTS):
        guest = chance.choice(ids)
        id, ended = f"bots-{number:07d}", start + number * 1_600_000
        won: Document = {"reason": "resigned", "seat": 1, "outcome": None}
        rows[TABLES].append(
            FINISHED
            | {"id": id, "game": "caesar", "seat_count": 2, "host": guest}
            | {"created": ended - 600_000, "ended": ended, "result": canonical(won)}
        )
        places = [(guest, ""), ("", "citizen")]
        rows[SEATS] += [
            {"table_id": id, "number": n, "guest": who, "bot": bot}
            for n, (who, bot) in enumerate(places)
        ]
        rows[RESULTS] += [
            dict(zip(RESULTS.c.keys(), row, strict=True))
            for row in result_rows(id, "caesar", ended, won, places)
        ]
    for number in range(GOING_ON + OPEN):
        game, seats = chance.choice(GAMES)
        guests = chance.sample(busy, seats)
        id, begun = f"now-{number:07d}", int(time.time() * 1000) - chance.randrange(DAY // 4)
        waits = number >= GOING_ON
        rows[TABLES].append(
            FINISHED
            | {"id": id, "game": game, "seat_count": seats, "host": guests[0], "public": waits}
            | {"status": "open" if waits else "playing", "to_act": "" if waits else "0"}
            | {"created": begun, "ended": 0, "result": "", "clock": CLOCK}
            | {"deadline": 0 if waits else begun + DAY}
        )
        rows[SEATS] += [
            {"table_id": id, "number": n, "guest": "" if waits and n else guest, "bot": ""}
            for n, guest in enumerate(guests)
        ]
    rows[RATINGS] = [
        dict(zip(RATINGS.c.keys(), standing_row(key, standing), strict=True))
        for key, standing in book.standings.items()
    ]
    for table, made in rows.items():
        for first in range(0, len(made), AT_ONCE):
            async with engine.begin() as connection:
                await connection.execute(insert(table), made[first : first + AT_ONCE])


async def settle(engine: AsyncEngine) -> None:
    """PostgreSQL counts its rows within a minute, and plans badly until then: the lobby takes eight
    times as long. No house gets 100,000 games within a minute."""
    if engine.dialect.name == "postgresql":
        async with engine.begin() as connection:
            await connection.execute(text("ANALYZE"))


async def measure(house: House, rounds: int, people: int) -> None:
    context = httpx.ASGITransport(app=make_app(house))
    chance = random.Random(1)
    month = time.strftime("%Y%m", time.gmtime(time.time() - 100 * DAY / 1000))
    async with httpx.AsyncClient(transport=context, base_url="http://bench") as client:
        print(f"{'ms':32} median     99 %    worst  processor: median     99 %")
        for label, path in (
            ("front page: open tables", "/tables"),
            ("front page: my tables", "/me/tables"),
            ("lobby", "/lobby"),
            ("the best now", "/best?game=caesar&pace=live"),
            ("the best of a month", "/best?game=caesar&pace=live&month={month}"),
            ("own page", "/people/{name}"),
            ("own ladder", "/people/{name}/ladder"),
            ("own ratings and curves", "/people/{name}/ratings"),
            ("finished games", "/people/{name}/games"),
            (
                "… of one game that were won, page 3",
                "/people/{name}/games?game=caesar&won=1&page=2",
            ),
        ):
            times: list[float] = []
            work: list[float] = []
            for number in range(rounds + 1):
                # Every other one is somebody who plays much.
                most = people // 10 if number % 2 else people
                id = f"guest-{chance.randrange(most):06d}"
                name = f"Person {id}"
                headers = {"authorization": f"Bearer {await log_in(house, id)}"}
                begin, busy = time.perf_counter(), time.process_time()
                answer = await client.get(
                    "/api/v1" + path.format(name=name, month=month), headers=headers
                )
                times.append(1000 * (time.perf_counter() - begin))
                work.append(1000 * (time.process_time() - busy))
                assert answer.status_code == 200, answer.text
            print(f"{label:32} {figures(times)} {max(times[1:]):8.1f} {figures(work):>26}")


def figures(times: list[float]) -> str:
    """The median and the 99th of a hundred; the first request reads the rules."""
    found = sorted(times[1:])
    return f"{statistics.median(found):6.1f} {found[int(len(found) * 0.99)]:8.1f}"


async def log_in(house: House, id: str) -> str:
    async with house.engine.begin() as connection:
        return await house.guests.logins.make(connection, id, "Bench/")


async def main(people: int, games: int, rounds: int, database: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            data=Path(folder),
            database=database,
            messages_a_second=1e6,
            message_burst=1e6,
        )
        engine = open_database(config)
        await prepare_database(engine)
        begin = time.perf_counter()
        await fill(engine, people, games, 0)
        await settle(engine)
        print(f"{people:,} accounts, {games:,} games in {time.perf_counter() - begin:.0f} s")
        house = House(config, engine)
        await measure(house, rounds, people)
        await engine.dispose()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--database", default="", help="an empty PostgreSQL; else SQLite")
    parser.add_argument("--postgres", action="store_true", help="start one for this run")
    given = parser.parse_args()
    with ExitStack() as stack:
        url = given.database
        if given.postgres:
            server = stack.enter_context(postgres_server())
            assert server is not None, "no PostgreSQL could be started"
            url = asyncio.run(server.create())
        asyncio.run(main(given.people, given.games, given.rounds, url))
