"""What tests of notices share: two people at a table, who go, and a mailbox for a webhook."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import Hall
from tests.server.mailbox import Mailbox

from triumvir.client.client import Client, Refused
from triumvir.server.config import Config

HOUR = 3600 * 1000
A_WHILE = 2 * HOUR  # after which every notice is due
ATOM = "{http://www.w3.org/2005/Atom}"


def waiting(configure: Configure, **more: object) -> Config:
    """Nothing is due while a test runs, but when it says so."""
    return configure(notice_seconds=3600.0, webhooks_inside=True, **more)


async def two(here: Hall) -> tuple[Client, Client, str]:
    """Anna and Jonas at a table; Anna is to play. Neither looks."""
    anna, jonas = await here.guest("Anna"), await here.guest("Jonas")
    table = await here.table(anna, "terni-lapilli", "me", "open")
    await jonas.send(type="sit", table=table, seat=1)
    await anna.send(type="start", table=table)
    return anna, jonas, table


async def act(client: Client, table: str, seat: int, action: str | None = None) -> None:
    told = await client.call("GET", f"/tables/{table}")
    view = next(one for one in told["views"] if one["seat"] == seat)
    chosen = action or view["view"]["choices"][0]
    await client.send(type="act", table=table, seq=told["seq"], seat=seat, actions=[chosen])


async def leave(*clients: Client) -> None:
    """Their sockets are gone, and the server knows it."""
    for client in clients:
        await client.__aexit__(None, None, None)


async def gone(here: Hall) -> None:
    async with asyncio.timeout(60):
        while here.house.visitors:
            await asyncio.sleep(0.01)


async def rows(here: Hall, table: Any) -> list[Any]:
    async with here.house.engine.connect() as connection:
        return list((await connection.execute(select(table))).all())


async def refused(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


async def hook(client: Client, box: Mailbox) -> dict[str, Any]:
    made = await client.call("POST", "/me/notices/webhook", {"url": f"{box.url}/hook?a=b"})
    return dict(made)
