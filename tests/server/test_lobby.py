"""The lobby: what is most urgent comes first."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import Configure
from tests.server.hall import hall

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


def test_open_tables_are_found_by_their_own_seats(on_sqlite: Configure) -> None:
    """Bots' seats have no guest either: to look for free ones by that goes through all games that
    were ever played against bots, once for each open table."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            store, asked = here.house.store, []
            rows = store.rows

            async def watched(statement: Any) -> Any:
                asked.append(statement)
                return await rows(statement)

            store.rows = watched  # type: ignore[method-assign]
            await here.house.listing.waiting("somebody", 0, 8)
            (statement,) = asked
            literal = {"literal_binds": True}
            sql = statement.compile(here.house.engine.sync_engine, compile_kwargs=literal)
            async with here.house.engine.connect() as connection:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}")
                steps = [str(step.detail) for step in plan]
            assert [one for one in steps if "seats" in one and "(table_id=?" not in one] == []

    asyncio.run(main())
