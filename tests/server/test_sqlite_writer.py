"""Moves on SQLite: one statement for a whole group, and all of it or nothing."""

from __future__ import annotations

import asyncio

from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall

from triumvir.server.store.batch import (
    INSERT_ENTRY,
    INSERT_SEAT,
    LOCK_TABLE,
    UPDATE_TABLE,
    WriteBatch,
)
from triumvir.server.store.committer import Conflict
from triumvir.server.store.schema import ENTRIES, SEATS, TABLES
from triumvir.server.store.sqlite_writer import SqliteWriter

TURN = ("playing", "1", 0, "", 0, 0)  # what a move leaves in `tables`


def move(table: str, seq: int) -> WriteBatch:
    """Two entries and what follows from them."""
    job = WriteBatch(table)
    job.add(INSERT_ENTRY, *[(table, n, "act", 0, "", f"move {n}", 5) for n in (seq, seq + 1)])
    job.add(UPDATE_TABLE, (*TURN, table))
    return job


async def three(here: Hall) -> list[str]:
    anna = await here.guest("Anna")
    return [await here.table(anna, "caesar-cleopatra", "me", "me") for _ in range(3)]


async def written(here: Hall, table: str) -> tuple[str, list[str]]:
    chosen = select(ENTRIES.c.text).where(ENTRIES.c.table_id == table, ENTRIES.c.at == 5)
    texts = [row.text for row in await here.house.store.rows(chosen.order_by(ENTRIES.c.seq))]
    shown = await here.house.store.rows(select(TABLES.c.to_act).where(TABLES.c.id == table))
    return shown[0].to_act, texts


def test_a_group_of_moves_is_one_statement(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await three(here)
            jobs = [move(table, 100) for table in tables]
            committer = here.house.committer
            said: list[str] = []
            driver = committer.writer.driver  # type: ignore[union-attr]
            await driver.set_trace_callback(said.append)
            await committer.write(jobs)
            await asyncio.wait([job.done for job in jobs])
            await driver.set_trace_callback(None)
            # It is told again for each thing that its trigger does.
            assert {text.split(" (")[0] for text in said} == {"INSERT INTO moves VALUES"}
            for job, table in zip(jobs, tables, strict=True):
                assert job.done.exception() is None
                assert await written(here, table) == ("1", ["move 100", "move 101"])

    asyncio.run(main())


def test_of_a_group_only_what_another_has_beaten_is_lost(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await three(here)
            before = await written(here, tables[1])
            jobs = [move(tables[0], 100), move(tables[1], -1), move(tables[2], 100)]
            await here.house.committer.write(jobs)  # 0 is taken, -1 is not
            await asyncio.wait([job.done for job in jobs])
            assert isinstance(jobs[1].done.exception(), Conflict)
            assert await written(here, tables[1]) == before
            for job, table in ((jobs[0], tables[0]), (jobs[2], tables[2])):
                assert job.done.exception() is None
                assert await written(here, table) == ("1", ["move 100", "move 101"])

    asyncio.run(main())


def test_more_moves_than_a_statement_takes(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await three(here)
            jobs = [move(table, seq) for table in tables for seq in range(100, 160, 2)]
            await here.house.committer.write(jobs)
            for table in tables:
                to_act, texts = await written(here, table)
                assert (to_act, texts) == ("1", [f"move {seq}" for seq in range(100, 160)])

    asyncio.run(main())


def test_a_record_of_thousands_of_entries_is_few_statements(on_sqlite: Configure) -> None:
    """The thread hands the interpreter over around each, and all moves wait for it."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            table = (await three(here))[0]
            job = WriteBatch(table)
            seqs = range(100, 2100)
            job.add(INSERT_ENTRY, *[(table, n, "act", 0, "", f"move {n}", 5) for n in seqs])
            job.add(LOCK_TABLE, (True, table))
            steps = here.house.committer.writer.steps([job])  # type: ignore[union-attr]
            assert sum(len(rows) for _, rows in steps) < 10
            await here.house.committer.write([job])
            assert (await written(here, table))[1] == [f"move {seq}" for seq in seqs]

    asyncio.run(main())


def test_the_seats_of_new_tables_are_one_statement(on_sqlite: Configure) -> None:
    """Moves that are written with them wait for as few as can be."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            tables = await three(here)
            job = WriteBatch(tables[0])
            job.add(INSERT_SEAT, *[(table, 7, "", "random") for table in tables])
            writer = here.house.committer.writer
            assert isinstance(writer, SqliteWriter)
            steps = writer.steps([job, move(tables[1], 100)])
            assert [text.split(" (")[0] for text, _ in steps] == [
                "INSERT INTO seats",
                "INSERT INTO moves VALUES",
            ]
            assert [len(rows) for _, rows in steps] == [1, 1]
            await here.house.committer.write([job, move(tables[1], 100)])
            chosen = select(SEATS.c.table_id, SEATS.c.bot).where(SEATS.c.number == 7)
            rows = await here.house.store.rows(chosen)
            assert {(row.table_id, row.bot) for row in rows} == {(id, "random") for id in tables}
            assert (await written(here, tables[1]))[1] == ["move 100", "move 101"]

    asyncio.run(main())
