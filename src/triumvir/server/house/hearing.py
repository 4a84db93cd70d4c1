"""News from other processes on the same PostgreSQL: entries, chat, guests, who watches where."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from triumvir.server.house.live_tables import LiveTables
from triumvir.server.people.guests import Guests
from triumvir.server.publish.publishing import publish, say
from triumvir.server.store.channel import Channel
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold
from triumvir.server.tables.refusal import Refusal

EntryRow = tuple[str, int, str, int, str, str, int]
FEW = 8  # readers who are told at once; with more, others have their turn in between
PRESENT = -1.0  # seconds away of one who looks now, however short an absence counts
read_entries = msgspec.json.Decoder(list[EntryRow]).decode
Spawn = Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]


class Hearing:
    def __init__(self, tables: LiveTables, guests: Guests, channel: Channel, spawn: Spawn) -> None:
        self.tables = tables
        self.guests = guests
        self.channel = channel
        self.spawn = spawn
        self.host_says: Callable[[str], None] = lambda _item: None
        self.look_here: Callable[[str, str], int] = lambda _guest, _table: 0

    def hear(self, item: str) -> None:
        """A notice of another process."""
        if item.startswith("["):
            self.hear_entries(read_entries(item))
            return
        kind, _, rest = item.partition(":")
        if kind == "chat":
            id, _, number = rest.rpartition(":")
            if id in self.tables.live:
                self.spawn(self.hear_chat(id, int(number)))
        elif kind == "guest":
            self.guests.forget(rest)
        elif kind == "host":
            self.host_says(rest)
        elif kind == "where":
            question, table, guest = rest.split(":")
            away = self.seconds_away(table, guest)
            self.spawn(self.channel.answer(question, str(away)))
        elif kind == "look":
            question, table, guest = rest.split(":")
            self.spawn(self.channel.answer(question, str(self.look_here(guest, table))))
        elif kind == "ways":
            self.spawn(self.tables.outbox.look(rest))
        elif item in self.tables.live:
            self.spawn(self.catch_up(item))

    def hear_entries(self, rows: list[EntryRow]) -> None:
        """What another process has written. Mostly it is just what comes next."""
        for id, *values in rows:
            entry = Entry(*values)  # type: ignore[arg-type]
            live = self.tables.live.get(id)
            if live is None:
                continue
            table = live.table
            if table is None or live.lock.locked() or entry.seq > table.seq:
                self.spawn(self.catch_up(id))
                continue
            if entry.seq == table.seq:
                try:
                    fold(table, entry)
                except Exception:
                    live.forget()
                    continue
                if live.published < table.seq:
                    if len(live.readers) > FEW:
                        self.spawn(self.catch_up(id))
                    else:
                        publish(live, table)

    def catch_up_all(self) -> None:
        """After a break: anything may have happened."""
        self.spawn(self.tables.outbox.load())
        for id in list(self.tables.live):
            self.spawn(self.catch_up(id))

    async def catch_up(self, id: str) -> None:
        """What other processes did at a table that we have in memory."""
        live = self.tables.at(id)
        if live.table is None and not live.readers:
            return
        with contextlib.suppress(Refusal):
            async with self.tables.hold(id) as held:
                await held.read_on()

    async def hear_chat(self, id: str, number: int) -> None:
        live = self.tables.at(id)
        with contextlib.suppress(Exception):
            for line in await self.tables.store.chat(id, number - 1):
                if line.id == number:
                    await say(live, line)

    def seconds_away(self, table: str, guest: str) -> float:
        """For how long the guest has not looked from here; for ever if they never did."""
        live = self.tables.live.get(table)
        if live is None:
            return math.inf
        if live.is_present(guest):
            return PRESENT
        return live.away(guest) if guest in live.seen else math.inf
