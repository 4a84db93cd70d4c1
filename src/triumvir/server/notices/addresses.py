"""Where a webhook may lead: to the world, and not into the house.

A name is looked up once, all addresses that it has are checked, and the connection goes to one of
those: a name that leads elsewhere a moment later does not help anybody. Names are looked up in
threads of their own, and one that took too long is not asked for again for some minutes: somebody's
name server that never answers must not keep those of others from being asked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from triumvir.server.tables.refusal import Refusal

LONGEST: Final = 500  # characters of an address
LOOKUP: Final = 3.0  # seconds
LOOKING: Final = 16  # names at the same time; the system gives up on one in its own time
SLOW: Final = 300.0  # seconds for which a name that took too long is not asked for
REMEMBERED: Final = 10_000  # such names
PORTS: Final = {"http": 80, "https": 443}
LEAST_PORT: Final = 1024  # beside those two: what lies below is mail and the like
# What older Pythons take for addresses of the world.
NEVER: Final = tuple(
    ipaddress.ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "100::/64", "3fff::/20")
)
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Target(NamedTuple):
    """An address of the web, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """As the header Host has it."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == PORTS[self.scheme] else f"{shown}:{self.port}"


def read_target(url: str) -> Target:
    """A refusal unless it is one that can be asked."""
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not plain or not 0 < len(url) <= LONGEST:
        raise Refusal("webhook-address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refusal("webhook-address") from error
    if parts.scheme not in PORTS or not host or parts.username is not None or "%" in host:
        raise Refusal("webhook-address")
    if port is None:
        port = PORTS[parts.scheme]
    if port not in PORTS.values() and port < LEAST_PORT:
        raise Refusal("webhook-address")
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def is_outside(address: str) -> bool:
    """Whether an address is one of the world's, whatever it is wrapped in."""
    found: Address | None = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None:
            found = found.sixtofour
        elif found.teredo is not None:
            return False
        elif found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        elif int(found) >> 32 == 0:  # an IPv4 address in an old form
            return False
    assert found is not None
    special = found.is_multicast or found.is_reserved or found.is_unspecified
    return found.is_global and not special and not any(found in one for one in NEVER)


class Lookups:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(LOOKING, thread_name_prefix="lookup")
        self.slow: dict[str, float] = {}  # names, and until when they are not asked for

    async def addresses(self, host: str, port: int) -> list[str]:
        """Those that a name has. OSError or TimeoutError if nobody says."""
        loop = asyncio.get_running_loop()
        if self.slow.get(host, 0.0) > loop.time():
            raise OSError("its name server did not answer")
        begun = False

        def look() -> list[str]:
            nonlocal begun
            begun = True
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return list(dict.fromkeys([str(one[4][0]).partition("%")[0] for one in found]))

        try:
            async with asyncio.timeout(LOOKUP):
                return await loop.run_in_executor(self.threads, look)
        except TimeoutError:
            if begun:  # else it was others that took too long
                if len(self.slow) >= REMEMBERED:
                    self.slow.clear()
                self.slow[host] = loop.time() + SLOW
            raise


LOOKUPS: Final = Lookups()


async def find(target: Target, inside: bool) -> str:
    """The address to connect to. Refused if any that the name has is private; `inside` allows it.
    OSError if it has none."""
    addresses = await LOOKUPS.addresses(target.host, target.port)
    if not addresses:
        raise OSError("no address")
    if not inside and not all(is_outside(one) for one in addresses):
        raise Refusal("webhook-private", status=403)
    return addresses[0]
