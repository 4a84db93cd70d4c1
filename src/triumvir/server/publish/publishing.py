"""Telling everybody who looks at a table, each what their seats may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Protocol, TypeVar

from triumvir.server.gently import SLICE, gently
from triumvir.server.protocol.messages import Chat as ChatMessage
from triumvir.server.protocol.messages import ChatLine, LogItem, SeatView, Stale
from triumvir.server.protocol.messages import Table as TableMessage
from triumvir.server.publish.news import AT_ONCE, Broadcast, encode
from triumvir.server.publish.rendering import Rendering
from triumvir.server.slices import SOCKETS, share, slices
from triumvir.server.tables.info import info
from triumvir.server.tables.live import LiveTable, Look, Reader, Told
from triumvir.server.tables.table import Table


class Heard(Protocol):
    """Whoever can be sent a message."""

    def send(self, message: bytes) -> None: ...


H = TypeVar("H", bound=Heard)


def publish(live: LiveTable, table: Table) -> None:
    """What happened since the last time."""
    broadcast = Broadcast(live, table)
    while broadcast.step():
        pass


async def publish_gently(live: LiveTable, table: Table) -> None:
    """The same for any number of readers. Where it is told in many ways, others have their turn in
    between; the caller holds the lock of the table."""
    broadcast = Broadcast(live, table)
    until = time.perf_counter() + SLICE
    while broadcast.step():
        if time.perf_counter() > until:
            try:
                await slices().wait(SOCKETS)
            except asyncio.CancelledError:
                while broadcast.step():
                    pass  # whoever acted has gone; the others are told all the same
                raise
            until = time.perf_counter() + SLICE


async def snapshot(
    live: LiveTable,
    table: Table,
    reader: Reader,
    id: int,
    since: int,
    look: Look,
    chat: list[ChatLine],
) -> bytes:
    """The answer to `watch`. What comes later builds on it."""
    seats = look.seats(table, reader.guest)
    rendering = Rendering(table)
    language = reader.language if look.words else ""
    # A number that we have not reached is from before the database was restored: tell everything.
    entries = table.entries[since if since <= table.seq else 0 :]
    log = await gently(rendering.items(entries, seats, language))
    views = await gently(rendering.each_view(seats, language))
    about = info(table)
    message = TableMessage(
        id=id,
        table=about,
        seq=table.seq,
        log=log,
        views=views,
        chat=[line for line in chat if not reader.has_muted(line.guest)],
    )
    if live.told is None:
        live.told = Told(about)
    live.told.keep(table, rendering.told())
    live.told.seats[reader] = seats
    return encode(message)


async def reading(
    table: Table, seats: Sequence[int], since: int, language: str
) -> tuple[list[LogItem], list[SeatView]]:
    rendering = Rendering(table)
    # A number that we have not reached is from before the database was restored: tell everything.
    entries = table.entries[since if since <= table.seq else 0 :]
    log = await gently(rendering.items(entries, seats, language))
    return log, await gently(rendering.each_view(seats, language))


async def stale(table: Table, seats: Sequence[int], id: int, language: str) -> bytes:
    views = await gently(Rendering(table).each_view(seats, language))
    return encode(Stale(id=id, table=info(table), seq=table.seq, views=views))


async def say(live: LiveTable, line: ChatLine) -> None:
    """A line of chat to all who have not muted its author."""
    message = encode(ChatMessage(table=live.id, line=line))
    readers = [reader for reader in live.readers if not reader.has_muted(line.guest)]
    await send_all(message, readers, live.readers)


async def send_all(message: bytes, to: Sequence[H], there: Collection[H]) -> None:
    """Some at a time, unless they have gone meanwhile."""
    for number, reader in enumerate(to):
        if number % AT_ONCE == 0:
            await share(SOCKETS)
        if reader in there:
            reader.send(message)
