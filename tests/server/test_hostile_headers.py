"""Headers that cost: endless, many, slow, and cookies that some parsers choke on."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http import cookies
from http.cookies import BaseCookie
from pathlib import Path

import pytest
from bench.ports import free_port
from bench.serving import Serving
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, places, play_on
from tests.server.test_wire import KEY, VERSION, Raw

from triumvir.client.client import Client
from triumvir.server import gate
from triumvir.server.edge import BODY, COST, PIECE, Edge
from triumvir.server.gate import Connection, Gate
from triumvir.server.http.request import COOKIE, cookie
from triumvir.server.limits import network


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", ""),
        ("triumvir=abc.def", "abc.def"),
        ("a=b; triumvir=abc.def; c=d", "abc.def"),
        ("a=b;triumvir=abc;triumvir=later", "abc"),
        ('triumvir="abc"', "abc"),
        ("nottriumvir=abc", ""),
        ("triumvir", ""),
        ("triumvir =abc", ""),
        (";;;=;triumvir=", ""),
    ],
)
def test_cookies(header: str, found: str) -> None:
    assert cookie([header], COOKIE) == found
    assert cookie(["x=y", header], COOKIE) == found


def test_nothing_of_the_standard_librarys_cookies(on_sqlite: Configure) -> None:
    """Whose parser is quadratic where a value has quotes and escapes (CVE-2024-7592)."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            port = int(here.url.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            nasty = b'triumvir="' + b"\\a" * 4_000
            writer.write(b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\nCookie: " + nasty + b"\r\n\r\n")
            with nobody_parses_cookies():
                assert (await reader.readline()).startswith(b"HTTP/1.1 401 ")
            writer.close()

    asyncio.run(main())


@contextmanager
def nobody_parses_cookies() -> Iterator[None]:
    def read(*_: object) -> None:
        raise AssertionError("the standard library reads a stranger's cookie")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BaseCookie, "load", read)
        patch.setattr(cookies, "_unquote", read)  # which is what is quadratic, and Starlette's way
        yield


async def knock(here: Hall) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]))


async def answer(here: Hall, *pieces: bytes) -> bytes:
    """All that is said to somebody who says this."""
    reader, writer = await knock(here)
    async with asyncio.timeout(60):
        for piece in pieces:
            writer.write(piece)
            with contextlib.suppress(ConnectionError):
                await writer.drain()
        try:
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()


HOST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
REFUSED = {
    "one header without an end": (HOST + b"A: " + b"a" * 100_000, b"431"),
    "a header that is long": (HOST + b"A: " + b"a" * 20_000 + b"\r\n\r\n", b"431"),
    "many headers": (HOST + b"a: b\r\n" * 50_000, b"431"),
    "a long name": (HOST + b"a" * 100_000, b"431"),
    "a long address": (b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"414"),
    "an address without an end": (b"GET /" + b"a" * 100_000, b"414"),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00", b"400"),
    "only ends of lines": (b"\r\n" * 50_000, b"431"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_head_has_limits(kind: str, on_sqlite: Configure) -> None:
    data, status = REFUSED[kind]

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            # The answer may get lost where more lies unread.
            assert (await answer(here, data))[9:12] in (status, b"")
            # The next client is served.
            assert (await answer(here, HOST + b"Connection: close\r\n\r\n"))[9:12] == b"200"

    asyncio.run(main())


POST = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\n"
CUT = {
    "requests in plenty at once": (HOST + b"\r\n") * 5_000,
    "a body in crumbs": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40_000,
    "trailers in plenty": POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"a: b\r\n" * 40_000,
}


ENDLESS = {
    "a trailer": b"0\r\nA: " + b"a" * 1_000_000,
    "the name of a trailer": b"0\r\n" + b"a" * 1_000_000,
    "what follows the length of a chunk": b"1;" + b"a" * 1_000_000,
    "the length of a chunk": b"0" * 1_000_000,
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_is_no_body_has_an_end(kind: str, on_sqlite: Configure) -> None:
    """The parser keeps a header until it is whole, and each piece of it costs as much as all that
    came before."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            config = here.gate.config
            _, writer = await knock(here)
            writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n")
            edge = await only_edge(here)
            assert isinstance(edge, Edge)
            writer.write(ENDLESS[kind])
            async with asyncio.timeout(60):
                with contextlib.suppress(ConnectionError):
                    await writer.drain()
                while not edge.transport.is_closing():
                    await asyncio.sleep(0.001)
            assert edge.size < 2 * config.header_bytes + config.url_bytes + 2 * PIECE
            writer.close()

    asyncio.run(main())


async def only_edge(here: Hall) -> Connection:
    """The only connection that there is."""
    async with asyncio.timeout(60):
        while not here.gate.edges:
            await asyncio.sleep(0.001)
    return next(iter(here.gate.edges))


GUESTS = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\n"
SECOND = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
# What a proxy in front of us may read in another way than we do: where a request ends.
AMBIGUOUS = {
    "a length and chunks": b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "two lengths": b"Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}",
    "a list of lengths": b"Content-Length: 2, 2\r\n\r\n{}",
    "a length with a sign": b"Content-Length: +2\r\n\r\n{}",
    "a blank before the colon": b"Transfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}",
    "another coding": b"Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "chunks that are not the last": (
        b"Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    ),
    "a chunk without end": b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}\r\n",
    "lines without a return": b"Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n",
    "a header in two lines": b"A: b\r\n Content-Length: 2\r\n\r\n{}",
    "a zero": b"A: b\0c\r\nContent-Length: 2\r\n\r\n{}",
}


def test_nobody_smuggles_a_second_request(on_sqlite: Configure) -> None:
    """What is not clear is refused or cut off, and nothing behind it is answered."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            for kind, rest in AMBIGUOUS.items():
                heard = await answer(here, GUESTS + rest + SECOND)
                assert heard[:12] in (b"", b"HTTP/1.1 400"), kind
                assert heard.count(b"HTTP/1.1 ") <= 1, kind

    asyncio.run(main())


def test_a_body_in_chunks_of_usual_size_is_taken(on_sqlite: Configure) -> None:
    """With a trailer, and what may stand beside the lengths."""
    name = b'{"name": "Anna"}'
    chunk = b"400;who=cares\r\n" + b" " * 1024 + b"\r\n"
    body = chunk * 60 + b"%x\r\n%s\r\n0\r\nX-Sum: 7\r\n\r\n" % (len(name), name)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            data = POST + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + body
            assert (await answer(here, data))[9:12] == b"201"

    asyncio.run(main())


@pytest.mark.parametrize("kind", CUT)
def test_small_things_in_plenty_are_cut_off(kind: str, on_sqlite: Configure) -> None:
    """Each costs more than its bytes, and not all of them are looked at."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            heard = await answer(here, CUT[kind])
            assert heard.count(b"HTTP/1.1 ") < 20
            assert (await answer(here, HOST + b"Connection: close\r\n\r\n"))[9:12] == b"200"

    asyncio.run(main())


def test_a_socket_that_is_asked_for_behind_another_request(
    on_sqlite: Configure, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer to the first would be written among the frames of the socket, or fail."""
    socket = f"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\n{KEY}\r\n{VERSION}\r\n"
    socket += "Upgrade: websocket\r\nConnection: Upgrade\r\n"

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            before = set(here.gate.wires)
            bearer = f"Authorization: Bearer {anna.token}\r\n\r\n"
            for rest in (bearer, "\r\n"):
                reader, writer = await knock(here)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + (socket + rest).encode())
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
                writer.close()
            await anna.call("GET", "/me")  # what was under way has come to its end
            assert here.gate.wires == before

    asyncio.run(main())
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


def test_a_long_head_is_counted_once(on_sqlite: Configure) -> None:
    """In however many pieces it comes."""
    fields = b"".join([b"X-%d: " % number + b"x" * 1000 + b"\r\n" for number in range(14)])

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            reader, writer = await knock(here)
            data = HOST + b"Connection: close\r\n" + fields + b"\r\n"
            async with asyncio.timeout(60):
                while not here.gate.edges:
                    await asyncio.sleep(0.01)
            edge = next(iter(here.gate.edges))
            assert isinstance(edge, Edge)
            for at in range(0, len(data), 700):
                edge.data_received(data[at : at + 700])
            assert (await reader.read())[9:12] == b"200"
            writer.close()

    asyncio.run(main())


def test_bodies_in_small_pieces_share_one_turn(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all that comes at once, by however many connections, little is read in a turn."""
    turns = [0]
    body = Edge.on_body
    serve = gate.Line.serve

    def counted(self: Edge, piece: bytes) -> None:
        turns[-1] += 1
        body(self, piece)

    def turn(self: gate.Line) -> None:
        turns.append(0)
        serve(self)

    monkeypatch.setattr(Edge, "on_body", counted)
    monkeypatch.setattr(gate.Line, "serve", turn)
    chunk = b"40\r\n" + b" " * 64 + b"\r\n"
    name = b'{"name": "Anna"}'
    data = POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 500
    data += b"%x\r\n%s\r\n0\r\n\r\n" % (len(name), name)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            many = [await knock(here) for _ in range(8)]
            for _, writer in many:
                writer.write(data)
            for reader, writer in many:
                # All of it is read in the end, and makes a guest.
                assert (await reader.readline())[9:12] == b"201"
                writer.close()
            assert sum(turns) > 8 * 500
            # What is read as it comes, and what is read of those in line.
            pieces = 2 * (gate.TURN // COST + 1)
            assert max(turns) <= pieces * (PIECE // len(chunk) + 1)

    asyncio.run(main())


SLOW = {
    "nothing": b"",
    "half a head": HOST,
    "half a line": b"GE",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "half a handshake": HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
}


@pytest.mark.parametrize("kind", SLOW)
def test_who_never_ends_is_cut_off(
    kind: str, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SWEEP", 0.02)

    async def main() -> None:
        async with hall(on_sqlite(head_seconds=0.1, body_seconds=0.1)) as here:
            assert not await answer(here, SLOW[kind])
            async with asyncio.timeout(60):
                while here.gate.edges:
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_an_answer_that_nobody_reads(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the pipe is not the answer's end."""
    monkeypatch.setattr(gate, "SWEEP", 0.02)

    async def main() -> None:
        async with hall(on_sqlite(unread_seconds=0.1)) as here:
            with socket.socket() as raw:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                raw.connect(("127.0.0.1", int(here.url.rpartition(":")[2])))
                async with asyncio.timeout(60):
                    # Nobody is cut off before a request, so that the connection can be found.
                    while not here.gate.edges:
                        await asyncio.sleep(0.01)
                    edge = next(iter(here.gate.edges))
                    assert isinstance(edge, Edge)
                    raw.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 4)
                    edge.transport.write(b"x" * 10_000_000)
                    while here.gate.edges:
                        await asyncio.sleep(0.01)

    asyncio.run(main())


class Slow:
    """A connection whose answer is read now and then, so that it is never late."""

    address = ""

    def __init__(self, gate: Gate, unwritten: int) -> None:
        self.gate = gate
        self.unwritten = unwritten

    def overdue(self, _now: float) -> bool:
        return False

    def is_idle(self) -> bool:
        return False

    def cut(self) -> None:
        self.gate.leave(self)


def test_answers_that_are_read_slowly_have_a_limit_together(on_sqlite: Configure) -> None:
    async def main() -> None:
        gate = Gate(on_sqlite(waiting_bytes_in_all=1000))
        slow = [Slow(gate, size) for size in (100, 450, 200, 300)]
        gate.edges = dict.fromkeys(slow)
        gate.sweep()
        assert [one in gate.edges for one in slow] == [True, False, True, True]
        gate.sweep()
        assert len(gate.edges) == 3

    asyncio.run(main())


def test_connections_have_a_number(on_sqlite: Configure) -> None:
    """When all places are taken, a newcomer gets that of a connection without a request."""

    async def main() -> None:
        async with hall(on_sqlite(connections=40)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            idle = [await knock(here) for _ in range(200)]
            assert (await answer(here, HOST + b"Connection: close\r\n\r\n"))[9:12] == b"200"
            assert len(here.gate.edges) + len(here.gate.wires) <= 40
            assert await play_on(anna, table, most=10) == 10
            for _, writer in idle:
                writer.close()

    asyncio.run(main())


def test_an_address_has_a_number_of_connections(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(connections_an_address=10)) as here:
            idle = [await knock(here) for _ in range(50)]
            assert (await answer(here, HOST + b"Connection: close\r\n\r\n"))[9:12] == b"200"
            assert here.gate.by_address["127.0.0.1"] <= 10
            for _, writer in idle:
                writer.close()

    asyncio.run(main())


def test_sockets_leave_room_for_pages(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(connections=20)) as here:
            anna = await here.guest("Anna")
            opened = [await Raw.enter(here, anna) for _ in range(15)]
            token = f"Authorization: Bearer {anna.token}"
            refused, head = await Raw.knock(here, KEY, VERSION, token)
            assert head.startswith("HTTP/1.1 503 ")
            assert (await answer(here, HOST + b"Connection: close\r\n\r\n"))[9:12] == b"200"
            for raw in (refused, *opened):
                raw.writer.close()

    asyncio.run(main())


def test_new_connections_and_requests_have_a_rate(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(connections_a_second=1.0)) as here:
            heard = [await answer(here, HOST + b"Connection: close\r\n\r\n") for _ in range(20)]
            assert heard.count(b"") > 5
        async with hall(on_sqlite(pages_a_second=1.0)) as here:
            heard = [await answer(here, HOST + b"Connection: close\r\n\r\n") for _ in range(10)]
            assert [line[9:12] for line in heard].count(b"429") > 4
            assert b'{"code":"rate","sentence":"' in heard[-1]

    asyncio.run(main())


def test_networks() -> None:
    assert network("10.1.2.3") == "10.1.2.3"
    assert network("::ffff:10.1.2.3") == "10.1.2.3"
    assert network("2001:db8::1") == network("2001:db8::ffff:1") == "2001:db8::/64"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("not:an:address") == "not:an:address"


@pytest.mark.parametrize("origin", ["http://[::", "http://[x]/", "https://a]b"])
def test_an_origin_that_is_no_address(origin: str, on_sqlite: Configure) -> None:
    """Refused like any other page that is not ours; there is nothing to repair."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            head = f"Host: x\r\nConnection: close\r\nOrigin: {origin}\r\n"
            made = f"POST /api/v1/guests HTTP/1.1\r\n{head}Content-Length: 2\r\n\r\n{{}}"
            assert b" 403 " in await answer(here, made.encode())
            asked = f"GET /api/v1/account/passkeys HTTP/1.1\r\n{head}\r\n"
            assert b'"offered":false' in await answer(here, asked.encode())
            upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\n{VERSION}\r\n{KEY}\r\n"
            opened = f"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nOrigin: {origin}\r\n{upgrade}\r\n"
            assert b" 403 " in await answer(here, opened.encode())

    asyncio.run(main())


def test_who_leaves_in_the_middle_of_a_body_is_no_fault_of_ours(
    on_sqlite: Configure, caplog: pytest.LogCaptureFixture
) -> None:
    """A log full of traces would be a work of theirs, too."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            _, writer = await knock(here)
            writer.write(b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            async with asyncio.timeout(60):
                while not any(
                    isinstance(edge, Edge) and edge.stage == BODY for edge in here.gate.edges
                ):
                    await asyncio.sleep(0.01)
                writer.close()
                while here.gate.edges:
                    await asyncio.sleep(0.01)
            await here.guest("Anna")

    asyncio.run(main())
    assert "failed" not in caplog.text


def test_few_file_handles(tmp_path: Path) -> None:
    """Under `ulimit -n 256` a thousand idle connections leave room for players."""

    async def main() -> None:
        serving = Serving(tmp_path, free_port(), files=256)
        await serving.start()
        try:
            here = Hall(None, None, serving.url)  # type: ignore[arg-type]
            idle = [await knock(here) for _ in range(1000)]
            anna = Client(serving.url)
            await anna.enter("Anna")
            async with anna:
                wanted = {"game": "caesar-cleopatra", "seats": places("me", "greedy")}
                made = await anna.call("POST", "/tables", wanted)
                assert await play_on(anna, made["id"], most=5) == 5
            for _, writer in idle:
                writer.close()
        finally:
            await serving.stop()

    asyncio.run(main())
