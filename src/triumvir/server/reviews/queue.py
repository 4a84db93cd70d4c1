"""Making the reviews that were asked for: one at a time, and never while a bot thinks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from triumvir.core.document import Document
from triumvir.server.config import Config
from triumvir.server.metrics import METRICS
from triumvir.server.reviews.lines import Made, Make, Played, Progress, Wrong
from triumvir.server.reviews.process import ReviewProcess
from triumvir.server.store.claims import Claims
from triumvir.server.store.reviews import TRIES, ReviewRows, Taken
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal

LOOK = 5.0  # seconds between two looks for reviews that other processes queued or dropped
BEAT = 2.0  # seconds between two reports of progress
LONGEST = 1024 * 1024  # characters of a result

log = logging.getLogger("triumvir.server")


class ReviewQueue:
    def __init__(
        self,
        rows: ReviewRows,
        claims: Claims,
        config: Config,
        worker: str,
        played: Callable[[str], Awaitable[Played]],
    ) -> None:
        self.rows = rows
        self.claims = claims
        self.work_share = config.review_work
        self.seconds = config.review_seconds
        self.worker = worker
        self.played = played
        self.process = ReviewProcess()
        self.more = asyncio.Event()
        self.quiet = asyncio.Event()  # no bot has anything to answer
        self.quiet.set()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def give_way(self, asked: bool) -> None:
        """Bots have been asked something, or have answered everything."""
        self.process.pause(asked)
        if asked:
            self.quiet.clear()
        else:
            self.quiet.set()

    async def run(self) -> None:
        while True:
            try:
                while await self.work():
                    pass
            except Exception:
                log.exception("a review failed")
            self.more.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.more.wait(), LOOK)

    async def work(self) -> bool:
        """Make the next review; whether there was one to make."""
        await self.quiet.wait()
        METRICS.put("reviews_waiting", await self.rows.waiting())
        try:
            async with self.claims.claim("reviews"):
                taken = await self.rows.take(self.worker, now())
        except Refusal:
            return False  # another process is taking one
        if taken is None:
            return False
        try:
            await self.make(taken)
        except BaseException:
            # This process ends, or the database is away: the review goes back to the queue.
            with contextlib.suppress(Exception):
                await self.rows.put_back(taken)
            raise
        return True

    async def make(self, taken: Taken) -> None:
        try:
            game = await self.played(taken.table)
        except Refusal as refusal:
            log.warning("no review of table %s: %s", taken.table, refusal.code)
            await self.rows.fail(taken)
            return
        began, done = time.perf_counter(), [0]
        beating = asyncio.create_task(self.keep_beating(taken, done))
        try:
            record = nameless(game.record)
            question = Make(record, game.resigned, game.agreed, self.work_share, self.seconds)
            end = await self.answer(question, done)
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
        if isinstance(end, Made) and len(bytes(end.result)) <= LONGEST:
            if await self.rows.finish(taken, end.engine, bytes(end.result).decode(), now()):
                METRICS.count("reviews_total")
                took = time.perf_counter() - began
                log.info("reviewed table %s in %.1f s", taken.table, took)
            return
        METRICS.count("reviews_failed_total")
        if end is None and await self.rows.tries(taken) < TRIES:
            await self.rows.put_back(taken)
            return
        log.warning("no review of table %s: %s", taken.table, end if isinstance(end, Wrong) else "")
        await self.rows.fail(taken)

    async def answer(self, question: Make, done: list[int]) -> Made | Wrong | None:
        said = self.process.make(question)
        async with contextlib.aclosing(said):
            async for word in said:
                if isinstance(word, Progress):
                    done[0] = max(0, min(99, int(100 * word.done)))
                else:
                    return word
        return None

    async def keep_beating(self, taken: Taken, done: list[int]) -> None:
        """Keep the lease and report progress, also while the review is paused for bots."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Exception):
                await self.rows.beat(taken, done[0], now())


def nameless(record: Document) -> dict[str, Any]:
    """A review is about seats: it must not keep the name of somebody who is erased."""
    seats = record["seats"]
    assert isinstance(seats, list)
    return {**record, "seats": [f"{number}" for number in range(len(seats))]}
