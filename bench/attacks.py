"""What one peer without manners may do to a server; each for some seconds, from one address.

`python -m bench.attacks NAME PORT SECONDS` does it; bench.hostile looks at what others notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from bench.raw import PING, PONG, TEXT, Socket, call, connect, guest, masked, request

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


# What lies around the tables


@attack
async def exports(peer: Peer) -> None:
    """All that is kept of a guest who has made as many tables as may be made at once, again and
    again."""
    seats = [{"player": "me"}, {"player": "me"}]
    wanted = {"game": "caesar-cleopatra", "seats": seats}

    async def make() -> None:
        _, made = await peer.call("POST", "/tables", wanted)
        await peer.call("POST", "/commands", {"type": "resign", "seat": 0, "table": made["id"]})

    for _ in range(50):
        if peer.goes_on():
            with contextlib.suppress(*GIVEN_UP):
                await make()
    await peer.again(lambda: peer.call("GET", "/me/export"), 4)


@attack
async def notices(peer: Peer) -> None:
    """Webhooks and browsers that lead nowhere, tests of them, feeds with secrets that are made up,
    a feed read without end."""
    hook = {"url": "https://no-such-name.invalid/"}
    browser = {**hook, "endpoint": "https://no-such-name.invalid/", "auth": "x", "p256dh": "x" * 87}
    del browser["url"]
    feed = ""
    with contextlib.suppress(*GIVEN_UP):
        made = (await peer.call("POST", "/me/notices/feed"))[1]
        feed = "/api/v1" + made["atom"].partition("/api/v1")[2]

    async def work() -> None:
        await peer.call("POST", "/me/notices/webhook", hook)
        await peer.call("POST", "/me/notices/push", browser)
        await call(peer.port, "GET", f"/api/v1/feeds/{os.urandom(24).hex()}.ics")
        await call(peer.port, "GET", feed)
        await peer.call("PUT", "/me/notices", {"off": [], "wanted": ["caesar"]})
        await peer.call("POST", "/me/notices/test")

    await peer.again(work)


@attack
async def many_guests(peer: Peer) -> None:
    """As many guests as an address may make: in the pool, where they never say yes; renamed, at
    passwords that are wrong, talking."""
    tokens = [peer.token]
    names = ("caesar", "caesar-cleopatra", "circus-maximus")

    async def work() -> None:
        with contextlib.suppress(*GIVEN_UP):
            tokens.append(await guest(peer.port))
        token = tokens[os.urandom(1)[0] % len(tokens)]
        name = f"Guest {os.urandom(2).hex()}"
        for method, path, body in (
            ("POST", "/pool", {"game": names[os.urandom(1)[0] % 3]}),
            ("GET", "/pool", None),
            ("PATCH", "/me", {"name": name}),
            ("POST", "/account/login", {"name": name, "password": "none of yours"}),
            ("POST", "/account/name", {"name": name}),
            ("DELETE", "/pool", None),
        ):
            await call(peer.port, method, "/api/v1" + path, body, token)

    await peer.again(work)


@attack
async def hints(peer: Peer) -> None:
    """Guest after guest of one address asks the coach, all at once and without end."""
    seats = [{"player": "me"}, {"player": "bot", "bot": "consul"}]
    wanted = {"game": "caesar-cleopatra", "seats": seats}
    tables: list[tuple[str, str]] = []
    for _ in range(12):
        with contextlib.suppress(*GIVEN_UP):
            token = await guest(peer.port)
            _, made = await call(peer.port, "POST", "/api/v1/tables", wanted, token)
            tables.append((token, made["id"]))

    async def work() -> None:
        token, table = tables[os.urandom(1)[0] % len(tables)]
        path = f"/api/v1/tables/{table}/coach"
        await call(peer.port, "POST", path, {"what": "hint", "seat": 0}, token)

    await peer.again(work, 16)


@attack
async def learning(peer: Peer) -> None:
    """Lessons at their ends, puzzles of all days, what each choice would lead to."""
    import datetime

    today = datetime.datetime.now(datetime.UTC).date()
    days = [(today - datetime.timedelta(days=back)).isoformat() for back in range(60)]
    games = ("caesar", "caesar-cleopatra", "circus-maximus")
    wanted = {"game": "circus-maximus", "seats": [{"player": "me"}] * 4}
    _, made = await peer.call("POST", "/tables", wanted)
    paths = [f"/puzzles/{game}/{day}" for day in days for game in games]
    paths += [f"/deals/{game}/{day}" for day in days[:5] for game in games]
    paths += ["/lessons/circus-maximus/favours?done=9&show=1"] * 60
    paths += [f"/tables/{made.get('id')}/previews?seat=0"] * 60

    async def work() -> None:
        await peer.call("GET", paths[int.from_bytes(os.urandom(2)) % len(paths)])

    await peer.again(work)


async def main() -> None:
    name, port, seconds = sys.argv[1:]
    with contextlib.suppress(OSError):
        os.nice(10)  # a peer elsewhere would not take the server's processor
    peer = Peer(int(port), float(seconds), await guest(int(port)))
    await ATTACKS[name](peer)


if __name__ == "__main__":
    asyncio.run(main())
