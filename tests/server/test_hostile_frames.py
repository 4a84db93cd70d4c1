"""Floods of frames of any kind. Others go on meanwhile, and the sender is cut off."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.test_wire import Raw, masked

from triumvir.server import gate
from triumvir.server.limits import Bucket
from triumvir.server.socket import wire
from triumvir.server.socket.frames import BINARY, CLOSE, PING, PONG, TEXT

# As in production, and few enough that the flood goes far beyond them.
LIMITS = {"messages_a_second": 20.0, "message_burst": 60.0}
MANY = 20_000
FLOODS = {
    "pings": masked(PING, b"") * MANY,
    "long pings": masked(PING, b"x" * 125) * MANY,
    "pongs": masked(PONG, b"") * MANY,
    "empty parts": masked(TEXT, b"", last=False) + masked(0, b"", last=False) * MANY,
    "small parts": masked(BINARY, b"{", last=False) + masked(0, b" ", last=False) * MANY,
    "a mixture": (masked(PING, b"") + masked(PONG, b"") + masked(TEXT, b"")) * MANY,
    "empty messages": masked(TEXT, b"") * MANY,
    "messages": masked(TEXT, b'{"type":"ping"}') * MANY,
}


async def ended(raw: Raw) -> list[tuple[int, bytes]]:
    """What is heard until the other end has hung up."""
    heard: list[tuple[int, bytes]] = []
    while True:
        try:
            heard.append(await raw.hear())
        except (asyncio.IncompleteReadError, ConnectionError):
            return heard


async def flood(raw: Raw, data: bytes) -> None:
    raw.writer.write(data)
    with contextlib.suppress(ConnectionError):
        await raw.writer.drain()


async def trickle(raw: Raw, data: bytes) -> None:
    """Again and again, as soon as the other end may have read it, until it hangs up."""
    while not raw.writer.is_closing():
        await flood(raw, data)
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off(kind: str, on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(**LIMITS)) as here:
            raw = await Raw.enter(here, await here.guest("Anna"))
            sending = asyncio.create_task(flood(raw, FLOODS[kind]))
            heard = await ended(raw)
            # Far fewer were looked at than were sent.
            assert len(heard) < 1000
            async with asyncio.timeout(60):
                await sending
            raw.writer.close()

    asyncio.run(main())


def test_pieces_of_one_byte_are_counted(on_sqlite: Configure) -> None:
    """Each of them wakes the server, though no frame is ever whole."""

    async def main() -> None:
        async with hall(on_sqlite(messages_a_second=1.0, message_burst=10.0)) as here:
            anna = await here.guest("Anna")
            before = set(here.gate.wires)
            raw = await Raw.enter(here, anna)
            # The pieces are counted as they come: it is the server that takes them one by one.
            line = next(iter(here.gate.wires - before))
            assert isinstance(line, wire.Wire)
            for byte in masked(TEXT, b"x" * 60_000)[:60]:
                line.data_received(bytes((byte,)))
            assert (await ended(raw))[-1][0] == CLOSE
            raw.writer.close()

    asyncio.run(main())


class Counted(Bucket):
    """Takes everything, and keeps what it took."""

    def __init__(self) -> None:
        super().__init__(1.0, 1.0)
        self.taken: list[float] = []

    def take(self, cost: float = 1.0, at: float = 0.0) -> bool:
        self.taken.append(cost)
        return True


def test_no_socket_keeps_the_loop(on_sqlite: Configure) -> None:
    """A piece of many frames is looked at in turns, and others come in between, whatever limits
    there are."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            before = set(here.gate.wires)
            raw = await Raw.enter(here, anna)
            frames = Counted()
            line = next(iter(here.gate.wires - before))
            assert isinstance(line, wire.Wire)
            line.frames = frames
            await flood(raw, FLOODS["pongs"])
            raw.say(PING, b"still here")
            assert await raw.hear() == (PONG, b"still here")
            assert sum(frames.taken) > MANY
            assert max(frames.taken) <= gate.TURN
            raw.writer.close()

    asyncio.run(main())


def test_many_who_flood_share_one_turn(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are, of all of them as much is read in a turn of the loop as of one; a long
    frame counts as several."""
    turns: list[int] = []
    go_on = wire.Wire.go_on
    serve = gate.Line.serve

    def counted(self: wire.Wire, most: int) -> int:
        cost = go_on(self, most)
        turns[-1] += cost
        return cost

    def turn(self: gate.Line) -> None:
        turns.append(0)
        serve(self)

    monkeypatch.setattr(wire.Wire, "go_on", counted)
    monkeypatch.setattr(gate.Line, "serve", turn)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            many = [await Raw.enter(here, anna) for _ in range(10)]
            data = masked(PONG, b"") * 500 + masked(TEXT, b'"' + b"x" * 20_000 + b'"') * 5
            await asyncio.gather(*[flood(raw, data) for raw in many])
            for raw in many:
                raw.say(PING, b"still here")
                while await raw.hear() != (PONG, b"still here"):
                    pass
                raw.writer.close()
            assert sum(turns) > 10 * 500
            assert max(turns) <= gate.TURN

    asyncio.run(main())


@pytest.mark.parametrize("frames", [1, MANY], ids=["one by one", "at once"])
def test_who_was_cut_off_is_not_read_any_more(
    frames: int, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the flood goes on, and costs as much as if it were listened to."""
    came: list[bool] = []
    receive = wire.Wire.data_received

    def counted(self: wire.Wire, data: bytes) -> None:
        came.append(self.closing)
        receive(self, data)

    monkeypatch.setattr(wire.Wire, "data_received", counted)

    async def main() -> None:
        async with hall(on_sqlite(**LIMITS)) as here:
            raw = await Raw.enter(here, await here.guest("Anna"))
            sending = asyncio.create_task(trickle(raw, masked(PING, b"x" * 125) * frames))
            assert (await ended(raw))[-1][0] == CLOSE
            await sending
            assert came
            assert True not in came
            raw.writer.close()

    asyncio.run(main())
