"""The lobby: what is most urgent comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server.store.listing import Listing

DAY = 24 * 3600


def test_my_turn_first_and_the_least_time_before_that(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await here.guest("Anna"), await here.guest("Jonas")
            made = {}
            for name, seats, bank in (
                ("calm", ("me", "open"), 0),
                ("three days", ("me", "open"), 3 * DAY),
                ("a day", ("me", "open"), DAY),
                ("his turn", ("open", "me"), DAY // 2),
            ):
                clock = {"pace": "turns", "bank": bank} if bank else None
                table = await here.table(anna, "terni-lapilli", *seats, clock=clock)
                await jonas.send(type="sit", table=table, seat=seats.index("open"))
                await anna.send(type="start", table=table)
                made[table] = name
            mine = (await anna.call("GET", "/lobby"))["mine"]
            order = [made[one["id"]] for one in mine]
            assert order == ["a day", "three days", "calm", "his turn"]
            left = mine[0]["clock"]["deadline"] - mine[0]["created"]
            assert DAY * 1000 <= left < (DAY + 60) * 1000  # without the grace
            # At the table itself the clocks say it.
            told = (await anna.call("GET", f"/tables/{mine[0]['id']}"))["table"]["clock"]
            assert (told["deadline"], len(told["seats"])) == (0, 2)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("ask", "never"),
    [
        (lambda listing: listing.waiting("somebody", 0, 8), "seats_guest"),
        (lambda listing: listing.finished("somebody"), "tables_status"),
    ],
)
def test_lists_do_not_read_everything(
    on_sqlite: Configure, ask: Callable[[Listing], Awaitable[object]], never: str
) -> None:
    """By these indices a list would go through the seats of all bots, once for each open table, or
    through all games that are over: quick in a small house, seconds in a large one."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            store, asked = here.house.store, []
            rows = store.rows

            async def watched(statement: Any, **given: Any) -> Any:
                asked.append(statement.params(given))
                return await rows(statement, **given)

            store.rows = watched  # type: ignore[method-assign]
            await ask(here.house.listing)
            (statement,) = asked
            literal = {"literal_binds": True}
            sql = statement.compile(here.house.engine.sync_engine, compile_kwargs=literal)
            async with here.house.engine.connect() as connection:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}")
                steps = [str(step.detail) for step in plan]
            assert any("INDEX" in one for one in steps)
            assert [one for one in steps if never in one] == []

    asyncio.run(main())
