"""Telling everybody who looks at a table, each what their seats may know."""

from __future__ import annotations

import msgspec

from triumvir.server.info import info
from triumvir.server.live import Live, Reader
from triumvir.server.messages import Chat as ChatMessage
from triumvir.server.messages import ChatLine, LogItem, SeatView, Stale, Update
from triumvir.server.messages import Table as TableMessage
from triumvir.server.table import Table
from triumvir.server.telling import Telling

encode = msgspec.json.Encoder().encode


def publish(live: Live, table: Table) -> None:
    """What happened since the last time. Readers with the same seats and language share it."""
    since, live.published = live.published, table.seq
    if not live.readers:
        return
    telling = Telling(table)
    about = info(table)
    entries = table.entries[since:]
    made: dict[tuple[tuple[int, ...], str], bytes] = {}
    for reader, words in live.readers.items():
        seats = table.seats_of(reader.guest)
        key = (tuple(seats), reader.language if words else "")
        if key not in made:
            message = Update(
                table=about,
                seq=table.seq,
                log=telling.log(entries, seats, key[1]),
                views=telling.seat_views(seats, key[1]),
            )
            made[key] = encode(message)
        reader.send(made[key])


def snapshot(
    table: Table, reader: Reader, id: int, since: int, words: bool, chat: list[ChatLine]
) -> bytes:
    """The answer to `watch`."""
    log, views = reading(table, reader.guest, since, reader.language if words else "")
    heard = [line for line in chat if not reader.has_muted(line.guest)]
    message = TableMessage(
        id=id, table=info(table), seq=table.seq, log=log, views=views, chat=heard
    )
    return encode(message)


def reading(
    table: Table, guest: str, since: int, language: str
) -> tuple[list[LogItem], list[SeatView]]:
    telling = Telling(table)
    seats = table.seats_of(guest)
    # A number from the future is of another life of this table: tell everything.
    entries = table.entries[since if since <= table.seq else 0 :]
    return telling.log(entries, seats, language), telling.seat_views(seats, language)


def stale(table: Table, guest: str, id: int, language: str) -> bytes:
    views = Telling(table).seat_views(table.seats_of(guest), language)
    return encode(Stale(id=id, table=info(table), seq=table.seq, views=views))


def say(live: Live, line: ChatLine) -> None:
    """A line of chat to all who have not muted its author."""
    message = encode(ChatMessage(table=live.id, line=line))
    for reader in live.readers:
        if not reader.has_muted(line.guest):
            reader.send(message)
