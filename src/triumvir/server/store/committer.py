"""Group commit: what many tables want to write goes into one transaction every few milliseconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.metrics import METRICS
from triumvir.server.store.batch import WriteBatch
from triumvir.server.store.database import SqliteEngine, is_outage
from triumvir.server.store.postgres_writer import PostgresWriter
from triumvir.server.store.sqlite_writer import SqliteWriter
from triumvir.server.tables.refusal import Refusal

WINDOW = 0.001  # seconds to wait for other jobs
MOST = 500  # jobs in one transaction

log = logging.getLogger("triumvir.server")


class Conflict(Exception):
    """Another process was first with this number of this table."""


class Committer:
    def __init__(self, engine: AsyncEngine, process_id: str) -> None:
        self.engine = engine
        self.waiting: list[WriteBatch] = []
        self.some = asyncio.Event()  # somebody waits
        self.idle = asyncio.Event()  # nobody waits, and nothing is being written
        self.idle.set()
        self.connection: AsyncConnection | None = None
        self.writer = (
            PostgresWriter(engine.dialect, process_id)
            if engine.dialect.name == "postgresql"
            else SqliteWriter(engine.dialect, str(engine.url.database))
        )
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="committer")

    async def stop(self) -> None:
        """Jobs that were queued before are still written."""
        await self.idle.wait()
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.drop()
        await self.writer.stop()

    def put(self, job: WriteBatch) -> asyncio.Future[None]:
        """Done when it is committed. Raises Conflict, or a Refusal if the database is away."""
        self.add(job)
        return job.done

    def add(self, job: WriteBatch) -> None:
        """The same for one that knows what follows."""
        self.waiting.append(job)
        if len(self.waiting) == 1:
            self.idle.clear()
            self.some.set()

    async def run(self) -> None:
        while True:
            # Jobs that arrived during the last write are written at once, together, and meanwhile
            # the last ones are acknowledged.
            if not self.waiting:
                self.idle.set()
                await self.some.wait()
                await asyncio.sleep(WINDOW)
            jobs, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            self.some.clear()
            try:
                await self.write(jobs)
            except BaseException:
                refuse(jobs, "unavailable", 503)
                raise

    async def write(self, jobs: list[WriteBatch]) -> None:
        """All together; if the database refuses and the culprit is unknown, by halves, until the
        faulty jobs fail on their own.
        """
        try:
            lost = await self.transact(jobs)
        except Exception as error:
            await self.drop()
            if is_outage(error):
                METRICS.count("failed_commits_total")
                log.error("the database is away: %s", type(error).__name__)
                refuse(jobs, "unavailable", 503)
            elif len(jobs) > 1:
                half = len(jobs) // 2
                await self.write(jobs[:half])
                await self.write(jobs[half:])
            elif isinstance(error, IntegrityError):
                settle(jobs, set(jobs))
            else:
                METRICS.count("failed_commits_total")
                log.exception("a commit failed")
                refuse(jobs, "fault", 500)
        else:
            METRICS.count("commits_total")
            # After the next ones are on their way: they can be written while these are told.
            asyncio.get_running_loop().call_soon(settle, jobs, lost)

    async def transact(self, jobs: list[WriteBatch]) -> set[WriteBatch]:
        """The jobs that another process has beaten; the others are written."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        if not isinstance(self.engine, SqliteEngine):
            return await self.writer.write(self.connection, jobs)
        pen = self.engine.pen
        if not pen.take():
            await pen.wait(pen.moves)
        try:
            return await self.writer.write(self.connection, jobs)
        finally:
            pen.hand_on()

    async def drop(self) -> None:
        """A connection on which something failed is not used again."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()


def refuse(jobs: list[WriteBatch], code: str, status: int) -> None:
    for job in jobs:
        job.settle(Refusal(code, status=status))


def settle(jobs: list[WriteBatch], lost: set[WriteBatch]) -> None:
    METRICS.count("committed_jobs_total", len(jobs) - len(lost))
    METRICS.count("conflicts_total", len(lost))
    for job in jobs:
        job.settle(Conflict() if job in lost else None)
