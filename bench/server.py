"""`python -m bench.server`: moves a second over sockets, durable, and how long a move takes."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.kill import free_port, news
from bench.serving import Serving
from triumvir.server.client import Client

GAME = "caesar-cleopatra"


class Load:
    """Each client plays both seats of a table of its own, as fast as it is answered."""

    def __init__(self, url: str, sockets: int, seconds: float, rate: float) -> None:
        self.url = url
        self.sockets = sockets
        self.seconds = seconds
        self.rate = rate  # moves a second of all together; 0: as fast as possible
        self.moves = 0
        self.lengths: list[float] = []
        self.begin = asyncio.Event()

    async def player(self, number: int) -> None:
        client = Client(self.url)
        chance = random.Random(number)
        await client.enter(f"Player {number}")
        async with client:
            table, newest = await self.sit(client)
            await self.begin.wait()
            end = time.perf_counter() + self.seconds
            pause = self.sockets / self.rate if self.rate else 0.0
            if pause:
                await asyncio.sleep(chance.random() * pause)
            while (at := time.perf_counter()) < end:
                if newest["table"]["status"] == "over":
                    table, newest = await self.sit(client)
                view = chance.choice([v for v in newest["views"] if v["view"]["choices"]])
                action = chance.choice(view["view"]["choices"])
                sent = time.perf_counter()
                answer = await client.send(
                    type="act", table=table, seat=view["seat"], seq=newest["seq"], actions=[action]
                )
                assert answer["type"] == "done", answer
                newest = await news(client, answer["seq"])
                self.lengths.append(time.perf_counter() - sent)
                self.moves += 1
                if pause:
                    await asyncio.sleep(max(0.0, at + pause - time.perf_counter()))

    async def sit(self, client: Client) -> tuple[str, Any]:
        seats = [{"player": "me"}, {"player": "me"}]
        made = await client.call("POST", "/tables", {"game": GAME, "seats": seats})
        return made["id"], await client.send(type="watch", table=made["id"])

    async def run(self, serving: Serving) -> dict[str, object]:
        players = [asyncio.create_task(self.player(n)) for n in range(self.sockets)]
        await asyncio.sleep(1 + self.sockets / 50)  # until all sit
        self.begin.set()
        begin, used = time.perf_counter(), serving.processor_seconds()
        await asyncio.gather(*players)
        used = serving.processor_seconds() - used
        seconds = time.perf_counter() - begin
        cuts = statistics.quantiles(self.lengths, n=100)
        return {
            "sockets": self.sockets,
            "moves_a_second": round(self.moves / seconds),
            "server_us_a_move": round(1e6 * used / self.moves),
            "p50_ms": round(1000 * cuts[49], 1),
            "p99_ms": round(1000 * cuts[98], 1),
        }


async def measure(sockets: int, seconds: float, rate: float, database: str) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), free_port(), database)
        begin = time.perf_counter()
        await serving.start()
        serving.fetch("/")
        cold = time.perf_counter() - begin
        try:
            found = await Load(serving.url, sockets, seconds, rate).run(serving)
        finally:
            await serving.stop()
    return {**found, "cold_start_s": round(cold, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    found = asyncio.run(measure(given.sockets, given.seconds, given.rate, given.database))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
