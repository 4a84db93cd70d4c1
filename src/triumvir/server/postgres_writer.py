"""A transaction on PostgreSQL in one journey there and back, the notices of it included.

Other processes hear with the notice what was written, so that they need not read it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.job import INSERT_ENTRY, ORDER, UPDATE_TABLE, Job, Row, together

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
  SET status = new.status, to_act = new.to_act, ended = new.ended, result = new.result
  FROM unnest($8::varchar[], $9::varchar[], $10::bigint[], $11::text[], $12::varchar[])
    AS new (status, to_act, ended, result, id)
  WHERE tables.id = new.id AND new.id IN (SELECT table_id FROM written)
), told AS MATERIALIZED (
  SELECT pg_notify($13, new.notice)
  FROM unnest($14::varchar[], $15::text[]) AS new (id, notice)
  WHERE new.id IN (SELECT table_id FROM written)
)
SELECT table_id, (SELECT count(*) FROM told) FROM written
"""
NOTIFY: Final = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS new (notice)"


class PostgresWriter:
    def __init__(self, dialect: Dialect, origin: str) -> None:
        self.origin = origin  # by which a process knows its own notices
        self.texts = {statement: statement.text(dialect) for statement in ORDER}

    async def write(self, connection: AsyncConnection, jobs: list[Job]) -> set[Job]:
        """Everything but those jobs that are given back, or nothing and an error."""
        import asyncpg

        quick, others = sort_out(jobs)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            if others:
                await self.write_others(driver, others)
            return await self.write_quick(driver, quick) if quick else set()
        except asyncpg.UniqueViolationError as error:
            raise IntegrityError("COMMIT", {}, error) from error

    async def write_quick(self, driver: Any, jobs: dict[str, Job]) -> set[Job]:
        rows = dict(together(list(jobs.values())))
        found = await driver.fetch(
            QUICK,
            *columns(rows[INSERT_ENTRY], 7),
            *columns(rows.get(UPDATE_TABLE, []), 5),
            CHANNEL,
            list(jobs),
            [self.notice(job) for job in jobs.values()],
        )
        written = {row[0] for row in found}
        return {job for table, job in jobs.items() if table not in written}

    async def write_others(self, driver: Any, jobs: list[Job]) -> None:
        async with driver.transaction():
            for statement, rows in together(sorted(jobs, key=lambda job: job.table)):
                await driver.executemany(self.texts[statement], rows)
            await driver.execute(NOTIFY, CHANNEL, [self.notice(job) for job in jobs])

    def notice(self, job: Job) -> str:
        """What was written; of that which is too long, only where."""
        whole = f"{self.origin} {msgspec.json.encode(job.entries()).decode()}"
        return whole if len(whole.encode()) <= LONGEST else f"{self.origin} {job.table}"


def sort_out(jobs: list[Job]) -> tuple[dict[str, Job], list[Job]]:
    """Those of the usual kind, one a table, and the others."""
    quick: dict[str, Job] = {}
    others: list[Job] = []
    for job in jobs:
        usual = len(job.entries()) == 1 and all(s in (INSERT_ENTRY, UPDATE_TABLE) for s in job.rows)
        if usual and job.table not in quick:
            quick[job.table] = job
        else:
            others.append(job)
    return quick, others


def columns(rows: list[Row], count: int) -> list[list[object]]:
    return [[row[at] for row in rows] for at in range(count)]
