"""kill -9 while games are played: nothing acknowledged is lost, nobody is stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.kill import kill_run
from tests.server.postgres import Postgres


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_kill(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """`python -m bench.kill` does it with 200 tables and 20 kills."""

    async def main() -> None:
        url = ""
        if where == "postgres":
            postgres: Postgres = request.getfixturevalue("postgres")
            url = await postgres.create()
        run = await kill_run(tmp_path, tables=20, kills=3, between=60, last=3, database=url)
        assert run.lost >= 20
        assert len(run.acknowledged) >= 3 * 60 + 20 * 3
        assert set(run.left.values()) == {0}

    asyncio.run(main())
