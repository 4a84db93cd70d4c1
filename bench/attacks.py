"""What one peer without manners may do to a server; each for some seconds, from one address.

`python -m bench.attacks NAME PORT SECONDS` does it; bench.hostile looks at what others notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

from bench import attacks_around
from bench.attacker import ATTACKS, GIVEN_UP, Peer, attack, long_record
from bench.raw import PING, PONG, TEXT, Socket, call, connect, guest, masked, request

__all__ = ["ATTACKS", "GIVEN_UP", "attacks_around", "long_record"]

# Frames


@attack
async def pings(peer: Peer) -> None:
    await peer.flood(masked(PING) * 40_000)


@attack
async def pongs(peer: Peer) -> None:
    await peer.flood(masked(PONG, b"x" * 100) * 2_000)


@attack
async def empty_frames(peer: Peer) -> None:
    await peer.flood(masked(TEXT, last=False) + masked(0, last=False) * 40_000)


@attack
async def crumbs(peer: Peer) -> None:
    """Frames of one byte, one piece each."""

    async def work() -> None:
        socket = await Socket.open(peer.port, peer.token)
        try:
            for byte in masked(TEXT, b" " * 60_000):
                socket.writer.write(bytes((byte,)))
                await asyncio.sleep(0)
        finally:
            socket.writer.transport.abort()

    await peer.again(work)


@attack
async def messages(peer: Peer) -> None:
    await peer.flood(masked(TEXT, b'{"type":"ping"}') * 1_000)


@attack
async def big_messages(peer: Peer) -> None:
    await peer.flood(masked(TEXT, b'{"type":"' + b"x" * 60_000 + b'"}') * 4)


# Heads


@attack
async def cookies(peer: Peer) -> None:
    nasty = b'Cookie: triumvir="' + b"\\a" * 50_000 + b'"\r\n\r\n'
    short = b'Cookie: triumvir="' + b"\\a" * 6_000 + b'"\r\n\r\n'
    head = b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\n"

    async def work() -> None:
        for cookie in (nasty, short):
            reader, writer = await connect(peer.port)
            try:
                writer.write(head + cookie)
                await reader.readline()
            finally:
                writer.transport.abort()

    await peer.again(work)


@attack
async def endless_header(peer: Peer) -> None:
    await peer.pour(b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"a" * 100_000)


@attack
async def many_headers(peer: Peer) -> None:
    await peer.pour(b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * 20_000)


@attack
async def crumbs_of_a_body(peer: Peer) -> None:
    head = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    await peer.pour(head, b"1\r\n \r\n" * 20_000)


@attack
async def endless_trailer(peer: Peer) -> None:
    """A body that is over, and a header behind it that never is."""
    head = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    await peer.pour(head + b"0\r\nA: ", b"a" * 100_000)


@attack
async def pipelined(peer: Peer) -> None:
    await peer.pour(b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000)


# Connections


@attack
async def idle_connections(peer: Peer) -> None:
    """As many as there are, with nothing, half a head or half a body."""
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    )
    held: list[asyncio.StreamWriter] = []
    while peer.goes_on():
        with contextlib.suppress(OSError):
            if len(held) < 1500:
                _, writer = await connect(peer.port)
                writer.write(halves[len(held) % 3])
                held.append(writer)
                continue
        await asyncio.sleep(0.01)
    for writer in held:
        writer.transport.abort()


@attack
async def connections(peer: Peer) -> None:
    """Opened and closed as fast as can be."""

    async def work() -> None:
        _, writer = await connect(peer.port)
        writer.transport.abort()

    await peer.again(work)


@attack
async def handshakes(peer: Peer) -> None:
    async def work() -> None:
        socket = await Socket.open(peer.port, peer.token)
        socket.writer.transport.abort()

    await peer.again(work)


@attack
async def requests(peer: Peer) -> None:
    """Whatever is public, on connections that stay open as long as the server lets them."""
    paths = ("/", "/api/v1/openapi.json", "/api/v1/games", "/metrics", "/" + "a" * 3000)

    async def work() -> None:
        reader, writer = await connect(peer.port)
        try:
            while True:
                for path in paths:
                    writer.write(request("GET", path))
                    if not await reader.read(1_000_000):
                        return
        finally:
            writer.transport.abort()

    await peer.again(work)


@attack
async def bursts(peer: Peer) -> None:
    """As many questions at the same moment as an address may ask, each on a connection of its own:
    lists, a lesson, the day, a table in words."""
    wanted = {"game": "circus-maximus", "seats": [{"player": "me"}] * 4, "public": True}
    _, made = await peer.call("POST", "/tables", wanted)
    table = f"/tables/{made['id']}?words=1" if "id" in made else "/tables"
    paths = ("/me/tables", "/lobby", "/today", "/me/ladder", "/lessons/caesar/senate?done=3", table)
    while peer.goes_on():
        with contextlib.suppress(*GIVEN_UP):
            opened = [await connect(peer.port) for _ in range(60)]
            for number, (_, writer) in enumerate(opened):
                path = "/api/v1" + paths[number % len(paths)]
                writer.write(request("GET", path, peer.token))
            await asyncio.sleep(0.5)
            for _, writer in opened:
                writer.transport.abort()


@attack
async def moves_at_once(peer: Peer) -> None:
    """Forty sockets at forty tables of one guest, all with words, and a move at each of them at the
    same moment."""
    seats = [{"player": "me"}] * 4
    watched: list[tuple[Socket, str, Any]] = []
    with contextlib.suppress(*GIVEN_UP):
        while len(watched) < 40 and peer.goes_on():
            wanted = {"game": "circus-maximus", "seats": seats}
            _, made = await peer.call("POST", "/tables", wanted)
            if "id" not in made:
                break
            socket = await Socket.open(peer.port, peer.token)
            socket.say(type="watch", table=made["id"], words=True)
            while (told := await socket.hear())["type"] not in ("table", "refused"):
                pass
            if told["type"] == "table":
                watched.append((socket, made["id"], told))
    while peer.goes_on():
        for socket, table, told in watched:
            turn = next(view for view in told["views"] if view["view"]["choices"])
            choice = turn["view"]["choices"][0]
            act = {"type": "act", "table": table, "seat": turn["seat"], "seq": told["seq"]}
            socket.say(**act, actions=[choice])  # the same again: it is stale, and told anew
        await asyncio.sleep(1.0)


@attack
async def never_reading(peer: Peer) -> None:
    """Sockets that ask for a long table again and again, and read nothing."""
    with contextlib.suppress(*GIVEN_UP):
        table = await peer.long_table()
        many = [await Socket.open(peer.port, peer.token) for _ in range(40)]
        for socket in many:
            socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while peer.goes_on():
            for socket in many:
                if not socket.writer.transport.is_closing():
                    socket.say(type="watch", table=table)
            await asyncio.sleep(0.06)


# Work


@attack
async def imports(peer: Peer) -> None:
    record = long_record()
    await peer.again(lambda: peer.call("POST", "/records", record), 2)


@attack
async def poison(peer: Peer) -> None:
    """Records that are right, but that a database cannot keep; and one that is too large."""
    bad = long_record(1)
    bad["actions"].append([-(2**70), "undo 1"])
    bad["actions"] = [bad["actions"][0], bad["actions"][-1]]
    salty = {**long_record(1), "deal": {"commitment": "", "salt": "\0", "secret": "x"}}
    import hashlib

    salty["deal"]["commitment"] = hashlib.sha256(b"x").hexdigest()
    salty["actions"] = []
    large = {**long_record(1), "deal": {"seed": "x" * 1_900_000}}

    async def work() -> None:
        for record in (bad, salty, large):
            with contextlib.suppress(*GIVEN_UP):
                await peer.call("POST", "/records", record)

    await peer.again(work, 2)


@attack
async def looking_back(peer: Peer) -> None:
    """Logs, replays and records of a long table, without a cookie."""
    table = ""
    with contextlib.suppress(*GIVEN_UP):
        table = await peer.long_table()
    paths = [f"/api/v1/tables/{table}{rest}" for rest in ("/log", "/replay?at=1500", "/record", "")]

    async def work() -> None:
        for path in paths:
            await call(peer.port, "GET", path)

    await peer.again(work, 4)


@attack
async def acts_and_undos(peer: Peer) -> None:
    seats = [{"player": "me"}, {"player": "me"}]
    made = (await peer.call("POST", "/tables", {"game": "caesar-cleopatra", "seats": seats}))[1]

    async def work() -> None:
        socket = await Socket.open(peer.port, peer.token)
        socket.say(type="watch", table=made["id"])
        while True:
            message = await socket.hear()
            if message["type"] in ("table", "update", "stale"):
                turn = next(view for view in message["views"] if view["view"]["choices"])
                last = message.get("log") or [{"kind": ""}]
                if last[-1]["kind"] == "act":
                    socket.say(type="undo", table=made["id"], seq=message["seq"])
                else:
                    socket.say(
                        type="act",
                        table=made["id"],
                        seat=turn["seat"],
                        seq=message["seq"],
                        actions=[turn["view"]["choices"][0]],
                    )

    await peer.again(work, 2)


@attack
async def bots(peer: Peer) -> None:
    """Fifty tables of consuls."""
    seats = [{"player": "bot", "bot": "consul"}] * 2
    wanted = {"game": "caesar-cleopatra", "seats": seats}
    await peer.again(lambda: peer.call("POST", "/tables", wanted), 2)


@attack
async def junk(peer: Peer) -> None:
    """Tables made and given up, new names, proposals."""
    seats = [{"player": "me"}, {"player": "me"}]

    async def work() -> None:
        wanted = {"game": "caesar-cleopatra", "seats": seats, "public": True}
        _, made = await peer.call("POST", "/tables", wanted)
        for command in (
            {"type": "propose", "what": "end"},
            {"type": "resign", "seat": 0},
        ):
            await peer.call("POST", "/commands", {**command, "table": made["id"]})
        await peer.call("PATCH", "/me", {"name": f"Guest {os.urandom(2).hex()}"})
        await peer.call("GET", "/me/tables")

    await peer.again(work, 4)


async def main() -> None:
    name, port, seconds = sys.argv[1:]
    with contextlib.suppress(OSError):
        os.nice(10)  # a peer elsewhere would not take the server's processor
    peer = Peer(int(port), float(seconds), await guest(int(port)))
    await ATTACKS[name](peer)


if __name__ == "__main__":
    asyncio.run(main())
