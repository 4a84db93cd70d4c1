"""Group commit: what many tables want to write goes into one transaction every few milliseconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.database import is_outage
from triumvir.server.job import Job
from triumvir.server.metrics import METRICS
from triumvir.server.postgres_writer import PostgresWriter
from triumvir.server.refusal import Refusal
from triumvir.server.sqlite_writer import SqliteWriter

WINDOW = 0.001  # seconds to wait for company
MOST = 500  # jobs in one transaction

log = logging.getLogger("triumvir.server")


class Conflict(Exception):
    """Another process was first with this number of this table."""


class Committer:
    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.connection: AsyncConnection | None = None
        self.writer = (
            PostgresWriter(engine.dialect, origin)
            if engine.dialect.name == "postgresql"
            else SqliteWriter(engine.dialect)
        )
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="committer")

    async def stop(self) -> None:
        """What was put in before is still written."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.drop()

    async def put(self, job: Job) -> None:
        """Returns when it is committed. Raises Conflict, or a Refusal if the database is away."""
        self.queue.put_nowait(job)
        await job.done

    async def run(self) -> None:
        while True:
            # Those who came while the last were written have company already. They go at once, and
            # while they are written the last ones are told.
            first = self.queue.empty()
            jobs = [await self.queue.get()]
            if first:
                await asyncio.sleep(WINDOW)
            while len(jobs) < MOST and not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            try:
                await self.write(jobs)
            finally:
                for job in jobs:
                    self.queue.task_done()
                    if not job.done.done():
                        job.done.set_exception(Refusal("unavailable", status=503))

    async def write(self, jobs: list[Job]) -> None:
        """Together; if some of them conflict and it cannot be told which, one by one."""
        try:
            lost = await self.transact(jobs)
        except IntegrityError:
            await self.drop()
            if len(jobs) == 1:
                settle(jobs, set(jobs))
                return
            for job in jobs:
                await self.write([job])
        except Exception as error:
            await self.drop()
            METRICS.count("failed_commits_total")
            if not is_outage(error):
                log.exception("a commit failed")
            else:
                log.error("the database is away: %s", type(error).__name__)
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(Refusal("unavailable", status=503))
        else:
            METRICS.count("commits_total")
            settle(jobs, lost)

    async def transact(self, jobs: list[Job]) -> set[Job]:
        """Those with which another process was first; the others are written."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        return await self.writer.write(self.connection, jobs)

    async def drop(self) -> None:
        """A connection on which something failed is not used again."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()


def settle(jobs: list[Job], lost: set[Job]) -> None:
    METRICS.count("committed_jobs_total", len(jobs) - len(lost))
    METRICS.count("conflicts_total", len(lost))
    for job in jobs:
        if job.done.done():
            continue
        if job in lost:
            job.done.set_exception(Conflict())
        else:
            job.done.set_result(None)
