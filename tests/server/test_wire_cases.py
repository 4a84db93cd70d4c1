"""What the Autobahn test suite asks of a server, case by case: framing, pings, reserved bits,
opcodes, fragmentation, UTF-8, closing, limits, and compression, which we do not speak. The numbers
are those of its sections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.test_wire import KEY, VERSION, Raw, masked

from triumvir.client.client import Client
from triumvir.server.socket.frames import BINARY, CLOSE, PING, PONG, TEXT
from triumvir.server.socket.wire import Wire

ASK = b'{"type":"ping","id":7}'
DONE = "done 7"
SHAPE = "refused shape"
LONGEST = 64 * 1024  # a message, by default


def padded(size: int) -> bytes:
    """The same command, padded to a number of bytes."""
    return ASK + b" " * (size - len(ASK))


def cut(payload: bytes, size: int) -> bytes:
    """A text in frames of this size."""
    pieces = [payload[at : at + size] for at in range(0, len(payload), size)]
    last = len(pieces) - 1
    return b"".join(
        masked(0 if number else TEXT, piece, last=number == last)
        for number, piece in enumerate(pieces)
    )


def reserved(kind: int, bits: int) -> bytes:
    made = bytearray(masked(kind, ASK))
    made[0] |= bits
    return bytes(made)


def unmasked_frame() -> bytes:
    return bytes((0x80 | TEXT, len(ASK))) + ASK


def closing(code: int, reason: bytes = b"") -> bytes:
    return masked(CLOSE, code.to_bytes(2, "big") + reason)


def head_only(size: int) -> bytes:
    """The head of a frame that says how long it will be."""
    return bytes((0x80 | TEXT, 0x80 | 127)) + size.to_bytes(8, "big") + b"mask"


UTF8 = '{"type":"chat","table":"x","text":"κόσμε € 𐍈 č"}'.encode()

CASES: dict[str, tuple[bytes, list[str]]] = {
    # 1 framing: lengths around those at which the head changes
    **{f"1.1 text of {n}": (masked(TEXT, padded(n)), [DONE]) for n in (125, 126, 127, 128, 65535)},
    "1.1 text of 65536": (masked(TEXT, padded(65536)), [DONE]),
    "1.1.1 empty text": (masked(TEXT, b""), ["refused shape"]),
    "1.2 binary": (masked(BINARY, padded(126)), [DONE]),
    **{
        f"1.2 binary of {n}": (masked(BINARY, padded(n)), [DONE])
        for n in (125, 127, 128, 65535, 65536)
    },
    "1.2.1 empty binary": (masked(BINARY, b""), ["refused shape"]),
    # 2 pings and pongs
    "2.1 empty ping": (masked(PING, b""), ["pong "]),
    "2.4 ping of 125": (masked(PING, b"\xfe" * 125), ["pong " + "fe" * 125]),
    "2.5 ping of 126": (masked(PING, b"x" * 126), ["close 1002"]),
    "2.7 pongs nobody asked for": (masked(PONG, b"?") + masked(TEXT, ASK), [DONE]),
    "2.2 ping with a text": (masked(PING, b"Hello"), ["pong " + b"Hello".hex()]),
    "2.3 ping that is no text": (masked(PING, b"\x00\xff\xfe"), ["pong 00fffe"]),
    "2.8 pong before a ping": (masked(PONG, b"?") + masked(PING, b"!"), ["pong 21"]),
    "2.10 ten pings": (
        b"".join(masked(PING, bytes((n,))) for n in range(10)),
        [f"pong {n:02x}" for n in range(10)],
    ),
    # 3 reserved bits
    **{f"3 bits {bits:#x}": (reserved(TEXT, bits), ["close 1002"]) for bits in range(16, 128, 16)},
    **{
        f"3 kind {kind} with a bit": (reserved(kind, 0x40), ["close 1002"])
        for kind in (BINARY, CLOSE, PING, PONG)
    },
    "3.2 after a good one": (masked(TEXT, ASK) + reserved(TEXT, 0x20), ["close 1002"]),
    # 4 opcodes that there are not
    **{
        f"4 opcode {kind}": (masked(kind, b"x"), ["close 1002"])
        for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    },
    "4 after a good one": (masked(TEXT, ASK) + masked(11, b""), ["close 1002"]),
    # 5 fragmentation
    "5.1 ping in two": (masked(PING, b"a", last=False), ["close 1002"]),
    "5.2 pong in two": (masked(PONG, b"a", last=False), ["close 1002"]),
    "5.3 text in two": (cut(ASK, 11), [DONE]),
    "5.4 a byte a frame": (cut(ASK, 1), [DONE]),
    "5.6 ping in between": (
        masked(TEXT, ASK[:5], last=False) + masked(PING, b"!") + masked(0, ASK[5:]),
        ["pong 21", DONE],
    ),
    "5.9 continuation of nothing": (masked(0, b"x"), ["close 1002"]),
    "5.12 unfinished continuation of nothing": (masked(0, b"x", last=False), ["close 1002"]),
    "5.15 the same after a whole one": (
        cut(ASK, 11) + masked(0, b"x", last=False),
        ["close 1002"],
    ),
    "5.19 pings among five parts": (
        b"".join(
            masked(TEXT if at == 0 else 0, ASK[at : at + 5], last=at == 20)
            + (masked(PING, bytes((at,))) if at < 20 else b"")
            for at in range(0, 25, 5)
        ),
        ["pong 00", "pong 05", "pong 0a", "pong 0f", DONE],
    ),
    "5.18 text within a text": (
        masked(TEXT, b"a", last=False) + masked(TEXT, b"b"),
        ["close 1002"],
    ),
    # 6 UTF-8
    "6.2 text cut within letters": (cut(UTF8, 1), ["refused no-table"]),
    **{
        f"6 not UTF-8: {bad.hex()}": (masked(TEXT, b'"' + bad + b'"'), ["close 1007"])
        for bad in (
            b"\xce",  # unfinished
            b"\xed\xa0\x80",  # half of a pair
            b"\xf4\x90\x80\x80",  # past the last
            b"\xc0\xaf",  # longer than need be
            b"\x80",  # goes on without a beginning
            b"\xff\xfe",
            b"\xed\xbf\xbf",  # the other half
            b"\xf8\x88\x80\x80\x80",  # five bytes
            b"\xfc\x84\x80\x80\x80\x80",  # six
            b"\xe0\x80\xaf",
            b"\xf0\x80\x80\xaf",
            *(b"\xce\xba\xe1", b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf"),  # the last is missing
            *(b"\xbf", b"\x80\xbf\x80"),
            *(b"\xfe", b"\xfe\xfe\xff\xff"),
            *(b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf"),  # the longest too long ones
            *(b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80"),  # a zero
            *(b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf"),
            *(b"\xed\xa0\x80\xed\xb0\x80", b"\xed\xaf\xbf\xed\xbf\xbf"),  # both halves
        )
    },
    "6.4 not UTF-8, in two": (
        masked(TEXT, b'"\xce', last=False) + masked(0, b'x"'),
        ["close 1007"],
    ),
    "6.1 empty in three parts": (
        masked(TEXT, b"", last=False) + masked(0, b"", last=False) + masked(0, b""),
        ["refused shape"],
    ),
    "6.1.3 only the middle is not empty": (
        masked(TEXT, b"", last=False) + masked(0, ASK, last=False) + masked(0, b""),
        [DONE],
    ),
    **{
        f"6 UTF-8: U+{sign:X}": (masked(TEXT, ASK[:-1] + f',"{chr(sign)}":0}}'.encode()), [SHAPE])
        for sign in (
            *(0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF),
            *(0x10000, 0x1FFFE, 0x10FFFE, 0x10FFFF),
        )
    },
    "6 binary need not be": (masked(BINARY, b"\xff"), ["refused shape"]),
    # 7 closing
    # What was asked for is done, but whoever says goodbye before the answer does not get it: a
    # commit takes longer than the echo that Autobahn waits for.
    "7.1.1 after a text": (masked(TEXT, ASK) + closing(1000), ["close 1000"]),
    "7.1 twice": (closing(1000) + closing(1000), ["close 1000"]),
    "7.1 nothing after it": (closing(1000) + masked(TEXT, ASK), ["close 1000"]),
    "7.1.3 a ping after it": (closing(1000) + masked(PING, b"!"), ["close 1000"]),
    "7.1.5 in the midst of a text": (
        masked(TEXT, b"{", last=False) + closing(1000) + masked(0, b"}"),
        ["close 1000"],
    ),
    "7.3.4 with a reason": (closing(1000, b"Hello World!"), ["close 1000"]),
    "7.3.1 empty": (masked(CLOSE, b""), ["close "]),
    "7.3.2 one byte": (masked(CLOSE, b"\x03"), ["close 1002"]),
    "7.3.5 longest reason": (closing(1000, b"x" * 123), ["close 1000"]),
    "7.3.6 too long a reason": (closing(1000, b"x" * 124), ["close 1002"]),
    "7.5 reason is no text": (closing(1000, b"\xce"), ["close 1007"]),
    **{
        f"7.7 {code}": (closing(code), [f"close {code}"])
        for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
    },
    **{
        f"7.9 {code}": (closing(code), ["close 1002"])
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
    },
    # 9 limits, and what only a client may leave out
    **{f"9.3 longest in frames of {n}": (cut(padded(65536), n), [DONE]) for n in (64, 256, 1024)},
    "10.1 longest in frames of 1300": (cut(padded(65536), 1300), [DONE]),
    "9 too long, by its head": (head_only(LONGEST + 1), ["close 1009"]),
    "9 longest number": (head_only((1 << 64) - 1), ["close 1009"]),
    "9 too long in pieces": (
        masked(TEXT, b" " * LONGEST, last=False) + masked(0, b" "),
        ["close 1009"],
    ),
    "no mask": (unmasked_frame(), ["close 1002"]),
}


def spoken(kind: int, payload: bytes) -> str:
    if kind == PONG:
        return f"pong {payload.hex()}"
    if kind == CLOSE:
        return f"close {int.from_bytes(payload[:2], 'big') or ''}"
    message = json.loads(payload)
    return f"{message['type']} {message.get('code', message['id'])}"


async def answers(here: Hall, client: Client, sent: bytes, count: int) -> list[str]:
    raw = await Raw.enter(here, client)
    raw.writer.write(sent)
    heard = [spoken(*await raw.hear()) for _ in range(count)]
    if heard[-1].startswith("close"):
        async with asyncio.timeout(60):
            assert await raw.reader.read() == b"", "nothing follows a goodbye"
    raw.writer.close()
    return heard


def chunks() -> Iterator[list[str]]:
    names = list(CASES)
    for at in range(0, len(names), 20):
        yield names[at : at + 20]


@pytest.mark.parametrize("names", list(chunks()), ids=lambda names: names[0])
def test_cases(names: list[str], on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            client = await here.guest("Anna")
            found = {
                name: await answers(here, client, CASES[name][0], len(CASES[name][1]))
                for name in names
            }
            assert found == {name: CASES[name][1] for name in names}

    asyncio.run(main())


@pytest.mark.parametrize("names", list(chunks()), ids=lambda names: names[0])
def test_cases_byte_by_byte(names: list[str], on_sqlite: Configure) -> None:
    """As when they come over a slow line."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            client = await here.guest("Anna")
            for name in names:
                sent, wanted = CASES[name]
                if len(sent) > 1000:
                    continue
                before = set(here.gate.wires)
                raw = await Raw.enter(here, client)
                (line,) = set(here.gate.wires) - before
                assert isinstance(line, Wire)
                for byte in sent:
                    line.data_received(bytes((byte,)))
                assert [spoken(*await raw.hear()) for _ in wanted] == wanted, name
                raw.writer.close()

    asyncio.run(main())


def test_compression_is_not_agreed_to(on_sqlite: Configure) -> None:
    """12 and 13: whoever offers it is answered without it, and a frame that is compressed all the
    same is wrong."""
    offers = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits, x-other"

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            client = await here.guest("Anna")
            token = f"Authorization: Bearer {client.token}"
            raw, head = await Raw.knock(here, KEY, VERSION, token, offers)
            assert head.startswith("HTTP/1.1 101 ")
            assert "extensions" not in head.lower()
            raw.writer.write(reserved(TEXT, 0x40))
            assert spoken(*await raw.hear()) == "close 1002"
            raw.writer.close()

    asyncio.run(main())
