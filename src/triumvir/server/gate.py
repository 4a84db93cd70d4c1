"""What all connections to the server share: how many there may be, and how much they may hold."""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import time
from collections import Counter
from typing import Protocol

from triumvir.server.config import Config
from triumvir.server.limits import Bucket, Buckets
from triumvir.server.metrics import METRICS

SWEEP = 1.0  # seconds between looks for connections that take too long
SWEPT = 100  # connections that are looked at in one turn of the event loop
SPARE = 100  # file handles for the database, the bots, the files of the page
SOCKETS = 0.8  # of all connections: the others are for pages and for whoever comes next
ALIVE = 20.0  # seconds without a word on a socket, until we ask; and as many until we give up
TURN = 64  # frames, or as much work, in one turn of the event loop for all who wait in line,
SECONDS = 0.001  # and no longer than this: the head of a request costs more than a frame


def file_handles() -> int:
    """How many this process may have open, after asking for as many as it may ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1_000_000
    if hard == resource.RLIM_INFINITY or hard > soft:
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft


class Waiting(Protocol):
    """A connection with something left to be read."""

    def go_on(self, most: int) -> int:
        """Read on, for so much work at most; how much it was."""


class Connection(Protocol):
    """One that speaks HTTP."""

    address: str
    unwritten: int  # bytes of its answer that waited to be read when we last looked

    def is_idle(self) -> bool: ...

    def overdue(self, now: float) -> bool: ...

    def cut(self) -> None: ...


class Socket(Protocol):
    """One that speaks WebSocket."""

    counted: int  # bytes that wait to be read at the other end

    def overflow(self) -> None: ...


class Line:
    """A queue of connections that sent more than is read at once. However many they are, together
    they get one small share of every turn of the event loop.
    """

    def __init__(self) -> None:
        self.waiting: dict[Waiting, None] = {}
        self.spent = 0  # on what was read in this turn as it came,
        self.until = 0.0  # and when there is no more time for it

    def allows(self, cost: int) -> bool:
        """Whether so much may be read as it comes; else one has to wait in line."""
        now = time.perf_counter()
        if not self.spent:
            self.until = now + SECONDS
            asyncio.get_running_loop().call_soon(self.end_turn)
        self.spent += cost
        return self.spent <= TURN and now < self.until

    def end_turn(self) -> None:
        self.spent = 0

    def join(self, one: Waiting) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.serve)
        self.waiting[one] = None

    def serve(self) -> None:
        left = TURN
        until = time.perf_counter() + SECONDS
        waiting, self.waiting = self.waiting, {}
        while waiting and left > 0:
            one = next(iter(waiting))
            del waiting[one]
            left -= one.go_on(left)
            if time.perf_counter() >= until:
                break
        # Those who got nothing this time are served first the next time.
        if waiting and not self.waiting:
            asyncio.get_running_loop().call_soon(self.serve)
        self.waiting = {**waiting, **self.waiting}


class Gate:
    def __init__(self, config: Config) -> None:
        self.config = config
        room = max(16, file_handles() - SPARE)
        self.most = min(config.connections, room)
        self.most_sockets = int(self.most * SOCKETS)
        self.alive = ALIVE
        self.wires: set[Socket] = set()
        self.line = Line()
        self.unread = 0  # bytes that wait for all those who do not read
        # Connections that are no sockets (yet), the oldest first
        self.edges: dict[Connection, None] = {}
        self.by_address: Counter[str] = Counter()
        self.proxies = [ipaddress.ip_network(one, strict=False) for one in config.trust_proxy]
        rate = config.connections_a_second
        self.arrivals = Buckets(rate, 5 * rate)
        burst = config.message_burst
        self.guests = Buckets(2 * config.messages_a_second, 2 * burst)  # messages on sockets,
        self.addresses = Buckets(10 * config.messages_a_second, 10 * burst)  # for each of these
        self.requests = Buckets(config.pages_a_second, 4 * config.pages_a_second)
        self.timer: asyncio.TimerHandle | None = None

    # Connections

    def enter(self, edge: Connection, address: str, proxy: bool = False) -> bool:
        """Whether there is room. If not, the connection that has waited longest without a request
        is closed, one from the same address first.
        """
        # A proxy carries everybody; its clients are counted later.
        one_peer = not proxy
        if one_peer and not self.arrivals.take(address):
            return self.refuse()
        if one_peer and self.by_address[address] >= self.config.connections_an_address:
            if not self.evict(address):
                return self.refuse()
        if len(self.edges) + len(self.wires) >= self.most and not self.evict():
            return self.refuse()
        self.edges[edge] = None
        METRICS.put("connections", len(self.edges))
        self.by_address[address] += 1
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SWEEP, self.sweep)
        return True

    def is_proxy(self, host: str) -> bool:
        """Whether the address itself, not the network that limits count by, is trusted:
        `--trust-proxy`."""
        if not self.proxies:
            return False
        try:
            peer = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(peer in proxy for proxy in self.proxies)

    def refuse(self) -> bool:
        METRICS.count("connections_refused_total")
        return False

    def evict(self, address: str = "") -> bool:
        """The oldest that is idle, of this address if one is named; whether there was one."""
        for edge in self.edges:
            if (not address or edge.address == address) and edge.is_idle():
                edge.cut()
                self.leave(edge)
                return True
        return False

    def leave(self, edge: Connection) -> None:
        """Also when it becomes a socket."""
        if edge not in self.edges:
            return
        del self.edges[edge]
        METRICS.put("connections", len(self.edges))
        self.by_address[edge.address] -= 1
        if self.by_address[edge.address] <= 0:
            del self.by_address[edge.address]

    def sweep(self) -> None:
        """Close connections that take too long. Runs as long as there are any."""
        self.sweep_some(list(self.edges))

    def sweep_some(self, edges: list[Connection]) -> None:
        """Some in each turn of the loop."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        some, rest = edges[:SWEPT], edges[SWEPT:]
        for edge in some:
            if edge in self.edges and edge.overdue(now):
                edge.cut()
        if rest:
            loop.call_soon(self.sweep_some, rest)
        else:
            self.cut_those_who_hold_most()
            self.timer = loop.call_later(SWEEP, self.sweep) if self.edges else None

    def cut_those_who_hold_most(self) -> None:
        """Whoever reads an answer very slowly is never late. What waits for all of them has the
        same limit as what waits for sockets."""
        most = self.config.waiting_bytes_in_all
        if (unread := sum(edge.unwritten for edge in self.edges)) <= most:
            return
        for edge in sorted(self.edges, key=lambda edge: edge.unwritten, reverse=True):
            unread -= edge.unwritten
            edge.cut()
            if unread <= most:
                return

    # Sockets

    def has_room_for_socket(self) -> bool:
        return len(self.wires) < self.most_sockets

    def frames(self) -> Bucket:
        """How much work one socket may give to the parser: frames and pieces of them. A message
        may come in several, so there are more of them than of messages.
        """
        config = self.config
        return Bucket(5 * config.messages_a_second, 5 * config.message_burst)

    def hold(self, wire: Socket, size: int) -> None:
        """Count bytes waiting for a slow reader. If the total exceeds the limit, the reader with
        the most is cut off.
        """
        self.unread += size - wire.counted
        wire.counted = size
        METRICS.put("unread_bytes", self.unread)
        if size > self.config.waiting_bytes:
            wire.overflow()
        while self.unread > self.config.waiting_bytes_in_all:
            max(self.wires, key=lambda other: other.counted).overflow()
