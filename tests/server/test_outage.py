"""The database goes away and comes back; the disk is full."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on
from tests.server.postgres import Postgres, postgres_server

from triumvir.server.client import Refused
from triumvir.server.committer import Committer


def test_postgresql_stops_and_starts_again(on_sqlite: Configure) -> None:
    async def main(postgres: Postgres) -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            acts = await play_on(anna, table, most=10)
            await asyncio.to_thread(postgres.stop)
            for _ in range(3):
                with pytest.raises(Refused) as error:
                    await play_on(anna, table, most=1)
                assert error.value.code in ("unavailable", "fault")
            assert await asyncio.to_thread(postgres.start)
            while True:
                try:
                    acts += await play_on(anna, table, most=10)
                    break
                except Refused:
                    continue
            kept = await here.house.store.entries(table, 0)
            assert len([entry for entry in kept if entry.kind == "act"]) >= acts == 20

    with postgres_server() as postgres:
        if postgres is None:
            pytest.skip("there is no PostgreSQL that could be started")
        asyncio.run(main(postgres))


def test_a_full_disk(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            acts = await play_on(anna, table, most=5)
            before = await anna.send(type="watch", table=table)
            transact = Committer.transact

            async def full(self: Committer, jobs: list[Any]) -> None:
                await transact(self, jobs)
                raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

            async def full_before(_self: Committer, _jobs: list[Any]) -> None:
                raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

            monkeypatch.setattr(Committer, "transact", full_before)
            with pytest.raises(Refused) as error:
                await play_on(anna, table, most=1)
            assert error.value.code == "unavailable"
            after = await anna.send(type="watch", table=table)
            assert after["views"] == before["views"]
            # It may also fail after all was written: then the table shows what was.
            monkeypatch.setattr(Committer, "transact", full)
            with pytest.raises(Refused):
                await play_on(anna, table, most=1)
            assert (await anna.send(type="watch", table=table))["seq"] == before["seq"] + 1
            monkeypatch.setattr(Committer, "transact", transact)
            acts += await play_on(anna, table, most=5)
            entries = await here.house.store.entries(table, 0)
            assert len([entry for entry in entries if entry.kind == "act"]) == acts + 1

    asyncio.run(main())
