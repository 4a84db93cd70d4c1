"""Turns of the event loop, shared out: in one turn only a few milliseconds are worked.

While something runs on the loop everybody else waits, and many small things that come together
hold it up as one long thing does. Whoever begins a piece of work asks for a share of the turn; when
it is used up, the others wait in line and come one by one, a turn each. In a line, those who come
from different networks take turns: whoever sends a hundred things at once waits for them himself.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextvars import ContextVar
from typing import Final

TURN: Final = 0.002  # seconds; a piece of work may go beyond it, and the next one waits
# The lines. A move waits for moves, never behind all the pages that somebody asks for at once.
SOCKETS, REQUESTS = range(2)
# For which network the running task works; nobody's is the server's own.
network_served: Final[ContextVar[str]] = ContextVar("network_served", default="")


class Line:
    """Those who wait: of each network the first to come, and the networks in turn."""

    def __init__(self) -> None:
        self.networks: dict[str, deque[asyncio.Future[None]]] = {}

    def __bool__(self) -> bool:
        return bool(self.networks)

    def join(self, network: str, turn: asyncio.Future[None]) -> None:
        self.networks.setdefault(network, deque()).append(turn)

    def let_one_in(self) -> bool:
        """Whether anybody was still there."""
        while self.networks:
            network = next(iter(self.networks))
            waiting = self.networks.pop(network)
            turn = waiting.popleft()
            if waiting:
                self.networks[network] = waiting  # behind all others
            if not turn.done():
                turn.set_result(None)
                return True
        return False


class Slices:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.until = 0.0  # the end of this turn's share
        self.turning = False  # something was worked on, or waits
        self.lines = (Line(), Line())

    def take(self, line: int) -> bool:
        """Whether there is time left in this turn; else one has to wait."""
        if not self.turning:
            self.begin()
            return True
        return not self.lines[line] and time.perf_counter() < self.until

    async def wait(self, line: int) -> None:
        """In line, for a turn."""
        if not self.turning:
            self.begin()
        turn = self.loop.create_future()
        self.lines[line].join(network_served.get(), turn)
        await turn

    def begin(self) -> None:
        self.turning = True
        self.until = time.perf_counter() + TURN
        self.loop.call_soon(self.next_turn)

    def next_turn(self) -> None:
        """One of each line."""
        sockets, requests = self.lines
        let_in = sockets.let_one_in()
        self.turning = requests.let_one_in() or let_in
        if self.turning:
            self.begin()


here: Slices | None = None


def slices() -> Slices:
    """Those of the running loop."""
    global here
    loop = asyncio.get_running_loop()
    if here is None or here.loop is not loop:
        here = Slices(loop)
    return here


async def share(line: int = REQUESTS) -> None:
    """Before a piece of work: at once, if there is time left in this turn."""
    found = slices()
    if not found.take(line):
        await found.wait(line)
