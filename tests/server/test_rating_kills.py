"""kill -9 while rated games are played: every finished game moves its ratings, and only once."""

from __future__ import annotations

import asyncio
from typing import Any

from bench.ports import free_port
from bench.serving import Serving
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.members import keep

from triumvir.client.client import Client, Refused
from triumvir.server.admin import Admin
from triumvir.server.config import Config
from triumvir.server.store.schema import ENTRIES, OFFSETS, RATED, RATINGS, TABLES

PAIRS = 3
KILLS = 3
BETWEEN = 9  # actions: about every game is hit once
MATCHES = 2  # of two games each, a pair


class Players:
    """Pairs that play match after match; whoever is not heard tries again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.acted = 0
        self.more = asyncio.Condition()

    async def ask(self, client: Client, method: str, path: str, body: object = None) -> Any:
        """Until the server answers; "stale" and the like mean that it was heard before."""
        while True:
            try:
                return await client.call(method, path, body)
            except (OSError, EOFError, ConnectionError):
                await asyncio.sleep(0.02)
            except Refused as refused:
                if refused.code not in ("unavailable", "closing"):
                    return None

    async def pair(self, number: int) -> None:
        anna, jonas = Client(self.url), Client(self.url)
        for client, name in ((anna, f"Anna {number}"), (jonas, f"Jonas {number}")):
            await client.enter(name)
            await keep(client, name)
        for _ in range(MATCHES):
            seats = [{"player": "me"}, {"player": "open"}]
            wanted = {"game": "terni-lapilli", "seats": seats, "rated": True, "match": True}
            table = (await self.ask(anna, "POST", "/tables", wanted))["id"]
            await self.command(jonas, {"type": "sit", "table": table, "seat": 1})
            await self.command(anna, {"type": "start", "table": table})
            while table:
                table = await self.play((anna, jonas), table)

    async def command(self, client: Client, body: dict[str, object]) -> None:
        await self.ask(client, "POST", "/commands", body)

    async def play(self, both: tuple[Client, Client], table: str) -> str:
        """To the end; the second game of the match."""
        while True:
            for client in both:
                told = await self.ask(client, "GET", f"/tables/{table}")
                if told["table"]["status"] == "over":
                    return str(told["table"]["next"])
                for one in told["views"]:
                    if one["view"]["choices"]:
                        act = {"type": "act", "table": table, "seat": one["seat"]}
                        chosen = {"seq": told["seq"], "actions": one["view"]["choices"][-1:]}
                        await self.command(client, act | chosen)
                        async with self.more:
                            self.acted += 1
                            self.more.notify_all()


def test_kills_neither_lose_nor_double_a_rating(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        serving = Serving(config.data, free_port(), config.database)
        await serving.start()
        players = Players(serving.url)
        playing = [asyncio.create_task(players.pair(number)) for number in range(PAIRS)]
        for _ in range(KILLS):
            wanted = players.acted + BETWEEN
            async with players.more:
                while players.acted < wanted:
                    await players.more.wait()
            serving.kill()
            await serving.start()
        await asyncio.gather(*playing)
        serving.kill()
        await check(config)

    asyncio.run(main())


async def check(config: Config) -> None:
    async with hall(config) as here:
        rows = here.house.store.rows
        over = {row.id for row in await rows(select(TABLES.c.id).where(TABLES.c.status == "over"))}
        moved = [(row.table_id, row.seat) for row in await rows(select(RATED))]
        assert sorted(moved) == sorted((table, seat) for table in over for seat in (0, 1))
        first = select(ENTRIES.c.table_id).where(ENTRIES.c.seq == 0, ENTRIES.c.kind == "rated")
        assert {row.table_id for row in await rows(first)} >= over
        assert len(over) >= 2 * PAIRS * MATCHES

        async def kept() -> list[list[tuple[Any, ...]]]:
            return [
                [tuple(row) for row in await rows(select(one).order_by(*one.primary_key.columns))]
                for one in (RATINGS, RATED, OFFSETS)
            ]

        before = await kept()
        assert await Admin(here.house).obey({"do": "ratings-rebuild"}) == len(over)
        assert await kept() == before
