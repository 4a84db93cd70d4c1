"""Between processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.entry import Entry
from triumvir.server.live import Live
from triumvir.server.postgres_writer import CHANNEL
from triumvir.server.publishing import publish, say
from triumvir.server.refusal import Refusal
from triumvir.server.table import Table

if TYPE_CHECKING:
    from triumvir.server.house import House

AGAIN = 1.0
ASKED = 5.0  # seconds for the other processes to say who is with them
PRESENT = -1.0  # seconds: whoever looks now is not away, however short an absence counts
# Every process that listens holds this lock, shared: so they can be counted, and the dead are not.
LISTENERS = 7_215_031_945
COUNT = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32) | objid::bigint = :key"
)

EntryRow = tuple[str, int, str, int, str, str, int]
read_entries = msgspec.json.Decoder(list[EntryRow]).decode

log = logging.getLogger("triumvir.server")


class Notices:
    def __init__(self, house: House) -> None:
        self.house = house
        self.listening = asyncio.Event()
        self.answers: dict[str, list[float]] = {}  # to questions of ours

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
            await raw.execute("SELECT pg_advisory_lock_shared($1)", LISTENERS)
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
        origin, _, item = payload.partition(" ")
        if origin == self.house.origin:
            return
        if item.startswith("["):
            self.hear_entries(read_entries(item))
            return
        kind, _, rest = item.partition(":")
        if kind == "chat":
            id, _, number = rest.rpartition(":")
            if id in self.house.live:
                self.house.spawn(self.hear_chat(id, int(number)))
        elif kind == "guest":
            self.house.guests.known.pop(rest, None)
        elif kind == "where":
            self.house.spawn(self.answer(*rest.split(":")))
        elif kind == "here":
            question, away = rest.split(":")
            self.answers.get(question, []).append(float(away))
        elif item in self.house.live:
            self.house.spawn(self.catch_up(item))

    def hear_entries(self, rows: list[EntryRow]) -> None:
        """What another process has written. Mostly it is just what comes next."""
        for id, *values in rows:
            entry = Entry(*values)  # type: ignore[arg-type]
            live = self.house.live.get(id)
            if live is None:
                continue
            table = live.table
            if table is None or live.lock.locked() or entry.seq > table.seq:
                self.house.spawn(self.catch_up(id))
                continue
            if entry.seq == table.seq:
                try:
                    table.fold(entry)
                except Exception:
                    live.forget()
                    continue
                if live.published < table.seq:
                    publish(live, table)

    async def catch_up(self, id: str) -> None:
        """What other processes did at a table that we have in memory."""
        live = self.house.at(id)
        async with live.lock:
            if live.table is None and not live.readers:
                return
            try:
                table = await self.house.open(live)
            except Refusal:
                return
            await self.read_on(live, table)
            if live.published < table.seq:
                publish(live, table)

    async def read_on(self, live: Live, table: Table) -> bool:
        """Whether there is more in the database than in our memory; then it is in both."""
        try:
            more = await self.house.store.entries(live.id, table.seq)
            for entry in more:
                table.fold(entry)
        except Exception:
            live.forget()
            return False
        return bool(more)

    async def hear_chat(self, id: str, number: int) -> None:
        live = self.house.at(id)
        with contextlib.suppress(Exception):
            for line in await self.house.store.chat(id, number - 1):
                if line.id == number:
                    say(live, line)

    # Who looks at a table from where

    async def away(self, table: str, guest: str) -> float:
        """For how many seconds a guest has not looked from any other process. Who does not answer
        may have them: then they are not away."""
        question = secrets.token_hex(8)
        heard = self.answers[question] = []
        try:
            async with self.house.engine.begin() as connection:
                others = (await connection.execute(COUNT, {"key": LISTENERS})).scalar_one() - 1
                await self.tell(connection, f"where:{question}:{table}:{guest}")
            async with asyncio.timeout(ASKED):
                while len(heard) < others:
                    await asyncio.sleep(0.02)
            return min(heard, default=math.inf)
        except TimeoutError:
            return PRESENT
        finally:
            del self.answers[question]

    async def answer(self, question: str, table: str, guest: str) -> None:
        live = self.house.live.get(table)
        away = math.inf
        if live is not None and live.is_present(guest):
            away = PRESENT
        elif live is not None and guest in live.seen:
            away = live.away(guest)
        with contextlib.suppress(Exception):
            await self.say(f"here:{question}:{away}")

    async def say(self, item: str) -> None:
        async with self.house.engine.begin() as connection:
            await self.tell(connection, item)

    async def tell(self, connection: AsyncConnection, item: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"),
            {"channel": CHANNEL, "payload": f"{self.house.origin} {item}"},
        )
