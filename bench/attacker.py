"""An attacker: one peer, from one address, with one guest; see attacks.py."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bench.raw import Socket, call, connect

ATTACKS: dict[str, Attack] = {}
SOCKETS = 8  # of the attacker, where several help
GIVEN_UP = (OSError, EOFError, TimeoutError, ConnectionError, KeyError, ValueError, TypeError)


class Peer:
    """The attacker: one address, one guest."""

    def __init__(self, port: int, seconds: float, token: str) -> None:
        self.port = port
        self.token = token
        self.end = asyncio.get_running_loop().time() + seconds

    def goes_on(self) -> bool:
        return asyncio.get_running_loop().time() < self.end

    async def call(self, method: str, path: str, body: object = None) -> Any:
        return await call(self.port, method, "/api/v1" + path, body, self.token)

    async def again(self, work: Callable[[], Awaitable[object]], many: int = SOCKETS) -> None:
        """Over and over, several at a time, whatever comes of it."""

        async def one() -> None:
            while self.goes_on():
                try:
                    async with asyncio.timeout(
                        max(0.01, self.end - asyncio.get_running_loop().time())
                    ):
                        await work()
                except GIVEN_UP:
                    await asyncio.sleep(0.01)

        await asyncio.gather(*[one() for _ in range(many)])

    async def flood(self, data: bytes) -> None:
        """The same bytes without end on an open socket."""

        async def work() -> None:
            socket = await Socket.open(self.port, self.token)
            try:
                while True:
                    socket.writer.write(data)
                    await socket.writer.drain()
            finally:
                socket.writer.transport.abort()

        await self.again(work)

    async def pour(self, *pieces: bytes) -> None:
        """A connection, the first piece, and the last one without end."""

        async def work() -> None:
            _, writer = await connect(self.port)
            try:
                for piece in pieces[:-1]:
                    writer.write(piece)
                while True:
                    writer.write(pieces[-1])
                    await writer.drain()
            finally:
                writer.transport.abort()

        await self.again(work)

    async def long_table(self) -> str:
        """A table with a long log, if the server takes one."""
        _, made = await self.call("POST", "/records", long_record())
        return str(made["id"])


Attack = Callable[[Peer], Awaitable[None]]


def attack(work: Attack) -> Attack:
    ATTACKS[work.__name__.replace("_", "-")] = work
    return work


def long_record(pairs: int = 999) -> dict[str, Any]:
    """Two thousand entries: an action and that it is taken back, over and over."""
    from triumvir.core.record import Deal, Record
    from triumvir.core.registry import find

    game = find("caesar-cleopatra")
    record = Record(game, game.meta.read_options({}), ["a", "b"], Deal.seeded("x"))
    state = record.start()
    first = state.legal(state.to_act()[0])[0].text
    record.entries = [(state.to_act()[0], text) for _ in range(pairs) for text in (first, "undo 1")]
    return dict(record.document())
