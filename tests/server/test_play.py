"""Whole games over sockets."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall, is_over, play_on

from triumvir.client.client import Refused
from triumvir.core.record import record_from
from triumvir.core.registry import find, game_ids

SHORT = {"action_deck": "shuffled"}


def test_two_people_play_a_whole_game(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert", "de")
            table = await here.table(anna, "caesar-cleopatra", "me", "open", options=SHORT)
            await bert.send(type="sit", table=table, seat=1)
            await bert.send(type="start", table=table)
            acts = await asyncio.gather(play_on(anna, table, 1), play_on(bert, table, 2))
            record = record_from(await anna.call("GET", f"/tables/{table}/record"))
            assert len(record.entries) == sum(acts)
            assert record.seats == ["Anna", "Bert"]
            assert record.verify().outcome() is not None
            # Nobody was told the secret before the end, everybody afterwards.
            for client in (anna, bert):
                for message in client.heard:
                    if message["type"] in ("table", "update"):
                        info = message["table"]
                        assert info["commitment"] == record.deal.commitment
                        assert (info["secret"] != "") == (info["status"] == "over")

    asyncio.run(main())


@pytest.mark.parametrize("game_id", game_ids())
def test_a_person_plays_bots_while_somebody_looks_on(game_id: str, on_sqlite: Configure) -> None:
    async def main() -> None:
        game = find(game_id)
        bots = ["random"] * (max(2, game.meta.min_seats) - 1)
        async with hall(on_sqlite(workers=2)) as here:
            anna, onlooker = await here.guest("Anna"), await here.guest("Otto")
            table = await here.table(anna, game_id, "me", *bots)
            await onlooker.send(type="watch", table=table)
            await play_on(anna, table)
            over = await onlooker.until(is_over)
            assert [view["seat"] for view in over["views"]] == [None]
            assert over["views"][0]["view"]["choices"] == []
            record = record_from(await onlooker.call("GET", f"/tables/{table}/record"))
            assert record.verify().outcome() is not None

    asyncio.run(main())


def test_one_person_in_all_seats(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me", options=SHORT)
            seen = await anna.send(type="watch", table=table)
            assert [view["seat"] for view in seen["views"]] == [0, 1]
            # Two people may share the screen: the record comes at the end.
            with pytest.raises(Refused, match="record-later"):
                await anna.call("GET", f"/tables/{table}/record")
            await play_on(anna, table)
            await anna.call("GET", f"/tables/{table}/record")
            # A player alone may download it at any time, without the secret.
            alone = await here.table(
                anna,
                "caesar",
                "me",
            )
            record = await anna.call("GET", f"/tables/{alone}/record")
            assert record["deal"]["secret"] is None

    asyncio.run(main())


def test_who_reconnects_is_told_what_was_missed(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            first = await anna.send(type="watch", table=table)
            await play_on(bert, table, most=3)
            full = await anna.send(type="watch", table=table)
            missed = await anna.send(type="watch", table=table, since=first["seq"])
            assert missed["log"] == full["log"][first["seq"] :]
            assert [item["kind"] for item in missed["log"]] == ["act"] * 3
            assert [item["seq"] for item in full["log"]] == list(range(full["seq"]))
            assert missed["views"] == full["views"]
            # The unsolicited messages are the same.
            pushed = [m for m in anna.heard if m["type"] == "update"]
            assert [item for m in pushed for item in m["log"]] == missed["log"]

    asyncio.run(main())


def test_a_table_outlives_the_server(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        async with hall(config) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me", options=SHORT)
            await play_on(anna, table, most=40)
            before = await anna.send(type="watch", table=table, words=True)
        async with hall(config) as here:
            anna.url = here.url
            async with anna:
                after = await anna.send(type="watch", table=table, words=True)
                assert {**after, "id": 0} == {**before, "id": 0}
                assert await play_on(anna, table, most=5) == 5

    asyncio.run(main())
