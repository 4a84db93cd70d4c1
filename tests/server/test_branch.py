"""Playing on from a moment of a game that is over: the same up to there, and it does not count."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from bench.attacks import long_record
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.client.client import Client, Refused
from triumvir.server.store.schema import RESULTS


async def played(here: Hall, anna: Client, game: str, *seats: str) -> str:
    table = await here.table(anna, game, *seats)
    await play_on(anna, table)
    return table


async def branch(client: Client, table: str, at: int, seat: int) -> dict[str, Any]:
    made = await client.call("POST", f"/tables/{table}/branch", {"at": at, "seat": seat})
    return dict(made)


async def position(client: Client, table: str, at: int, seat: int) -> Any:
    found = await client.call("GET", f"/tables/{table}/replay?at={at}&seat={seat}")
    return found["view"]["view"]


async def refused(client: Client, table: str, at: int, seat: int) -> str:
    with pytest.raises(Refused) as error:
        await branch(client, table, at, seat)
    return error.value.code


@pytest.mark.parametrize("game", ["caesar-cleopatra", "circus-maximus", "caesar", "terni-lapilli"])
def test_a_game_goes_on_from_a_moment(game: str, configure: Configure) -> None:
    config = configure()
    seats = ["me", "random"] + ["random"] * (game == "circus-maximus")

    async def main() -> None:
        async with hall(config) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            table = await played(here, anna, game, *seats)
            count = (await anna.call("GET", f"/tables/{table}/replay"))["count"]
            at = count // 2
            # Anybody may, at any seat: the game is over, and open to all.
            made = await branch(bert, table, at, 1)
            assert made["status"] == "playing"
            assert made["branch"] == {"table": table, "at": at}
            assert made["seats"][1]["guest"] == bert.id
            assert made["seats"][0]["bot"] == "senator"  # for Anna
            there = await bert.call("GET", f"/tables/{made['id']}")
            moves = [item for item in there["log"] if item["kind"] == "act"]
            assert len(moves) >= at
            assert await position(bert, made["id"], at, 1) == await position(bert, table, at, 1)
        # It is there after the server was away, and goes on to its end.
        async with hall(config) as here:
            again = await here.stack.enter_async_context(Client(here.url, bert.token))
            await play_on(again, made["id"])
            told = await again.call("GET", f"/tables/{made['id']}")
            assert told["table"]["status"] == "over"
            assert told["table"]["branch"] == {"table": table, "at": at}
            [listed] = (await again.call("GET", "/me/tables"))["tables"]
            assert listed["branch"] == {"table": table, "at": at}
            # It does not count.
            assert (await again.call("GET", "/me/ladder"))["rungs"] == []
            async with here.house.engine.connect() as connection:
                rows = (await connection.execute(select(RESULTS.c.table_id))).scalars().all()
            assert set(rows) == {table}

    asyncio.run(main())


def test_what_was_taken_back_is_not_played(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "terni-lapilli", "me", "me")
            for text in ("place a1", "place b1"):
                await anna.call("POST", "/commands", await act(anna, table, text))
            seen = await anna.call("GET", f"/tables/{table}")
            undo = {"type": "undo", "table": table, "seq": seen["seq"], "count": 1}
            await anna.call("POST", "/commands", undo)
            await anna.call("POST", "/commands", await act(anna, table, "place c1"))
            await play_on(anna, table)
            made = await branch(anna, table, 4, 0)
            log = (await anna.call("GET", f"/tables/{made['id']}"))["log"]
            acts = [item["events"][0]["place"] for item in log if item["kind"] == "act"]
            assert acts[:2] == ["a1", "c1"]

    asyncio.run(main())


def test_whoever_has_resigned_can_try_how_it_would_have_gone_on(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "random")
            await play_on(anna, table, most=2)
            await anna.call("POST", "/commands", {"type": "resign", "table": table, "seat": 0})
            count = (await anna.call("GET", f"/tables/{table}/replay"))["count"]
            made = await branch(anna, table, count, 0)
            assert made["status"] == "playing"
            seen = await position(anna, made["id"], count, 0)
            assert seen["seq"] == count
            assert await refused(anna, table, count + 1, 0) == "branch-over"

    asyncio.run(main())


def test_each_action_up_to_the_moment_is_taken_back_by_itself(on_sqlite: Configure) -> None:
    """Only what was sent by one press is taken back by one."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "random")
            await play_on(anna, table)
            log = (await anna.call("GET", f"/tables/{table}"))["log"]
            acts = [item["seat"] for item in log if item["kind"] == "act"]
            # Anna has done two things of her turn, and goes on with it.
            at = next(n for n in range(24, len(acts)) if acts[n - 2 : n + 1] == [0, 0, 0])
            made = await branch(anna, table, at, 0)
            async with here.house.table(made["id"]) as held:
                assert held.table.to_act() == (0,)
                assert held.table.sent_together() == 1

    asyncio.run(main())


def test_no_name_stays_of_whoever_is_erased_nor_of_the_other_seats(configure: Configure) -> None:
    config = configure()

    async def main() -> None:
        async with hall(config) as here:
            anna, bert = await here.guest("Hortensia"), await here.guest("Bertold")
            table = await played(here, anna, "caesar", "me", "random")
            made = await branch(bert, table, 6, 1)
            onlooker = await here.guest("Clara")

            async def told() -> str:
                seen = await onlooker.call("GET", f"/tables/{made['id']}?words=1")
                return json.dumps([seen, await onlooker.call("GET", f"/tables/{made['id']}/log")])

            # A bot is called as a bot, though a person made these moves.
            assert "Hortensia" not in await told()
            assert "Bertold" in await told()
            assert anna.id not in await told()
            await bert.call("DELETE", "/me", {"name": "Bertold"})
            assert "Bertold" not in await told()
        async with hall(config) as here:
            onlooker = await here.guest("Clara")
            assert "Bertold" not in await told()

    asyncio.run(main())


def test_to_play_on_late_in_a_long_game_costs_as_much_as_many_requests(
    on_sqlite: Configure,
) -> None:
    """All of it is looked at, though hardly anything still stands."""

    async def main() -> None:
        async with hall(on_sqlite(messages_a_second=0.01, message_burst=60.0)) as here:
            anna = Client(here.url)
            await anna.enter("Anna")
            record = long_record()
            made = await anna.call("POST", "/records", record)
            await branch(anna, made["id"], len(record["actions"]) - 1, 0)
            left = 0
            while left < 60 and await is_answered(anna):
                left += 1
            assert left < 20

    asyncio.run(main())


async def is_answered(client: Client) -> bool:
    try:
        await client.call("GET", "/me")
    except Refused as error:
        return error.code != "rate"
    return True


async def act(client: Client, table: str, text: str) -> dict[str, Any]:
    seen = await client.call("GET", f"/tables/{table}")
    seat = seen["table"]["to_act"][0]
    return {"type": "act", "table": table, "seq": seen["seq"], "seat": seat, "actions": [text]}


def test_what_cannot_be_played_on(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            going = await here.table(anna, "caesar", "me", "random")
            assert await refused(anna, going, 0, 0) == "not-over"
            table = await played(here, anna, "terni-lapilli", "me", "random")
            count = (await anna.call("GET", f"/tables/{table}/replay"))["count"]
            assert await refused(anna, table, count, 0) == "branch-over"
            assert await refused(anna, table, 0, 2) == "no-seat"
            assert await refused(anna, table, -1, 0) == "shape"
            assert await refused(anna, "nowhere", 0, 0) == "no-table"
            # Today's deal still lies before others.
            daily = await anna.call("POST", "/deals/caesar")
            await play_on(anna, daily["id"])
            assert await refused(bert, daily["id"], 0, 0) == "daily-sealed"
            assert await refused(anna, daily["id"], 0, 0) == "daily-sealed"

    asyncio.run(main())
