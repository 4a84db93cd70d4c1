"""Badly behaved clients, many at once; players meanwhile do not notice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from bench.ports import free_port
from bench.serving import Serving
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on
from tests.server.postgres import Postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from triumvir.client.client import Client, Json, Refused

HELLO = '{"type": "hello", "version": 1}'


def test_a_thousand_sockets_from_one_address(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as are allowed; the others are refused, and another address is free to play."""
    monkeypatch.setattr("triumvir.server.socket.session.GREETING", 1000.0)  # none says hello

    async def main() -> None:
        async with hall(on_sqlite(sockets_an_address=64)) as here:
            greedy = Client(here.url)
            await greedy.enter("Greedy")
            url = here.url.replace("http", "ws") + "/api/v1/socket"
            headers = {"Authorization": f"Bearer {greedy.token}"}
            many = asyncio.Semaphore(50)
            opened: list[ClientConnection] = []

            async def knock() -> int:
                async with many:
                    try:
                        opened.append(
                            await connect(url, additional_headers=headers, compression=None)
                        )
                    except InvalidStatus as error:
                        return error.response.status_code
                    return 101

            statuses = await asyncio.gather(*[knock() for _ in range(1000)])
            assert statuses.count(101) == 64
            assert set(statuses) == {101, 429}
            # Loopback has many addresses: from another one the same guest gets no more.
            with pytest.raises(InvalidStatus) as error:
                await connect(url, additional_headers=headers, local_addr=("127.0.0.2", 0))
            assert error.value.response.status_code == 429
            # Anna comes from another one.
            anna = Client(here.url)
            await anna.enter("Anna")
            table = (
                await anna.call(
                    "POST",
                    "/tables",
                    {"game": "caesar-cleopatra", "seats": [{"player": "me"}, {"player": "me"}]},
                )
            )["id"]
            async with connect(
                url,
                additional_headers={"Authorization": f"Bearer {anna.token}"},
                compression=None,
                local_addr=("127.0.0.2", 0),
            ) as raw:
                await raw.send(HELLO)
                assert json.loads(await raw.recv())["type"] == "welcome"
                await raw.send(json.dumps({"type": "watch", "table": table}))
                assert json.loads(await raw.recv())["type"] == "table"
            # A client that leaves makes room.
            await opened[0].close()
            async with connect(url, additional_headers=headers, compression=None) as raw:
                await raw.send(HELLO)
                assert json.loads(await raw.recv())["type"] == "welcome"
            await asyncio.gather(*[socket.close() for socket in opened])

    asyncio.run(main())


SLOW = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"\r\n" * 1000,
)


def test_who_stops_in_the_middle_slows_nobody(on_sqlite: Configure) -> None:
    """Connections that say nothing, half a request, half a frame."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            port = int(here.url.rpartition(":")[2])
            idle: list[asyncio.StreamWriter] = []
            for half in SLOW * 5:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(half)
                await writer.drain()
                idle.append(writer)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                b"Authorization: Bearer " + anna.token.encode() + b"\r\n\r\n"
            )
            assert (await reader.readline()).startswith(b"HTTP/1.1 101")
            writer.write(b"\x81\xfe\x01\x00")  # a text of 256 bytes, of which none comes
            idle.append(writer)
            async with asyncio.timeout(60):
                assert await play_on(anna, table, most=40) == 40
            for writer in idle:
                writer.close()

    asyncio.run(main())


FRAMES = {
    "without a mask": b"\x81\x02{}",
    "of no kind": b"\x83\x80aaaa",
    "with a bit that means nothing": b"\xc1\x80aaaa",
    "a ping that is too long": b"\x89\xfe\x00\x7eaaaa" + b"a" * 126,
    "a text that is no text": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "longer than we read": b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xffaaaa",
    "going on with nothing": b"\x80\x80aaaa",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_broken_frames_close_their_socket(frame: bytes, on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            port = int(here.url.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                b"Authorization: Bearer " + anna.token.encode() + b"\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame)
            async with asyncio.timeout(60):
                said = await reader.read()  # until it is closed
            assert said[:1] in (b"\x88", b"\x81")
            writer.close()
            await anna.send(type="ping")

    asyncio.run(main())


def test_a_forged_cookie_opens_no_socket(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            url = here.url.replace("http", "ws") + "/api/v1/socket"
            good = anna.token
            mixed = f"{bert.id}.{good.partition('.')[2]}"
            for cookie in (mixed, good[:-1], good + "A", "x", "", '"', good.upper()):
                with pytest.raises(InvalidStatus) as error:
                    async with connect(url, additional_headers={"Cookie": f"triumvir={cookie}"}):
                        pass
                assert error.value.response.status_code == 401
            async with connect(url, additional_headers={"Cookie": f"triumvir={good}"}) as raw:
                await raw.send(HELLO)
                assert json.loads(await raw.recv())["guest"] == anna.id

    asyncio.run(main())


def test_what_was_said_once_is_worth_nothing_again(on_sqlite: Configure) -> None:
    """Everything that Anna ever sent, sent again: by herself, and by somebody else."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            sent: list[Json] = []
            assert anna.socket is not None
            original = anna.socket.send

            async def listening(text: str) -> None:
                sent.append(json.loads(text))
                await original(text)

            anna.socket.send = listening  # type: ignore[method-assign,assignment]
            await anna.send(type="start", table=table)
            await play_on(anna, table, most=8)
            newest = await anna.send(type="watch", table=table)
            await anna.send(type="undo", table=table, seq=newest["seq"])
            anna.socket.send = original  # type: ignore[method-assign]
            seq = (await anna.send(type="watch", table=table))["seq"]
            commands = [message for message in sent if message["type"] != "watch"]
            assert len(commands) > 9
            for message in commands:
                for client in (anna, bert):
                    try:
                        answer = await client.send(**{**message, "id": client.number + 1})
                    except Refused as refused:
                        answer = refused.answer
                    assert answer["type"] in ("stale", "refused"), message
            assert (await anna.send(type="watch", table=table))["seq"] == seq

    asyncio.run(main())


def test_the_same_seq_given_to_two_processes(postgres: Postgres, tmp_path: Path) -> None:
    """Two real processes on one PostgreSQL: one client is told done, the other stale."""

    async def main() -> None:
        url = await postgres.create()
        one, two = [Serving(tmp_path, free_port(), url) for _ in range(2)]
        await one.start()
        await two.start()
        try:
            anna = Client(one.url)
            await anna.enter("Anna")
            phone = Client(two.url, anna.token)
            seats = [{"player": "me"}, {"player": "me"}]
            body = {"game": "caesar-cleopatra", "seats": seats}
            table = (await anna.call("POST", "/tables", body))["id"]
            async with anna, phone:
                await phone.send(type="watch", table=table)
                seen = await anna.send(type="watch", table=table)
                for _ in range(20):
                    act = {
                        "type": "act",
                        "table": table,
                        "seat": 0,
                        "seq": seen["seq"],
                        "actions": seen["views"][0]["view"]["choices"][:1],
                    }
                    if not act["actions"]:
                        break
                    answers = await asyncio.gather(anna.send(**act), phone.send(**act))
                    assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
                    seen = next(answer for answer in answers if answer["type"] == "stale")
                    assert seen["seq"] == act["seq"] + 1
        finally:
            await one.stop()
            await two.stop()

    asyncio.run(main())
