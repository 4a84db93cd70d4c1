"""`python -m bench.kill`: kill -9 in the middle of many games, again and again.

Every acknowledged action must be in the record, every record must replay, and after the last kill
every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.ports import free_port
from bench.serving import Serving
from triumvir.client.client import Client, Refused
from triumvir.server.config import Config
from triumvir.server.store.database import open_database
from triumvir.server.store.tables import Store

GAMES = ("caesar-cleopatra", "circus-maximus", "caesar")
SEATS = {"caesar-cleopatra": 2, "circus-maximus": 3, "caesar": 2}


class Acknowledged(NamedTuple):
    table: str
    seq: int  # after the action
    seat: int
    text: str


class Run:
    """`tables` games at once, `kills` kills, each after `between` acknowledged actions."""

    def __init__(
        self, serving: Serving, tables: int, kills: int, between: int, seed: int, last: int
    ) -> None:
        self.serving = serving
        self.tables = tables
        self.kills = kills
        self.between = between
        self.last = last  # actions of each player after the last kill
        self.chance = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.finished: list[str] = []
        self.lost = 0  # connections
        self.told = 0  # times that a player was refused with a sentence, because nothing goes now
        self.left: dict[int, int] = {}
        self.more = asyncio.Condition()
        self.over = False  # no more kills: games may end

    async def main(self) -> None:
        await self.serving.start()
        players = [asyncio.create_task(self.player(number)) for number in range(self.tables)]
        killer = asyncio.create_task(self.killer())
        try:
            await asyncio.gather(killer, *players)
        finally:
            for task in (killer, *players):
                task.cancel()
            await self.serving.stop()

    async def killer(self) -> None:
        for _ in range(self.kills):
            wanted = len(self.acknowledged) + self.between + self.chance.randrange(self.between)
            async with self.more:
                while len(self.acknowledged) < wanted:
                    await self.more.wait()
            self.serving.kill()
            await self.serving.start()
        self.over = True

    async def player(self, number: int) -> None:
        """Plays games until the killing is over, and then a little more."""
        client = Client(self.serving.url)
        chance = random.Random(f"player/{number}")
        game = GAMES[number % len(GAMES)]
        table = ""
        self.left[number] = self.last
        while self.left[number]:
            try:
                if not client.token:
                    await client.enter(f"Player {number}")
                if not table or table in self.finished:
                    seats = [{"player": "me"}] * SEATS[game]
                    made = await client.call("POST", "/tables", {"game": game, "seats": seats})
                    table = made["id"]
                async with client:
                    await self.play(client, table, chance, number)
            except (OSError, EOFError, ConnectionError):
                self.lost += 1
                await asyncio.sleep(0.2)
            except Refused as refused:
                if refused.code not in ("unavailable", "closing"):
                    raise
                self.told += 1
                await asyncio.sleep(0.2)

    async def play(self, client: Client, table: str, chance: random.Random, number: int) -> None:
        newest: Any = await client.send(type="watch", table=table)
        while newest["table"]["status"] != "over":
            if self.over and not self.left[number]:
                return
            turns = [view for view in newest["views"] if view["view"]["choices"]]
            turn = chance.choice(turns)
            action = chance.choice(turn["view"]["choices"])
            answer = await client.send(
                type="act", table=table, seat=turn["seat"], seq=newest["seq"], actions=[action]
            )
            if answer["type"] == "done":
                await self.note(Acknowledged(table, answer["seq"], turn["seat"], action))
                if self.over:
                    self.left[number] -= 1
                newest = await news(client, answer["seq"])
            else:
                newest = answer
        self.finished.append(table)

    async def note(self, acknowledged: Acknowledged) -> None:
        async with self.more:
            self.acknowledged.append(acknowledged)
            self.more.notify_all()

    async def check(self, config: Config) -> int:
        """All that was acknowledged is there, every record replays; how many actions there are."""
        engine = open_database(config)
        store = Store(engine)
        count = 0
        try:
            tables = {entry.table for entry in self.acknowledged}
            for id in tables:
                table = await store.table(id)
                entries = {entry.seq: entry for entry in table.entries}
                assert list(entries) == list(range(len(entries)))
                for noted in self.acknowledged:
                    if noted.table == id:
                        entry = entries[noted.seq - 1]
                        assert (entry.kind, entry.seat, entry.text) == ("act", *noted[2:])
                table.record().verify()
                count += len(table.moves)
        finally:
            await engine.dispose()
        return count


async def news(client: Client, seq: int) -> Any:
    """The update that shows one's own action."""
    found = await client.until(
        lambda m: m["type"] == "lost" or (m["type"] == "update" and m["seq"] >= seq), 60
    )
    if found["type"] == "lost":
        raise ConnectionError
    client.heard.clear()
    return found


async def kill_run(
    folder: Path,
    tables: int,
    kills: int,
    between: int,
    seed: int = 0,
    last: int = 50,
    database: str = "",
) -> Run:
    serving = Serving(folder, free_port(), database)
    run = Run(serving, tables, kills, between, seed, last)
    await run.main()
    await run.check(Config(data=folder, database=database))
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--between", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(
            kill_run(
                Path(folder),
                given.tables,
                given.kills,
                given.between,
                given.seed,
                database=given.database,
            )
        )
    seconds = time.perf_counter() - begin
    print(
        f"{given.tables} tables, {given.kills} kills, {len(run.finished)} games finished,"
        f" {len(run.acknowledged)} actions acknowledged and all kept,"
        f" {run.lost} lost connections, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
