"""Group commit: what many tables want to write goes into one transaction every few milliseconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.database import is_outage
from triumvir.server.metrics import METRICS
from triumvir.server.refusal import Refusal
from triumvir.server.schema import ENTRIES
from triumvir.server.sqlite_writer import Row, SqliteWriter, Step

WINDOW = 0.001  # seconds to wait for company
MOST = 500  # jobs in one transaction
CHANNEL = "triumvir"
NAMED = 200  # tables in one notice: PostgreSQL takes 8000 bytes

INSERT_ENTRY = insert(ENTRIES)

log = logging.getLogger("triumvir.server")


class Conflict(Exception):
    """Another process was first with this number of this table."""


class Job:
    """What belongs together: all of it is written, or nothing."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.first: list[Step] = []  # before the entries
        self.entries: list[Row] = []
        self.then: list[Step] = []  # after them
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Committer:
    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self.engine = engine
        self.origin = origin  # by which a process knows its own notices
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.connection: AsyncConnection | None = None
        self.notifies = engine.dialect.name == "postgresql"
        self.quick = SqliteWriter(engine.dialect) if engine.dialect.name == "sqlite" else None
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
            jobs = [await self.queue.get()]
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
        """Together; if one of them conflicts, one by one."""
        try:
            await self.transact(jobs)
        except IntegrityError:
            await self.drop()
            if len(jobs) == 1:
                METRICS.count("conflicts_total")
                settle(jobs, Conflict())
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
            settle(jobs, Refusal("unavailable", status=503))
        else:
            METRICS.count("commits_total")
            METRICS.count("committed_jobs_total", len(jobs))
            settle(jobs, None)

    async def transact(self, jobs: list[Job]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        connection = self.connection
        if self.quick is not None:
            await self.quick.carry_out(connection, in_order(jobs))
            return
        async with connection.begin():
            for statement, rows in in_order(jobs):
                await connection.execute(statement, rows)
            if self.notifies:
                await self.notify(connection, jobs)

    async def notify(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """The other processes are told when, and only if, this is committed."""
        tables = sorted({job.table for job in jobs if job.table})
        for at in range(0, len(tables), NAMED):
            payload = " ".join([self.origin, *tables[at : at + NAMED]])
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )

    async def drop(self) -> None:
        """A connection on which something failed is not used again."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()


def in_order(jobs: list[Job]) -> list[Step]:
    """New tables, then the entries of all, then what follows from them."""
    entries = [row for job in jobs for row in job.entries]
    first = [step for job in jobs for step in job.first]
    return [*first, *([(INSERT_ENTRY, entries)] if entries else []), *together(jobs)]


def together(jobs: list[Job]) -> list[Step]:
    """The same statement of several jobs is carried out once, with all their rows."""
    found: dict[int, Step] = {}
    for job in jobs:
        for statement, rows in job.then:
            found.setdefault(id(statement), (statement, []))[1].extend(rows)
    return list(found.values())


def settle(jobs: list[Job], error: Any) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
