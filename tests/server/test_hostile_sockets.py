"""Sockets that ask much, say nothing, or do not read: all of a guest are counted together."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from bench.attacks import long_record
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.test_wire import Raw

from triumvir.client.client import Client
from triumvir.server.config import Config
from triumvir.server.gate import Gate
from triumvir.server.socket.frames import CLOSE, TEXT
from triumvir.server.socket.wire import Wire


async def pings_until_refused(raw: Raw, most: int) -> int:
    for number in range(most):
        raw.say(TEXT, b'{"type":"ping"}')
        if (await raw.hear_json())["type"] == "refused":
            return number
    return most


def test_all_sockets_of_a_guest_are_counted_together(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(messages_a_second=0.01, message_burst=20.0)) as here:
            anna, bert = Client(here.url), Client(here.url)
            for client in (anna, bert):
                await client.enter("Guest")
            raws = [await Raw.enter(here, client) for client in (anna, anna, anna, bert)]
            assert [await pings_until_refused(raw, 30) for raw in raws] == [19, 18, 0, 19]
            for raw in raws:
                raw.writer.close()

    asyncio.run(main())


def test_long_messages_and_long_logs_count_more(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(messages_a_second=0.01, message_burst=60.0)) as here:
            anna = Client(here.url)
            await anna.enter("Anna")
            made = await anna.call("POST", "/records", long_record())
            raw = await Raw.enter(here, anna)
            raw.say(TEXT, b'{"type":"ping"}' + b" " * 10_000)
            assert (await raw.hear_json())["type"] == "done"
            watch = json.dumps({"type": "watch", "table": made["id"]}).encode()
            raw.say(TEXT, watch)
            assert len((await raw.hear_json())["log"]) > 1900
            assert await pings_until_refused(raw, 60) < 20
            raw.writer.close()

    asyncio.run(main())


def test_who_never_says_hello_is_cut_off(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.server.test_wire import KEY, VERSION

    monkeypatch.setattr("triumvir.server.socket.session.GREETING", 0.05)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = Client(here.url)
            await anna.enter("Anna")
            raw, _ = await Raw.knock(here, KEY, VERSION, f"Authorization: Bearer {anna.token}")
            assert (await raw.hear())[0] == CLOSE
            raw.writer.close()

    asyncio.run(main())


class Deaf(asyncio.Transport):
    """The way to somebody who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return 0


def test_bytes_that_nobody_reads_are_counted(tmp_path: Path) -> None:
    """Of each socket and of all together: then whoever has the most waiting is cut off."""

    async def main() -> None:
        gate = Gate(Config(data=tmp_path, waiting_bytes=1000, waiting_bytes_in_all=2500))
        state: Any = type("State", (), {"connections": set(), "tasks": set()})()

        def deaf() -> tuple[Wire, Deaf]:
            wire, transport = Wire(gate, state, state, {}), Deaf()
            wire.connection_made(transport)
            wire.accept(b"")
            wire.pause_writing()
            return wire, transport

        greedy, cut = deaf()
        greedy.send(b"x" * 900)
        assert (gate.unread, cut.aborted) == (904, False)
        greedy.send(b"x" * 100)
        assert (gate.unread, cut.aborted) == (0, True)
        sockets = [deaf() for _ in range(3)]
        for (wire, _), size in zip(sockets, (700, 900, 800), strict=True):
            wire.send(b"x" * size)
        assert [transport.aborted for _, transport in sockets] == [False, False, False]
        sockets[0][0].send(b"x" * 150)
        assert [transport.aborted for _, transport in sockets] == [False, True, False]
        assert gate.unread == 704 + 154 + 804
        for wire, _ in sockets:
            wire.connection_lost(None)
        assert gate.unread == 0

    asyncio.run(main())
