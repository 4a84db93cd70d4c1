"""A client without a library, from any address of loopback: HTTP, and a WebSocket byte by byte."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

HOME = "ATTACK_FROM"  # in the environment: the address from which we come
LOCAL = os.environ.get(HOME, "127.0.0.1")

TEXT, PING, PONG = 1, 9, 10
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def masked(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame with a mask of zeros."""
    first = (0x80 if last else 0) | kind
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size, 0, 0, 0, 0)) + payload
    if size < 65536:
        return bytes((first, 0xFE, size >> 8, size & 0xFF, 0, 0, 0, 0)) + payload
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + bytes(4) + payload


async def connect(port: int, local: str = LOCAL) -> Streams:
    return await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(local, 0), limit=16 * 1024 * 1024
    )


def request(method: str, path: str, token: str = "", body: bytes = b"", more: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return ("\r\n".join(lines) + "\r\n" + more + "\r\n").encode() + body


async def call(
    port: int,
    method: str,
    path: str,
    body: object = None,
    token: str = "",
    local: str = LOCAL,
) -> Any:
    """One request on a connection of its own: the status, and what the JSON says."""
    reader, writer = await connect(port, local)
    try:
        given = b"" if body is None else json.dumps(body).encode()
        writer.write(request(method, path, token, given, "Connection: close\r\n"))
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        status = int(head[9:12])
        return status, json.loads(answer) if answer[:1] in (b"{", b"[") else answer
    finally:
        writer.close()


async def guest(port: int, local: str = LOCAL) -> str:
    """The token of a new guest."""
    _, made = await call(port, "POST", "/api/v1/guests", {"name": "Guest"}, local=local)
    return str(made["token"])


class Socket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def open(port: int, token: str, local: str = LOCAL) -> Socket:
        """Greeted, and ready for commands."""
        reader, writer = await connect(port, local)
        upgrade = (
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\n"
        )
        writer.write(request("GET", "/api/v1/socket", token, more=upgrade))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head[:12].decode())
        socket = Socket(reader, writer)
        socket.say(type="hello", version=1)
        await socket.hear()
        return socket

    def say(self, **command: object) -> None:
        self.writer.write(masked(TEXT, json.dumps(command).encode()))

    async def hear(self) -> Any:
        """The next message; pings are answered."""
        while True:
            first, length = await self.reader.readexactly(2)
            if length > 125:
                size = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(size, "big")
            payload = await self.reader.readexactly(length)
            if first & 0x0F == TEXT:
                return json.loads(payload)
            if first & 0x0F == PING:
                self.writer.write(masked(PONG, payload))
            elif first & 0x0F == 8:
                raise ConnectionError(payload[2:].decode())

    def close(self) -> None:
        self.writer.close()
