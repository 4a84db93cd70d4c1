"""What the host of a table can do, and what nobody can do to those who are away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall

from triumvir.client.client import Client, Refused


async def refusal(client: Client, **command: Any) -> str:
    with pytest.raises(Refused) as refused:
        await client.send(**command)
    return refused.value.code


async def three(here: Hall) -> tuple[Client, Client, Client]:
    return await here.guest("Anna"), await here.guest("Bert"), await here.guest("Cilka")


def test_a_locked_table_takes_nobody_in(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert, cilka = await three(here)
            table = await here.table(anna, "caesar", "me", "open", public=True)
            assert await refusal(bert, type="lock", table=table) == "not-host"
            await anna.send(type="lock", table=table)
            assert await refusal(bert, type="sit", table=table, seat=1) == "locked"
            assert not (await cilka.call("GET", "/tables"))["tables"]
            told = await anna.send(type="watch", table=table)
            assert told["table"]["locked"]
            await anna.send(type="lock", table=table, on=False)
            assert [one["id"] for one in (await cilka.call("GET", "/tables"))["tables"]] == [table]
            await bert.send(type="sit", table=table, seat=1)

    asyncio.run(main())


def test_the_host_sends_somebody_away(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(absence=0.0)) as here:
            anna, bert, cilka = await three(here)
            table = await here.table(anna, "caesar", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            assert await refusal(bert, type="remove", table=table, seat=0) == "not-host"
            assert await refusal(anna, type="remove", table=table, seat=0) == "nobody-there"
            assert await refusal(anna, type="remove", table=table, seat=9) == "no-seat"
            await anna.send(type="remove", table=table, seat=1)
            assert await refusal(bert, type="sit", table=table, seat=1) == "removed"
            await cilka.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            # A player who is present cannot be sent away, even by the host.
            await cilka.send(type="watch", table=table)
            assert await refusal(anna, type="remove", table=table, seat=1) == "not-away"
            await cilka.send(type="unwatch", table=table)
            await anna.send(type="remove", table=table, seat=1)
            assert await refusal(cilka, type="take", table=table, seat=1) == "resigned"
            told = await anna.send(type="watch", table=table)
            assert told["table"]["seats"][1]["bot"] == "citizen"
            # Nobody is left to ask.
            await anna.send(type="propose", table=table, what="end")
            assert (await anna.send(type="watch", table=table))["table"]["status"] == "over"

    asyncio.run(main())


def test_the_host_closes_a_table_before_the_game(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert, _ = await three(here)
            table = await here.table(anna, "caesar", "me", "open", public=True)
            assert await refusal(bert, type="close", table=table) == "not-host"
            await anna.send(type="close", table=table)
            assert await refusal(bert, type="sit", table=table, seat=1) == "over"
            told = await bert.send(type="watch", table=table, words=True)
            assert told["table"]["result"]["reason"] == "closed"
            assert not (await anna.call("GET", "/me/tables"))["tables"]
            begun = await here.table(anna, "caesar", "me", "greedy")
            assert await refusal(anna, type="close", table=begun) == "started"

    asyncio.run(main())


def test_chat_is_for_those_at_the_table_and_those_let_in(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(chat_burst=100.0)) as here:
            anna, bert, cilka = await three(here)
            table = await here.table(anna, "caesar", "me", "open")
            say = {"type": "chat", "table": table, "text": "Ave!"}
            await anna.send(**say)
            assert await refusal(bert, **say) == "chat-closed"
            assert await refusal(bert, type="admit", table=table) == "not-host"
            await anna.send(type="admit", table=table, guest=bert.id)
            await bert.send(**say)
            assert await refusal(cilka, **say) == "chat-closed"
            await anna.send(type="admit", table=table)
            await cilka.send(**say)
            await anna.send(type="admit", table=table, on=False)
            assert await refusal(cilka, **say) == "chat-closed"
            await cilka.send(type="sit", table=table, seat=1)
            await cilka.send(**say)
            # Sent away, she has nothing more to say here.
            await anna.send(type="remove", table=table, seat=1)
            assert await refusal(cilka, **say) == "chat-closed"

    asyncio.run(main())


def test_a_stand_in_is_a_citizen_or_better(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(absence=0.0)) as here:
            anna, bert, _ = await three(here)
            table = await here.table(anna, "caesar", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            hand = {"type": "hand", "table": table, "seat": 1}
            for weak in ("random", "greedy", "novice", "apprentice"):
                assert await refusal(anna, **hand, bot=weak) == "weak-bot"
            assert await refusal(anna, **hand, bot="nobody") == "no-bot"
            await anna.send(**hand)
            told = await anna.send(type="watch", table=table)
            assert told["table"]["seats"][1]["bot"] == "citizen"

    asyncio.run(main())


@pytest.mark.parametrize("what", ["undo", "end"])
def test_who_is_away_is_asked_all_the_same(on_sqlite: Configure, what: str) -> None:
    """A bot plays for Bert, but it does not agree for him."""

    async def main() -> None:
        async with hall(on_sqlite(absence=0.0)) as here:
            anna, bert, _ = await three(here)
            table = await here.table(anna, "caesar", "me", "me", start=False)
            await anna.send(type="leave", table=table, seat=1)
            await bert.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            told = await anna.send(type="watch", table=table)
            first = told["table"]["to_act"][0]
            player = (anna, bert)[first]
            view = (await player.send(type="watch", table=table))["views"][0]["view"]
            act = {"type": "act", "table": table, "seq": told["seq"]}
            await player.send(**act, actions=[view["choices"][0]])
            await bert.send(type="unwatch", table=table)
            await anna.send(type="hand", table=table, seat=1, bot="citizen")
            await anna.send(
                type="propose", table=table, what=what, count=1 if what == "undo" else None
            )
            told = await anna.send(type="watch", table=table)
            if told["table"]["proposal"] is None:
                # The bot has acted, which answers a proposal to take back; nothing was taken back.
                assert not [item for item in told["log"] if item["kind"] in ("undo", "end")]
            else:
                assert told["table"]["proposal"]["waiting"] == [1]
            assert told["table"]["status"] == "playing"

    asyncio.run(main())


def test_the_public_list_is_fair_and_in_pages(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(tables_a_guest=1000)) as here:
            anna, bert, _ = await three(here)
            own = await here.table(bert, "caesar", "me", "open", public=True)
            for _ in range(30):
                await here.table(anna, "caesar", "me", "open", public=True)
            listed = (await bert.call("GET", "/tables"))["tables"]
            assert [one["host"] for one in listed].count(anna.id) == 3
            assert own in [one["id"] for one in listed]
            hosts = [await here.guest(f"Host {n}") for n in range(20)]
            for host in hosts:
                await here.table(host, "caesar", "me", "open", public=True)
            pages = [await bert.call("GET", f"/tables?page={page}") for page in range(3)]
            assert [len(page["tables"]) for page in pages] == [20, 4, 0]
            assert [page["more"] for page in pages] == [True, False, False]
            ids = [one["id"] for page in pages for one in page["tables"]]
            assert len(set(ids)) == 24

    asyncio.run(main())


def test_a_stale_table_leaves_the_public_list(configure: Configure) -> None:
    async def main() -> None:
        config = configure(listed_hours=0.0)
        async with hall(config) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "caesar", "me", "open", public=True)
            await asyncio.sleep(0.01)  # later, by the clock
            assert not (await anna.call("GET", "/tables"))["tables"]
            assert len((await anna.call("GET", "/me/tables"))["tables"]) == 1

    asyncio.run(main())
