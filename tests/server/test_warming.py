"""What is asked for the first time costs no more than later: no SQL is written any more."""

from __future__ import annotations

import asyncio

from sqlalchemy import event
from sqlalchemy.engine import Connection
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.request import RequestContext
from triumvir.server.http.warming import ask_everything

LISTS = ("/me/tables", "/lobby", "/me/ladder", "/today", "/evenings", "/cups", "/tables")


def test_lists_are_compiled_before_anybody_asks(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await ask_everything(RequestContext(here.house), ENDPOINTS)
            fresh: list[str] = []

            def look(
                _connection: Connection,
                _cursor: object,
                sql: str,
                _given: object,
                how: object,
                _m: bool,
            ) -> None:
                hit = getattr(how, "cache_hit", None)
                if hit is not None and hit.name == "CACHE_MISS":
                    fresh.append(sql)

            event.listen(here.house.engine.sync_engine, "before_cursor_execute", look)
            for path in LISTS:
                await anna.call("GET", path)
            assert fresh == []

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
