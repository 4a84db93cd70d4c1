"""Ten tables that play at a steady pace, each from an address of its own, and what they notice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

from bench.raw import Socket, call, guest

GAME = {"game": "caesar-cleopatra", "seats": [{"player": "me"}, {"player": "me"}]}
LOST = 10.0  # seconds after which an acknowledgement is lost


class Healthy:
    def __init__(self, port: int, tables: int, rate: float) -> None:
        self.port = port
        self.tables = tables
        self.pause = tables / rate  # seconds between two moves at one table
        self.sockets: list[Socket] = []
        self.ready: list[tuple[Socket, str, str, str]] = []
        self.latencies: list[float] = []
        self.lost = 0
        self.refused = 0

    async def begin(self) -> None:
        for number in range(self.tables):
            local = f"127.0.1.{number + 1}"
            token = await guest(self.port, local)
            socket = await Socket.open(self.port, token, local)
            self.sockets.append(socket)
            self.ready.append((socket, token, local, await self.table(token, local)))

    async def table(self, token: str, local: str) -> str:
        _, made = await call(self.port, "POST", "/api/v1/tables", GAME, token, local)
        return str(made["id"])

    async def play(self, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(
            *[self.play_one(number, end, *ready) for number, ready in enumerate(self.ready)]
        )

    async def play_one(
        self, number: int, end: float, socket: Socket, token: str, local: str, table: str
    ) -> None:
        """Moves are due at fixed times; lateness counts from when a move was due."""
        loop = asyncio.get_running_loop()
        chance = random.Random(number)
        due = loop.time() + self.pause * number / self.tables
        newest: Any = None
        try:
            async with asyncio.timeout(LOST):
                newest = await self.watch(socket, table)
        except (TimeoutError, OSError, EOFError):
            self.lost += 1
            return
        while due < end:
            await asyncio.sleep(max(0.0, due - loop.time()))
            if newest["table"]["status"] == "over":
                try:
                    async with asyncio.timeout(LOST):
                        table = await self.table(token, local)
                        newest = await self.watch(socket, table)
                except (TimeoutError, OSError, EOFError, KeyError):
                    self.lost += 1
                    return
                due = loop.time()
            turn = chance.choice([view for view in newest["views"] if view["view"]["choices"]])
            socket.say(
                type="act",
                id=7,
                table=table,
                seat=turn["seat"],
                seq=newest["seq"],
                actions=[chance.choice(turn["view"]["choices"])],
            )
            try:
                async with asyncio.timeout(LOST):
                    newest, done = await self.answer(socket, newest)
            except (TimeoutError, OSError, EOFError):
                self.lost += 1
                self.latencies.append(LOST)
                return
            if done:
                self.latencies.append(loop.time() - due)
            else:
                self.refused += 1
            due += self.pause

    async def watch(self, socket: Socket, table: str) -> Any:
        socket.say(type="watch", table=table)
        while True:
            message = await socket.hear()
            if message["type"] == "table":
                return message

    async def answer(self, socket: Socket, newest: Any) -> tuple[Any, bool]:
        """The newest view after a move, and whether it was acknowledged."""
        while True:
            message = await socket.hear()
            if message["type"] == "update":
                newest = message
            elif message["type"] == "stale":
                return message, False
            elif message["type"] in ("done", "refused") and message["id"] == 7:
                return newest, message["type"] == "done"

    async def end(self) -> None:
        for socket in self.sockets:
            with contextlib.suppress(OSError):
                socket.close()
