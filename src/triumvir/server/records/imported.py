"""A record that was verified, as a table that is over. Nothing is played for it here."""

from __future__ import annotations

from triumvir.bots import BOTS
from triumvir.core.record import read_deal
from triumvir.core.registry import find
from triumvir.server.printable import printable
from triumvir.server.records.questions import Verified
from triumvir.server.tables.entry import Entry, now
from triumvir.server.tables.table import Table, new_id

LONGEST_NAME = 60


def imported(found: Verified, host: str) -> Table:
    """Its entries are there, but no position: it is read from the database like any other."""
    deal = read_deal(found.deal)
    game, at = find(found.game), now()
    seats, revision = len(found.seats), found.revision
    table = Table(
        new_id(), game, found.options, seats, deal, host, False, created=at, revision=revision
    )
    table.ended = at
    for seat, name in zip(table.seats, found.seats, strict=True):
        seat.name = printable(name)[:LONGEST_NAME]
    add = table.entries.append
    for number, seat in enumerate(table.seats):
        if seat.name in BOTS:  # so a record calls a bot: it is named in the reader's language
            seat.bot, seat.name = seat.name, ""
            add(Entry(len(table.entries), "bot", number, "", seat.bot, table.created))
        else:
            add(Entry(len(table.entries), "sit", number, "", seat.name, table.created))
    add(Entry(len(table.entries), "start", -1, "", "", table.created))
    for number, text in found.entries:
        kind = "undo" if text.startswith("undo") else "act"
        add(Entry(len(table.entries), kind, number, "", text, table.created))
    add(Entry(len(table.entries), "end", -1, "", "imported", table.created))
    table.seq = len(table.entries)
    table.status = "over"
    table.result = {"reason": "imported", "seat": None, "outcome": found.outcome}
    return table
