"""Leaving a table before the game."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Leave(TableVerb, kw_only=True, frozen=True):
    """Before the start: empty a seat, one's own or (the host) a bot's. Later: see `hand`."""

    when: ClassVar[str] = "open"
    who: ClassVar[Who] = "anybody"

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        seat = seat_at(table, self.seat)
        if seat.guest != person.id and not (person.id == table.host and seat.bot):
            raise Refusal("foreign-seat", status=403)
        return [Draft("leave", self.seat)]


@folds("leave")
def fold(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].empty()
