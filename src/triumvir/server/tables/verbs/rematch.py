"""Playing again: a new table, and an entry at the old one that leads there."""

from __future__ import annotations

import secrets

from triumvir.core.record import Deal
from triumvir.server.tables.draft import Draft, NewTable
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.verbs.rated import rated
from triumvir.server.tables.verbs.verb import folds


def rematch(old: Table) -> Draft:
    """The same people and options, everybody one seat further, and a fresh deal."""
    new = Table(
        new_id(),
        old.game,
        old.options,
        len(old.seats),
        Deal.fair(secrets.token_hex(16)),
        old.host,
        old.public,
        previous=old.id,
        control=None if old.clock is None else old.clock.control,
    )
    drafts = [rated(old.match + 1 if old.match == 1 else 0)] if old.rated else []
    for number, seat in enumerate(old.seats):
        there = (number + 1) % len(old.seats)
        if seat.guest and seat.guest not in old.removed:
            drafts.append(Draft("sit", there, seat.guest, seat.name))
        else:
            drafts.append(Draft("bot", there, text=seat.bot))
    return Draft("rematch", text=new.id, new_table=NewTable(new, [*drafts, Draft("start")]))


def second_game(table: Table) -> list[Draft]:
    """After the first game of a match the other one begins by itself, unless somebody has left."""
    played = table.result is not None and table.result["reason"] not in ("agreed", "closed")
    if table.match != 1 or table.next or not played or any(seat.bot for seat in table.seats):
        return []
    return [rematch(table)]


@folds("rematch")
def fold(table: Table, entry: Entry) -> None:
    """Text: the id of the new table."""
    table.next = entry.text
    table.proposal = None
