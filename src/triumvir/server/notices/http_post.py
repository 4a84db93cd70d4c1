"""One POST to somewhere else: small, impatient, to an address that was checked. Where the answer
sends us elsewhere, we do not follow."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

from triumvir.server.notices.addresses import Target, find, read_target
from triumvir.server.tables.refusal import Refusal

SECONDS: Final = 10.0  # for all of it
LINE: Final = 1024  # bytes of the line that says how it went; nothing else is read


# What every server has. Whoever we are sent to chooses among what we offer, and with a large group
# of the others one handshake would hold up the event loop for a tenth of a second.
CIPHERS: Final = "ECDHE+AESGCM:ECDHE+CHACHA20"
CURVE: Final = "prime256v1"


@cache
def trusted() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.set_ciphers(CIPHERS)
    context.set_ecdh_curve(CURVE)
    return context


async def post(url: str, headers: Mapping[str, str], body: bytes, inside: bool) -> int:
    """The status of the answer; 0 if there was none. A Refusal if the address is not one to go
    to."""
    target = read_target(url)
    try:
        async with asyncio.timeout(SECONDS):
            address = await find(target, inside)
            return await exchange(target, address, headers, body, inside)
    except (OSError, TimeoutError, ValueError, EOFError, UnicodeError):
        return 0


async def exchange(
    target: Target, address: str, headers: Mapping[str, str], body: bytes, inside: bool
) -> int:
    secure = {"ssl": trusted(), "server_hostname": target.host} if target.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(
        address,
        target.port,
        limit=LINE,
        **secure,  # type: ignore[arg-type]
    )
    try:
        if not inside and leads_here(writer):
            raise Refusal("webhook-private", status=403)
        lines = [
            f"POST {target.path} HTTP/1.1",
            f"Host: {target.authority}",
            "User-Agent: Triumvir",
            "Connection: close",
            f"Content-Length: {len(body)}",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        version, status, *_ = line.split(None, 2)
        return int(status) if version.startswith(b"HTTP/1.") and len(status) == 3 else 0
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1.0)


def leads_here(writer: asyncio.StreamWriter) -> bool:
    """Whether both ends are at this machine. It may have an address of the world's, and behind
    that what a firewall keeps from everybody else."""
    ours, theirs = [writer.get_extra_info(name)[0] for name in ("sockname", "peername")]
    return bool(ours == theirs)
