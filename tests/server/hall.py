"""A server within a test, and clients that play at it."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from triumvir.client.client import Client, Refused
from triumvir.server.config import Config
from triumvir.server.data_folder import prepare_folder
from triumvir.server.gate import Gate
from triumvir.server.house.house import House
from triumvir.server.serve import make_server
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database

Json = dict[str, Any]


class Hall:
    def __init__(self, house: House, gate: Gate, url: str) -> None:
        self.house = house
        self.gate = gate
        self.url = url
        self.stack = AsyncExitStack()

    async def guest(self, name: str, language: str = "en") -> Client:
        """A client that is connected until the hall closes."""
        client = Client(self.url, language=language)
        await client.enter(name)
        return await self.stack.enter_async_context(client)

    async def table(self, host: Client, game: str, *seats: str, **more: object) -> str:
        """`me`, `open` or the name of a bot for each seat; the id of the table."""
        made = await host.call("POST", "/tables", {"game": game, "seats": places(*seats), **more})
        return str(made["id"])


def places(*seats: str) -> list[Json]:
    return [
        {"player": seat} if seat in ("me", "open") else {"player": "bot", "bot": seat}
        for seat in seats
    ]


BLANK: list[bytes] = []


async def lay_out(config: Config) -> None:
    """A copy of an empty database where there is none: setting one up takes longer than most tests.
    How it is set up has tests of its own."""
    file = config.data / "triumvir.sqlite"
    if config.database or file.exists():
        return
    if not BLANK:
        with tempfile.TemporaryDirectory() as folder:
            engine = open_database(Config(data=Path(folder)))
            await prepare_database(engine)
            await engine.dispose()
            BLANK.append((Path(folder) / file.name).read_bytes())
    prepare_folder(config.data)
    file.write_bytes(BLANK[0])


@asynccontextmanager
async def hall(config: Config) -> AsyncIterator[Hall]:
    await lay_out(config)
    engine = open_database(config)
    await prepare_database(engine)
    house = House(config, engine)
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = make_server(config, house, port.set_result)
    serving = asyncio.create_task(server.serve())
    try:
        opened = Hall(house, server.gate, f"http://127.0.0.1:{await port}")
        async with opened.stack:
            yield opened
    finally:
        server.should_exit = True
        await serving


def is_over(message: Json) -> bool:
    return message["type"] in ("update", "table") and message["table"]["status"] == "over"


async def play_on(client: Client, table: str, seed: int = 0, most: int = 10_000) -> int:
    """Any choices at all one's seats until the game is over; how many were acknowledged."""
    chance = random.Random(seed)
    newest = await client.send(type="watch", table=table)
    acts = 0
    while newest["table"]["status"] != "over" and acts < most:
        turns = [seat for seat in newest["views"] if seat["view"]["choices"]]
        if turns:
            turn = chance.choice(turns)
            try:
                answer = await client.send(
                    type="act",
                    table=table,
                    seq=newest["seq"],
                    seat=turn["seat"],
                    actions=[chance.choice(turn["view"]["choices"])],
                )
            except Refused as refused:
                if refused.code != "over":
                    raise
                answer = {"type": "over"}
            acts += answer["type"] == "done"
            if answer["type"] == "stale":
                newest = answer
                continue
        async with asyncio.timeout(120), client.change:
            while not (news := told(client, table, newest["seq"])):
                await client.change.wait()
            newest = news
    return acts


def told(client: Client, table: str, seq: int) -> Json | None:
    """The newest that was heard of a table, if it is news."""
    for message in reversed(client.heard):
        if message["type"] == "lost":
            raise ConnectionError
        if message["type"] in ("update", "stale", "table") and message["table"]["id"] == table:
            return message if message["seq"] > seq else None
    return None
