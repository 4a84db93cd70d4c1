"""A process that writes to SQLite, for when there is much to write.

A thread of ours has to get the interpreter back five times around each statement, and the event
loop stands still as often. A process of its own does not; but it takes memory, and a club never
needs it. So it is begun when many moves come together, and until it is there the thread writes. If
it ends by itself, what it was writing may be written or not, as with a database that went away.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from triumvir.server.store import scribe_process
from triumvir.server.store.steps import Step
from triumvir.server.workers.child import Child, begin

AGAIN: Final = 60.0  # seconds until one that failed is begun again
LONGEST: Final = 64 * 1024  # bytes of an answer
# Apart from the server's packages: they would take longer to read than it takes to begin.
PROGRAM: Final = ("-I", "-S", str(scribe_process.__file__))

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[str]).decode
log = logging.getLogger("triumvir.server")


class Scribe:
    def __init__(self, database: str, prepare: Sequence[str]) -> None:
        self.given = (*PROGRAM, database, *prepare)
        self.child: Child | None = None
        self.beginning: asyncio.Task[None] | None = None
        self.soonest = 0.0  # when it may be begun

    def is_ready(self) -> bool:
        """Whether it can write; if not, it is begun, and can a little later."""
        if self.child is None and self.beginning is None and time.monotonic() >= self.soonest:
            self.beginning = asyncio.create_task(self.begin())
        return self.child is not None

    async def begin(self) -> None:
        self.soonest = time.monotonic() + AGAIN
        child: Child | None = None
        try:
            child = await begin(*self.given, limit=LONGEST)
            if await child.stdout.readline() != scribe_process.READY:
                raise OSError("it did not begin")
            self.child = child
        except Exception as error:
            log.warning("no process that writes: %s", error)
        finally:
            self.beginning = None
            if child is not None and self.child is not child:
                await child.end()

    async def write(self, steps: Sequence[Step]) -> None:
        """One transaction; raises what sqlite3 does, and OSError if the process has ended."""
        assert self.child is not None
        try:
            self.child.stdin.write(encode(steps) + b"\n")
            await self.child.stdin.drain()
            line = await self.child.stdout.readline()
            if not line.endswith(b"\n"):
                raise OSError("the process that writes has ended")
            said = decode(line)
        except BaseException as error:
            await self.stop()
            if isinstance(error, Exception) and not isinstance(error, OSError):
                # What a broken pipe raises depends on the event loop: uvloop has a RuntimeError.
                raise OSError("the process that writes broke off") from error
            raise
        if said:
            name, text = said
            raise getattr(sqlite3, name)(text)

    async def stop(self) -> None:
        """Nothing is being written, or nobody will know whether it was."""
        if self.beginning is not None:
            self.beginning.cancel()
            await asyncio.gather(self.beginning, return_exceptions=True)
        child, self.child = self.child, None
        if child is not None:
            await child.end()
