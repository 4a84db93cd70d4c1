"""Telling everybody who looks at a table, each what their seats may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from triumvir.core.document import Document
from triumvir.server.gently import SLICE, gently
from triumvir.server.protocol.messages import (
    Change,
    ChatLine,
    Info,
    LogItem,
    SeatView,
    Stale,
    Update,
    ViewChange,
)
from triumvir.server.protocol.messages import Chat as ChatMessage
from triumvir.server.protocol.messages import Table as TableMessage
from triumvir.server.publish.changes import info_changes, view_change
from triumvir.server.publish.rendering import Rendering
from triumvir.server.slices import SOCKETS, slices
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.info import changed_by_acts, goes_on, info, with_changes
from triumvir.server.tables.live import LiveTable, Look, Reader, Told
from triumvir.server.tables.table import Table

encode = msgspec.json.Encoder().encode


def publish(live: LiveTable, table: Table) -> None:
    """What happened since the last time."""
    for _ in telling(live, table):
        pass


async def publish_gently(live: LiveTable, table: Table) -> None:
    """The same for any number of readers. Where it is told in many ways, others have their turn in
    between; the caller holds the lock of the table."""
    steps = telling(live, table)
    until = time.perf_counter() + SLICE
    for _ in steps:
        if time.perf_counter() > until:
            try:
                await slices().wait(SOCKETS)
            except asyncio.CancelledError:
                for _ in steps:
                    pass  # whoever acted has gone; the others are told all the same
                raise
            until = time.perf_counter() + SLICE


def telling(live: LiveTable, table: Table) -> Iterator[None]:
    """Step by step, each with one message to be made. Readers with the same seats and language
    share it."""
    since, live.published = live.published, table.seq
    before, live.told = live.told, None
    if not live.readers:
        return
    news = News(table, table.entries[since:], before)
    told = live.told = Told(news.about)
    made: dict[tuple[tuple[int, ...], str, bool], bytes] = {}
    for reader, look in list(live.readers.items()):
        if reader not in live.readers:
            continue  # gone meanwhile
        known = before.seats.get(reader) if before is not None else None
        # Actions leave everybody where they sit.
        seats = known if news.acts and known is not None else look.seats(table, reader.guest)
        told.seats[reader] = seats
        # Readers that do not have the views of these seats yet receive everything.
        knows = look.changes and known == seats
        key = (seats, reader.language if look.words else "", knows)
        message = made.get(key)
        if message is None:
            yield
            message = news.change(seats) if knows else news.update(seats, key[1])
            made[key] = message
        reader.send(message)
    told.keep(table, news.rendering.told())


class News:
    """What is told of one change of a table; what readers share is made and encoded once."""

    def __init__(self, table: Table, entries: Sequence[Entry], before: Told | None) -> None:
        self.table = table
        self.entries = entries
        self.before = before
        self.rendering = Rendering(table, before)
        self.open = not self.rendering.has_secrets(entries)
        self.logs: dict[tuple[int, ...], msgspec.Raw] = {}
        # Nothing but actions in a game that goes on: most of the table is as it was.
        self.acts = before is not None and goes_on(before.info, table, entries)
        self.about: Info
        self.changed: Document | None = None
        if before is not None and self.acts:
            self.changed = changed_by_acts(before.info, table)
            self.about = with_changes(before.info, self.changed)
        else:
            self.about = info(table)

    def log(self, seats: tuple[int, ...]) -> Any:
        """Without secrets it is the same for everybody."""
        key = () if self.open else seats
        found = self.logs.get(key)
        if found is None:
            found = self.logs[key] = msgspec.Raw(encode(self.rendering.log(self.entries, key)))
        return found

    def update(self, seats: tuple[int, ...], language: str) -> bytes:
        return encode(
            Update(
                table=self.about,
                seq=self.table.seq,
                log=self.rendering.log(self.entries, seats, language)
                if language
                else self.log(seats),
                views=self.rendering.seat_views(seats, language),
            )
        )

    def change(self, seats: tuple[int, ...]) -> bytes:
        assert self.before is not None
        if self.changed is None:
            self.changed = info_changes(self.before.info, self.about)
        return encode(
            Change(
                table=self.table.id,
                seq=self.table.seq,
                info=self.changed,
                log=self.log(seats),
                views=[self.view(seat) for seat in self.seen_by(seats)],
            )
        )

    def seen_by(self, seats: tuple[int, ...]) -> Sequence[int | None]:
        if self.table.state is None:
            return ()
        return seats or (None,)

    def view(self, seat: int | None) -> ViewChange:
        assert self.before is not None
        return view_change(self.rendering, seat, self.before.views.get(seat))


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
    # A number from the future is of another life of this table: tell everything.
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
    # A number from the future is of another life of this table: tell everything.
    entries = table.entries[since if since <= table.seq else 0 :]
    log = await gently(rendering.items(entries, seats, language))
    return log, await gently(rendering.each_view(seats, language))


async def stale(table: Table, seats: Sequence[int], id: int, language: str) -> bytes:
    views = await gently(Rendering(table).each_view(seats, language))
    return encode(Stale(id=id, table=info(table), seq=table.seq, views=views))


def say(live: LiveTable, line: ChatLine) -> None:
    """A line of chat to all who have not muted its author."""
    message = encode(ChatMessage(table=live.id, line=line))
    for reader in live.readers:
        if not reader.has_muted(line.guest):
            reader.send(message)
