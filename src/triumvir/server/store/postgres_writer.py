"""A transaction on PostgreSQL in one round trip, including its NOTIFYs.

Other processes hear with the notice what was written, so that they need not read it.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from sqlalchemy import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.store.batch import INSERT_ENTRY, ORDER, UPDATE_TABLE, Row, WriteBatch, together
from triumvir.server.store.ratings import STATEMENTS, settling

RATINGS_LOCK: Final = 7_215_031_946
CHANNEL: Final = "triumvir"
LONGEST: Final = 7999  # bytes that PostgreSQL takes in a notice

# One entry of each of many tables. Those rows whose number another process has taken are left out,
# and so is all that follows from them: what comes back was written. Everybody inserts in the same
# order, so that two who have the same tables wait for each other at the first, and never in a ring.
QUICK: Final = """
WITH written AS (
  INSERT INTO entries (table_id, seq, kind, seat, guest, text, at)
  SELECT * FROM unnest($1::varchar[], $2::int[], $3::varchar[], $4::int[], $5::varchar[],
    $6::text[], $7::bigint[]) AS new (table_id, seq, kind, seat, guest, text, at)
  ORDER BY table_id
  ON CONFLICT DO NOTHING
  RETURNING table_id
), shown AS (
  UPDATE tables
  SET status = new.status, to_act = new.to_act, ended = new.ended, result = new.result,
    deadline = new.deadline, wake = new.wake
  FROM unnest($8::varchar[], $9::varchar[], $10::bigint[], $11::text[], $12::bigint[],
    $13::bigint[], $14::varchar[]) AS new (status, to_act, ended, result, deadline, wake, id)
  WHERE tables.id = new.id AND new.id IN (SELECT table_id FROM written)
), told AS MATERIALIZED (
  SELECT pg_notify($15, new.notice)
  FROM unnest($16::varchar[], $17::text[]) AS new (id, notice)
  WHERE new.id IN (SELECT table_id FROM written)
)
SELECT table_id, (SELECT count(*) FROM told) FROM written
"""
NOTIFY: Final = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS new (notice)"


class PostgresWriter:
    def __init__(self, dialect: Dialect, process_id: str) -> None:
        self.process_id = process_id  # by which a process knows its own notices
        self.texts = {statement: statement.text(dialect) for statement in (*ORDER, *STATEMENTS)}

    async def write(self, connection: AsyncConnection, jobs: list[WriteBatch]) -> set[WriteBatch]:
        """Everything but those jobs that are given back, or nothing and an error."""
        import asyncpg

        quick, others = sort_out(jobs)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            if not others:
                return await self.write_quick(driver, quick)
            async with driver.transaction():
                await self.write_others(driver, others)
                lost = await self.write_quick(driver, quick) if quick else set()
                await self.settle(driver, others)
                return lost
        except asyncpg.UniqueViolationError as error:
            raise IntegrityError("COMMIT", {}, error) from error

    async def write_quick(self, driver: Any, jobs: dict[str, WriteBatch]) -> set[WriteBatch]:
        rows = dict(together(list(jobs.values())))
        found = await driver.fetch(
            QUICK,
            *columns(rows[INSERT_ENTRY], 7),
            *columns(rows.get(UPDATE_TABLE, []), 7),
            CHANNEL,
            list(jobs),
            [self.notice(job) for job in jobs.values()],
        )
        written = {row[0] for row in found}
        return {job for table, job in jobs.items() if table not in written}

    async def write_others(self, driver: Any, jobs: list[WriteBatch]) -> None:
        for statement, rows in together(sorted(jobs, key=lambda job: job.table)):
            await driver.executemany(self.texts[statement], rows)
        await driver.execute(NOTIFY, CHANNEL, [self.notice(job) for job in jobs])

    async def settle(self, driver: Any, jobs: list[WriteBatch]) -> None:
        """Ratings, one game after the other in all processes; after all that others may wait for,
        so that nobody waits in a ring."""
        games = [job.finished for job in jobs if job.finished is not None]
        if not games:
            return
        await driver.execute("SELECT pg_advisory_xact_lock($1)", RATINGS_LOCK)
        work = settling(games)
        found: list[Any] = []
        with contextlib.suppress(StopIteration):
            statement, row = next(work)
            while True:
                found = await driver.fetch(self.texts[statement], *row)
                statement, row = work.send(found)

    def notice(self, job: WriteBatch) -> str:
        """What was written; of that which is too long, only where."""
        whole = f"{self.process_id} {msgspec.json.encode(job.entries()).decode()}"
        return whole if len(whole.encode()) <= LONGEST else f"{self.process_id} {job.table}"


def sort_out(jobs: list[WriteBatch]) -> tuple[dict[str, WriteBatch], list[WriteBatch]]:
    """Those of the usual kind, one a table, and the others."""
    quick: dict[str, WriteBatch] = {}
    others: list[WriteBatch] = []
    for job in jobs:
        usual = len(job.entries()) == 1 and all(s in (INSERT_ENTRY, UPDATE_TABLE) for s in job.rows)
        if usual and job.table not in quick:
            quick[job.table] = job
        else:
            others.append(job)
    return quick, others


def columns(rows: list[Row], count: int) -> list[list[object]]:
    return [[row[at] for row in rows] for at in range(count)]
