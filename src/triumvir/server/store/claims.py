"""One thing at a time for each guest, in all processes that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.tables.refusal import Refusal

WAITING = 20  # of one guest at a time
TRIES, PAUSE = 50, 0.02  # of another process; seconds between them
TRY = text("SELECT pg_try_advisory_xact_lock(hashtextextended(:name, 0))")


class Claims:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.locks: dict[str, asyncio.Lock] = {}
        self.waiting: dict[str, int] = {}

    @asynccontextmanager
    async def claim(self, name: str) -> AsyncIterator[None]:
        if self.waiting.get(name, 0) >= WAITING:
            raise Refusal("rate", status=429)
        self.waiting[name] = self.waiting.get(name, 0) + 1
        lock = self.locks.setdefault(name, asyncio.Lock())
        try:
            async with lock, self.among_processes(name):
                yield
        finally:
            self.waiting[name] -= 1
            if not self.waiting[name]:
                del self.waiting[name], self.locks[name]

    @asynccontextmanager
    async def among_processes(self, name: str) -> AsyncIterator[None]:
        """By a lock of the database, where several processes may use it. No connection is held by
        one that waits."""
        if self.engine.dialect.name != "postgresql":
            yield
            return
        for _ in range(TRIES):
            async with self.engine.begin() as connection:
                if (await connection.execute(TRY, {"name": name})).scalar_one():
                    yield
                    return
            await asyncio.sleep(PAUSE)
        raise Refusal("rate", status=429)
