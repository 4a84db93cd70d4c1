"""`python -m bench.outage`: the database goes away in the middle of many games, and comes back.

Players are told so, every acknowledged action is in the record, and every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.postgres import Postgres, postgres_server

from bench.kill import Run
from bench.ports import free_port
from bench.serving import Serving
from triumvir.server.config import Config


class Outage(Run):
    """The games of bench.kill; but it is PostgreSQL that is stopped, once, for some seconds."""

    def __init__(
        self, serving: Serving, postgres: Postgres, tables: int, before: int, seconds: float
    ) -> None:
        super().__init__(serving, tables, kills=1, between=before, seed=0, last=10)
        self.postgres = postgres
        self.seconds = seconds
        self.during = 0  # actions acknowledged when there had been no database for a while

    async def killer(self) -> None:
        async with self.more:
            while len(self.acknowledged) < self.between:
                await self.more.wait()
        await asyncio.to_thread(self.postgres.stop)
        # What was committed before may still be on its way.
        await asyncio.sleep(self.seconds / 2)
        known = len(self.acknowledged)
        await asyncio.sleep(self.seconds / 2)
        self.during = len(self.acknowledged) - known
        if not await asyncio.to_thread(self.postgres.start):
            raise RuntimeError("PostgreSQL did not start again")
        self.over = True


async def outage_run(
    folder: Path, postgres: Postgres, tables: int, before: int, seconds: float
) -> Outage:
    database = await postgres.create()
    run = Outage(Serving(folder, free_port(), database), postgres, tables, before, seconds)
    await run.main()
    await run.check(Config(data=folder, database=database))
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--before", type=int, default=2000, help="actions before it goes away")
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres:
        if postgres is None:
            raise SystemExit("no PostgreSQL could be started")
        wanted = (given.tables, given.before, given.seconds)
        run = asyncio.run(outage_run(Path(folder), postgres, *wanted))
    print(
        f"{given.tables} tables, no database for {given.seconds:g} s,"
        f" {len(run.acknowledged)} actions acknowledged and all kept, {run.during} of them while it"
        f" was away, players told {run.told} times, {run.lost} lost connections,"
        f" {time.perf_counter() - begin:.0f} s"
    )


if __name__ == "__main__":
    main()
