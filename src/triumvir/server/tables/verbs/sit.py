"""Sitting down."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.rated import check_seat
from triumvir.server.tables.verbs.seats import empty_seat
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Sit(TableVerb, kw_only=True, frozen=True):
    """Take a seat that is open. One person may take several."""

    when: ClassVar[str] = "open"
    who: ClassVar[Who] = "anybody"

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if person.id in table.removed:
            raise Refusal("removed", status=403)
        if table.locked and person.id != table.host and not table.seats_of(person.id):
            raise Refusal("locked", status=403)
        if table.rated:
            check_seat(table, person)
        empty_seat(table, self.seat)
        return [Draft("sit", self.seat, person.id, person.name)]


@folds("sit")
def fold(table: Table, entry: Entry) -> None:
    """Seat, guest, and the name as text."""
    seat = table.seats[entry.seat]
    seat.guest, seat.name = entry.guest, entry.text
