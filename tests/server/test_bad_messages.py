"""Whatever comes over the wire: refused with a sentence, and others do not notice."""

from __future__ import annotations

import asyncio
import json
import socket as tcp
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from triumvir.client.client import Client, Refused
from triumvir.server.publish.publishing import publish


def socket(here: Hall, client: Client, sock: Any = None, **headers: str) -> Any:
    url = here.url.replace("http", "ws") + "/api/v1/socket"
    given = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    return connect(url, additional_headers={**given, **headers}, compression=None, sock=sock)


async def answer(raw: ClientConnection, message: str | bytes) -> Any:
    await raw.send(message)
    return json.loads(await raw.recv())


def refusal(error: InvalidStatus) -> Any:
    """A handshake that is declined is answered with the same document as any other request."""
    assert error.response.headers["Content-Type"] == "application/json"
    assert error.response.body is not None
    return json.loads(error.response.body)


BAD: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    "nonsense",
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "ping", "colour": "red"}',
    '{"type": "act", "table": "x", "seq": 0}',
    '{"type": "act", "table": "x", "seq": "0", "actions": ["pass"]}',
    '{"type": "act", "table": "x", "seq": -1, "actions": ["pass"]}',
    '{"type": "act", "table": "x", "seq": 0, "actions": []}',
    '{"type": "act", "table": "x", "seq": 0, "actions": "pass"}',
    '{"type": "act", "table": "x", "seq": 1e400, "actions": ["pass"]}',
    '{"type": "act", "table": "x", "seq": 99999999999999999999, "actions": ["pass"]}',
    '{"type": "act", "table": "", "seq": 0, "actions": ["pass"]}',
    '{"type": "act", "table": "x", "seq": 0, "actions": ["' + "p" * 300 + '"]}',
    '{"type": "act", "table": "x", "seq": 0, "actions": ' + json.dumps(["pass"] * 101) + "}",
    '{"type": "sit", "table": "x", "seat": 16}',
    '{"type": "propose", "table": "x", "what": "marriage"}',
    '{"type": "watch", "table": {"id": "x"}}',
    "[" * 30_000,
    b"\xff\xfe",
    b"\x00",
]


def test_no_command(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            async with socket(here, anna) as raw:
                first = await answer(raw, '{"type": "ping"}')
                assert first["code"] == "hello-first"
                wrong = await answer(raw, '{"type": "hello", "version": 2}')
                assert wrong["code"] == "version"
                assert (await answer(raw, '{"type": "hello", "version": 1}'))["type"] == "welcome"
                for message in BAD:
                    refused = await answer(raw, message)
                    assert refused["type"] == "refused", message
                    assert refused["code"] == "shape", message
                    assert refused["sentence"].endswith((".", "`", ")")) or refused["sentence"]
                assert (await answer(raw, '{"type": "ping", "id": 5}'))["id"] == 5
                # Whoever waits for the answer to this one is told.
                assert (await answer(raw, '{"type": "ping", "id": 6, "x": 1}'))["id"] == 6

    asyncio.run(main())


def test_a_hasty_command_is_refused_by_its_id(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(messages_a_second=0.01, message_burst=2.0)) as here:
            anna = await here.guest("Anna")
            await anna.send(type="ping")
            async with asyncio.timeout(60):
                with pytest.raises(Refused) as refused:
                    await anna.send(type="ping")
            assert refused.value.code == "rate"

    asyncio.run(main())


def test_text_that_is_no_text(configure: Configure) -> None:
    """Lone surrogates and zeros in names of actions and tables."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            for path in ("%00", "%ff", "a%20b", "x" * 40, "..%2f..", "'--"):
                with pytest.raises(Refused, match=r"no-(table|page)"):
                    await anna.call("GET", f"/tables/{path}")
            async with socket(here, anna) as raw:
                await answer(raw, '{"type": "hello", "version": 1}')
                for text in ("\\ud800", "\\u0000", "pass\\u0000", "é" * 100):
                    for message in (
                        f'{{"type": "watch", "table": "{text[:12]}"}}',
                        f'{{"type": "chat", "table": "{table}", "text": "{text}"}}',
                        f'{{"type": "act", "table": "{table}", "seat": 0, "seq": 3,'
                        f' "actions": ["{text}"]}}',
                    ):
                        said = await answer(raw, message)
                        assert said["type"] in ("refused", "done", "chat", "stale"), said
                        assert said.get("code") != "fault", said

    asyncio.run(main())


def test_a_huge_message_closes_its_socket_alone(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            playing = asyncio.create_task(play_on(anna, table, most=60))
            async with socket(here, anna) as raw:
                with pytest.raises(ConnectionClosed) as closed:
                    await answer(raw, "x" * 10_000_000)
                assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
            assert await playing == 60

    asyncio.run(main())


def test_who_comes_from_elsewhere_is_turned_away(on_sqlite: Configure) -> None:
    async def main() -> None:
        config = on_sqlite(sockets_an_address=2, origins=("https://club.example",))
        async with hall(config) as here:
            anna = await here.guest("Anna")
            stranger = Client(here.url)
            for client, headers, status, code in (
                (stranger, {}, 401, "no-cookie"),
                (anna, {"Origin": "https://evil.example"}, 403, "origin"),
                (anna, {"Origin": "null"}, 403, "origin"),
            ):
                with pytest.raises(InvalidStatus) as error:
                    async with socket(here, client, **headers):
                        pass
                assert error.value.response.status_code == status
                assert refusal(error.value)["code"] == code
            for origin in (here.url, "https://club.example"):
                async with socket(here, anna, Origin=origin) as raw:
                    assert (await answer(raw, '{"type": "hello", "version": 1}'))["version"] == 1
                    # Anna has two sockets now: that is enough.
                    with pytest.raises(InvalidStatus) as error:
                        async with socket(here, anna, **{"Accept-Language": "de"}):
                            pass
                    assert error.value.response.status_code == 429
                    assert refusal(error.value)["sentence"] == (
                        "Von dieser Adresse aus sind schon 2 Verbindungen offen;"
                        " mehr dürfen es nicht sein."
                    )
                assert raw.close_code is not None

    asyncio.run(main())


def test_ten_thousand_messages(on_sqlite: Configure) -> None:
    async def main() -> None:
        config = on_sqlite(messages_a_second=20.0, message_burst=30.0)
        async with hall(config) as here:
            anna = await here.guest("Anna")
            async with socket(here, anna) as raw:

                async def flood() -> None:
                    for _ in range(10_000):
                        await raw.send('{"type": "ping"}')
                        await asyncio.sleep(0)
                    while True:
                        await raw.recv()

                with pytest.raises(ConnectionClosed) as closed:
                    await flood()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            await anna.send(type="ping")

    asyncio.run(main())


def test_a_silent_reader_is_cut_off_and_slows_nobody(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(waiting_messages=8)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            idle = await here.guest("Idle")
            small = tcp.socket()
            small.setsockopt(tcp.SOL_SOCKET, tcp.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", int(here.url.rpartition(":")[2])))
            raw = await socket(here, idle, sock=small)
            await answer(raw, '{"type": "hello", "version": 1}')
            await answer(raw, json.dumps({"type": "watch", "table": table}))
            # It stops reading: the pipe fills, then its own queue here, and nothing else.
            raw.transport.pause_reading()
            live = here.house.live[table]
            assert live.table is not None
            chance = 0
            while live.is_present(idle.id):
                chance += 1
                for _ in range(20):
                    publish(live, live.table)
                await play_on(anna, table, chance, most=1)
            raw.transport.abort()
            await play_on(anna, table, most=5)

    asyncio.run(main())
