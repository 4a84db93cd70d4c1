"""What one peer may do with whatever lies around the tables, and in odd forms: see attacks.py."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket

from bench.attacker import GIVEN_UP, Peer, attack, long_record
from bench.raw import KEY, LOCAL, PING, TEXT, call, connect, guest, masked, request

ORIGIN = "Origin: http://localhost\r\n"


async def asked(peer: Peer, method: str, path: str, body: object, token: str, more: str) -> int:
    """One request with more headers, on a connection of its own: its status."""
    reader, writer = await connect(peer.port)
    try:
        given = b"" if body is None else json.dumps(body).encode()
        writer.write(
            request(method, "/api/v1" + path, token, given, f"Connection: close\r\n{more}")
        )
        return int((await reader.read())[9:12])
    finally:
        writer.close()


# Odd forms


@attack
async def fragments(peer: Peer) -> None:
    """A message that never ends, in pieces of one byte with a ping and a pong between any two."""
    piece = masked(0, b" ", last=False) + masked(PING, b"x" * 125) + masked(10)
    await peer.flood(masked(TEXT, b"{", last=False) + piece * 20_000)


@attack
async def half_closed(peer: Peer) -> None:
    """Requests and sockets whose other half is closed as soon as they are sent, whole or not."""
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\n"
    )
    openings = (
        request("GET", "/api/v1/openapi.json"),
        request("GET", "/api/v1/socket", peer.token, more=upgrade),
        b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
    )

    async def work() -> None:
        opened = [await connect(peer.port) for _ in openings]
        for (_, writer), opening in zip(opened, openings, strict=True):
            writer.write(opening)
            writer.write_eof()
        await asyncio.sleep(0.05)
        for _, writer in opened:
            writer.transport.abort()

    await peer.again(work)


@attack
async def queries(peer: Peer) -> None:
    """Lists with filters, pages far behind the last, and all else that fits into an address."""
    long = "&".join(f"{one:x}=%F0%9F%8F%9B" for one in range(200))
    paths = [
        f"/tables?page=999999999&{long}",
        f"/best?game=caesar&month=999999999&{long}",
        f"/people/{'%EF%B7%BA' * 60}/games?page=999999999&game={'x' * 2000}",
        f"/me/tables?{'language=xx&' * 300}",
        f"/lobby?{'%00' * 1000}",
        f"/puzzles/caesar/{'9' * 3000}",
        "/cups",
        "/evenings",
    ]
    cookies = "".join(f"Cookie: {'; '.join(f'a{n}={m}' for m in range(20))}\r\n" for n in range(50))

    async def work() -> None:
        for path in paths:
            await asked(peer, "GET", path, None, peer.token, cookies)

    await peer.again(work)


@attack
async def unread_answers(peer: Peer) -> None:
    """As many connections as an address may have ask for long answers, and read a little of them
    every now and then."""
    table = ""
    with contextlib.suppress(*GIVEN_UP):
        table = await peer.long_table()
    paths = (f"/api/v1/tables/{table}/record", "/api/v1/openapi.json", f"/api/v1/tables/{table}")
    loop = asyncio.get_running_loop()
    held: list[socket.socket] = []
    while peer.goes_on():
        if len(held) < 250:
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.setblocking(False)
            one.bind((LOCAL, 0))
            with contextlib.suppress(*GIVEN_UP):
                await loop.sock_connect(one, ("127.0.0.1", peer.port))
                await loop.sock_sendall(one, request("GET", paths[len(held) % 3], peer.token))
            held.append(one)
            await asyncio.sleep(0.005)
            continue
        await asyncio.sleep(0.5)
        for one in held:
            with contextlib.suppress(OSError):
                one.recv(1000)
    for one in held:
        one.close()


# People


@attack
async def logins(peer: Peer) -> None:
    """The right password, over and over: each time it is hashed. And wrong ones."""
    name = f"Lucia {os.urandom(4).hex()}"
    wanted = {"name": name, "password": "a good long password"}
    with contextlib.suppress(*GIVEN_UP):
        _, made = await peer.call("POST", "/account", wanted)
        peer.token = made["token"]

    async def work() -> None:
        await peer.call("POST", "/account/codes", {"password": wanted["password"]})
        await peer.call("POST", "/account/login", wanted)
        await peer.call("POST", "/account/login", {**wanted, "name": os.urandom(4).hex()})

    await peer.again(work)


def nested(depth: int) -> str:
    """What a browser would send of a new passkey, but for the depth."""
    return base64.urlsafe_b64encode(b"\x81" * depth + b"\x00").decode().rstrip("=")


@attack
async def ceremonies(peer: Peer) -> None:
    """Passkeys that are asked for in plenty, and answers that no browser gives."""

    async def work() -> None:
        await asked(peer, "POST", "/account/passkeys/options", {"kind": "login"}, "", ORIGIN)
        deep = base64.urlsafe_b64encode(b"[" * 30_000).decode().rstrip("=")
        for data in (deep, nested(30_000)):
            response = {"clientDataJSON": data, "authenticatorData": data, "signature": data}
            credential = {"id": "x", "rawId": "x", "type": "public-key", "response": response}
            body = {"credential": credential}
            await asked(peer, "POST", "/account/passkeys/login", body, "", ORIGIN)

    await peer.again(work)


@attack
async def erasing(peer: Peer) -> None:
    """Long tables that are kept in memory, and guests who come and have all that is kept of them
    erased, renamed and forgotten: wherever that is."""
    for _ in range(8):
        if not peer.goes_on():
            break
        with contextlib.suppress(*GIVEN_UP):
            table = await peer.long_table()
            await call(peer.port, "GET", f"/api/v1/tables/{table}/log?since=1990")

    async def work() -> None:
        name = f"Guest {os.urandom(2).hex()}"
        _, made = await call(peer.port, "POST", "/api/v1/guests", {"name": name})
        await call(peer.port, "DELETE", "/api/v1/me", {"name": name}, made["token"])

    await peer.again(work)


@attack
async def long_tables(peer: Peer) -> None:
    """As many long tables as several guests may bring, all of them looked at."""
    tokens: list[str] = []
    tables: list[str] = []
    record = long_record()

    async def work() -> None:
        if len(tokens) < 5:
            tokens.append(await guest(peer.port))
        token = tokens[os.urandom(1)[0] % len(tokens)]
        status, made = await call(peer.port, "POST", "/api/v1/records", record, token)
        if status == 201:
            tables.append(made["id"])
        if tables:
            table = tables[os.urandom(1)[0] % len(tables)]
            await call(peer.port, "GET", f"/api/v1/tables/{table}?since=999999", None, token)

    await peer.again(work)


@attack
async def work_of_others(peer: Peer) -> None:
    """Reviews that are asked for, taken over, and answered with a megabyte of nothing."""
    wanted = {"game": "terni-lapilli", "seats": [{"player": "me"}] * 2}
    with contextlib.suppress(*GIVEN_UP):
        name = f"Lucia {os.urandom(4).hex()}"
        _, made = await peer.call(
            "POST", "/account", {"name": name, "password": os.urandom(9).hex()}
        )
        peer.token = made["token"]
    seat = {"seat": 0, "curve": [{"seq": 0, "chance": 0.5}] * 20_000}
    lie = {"version": 1, "engine": "x", "game": "caesar", "seats": [seat] * 2}

    async def work() -> None:
        status, made = await peer.call("POST", "/tables", wanted)
        if status == 201:
            await peer.call("POST", "/commands", {"type": "resign", "seat": 0, "table": made["id"]})
            await peer.call("POST", f"/tables/{made['id']}/review")
        await peer.call("POST", "/work/acquire", {"engine": "x"})
        await peer.call("POST", "/work/done", lie)
        await peer.call("POST", "/work/progress", {"progress": 1})

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
