"""Turns of the event loop, shared out: in one turn only a few milliseconds are worked.

While something runs on the loop everybody else waits, and many small things that come together
hold it up as one long thing does. Whoever begins a piece of work asks for a share of the turn; when
it is used up, the others wait in line. What can be called comes when it can be finished within a
turn's share; tasks, of which nobody knows how long they will run, come one by one, a turn each. In
a line, those who come from different networks take turns: whoever sends a hundred things at once
waits for them himself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

TURN = 0.002  # seconds; a piece of work may go beyond it, and the next one waits
# The lines. A move waits for moves, never behind all the pages that somebody asks for at once.
SOCKETS, REQUESTS = range(2)
# For which network the running task works; nobody's is the server's own.
network_served: Final[ContextVar[str]] = ContextVar("network_served", default="")

Work = Callable[[], None]

log = logging.getLogger("triumvir.server")


class Line:
    """Those who wait: of each network the first to come, and the networks in turn."""

    def __init__(self) -> None:
        self.networks: dict[str, deque[asyncio.Future[None] | Work]] = {}

    def __bool__(self) -> bool:
        return bool(self.networks)

    def join(self, network: str, turn: asyncio.Future[None] | Work) -> None:
        self.networks.setdefault(network, deque()).append(turn)

    def next(self) -> asyncio.Future[None] | Work:
        network = next(iter(self.networks))
        waiting = self.networks.pop(network)
        turn = waiting.popleft()
        if waiting:
            self.networks[network] = waiting  # behind all others
        return turn

    def let_in(self, until: float) -> None:
        """One task, or as much as can be called until then; something in any case."""
        while self.networks:
            turn = self.next()
            if isinstance(turn, asyncio.Future):
                if not turn.done():
                    turn.set_result(None)
                    return
                continue
            try:
                turn()
            except Exception:
                log.exception("what waited for its turn failed")
            if time.perf_counter() >= until:
                return


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

    def call(self, line: int, network: str, work: Work) -> None:
        """In line, without a task that waits; it may be called by and by, never at once."""
        if not self.turning:
            self.begin()
        self.lines[line].join(network, work)

    def begin(self) -> None:
        self.turning = True
        self.until = time.perf_counter() + TURN
        self.loop.call_soon(self.next_turn)

    def next_turn(self) -> None:
        """Some of each line."""
        sockets, requests = self.lines
        if not sockets and not requests:
            self.turning = False
            return
        self.until = time.perf_counter() + TURN
        sockets.let_in(self.until)
        requests.let_in(self.until)
        self.loop.call_soon(self.next_turn)


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
