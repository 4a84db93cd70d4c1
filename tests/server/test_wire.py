"""The WebSocket itself, byte by byte: what any client may do, however unusual."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from uvicorn.server import ServerState

from triumvir.client.client import Client
from triumvir.server.config import Config
from triumvir.server.gate import Gate
from triumvir.server.socket import wire
from triumvir.server.socket.frames import BINARY, CLOSE, PING, PONG, TEXT, frame, unmasked
from triumvir.server.socket.wire import Wire

HELLO = b'{"type": "hello", "version": 1}'
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
VERSION = "Sec-WebSocket-Version: 13"


class Raw:
    """A client without a library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def knock(here: Hall, *headers: str, path: str = "/api/v1/socket") -> tuple[Raw, str]:
        """A connection, and the head of the answer."""
        port = int(here.url.rpartition(":")[2])
        raw = Raw(*await asyncio.open_connection("127.0.0.1", port))
        lines = [
            f"GET {path} HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            *headers,
        ]
        raw.writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        async with asyncio.timeout(60):
            return raw, (await raw.reader.readuntil(b"\r\n\r\n")).decode()

    @staticmethod
    async def enter(here: Hall, client: Client) -> Raw:
        token = f"Authorization: Bearer {client.token}"
        raw, head = await Raw.knock(here, KEY, VERSION, token)
        assert head.startswith("HTTP/1.1 101 ")
        raw.say(TEXT, HELLO)
        assert (await raw.hear_json())["type"] == "welcome"
        return raw

    def say(self, kind: int, payload: bytes, last: bool = True) -> None:
        self.writer.write(masked(kind, payload, last))

    async def hear(self) -> tuple[int, bytes]:
        async with asyncio.timeout(60):
            first, length = await self.reader.readexactly(2)
            if length > 125:
                size = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(size, "big")
            return first & 0x0F, await self.reader.readexactly(length)

    async def hear_json(self) -> Any:
        kind, payload = await self.hear()
        assert kind == TEXT
        return json.loads(payload)


def masked(kind: int, payload: bytes, last: bool = True) -> bytes:
    head = bytearray(frame(kind, payload)[: -len(payload) or None])
    head[0] &= 0xFF if last else 0x7F
    head[1] |= 0x80
    return bytes(head) + b"mask" + unmasked(payload, b"mask")


def test_a_request_that_is_none(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            for headers, path, status in (
                ([VERSION], "/api/v1/socket", 400),
                ([VERSION, "Sec-WebSocket-Key: short"], "/api/v1/socket", 400),
                ([VERSION, "Sec-WebSocket-Key: ?"], "/api/v1/socket", 400),
                ([KEY], "/api/v1/socket", 426),
                ([KEY, "Sec-WebSocket-Version: 8"], "/api/v1/socket", 426),
                ([KEY, VERSION], "/api/v1/nothing", 404),
                ([KEY, VERSION], "/", 404),
            ):
                raw, head = await Raw.knock(here, *headers, path=path)
                assert head.startswith(f"HTTP/1.1 {status} "), head
                body = (await raw.reader.read()).decode()
                sentence = json.loads(body)["sentence"] if body.startswith("{") else body.strip()
                assert sentence.endswith("."), body
                raw.writer.close()

    asyncio.run(main())


def test_one_message_in_many_frames(on_sqlite: Configure) -> None:
    """And in many pieces, with a ping in between."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            raw = await Raw.enter(here, await here.guest("Anna"))
            raw.say(TEXT, b'{"type": ', last=False)
            raw.say(0, b"", last=False)
            raw.say(PING, b"anybody?")
            assert await raw.hear() == (PONG, b"anybody?")
            raw.say(PONG, b"nobody asked")
            raw.say(0, b'"ping", "id": 7}')
            assert await raw.hear_json() == {"type": "done", "id": 7, "seq": 0}
            for byte in masked(BINARY, b'{"type":"ping", "id": 8}' + b" " * 200):
                raw.writer.write(bytes((byte,)))
                await raw.writer.drain()
            assert (await raw.hear_json())["id"] == 8
            raw.writer.close()

    asyncio.run(main())


def test_many_messages_in_one_piece(on_sqlite: Configure) -> None:
    """More than may wait: reading stops meanwhile, and all are answered, each in its turn."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            raw = await Raw.enter(here, await here.guest("Anna"))
            count = 20 * wire.HEARD
            raw.writer.write(
                b"".join([masked(TEXT, b'{"type":"ping","id":%d}' % n) for n in range(1, count)])
            )
            for number in range(1, count):
                assert (await raw.hear_json())["id"] == number
            raw.say(TEXT, b'{"type":"ping","id":5}')
            assert (await raw.hear_json())["id"] == 5
            raw.writer.close()

    asyncio.run(main())


@pytest.mark.parametrize("payload", [b"", b"\x03\xe8", b"\x03\xe8goodbye"])
def test_who_says_goodbye_is_answered(payload: bytes, on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            raw = await Raw.enter(here, await here.guest("Anna"))
            raw.say(TEXT, b'{"type":"ping","id":3}')
            assert (await raw.hear_json())["id"] == 3
            raw.say(CLOSE, payload)
            assert await raw.hear() == (CLOSE, payload[:2])
            async with asyncio.timeout(60):
                assert await raw.reader.read() == b""
            raw.writer.close()

    asyncio.run(main())


def test_who_is_silent_is_asked_and_then_forgotten(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            here.gate.alive = 0.1
            raw = await Raw.enter(here, await here.guest("Anna"))
            for _ in range(3):
                assert await raw.hear() == (PING, b"")
                raw.say(PONG, b"")
            assert await raw.hear() == (PING, b"")
            with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                await raw.hear()
            raw.writer.close()

    asyncio.run(main())


class Pipe(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass


def new_wire() -> Wire:
    return Wire(Gate(Config(data=Path())), uvicorn.Config(""), ServerState(), {})


def test_what_is_said_in_one_turn_goes_in_one_piece() -> None:
    """The loop sees to it: what it is given in one turn is one piece to the other end."""

    async def main() -> None:
        line = new_wire()
        here, there = socket.socketpair()
        with there:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: cast(asyncio.Protocol, line), here
            )
            for message in (b"one", b"two"):
                line.send(message)
            assert await asyncio.to_thread(there.recv, 100) == (
                frame(TEXT, b"one") + frame(TEXT, b"two")
            )
            line.transport.abort()
            await asyncio.sleep(0)

    asyncio.run(main())


def test_what_nobody_reads_waits() -> None:
    async def main() -> None:
        pipe, line = Pipe(), new_wire()
        line.connection_made(pipe)
        line.pause_writing()
        for message in (b"one", b"two"):
            line.send(message)
        await asyncio.sleep(0)
        assert not pipe.written
        line.resume_writing()
        assert pipe.written == [frame(TEXT, b"one") + frame(TEXT, b"two")]
        # Pings are not answered at all while nobody reads.
        line.opened = True
        line.data_received(masked(PING, b"a") + masked(PING, b"b"))
        assert pipe.written[1:] == [frame(PONG, b"a"), frame(PONG, b"b")]
        line.pause_writing()
        line.data_received(masked(PING, b"c"))
        line.resume_writing()
        assert len(pipe.written) == 3
        # Everything is delivered before the close frame.
        line.send(b"four")
        line.close(1008, "enough")
        line.send(b"five")
        await asyncio.sleep(0)
        assert pipe.written[3:] == [frame(TEXT, b"four"), frame(CLOSE, b"\x03\xf0enough")]
        line.connection_lost(None)

    asyncio.run(main())


def test_masks() -> None:
    for length in (0, 1, 3, 4, 5, 1000):
        payload = bytes(range(256)) * 4
        hidden = unmasked(payload[:length], b"\x00\xff\x01\x80")
        plain = [byte ^ b"\x00\xff\x01\x80"[at % 4] for at, byte in enumerate(payload[:length])]
        assert list(hidden) == plain


def test_frames() -> None:
    for length, head in (
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65535, b"\x81\x7e\xff\xff"),
        (65536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ):
        assert frame(TEXT, b"a" * length) == head + b"a" * length
