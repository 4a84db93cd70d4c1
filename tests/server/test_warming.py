"""What is asked for the first time costs no more than later: no SQL is written any more."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, cast

from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server.data_folder import prepare_folder
from triumvir.server.house.house import House
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.request import RequestContext
from triumvir.server.http.warming import ask_as_the_house, ask_everything
from triumvir.server.store.database import connect_all, open_database
from triumvir.server.store.listing import Listing
from triumvir.server.store.migrate import prepare_database
from triumvir.server.tables.entry import now

LISTS = ("/me/tables", "/lobby", "/me/ladder", "/today", "/evenings", "/cups", "/tables")


def fresh_statements(engine: AsyncEngine) -> list[str]:
    """Those whose SQL is written from now on."""
    fresh: list[str] = []

    def look(
        _c: Connection, _cursor: object, sql: str, _given: object, how: object, _m: bool
    ) -> None:
        hit = getattr(how, "cache_hit", None)
        if hit is not None and hit.name == "CACHE_MISS":
            fresh.append(sql)

    event.listen(engine.sync_engine, "before_cursor_execute", look)
    return fresh


def test_lists_are_compiled_before_anybody_asks(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await ask_everything(RequestContext(here.house), ENDPOINTS)
            fresh = fresh_statements(here.house.engine)
            for path in LISTS:
                await anna.call("GET", path)
            assert fresh == []

    asyncio.run(main())


def test_what_the_house_looks_for_is_compiled_before(on_sqlite: Configure) -> None:
    """Notices, cups and evenings that are due: it looks for them every few seconds."""

    async def main() -> None:
        config = on_sqlite()
        prepare_folder(config.data)
        engine = open_database(config)
        await prepare_database(engine)
        house = House(config, engine)
        try:
            await ask_as_the_house(house)
            fresh = fresh_statements(engine)
            await house.notices.round(now())
            await house.cup_hall.begin_all()
            await house.evening_hall.wave_all()
            assert fresh == []
        finally:
            await engine.dispose()

    asyncio.run(main())


class Asked:
    """A store that has nothing, and keeps the questions."""

    def __init__(self) -> None:
        self.statements: list[object] = []

    async def rows(self, statement: object, **_given: object) -> list[Any]:
        self.statements.append(statement)
        return []


def test_a_list_is_asked_for_with_a_statement_that_is_there() -> None:
    """To put one together takes as long as to tell a list."""

    async def main() -> None:
        store = Asked()
        listing = Listing(cast(Any, store))
        for guest in ("Anna", "Bela"):
            await listing.open(0, 0)
            await listing.of(guest)
            await listing.going_on(guest)
            await listing.waiting(guest, 0, 8)
            await listing.finished(guest)
        first, again = store.statements[:5], store.statements[5:]
        assert [id(one) for one in first] == [id(one) for one in again]

    asyncio.run(main())


def test_connections_are_opened_before_anybody_asks(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        prepare_folder(config.data)
        engine = open_database(config)
        opened: list[object] = []
        event.listen(engine.sync_engine, "connect", lambda made, _record: opened.append(made))
        try:
            await connect_all(engine)
            before = len(opened)
            async with AsyncExitStack() as many:
                for _ in range(before):
                    await many.enter_async_context(engine.connect())
            assert before >= 10
            assert len(opened) == before
        finally:
            await engine.dispose()

    asyncio.run(main())


def test_asking_changes_nothing(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            written: list[str] = []

            def look(_c: object, _cursor: object, sql: str, *_: object) -> None:
                if sql.lstrip().startswith(("INSERT", "UPDATE", "DELETE")):
                    written.append(sql)

            await here.house.reviews.stop()  # it looks for work by itself, and notes it
            event.listen(here.house.engine.sync_engine, "before_cursor_execute", look)
            await ask_everything(RequestContext(here.house), ENDPOINTS)
            assert written == []

    asyncio.run(main())
