"""Several processes at one table: the unique number lets one win."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall, is_over, play_on

from triumvir.core.record import record_from


def test_the_same_seq_at_once(configure: Configure) -> None:
    """Two servers on one database: one client is told done, the other stale, again and again."""

    async def main() -> None:
        config = configure()
        async with hall(config) as one, hall(config) as two:
            anna = await one.guest("Anna")
            table = await one.table(anna, "caesar-cleopatra", "me", "me")
            anna.url, phone = two.url, anna
            again = type(anna)(two.url, anna.token)
            async with again:
                for _ in range(5):
                    here = await phone.send(type="watch", table=table)
                    there = await again.send(type="watch", table=table)
                    if here["seq"] != there["seq"]:
                        # SQLite has no notices: acting is how the other learns of it.
                        seq = max(here["seq"], there["seq"])
                        here = here if here["seq"] == seq else there
                    turn = here["views"][0]["view"]["choices"]
                    act = {
                        "type": "act",
                        "table": table,
                        "seat": 0,
                        "seq": here["seq"],
                        "actions": turn[:1],
                    }
                    answers = await asyncio.gather(phone.send(**act), again.send(**act))
                    assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
                    done, stale = sorted(answers, key=lambda answer: str(answer["type"]))
                    assert stale["seq"] == done["seq"] == here["seq"] + 1
                    assert stale["views"] != here["views"]
            entries = await one.house.store.entries(table, 0)
            assert [entry.seq for entry in entries] == list(range(len(entries)))

    asyncio.run(main())


def test_players_on_different_processes(postgres: object, on_sqlite: Configure) -> None:
    """Each hears what happens at the other, by LISTEN and NOTIFY."""
    from tests.server.postgres import Postgres

    assert isinstance(postgres, Postgres)

    async def main() -> None:
        config = on_sqlite(database=await postgres.create())
        async with hall(config) as one, hall(config) as two:
            anna, bert = await one.guest("Anna"), await two.guest("Bert")
            table = await one.table(anna, "caesar", "me", "open")
            await bert.send(type="sit", table=table, seat=1)
            await bert.send(type="start", table=table)
            await anna.send(type="watch", table=table)
            await anna.send(type="chat", table=table, text="Ave!")
            await bert.send(type="watch", table=table)
            await anna.send(type="chat", table=table, text="Salve!")
            # The first line may come late, and then twice: lines have numbers.
            await bert.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "Salve!")
            acts = await asyncio.gather(play_on(anna, table, 1), play_on(bert, table, 2))
            await anna.until(is_over)
            await bert.until(is_over)
            record = record_from(await bert.call("GET", f"/tables/{table}/record"))
            assert len(record.entries) == sum(acts)
            record.verify()

    asyncio.run(main())


def test_one_server_a_folder(on_sqlite: Configure) -> None:
    from triumvir.server.refusal import Refusal
    from triumvir.server.serve import alone

    config = on_sqlite()
    with alone(config), pytest.raises(Refusal, match="already uses"), alone(config):
        pass
    with alone(on_sqlite()):
        pass
