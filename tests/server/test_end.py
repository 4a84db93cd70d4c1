"""A server ends: whatever it is just doing, what is under way is committed and all is closed."""

from __future__ import annotations

import asyncio
import logging

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server.house.house import House
from triumvir.server.store.database import open_database


def test_a_table_that_is_opened_while_the_server_ends(configure: Configure) -> None:
    """As the tables of bots are that an ended process has left: they are opened one by one when a
    server begins, and it may be ended right then."""

    async def main() -> None:
        config = configure()
        async with hall(config) as here:
            anna = await here.guest("Anna")
            first, second = [await here.table(anna, "caesar", "me", "open") for _ in range(2)]
        house = House(config, open_database(config))
        await house.start()
        async with house.table(first):
            ending = asyncio.create_task(house.stop())
            while not house.live[first].lock.waiting:
                await asyncio.sleep(0.001)
            async with house.table(second):
                pass
        await ending
        assert house.committer.task is not None
        assert house.committer.task.done()

    asyncio.run(main())


def test_work_in_the_background_that_fails_says_so(
    on_sqlite: Configure, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise OSError("the shelf fell down")

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            await asyncio.wait([here.house.spawn(fail())])

    with caplog.at_level(logging.ERROR, "triumvir.server"):
        asyncio.run(main())
    failed = [one for one in caplog.records if one.message == "work in the background failed"]
    assert [str(one.exc_info[1]) for one in failed if one.exc_info] == ["the shelf fell down"]
