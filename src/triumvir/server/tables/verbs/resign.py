"""Giving up."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import own_seat
from triumvir.server.tables.verbs.verb import Menu, TableVerb, folds

SUBSTITUTE = "citizen"


class Resign(TableVerb, kw_only=True, frozen=True):
    """Give up. At a table of more than two a bot plays on."""

    menu: ClassVar[Menu] = "sure"

    seat: SeatNumber | None = None

    def plan(self, table: Table, person: Person) -> list[Draft]:
        """Two opponents: the game is over. More: a bot plays on, as long as a person is left."""
        number = own_seat(table, person.id, self.seat)
        others = {seat.person() for n, seat in enumerate(table.seats) if n != number} - {""}
        if len(table.seats) > 2 and others:
            return [Draft("resign", number, text=SUBSTITUTE)]
        return [Draft("resign", number)]


@folds("resign")
def fold(table: Table, entry: Entry) -> None:
    """Seat, and as text the bot that plays on, if one does."""
    seat = table.seats[entry.seat]
    seat.resigned = True
    if entry.text:
        seat.bot = entry.text
    else:
        table.finish(entry, "resigned", entry.seat)
    table.settle(entry.seq + 1)
