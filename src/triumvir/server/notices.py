"""Between processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.committer import CHANNEL
from triumvir.server.publishing import publish, say
from triumvir.server.refusal import Refusal

if TYPE_CHECKING:
    from triumvir.server.house import House

AGAIN = 1.0

log = logging.getLogger("triumvir.server")


class Notices:
    def __init__(self, house: House) -> None:
        self.house = house
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen, and after a break look at everything again."""
        while True:
            try:
                await self.listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the other processes cannot be heard: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        gone = asyncio.Event()
        async with self.house.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: gone.set())
            await raw.add_listener(CHANNEL, self.hear)
            self.listening.set()
            try:
                for id in list(self.house.live):
                    self.house.spawn(self.catch_up(id))
                await gone.wait()
            finally:
                with contextlib.suppress(Exception):
                    await raw.remove_listener(CHANNEL, self.hear)
                with contextlib.suppress(Exception):
                    await connection.invalidate()

    def hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        origin, *items = payload.split(" ")
        if origin == self.house.origin:
            return
        for item in items:
            kind, _, rest = item.partition(":")
            if kind == "chat":
                id, _, number = rest.rpartition(":")
                if id in self.house.live:
                    self.house.spawn(self.hear_chat(id, int(number)))
            elif item in self.house.live:
                self.house.spawn(self.catch_up(item))

    async def catch_up(self, id: str) -> None:
        """What other processes did at a table that we have in memory."""
        live = self.house.at(id)
        async with live.lock:
            if live.table is None and not live.readers:
                return
            try:
                table = await self.house.open(live)
                for entry in await self.house.store.entries(id, table.seq):
                    table.fold(entry)
            except Refusal:
                return
            except Exception:
                live.forget()
                return
            if live.published < table.seq:
                publish(live, table)

    async def hear_chat(self, id: str, number: int) -> None:
        live = self.house.at(id)
        with contextlib.suppress(Exception):
            for line in await self.house.store.chat(id, number - 1):
                if line.id == number:
                    say(live, line)

    async def tell(self, connection: AsyncConnection, item: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"),
            {"channel": CHANNEL, "payload": f"{self.house.origin} {item}"},
        )
