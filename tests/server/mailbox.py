"""Somebody else's server on this machine: takes what is posted, and answers as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Mailbox:
    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def status(self, number: int, *headers: str) -> None:
        self.answer = "\r\n".join([f"HTTP/1.1 {number} So", *headers, "", ""]).encode()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        line, *lines = head.strip().split("\r\n")
        headers = {n.lower(): v for n, _, v in (one.partition(": ") for one in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posted.append(Posted(line.split()[1], headers, body))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
