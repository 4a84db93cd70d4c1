"""Webhooks lead to the world and not into the house, whatever name is given to the house."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.mailbox import mailbox

from triumvir.client.client import Refused
from triumvir.server.notices import addresses, http_post
from triumvir.server.notices.addresses import Lookups, Target, find, is_outside, read_target
from triumvir.server.tables.refusal import Refusal

INSIDE = (
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",  # where clouds keep their secrets
    "100.64.0.1",
    "192.0.0.8",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2002:7f00:1::",  # 6to4 of 127.0.0.1
    "64:ff9b::7f00:1",  # NAT64 of 127.0.0.1
    "64:ff9b:1::7f00:1",  # the same in a network of one's own
    "::ffff:0:127.0.0.1",  # translated
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "3fff::1",
)
OUTSIDE = ("1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101")


def test_addresses() -> None:
    assert [one for one in INSIDE if is_outside(one)] == []
    assert [one for one in OUTSIDE if not is_outside(one)] == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "http://",
        "http:///path",
        "https://user:secret@example.org/",
        "https://example.org:22/",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/",
        "https://example.org\\@127.0.0.1/",
        "http://[::1%25lo]/",
        "http://[::1",
        "https://example.org/" + 500 * "a",
    ],
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Refusal):
        read_target(url)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost", "[::1]", "0"],
)
def test_the_house_under_its_other_names(host: str) -> None:
    """Numbers in all the forms that systems understand, and names that lead here."""

    async def main() -> None:
        with pytest.raises((Refusal, OSError)):
            await find(read_target(f"http://{host}:8080/"), inside=False)

    asyncio.run(main())


def test_no_large_numbers_are_offered_to_strangers() -> None:
    """Whoever answers chooses how a secret is agreed upon; with a finite field of 8192 bits that
    takes a tenth of a second of the event loop, before any certificate is looked at."""
    asked = ssl.MemoryBIO()
    session = http_post.trusted().wrap_bio(ssl.MemoryBIO(), asked, server_hostname="x.example")
    with pytest.raises(ssl.SSLWantReadError):
        session.do_handshake()
    hello = asked.read()
    # The extension "supported groups": its number, two lengths, and secp256r1 alone.
    assert bytes.fromhex("000a 0004 0002 0017") in hello
    kinds = {one["name"] for one in http_post.trusted().get_ciphers()}
    assert all(kind.startswith(("ECDHE-", "TLS_")) for kind in kinds)


def test_a_name_that_leads_elsewhere_a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked once; the connection goes to what was checked. One private address among several is
    one too many."""
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    asked: list[str] = []

    async def main() -> None:
        def getaddrinfo(host: str, port: int, **_: object) -> list[Any]:
            asked.append(host)
            found = answers[min(len(asked), len(answers)) - 1]
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

        went: list[tuple[str, Target]] = []

        async def exchange(target: Target, address: str, *_: object) -> int:
            went.append((address, target))
            return 204

        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        monkeypatch.setattr(http_post, "exchange", exchange)
        url = "https://rebinding.example/hook"
        assert await http_post.post(url, {}, b"{}", inside=False) == 204
        assert asked == ["rebinding.example"]
        assert went == [("93.184.216.34", read_target(url))]
        with pytest.raises(Refusal):
            await http_post.post(url, {}, b"{}", inside=False)
        answers.append(["93.184.216.34", "10.0.0.1"])
        with pytest.raises(Refusal):
            await http_post.post(url, {}, b"{}", inside=False)
        assert len(went) == 1

    asyncio.run(main())


def test_names_that_nobody_answers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many names a name server of somebody's keeps us waiting for, others are found; and
    none of them is waited for twice."""
    answer = threading.Event()
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        if host.startswith("slow"):
            answer.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port))]

    async def lookup(host: str) -> str:
        try:
            return await find(read_target(f"https://{host}.example/"), inside=False)
        except (OSError, TimeoutError) as error:
            return type(error).__name__

    async def main() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        monkeypatch.setattr(addresses, "LOOKUP", 0.05)
        monkeypatch.setattr(addresses, "LOOKUPS", Lookups())
        slow = [f"slow{number}" for number in range(8)]
        try:
            assert {*await asyncio.gather(*map(lookup, slow))} == {"TimeoutError"}
            assert await lookup("quick") == "93.184.216.34"
            assert {*await asyncio.gather(*map(lookup, slow))} == {"OSError"}
            assert len(asked) == len(slow) + 1
            # Where they are too many, a name that had to wait for them is asked for again.
            await asyncio.gather(*[lookup(f"slowly{number}") for number in range(8)])
            assert await lookup("late") == "TimeoutError"
        finally:
            answer.set()
        assert await lookup("late") == "93.184.216.34"

    asyncio.run(main())


def test_the_house_under_an_address_of_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """A firewall does not stand between a machine and itself: nothing is sent there."""

    async def main() -> None:
        async with mailbox() as box:
            monkeypatch.setattr(addresses, "is_outside", lambda _: True)
            with pytest.raises(Refusal):
                await http_post.post(box.url, {}, b"{}", inside=False)
            assert box.posted == []
            assert await http_post.post(box.url, {}, b"{}", inside=True) != 0

    asyncio.run(main())


def test_no_webhook_into_the_house(on_sqlite: Configure) -> None:
    """Without the host's leave nothing is sent to an address of ours, and http is not enough."""

    async def main() -> None:
        async with hall(on_sqlite()) as here, mailbox() as box:
            anna = await here.guest("Anna")
            with pytest.raises(Refused):
                await anna.call("POST", "/me/notices/webhook", {"url": box.url})
            secure = box.url.replace("http:", "https:")
            await anna.call("POST", "/me/notices/webhook", {"url": secure})
            (tried,) = (await anna.call("POST", "/me/notices/test"))["ways"]
            assert not tried["worked"]
            assert box.posted == []

    asyncio.run(main())


def test_long_answers_and_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line is read of an answer; somebody who says nothing is not waited for."""

    async def main() -> None:
        async with mailbox() as box:
            box.answer = b"HTTP/1.1 200 " + b"x" * 100_000
            assert await http_post.post(box.url, {}, b"{}", inside=True) == 0
            box.answer = b"nonsense\r\n"
            assert await http_post.post(box.url, {}, b"{}", inside=True) == 0
            box.answer = b""
            assert await http_post.post(box.url, {}, b"{}", inside=True) == 0
        writers: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, w: writers.append(w), "127.0.0.1", 0)
        async with silent:
            monkeypatch.setattr(http_post, "SECONDS", 0.05)
            port = silent.sockets[0].getsockname()[1]
            assert await http_post.post(f"http://127.0.0.1:{port}/", {}, b"{}", inside=True) == 0
            for writer in writers:
                writer.close()
                await writer.wait_closed()

    asyncio.run(main())
