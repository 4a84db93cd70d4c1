"""What happened at a table, made into messages: what readers share is made and encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from triumvir.core.document import Document
from triumvir.server.protocol.messages import Change, Info, Update, ViewChange
from triumvir.server.publish.changes import info_changes, view_change
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.info import changed_by_acts, goes_on, info, with_changes
from triumvir.server.tables.live import LiveTable, Told
from triumvir.server.tables.table import Table

AT_ONCE: Final = 50  # readers who are sent a message in one step: each costs a visit to the system

encode = msgspec.json.Encoder().encode


class Broadcast:
    """All readers of a table are told what happened since the last time, a message a step.
    Readers with the same seats and language share it."""

    def __init__(self, live: LiveTable, table: Table) -> None:
        since, live.published = live.published, table.seq
        before, live.told = live.told, None
        self.live = live
        self.table = table
        self.before = before
        self.readers = list(live.readers.items())
        self.next = 0  # of the readers
        self.made: dict[tuple[tuple[int, ...], str, bool], bytes] = {}
        self.news: News | None = None
        if self.readers:
            self.news = News(table, table.entries[since:], before)
            self.told = live.told = Told(self.news.about)

    def step(self) -> bool:
        """Make one message, and send it to those who come next and want the same; whether there is
        more to do."""
        news = self.news
        if news is None:
            return False
        fresh, sent = False, 0
        while self.next < len(self.readers):
            if sent >= AT_ONCE:
                return True
            reader, look = self.readers[self.next]
            if reader not in self.live.readers:
                self.next += 1  # gone meanwhile
                continue
            known = self.before.seats.get(reader) if self.before is not None else None
            # Actions leave everybody where they sit.
            seats = (
                known if news.acts and known is not None else look.seats(self.table, reader.guest)
            )
            # Readers that do not have the views of these seats yet receive everything.
            knows = look.changes and known == seats
            key = (seats, reader.language if look.words else "", knows)
            message = self.made.get(key)
            if message is None:
                if fresh:
                    return True
                fresh = True
                message = news.change(seats) if knows else news.update(seats, key[1])
                self.made[key] = message
            self.next += 1
            self.told.seats[reader] = seats
            reader.send(message)
            sent += 1
        self.told.keep(self.table, news.rendering.told())
        self.news = None
        return False


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
