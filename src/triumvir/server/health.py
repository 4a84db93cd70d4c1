"""Whether the server works: `/healthz` (it is up), `/readyz` (it can write, bots answer)."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.core.registry import find
from triumvir.server.bots.pool import BotPool, Question
from triumvir.server.metrics import METRICS, memory_bytes
from triumvir.server.store.schema import SETTINGS
from triumvir.server.store.size import database_bytes

FRESH = 2.0  # seconds for which an answer is good: asking often costs nothing
PATIENCE = 5.0  # seconds for an answer
WRITTEN = 32_000  # bytes
GAME, BOT, OWNER = "caesar-cleopatra", "random", "health"


class Health:
    def __init__(self, engine: AsyncEngine, bots: BotPool, folder: Path) -> None:
        self.engine = engine
        self.bots = bots
        self.folder = folder
        # Of each check: whether the server is alive is told while bots are waited for
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.known: dict[str, tuple[float, str]] = {}

    async def alive(self) -> str:
        """What is wrong; nothing if all is well."""
        return await self.once("alive", self.reads)

    async def ready(self) -> str:
        found = [await self.once("writes", self.writes), await self.once("bots", self.bots_answer)]
        return ", ".join([wrong for wrong in found if wrong])

    async def once(self, name: str, check: Callable[[], Awaitable[str]]) -> str:
        async with self.locks[name]:
            at, found = self.known.get(name, (0.0, ""))
            if time.monotonic() - at > FRESH:
                found = await check()
                self.known[name] = (time.monotonic(), found)
            return found

    async def measure(self) -> None:
        """The metrics that are looked at when somebody asks for them."""
        METRICS.put("memory_bytes", memory_bytes())
        METRICS.put("bot_questions_waiting", self.bots.waiting())
        METRICS.put("bot_workers_busy", self.bots.busy())
        await self.once("size", self.look_at_size)

    async def look_at_size(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                METRICS.put("database_bytes", await database_bytes(self.engine, self.folder))
        except Exception:
            return "the database is away"
        return ""

    async def reads(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return "the database is away"
        return ""

    async def writes(self) -> str:
        """More than a move writes, so that a disk which is nearly full says so."""
        row = {"name": OWNER, "value": secrets.token_hex(WRITTEN // 2)}
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                kept = update(SETTINGS).where(SETTINGS.c.name == OWNER)
                if (await connection.execute(kept.values(row))).rowcount == 0:
                    await connection.execute(insert(SETTINGS), row)
        except Exception:
            return "the database cannot be written to"
        return ""

    async def bots_answer(self) -> str:
        game = find(GAME)
        question = Question(GAME, BOT, "", game.start(2).view(0).document())
        try:
            async with asyncio.timeout(PATIENCE):
                await self.bots.ask(OWNER, question)
        except Exception:
            return "bots do not answer"
        return ""
