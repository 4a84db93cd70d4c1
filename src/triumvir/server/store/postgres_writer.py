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

from triumvir.server.store.batch import INSERT_ENTRY, ORDER, UPDATE_TABLE, WriteBatch, together
from triumvir.server.store.ratings import STATEMENTS, settling

RATINGS_LOCK: Final = 7_215_031_946
CHANNEL: Final = "triumvir"
LONGEST: Final = 7999  # bytes that PostgreSQL takes in a notice
SHORT: Final = 1000  # characters of an entry's text, with which it fits into a notice in any case
TEXT: Final = INSERT_ENTRY.names.index("text")
NOTHING: Final = tuple([()] * len(UPDATE_TABLE.names))

# One entry of each of many tables. Those rows whose number another process has taken are left out,
# and so is all that follows from them: what comes back was written. Everybody inserts in the same
# order, so that two who have the same tables wait for each other at the first, and never in a ring.
# What was written is told in as few notices as hold it: each costs every process that listens more
# than what it says.
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
  SELECT pg_notify($15, $16::text || ' [' || string_agg(new.entry, ',') || ']')
  FROM unnest($17::varchar[], $18::text[], $19::int[]) AS new (id, entry, notice)
  WHERE new.id IN (SELECT table_id FROM written)
  GROUP BY new.notice
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

    async def stop(self) -> None:
        """Nothing of it runs."""

    async def write_quick(self, driver: Any, jobs: dict[str, WriteBatch]) -> set[WriteBatch]:
        rows = [job.entries()[0] for job in jobs.values()]
        updates = [row for job in jobs.values() for row in job.rows.get(UPDATE_TABLE, ())]
        entries = [msgspec.json.encode(row) for row in rows]
        found = await driver.fetch(
            QUICK,
            *zip(*rows, strict=True),
            *(zip(*updates, strict=True) if updates else NOTHING),
            CHANNEL,
            self.process_id,
            list(jobs),
            [entry.decode() for entry in entries],
            shared_out([len(entry) + 1 for entry in entries], LONGEST - len(self.process_id) - 3),
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
        if job.table not in quick and is_usual(job):
            quick[job.table] = job
        else:
            others.append(job)
    return quick, others


def is_usual(job: WriteBatch) -> bool:
    """One entry, which is not long, and nothing but what follows from it in `tables`."""
    entries = job.entries()
    if len(entries) != 1 or len(str(entries[0][TEXT])) > SHORT:
        return False
    return len(job.rows) == 1 or (len(job.rows) == 2 and UPDATE_TABLE in job.rows)


def shared_out(sizes: list[int], room: int) -> list[int]:
    """In which notice each goes, in their order: a new one is begun when there is no room left."""
    found: list[int] = []
    notice, left = 0, room
    for size in sizes:
        if size > left:
            notice, left = notice + 1, room
        left -= size
        found.append(notice)
    return found
