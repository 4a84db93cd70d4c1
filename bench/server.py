"""`python -m bench.server`: how fast the table server is, beside boardgame.io's in the same run.

Each part is a line of JSON with the load of the machine when it began. `--parts` picks some.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from tests.server.postgres import postgres_server

from bench.kill import news
from bench.peer import Boardgame, install, load, node
from bench.ports import free_port
from bench.serving import Serving
from triumvir.client.client import Client

GAME = "caesar-cleopatra"
SEATS = [{"player": "me"}, {"player": "me"}]
Found = dict[str, Any]


class Given(argparse.Namespace):
    parts: str
    sockets: int
    seconds: float
    rate: float
    idle: int
    tables: str


@asynccontextmanager
async def server(database: str = "", processes: int = 1) -> AsyncIterator[Serving]:
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), free_port(), database, processes)
        await serving.start()
        try:
            yield serving
        finally:
            await serving.stop()


async def loaded(
    serving: Serving, sockets: int, seconds: float, rate: float, kind: str = "triumvir"
) -> Found:
    """As the page plays, unless another kind is named: bench/boardgame/load.cjs."""
    return await load(kind, serving.url, serving.pids(), sockets, seconds, rate)


async def start(_given: Given) -> Found:
    """From nothing, with an empty folder, to the first page."""
    begin = time.perf_counter()
    async with server() as serving:
        with suppress(HTTPError):  # a missing page is reported as quickly
            serving.fetch("/")
        return {"cold_start_s": round(time.perf_counter() - begin, 2)}


async def peer(given: Given) -> Found:
    """Moves a second at as many sockets as are given: theirs in memory, ours on the disk.

    Theirs twice: a game as small as can be, and one of the size and kind of ours.
    """
    found: Found = {}
    for game in ("tiny", "columns"):
        theirs = Boardgame(free_port())
        await theirs.start()
        try:
            found[f"boardgame.io {game}"] = await load(
                game, theirs.url, theirs.pids(), given.sockets, given.seconds, 0
            )
        finally:
            theirs.stop()
    async with server() as serving:
        ours = await loaded(serving, given.sockets, given.seconds, 0)
    ratios = {
        f"ratio to {name.rpartition(' ')[2]}": round(
            ours["moves_a_second"] / other["moves_a_second"], 2
        )
        for name, other in found.items()
    }
    return {**found, "triumvir": ours, **ratios}


async def paths(given: Given) -> Found:
    """What the page asks for, beside whole views, and beside sentences made by the server."""
    found: Found = {}
    for kind in ("triumvir", "triumvir-plain", "triumvir-words"):
        async with server() as serving:
            found[kind] = await loaded(serving, given.sockets, given.seconds, 0, kind)
    page, plain = found["triumvir"], found["triumvir-plain"]
    found["page to plain"] = round(page["server_us_a_move"] / plain["server_us_a_move"], 2)
    found["bytes to plain"] = round(page["bytes_a_message"] / plain["bytes_a_message"], 2)
    return found


async def nothing(given: Given) -> Found:
    """What a server in Python could reach at most: one that does nothing (bench/nothing.py)."""
    serving = Serving(Path(), free_port(), module="bench.nothing")
    await serving.start()
    try:
        return await loaded(serving, given.sockets, given.seconds, 0, "triumvir-plain")
    finally:
        await serving.stop()


async def wire(given: Given) -> Found:
    """The same on our own WebSocket code and on the library's, twice each in turn."""
    found: dict[str, list[int]] = {"ours": [], "library": []}
    for name in ("ours", "library", "library", "ours"):
        serving = Serving(Path(), free_port(), name, module="bench.nothing")
        await serving.start()
        try:
            seen = await loaded(serving, given.sockets, given.seconds, 0, "triumvir-plain")
        finally:
            await serving.stop()
        found[name].append(seen["server_us_a_move"])
    ratio = sum(found["library"]) / sum(found["ours"])
    return {**found, "library to ours": round(ratio, 2)}


async def latency(given: Given) -> Found:
    """From a move, when it is due, to the opponent's view, at a steady rate."""
    async with server() as serving:
        return await loaded(serving, given.sockets, given.seconds, given.rate)


async def postgres(given: Given) -> Found:
    """Two processes on one PostgreSQL."""
    with postgres_server() as database:
        if database is None:
            raise RuntimeError("no PostgreSQL could be started")
        async with server(await database.create(), processes=2) as serving:
            return await loaded(serving, given.sockets, given.seconds, 0)


async def idle(given: Given) -> Found:
    """What idle sockets cost, each watching one of 100 tables."""
    async with server() as serving:
        host = Client(serving.url)
        await host.enter("Host")
        tables = [await new_table(host) for _ in range(100)]
        async with Client(serving.url, host.token) as first:
            await first.send(type="watch", table=tables[0])
        before = serving.memory_kb()
        clients = [Client(serving.url, host.token) for _ in range(given.idle)]
        for number, client in enumerate(clients):
            await client.connect()
            await client.send(type="watch", table=tables[number % 100])
        after = serving.memory_kb()
        await asyncio.gather(*[client.close() for client in clients])
    return {"idle_sockets": given.idle, "mb_more": round((after - before) / 1024, 1)}


async def new_table(client: Client) -> str:
    return str((await client.call("POST", "/tables", {"game": GAME, "seats": SEATS}))["id"])


async def play(client: Client, most: int) -> tuple[str, int]:
    """A table with this many actions, or with a whole game if that is shorter."""
    chance = random.Random(1)
    table, count = await new_table(client), 0
    newest = await client.send(type="watch", table=table)
    while newest["table"]["status"] != "over" and count < most:
        turn = chance.choice([view for view in newest["views"] if view["view"]["choices"]])
        actions = [chance.choice(turn["view"]["choices"])]
        if count % 2 and count < most - 100:
            # Taking back makes a long table of a short game.
            answer = await client.send(type="undo", table=table, seq=newest["seq"])
        else:
            answer = await client.send(
                type="act", table=table, seat=turn["seat"], seq=newest["seq"], actions=actions
            )
        count += 1
        newest = await news(client, answer["seq"])
    return table, count


async def opening(_given: Given) -> Found:
    """A table that is not in memory, from the request to all of its log and views, in words."""
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), free_port())
        await serving.start()
        client = Client(serving.url)
        await client.enter("Host")
        async with client:
            made = [await play(client, 300) for _ in range(5)]
        await serving.stop()
        await serving.start()
        lengths = []
        async with client:
            for table, _ in made:
                begin = time.perf_counter()
                await client.send(type="watch", table=table, words=True)
                lengths.append(time.perf_counter() - begin)
        await serving.stop()
    return {
        "actions": min(count for _, count in made),
        "first_ms": round(1000 * lengths[0], 1),
        "others_ms": [round(1000 * length, 1) for length in lengths[1:]],
    }


async def growth(given: Given) -> Found:
    """The same with more and more tables in memory."""
    found: Found = {}
    for count in map(int, given.tables.split(",")):
        async with server() as serving:
            host = Client(serving.url)
            await host.enter("Host")
            before = serving.memory_kb()
            begin = time.perf_counter()
            # A few at a time, as many as there are threads.
            await asyncio.gather(*[new_table(host) for _ in range(count)])
            took = time.perf_counter() - begin
            after = serving.memory_kb()
            steady = await loaded(serving, given.sockets, given.seconds, given.rate)
            most = await loaded(serving, given.sockets, given.seconds, 0)
        found[str(count)] = {
            "made_a_second": round(count / took),
            "kb_a_table": round((after - before) / count, 1),
            "p99_ms": steady["p99_ms"],
            "moves_a_second": most["moves_a_second"],
            "server_us_a_move": most["server_us_a_move"],
        }
    return found


PARTS: dict[str, Callable[[Given], Awaitable[Found]]] = {
    "start": start,
    "peer": peer,
    "paths": paths,
    "nothing": nothing,
    "wire": wire,
    "latency": latency,
    "opening": opening,
    "idle": idle,
    "postgres": postgres,
    "growth": growth,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--tables", default="10,100,1000,5000")
    given = parser.parse_args(namespace=Given())
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    install()
    print(json.dumps(versions()), flush=True)
    for name in given.parts.split(","):
        busy = round(os.getloadavg()[0], 2)
        found = asyncio.run(_run(name, given))
        print(json.dumps({"part": name, "machine_load": busy, **found}), flush=True)


def versions() -> Found:
    """Both sides depend on their interpreter, and on how it was built: hence how long it counts."""
    asked = subprocess.run([node(), "--version"], check=True, capture_output=True)
    begin = time.process_time()
    for _ in range(3_000_000):
        pass
    return {
        "python": platform.python_version(),
        "python_counts_ms": round(1000 * (time.process_time() - begin)),
        "node": asked.stdout.decode().strip(),
    }


async def _run(name: str, given: Given) -> Found:
    return await PARTS[name](given)


if __name__ == "__main__":
    main()
