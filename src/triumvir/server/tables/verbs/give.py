"""Giving time."""

from __future__ import annotations

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.clock import GIFT
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Give(TableVerb, kw_only=True, frozen=True):
    """Give the person at another seat time: a minute live, a day by turns."""

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        seat = seat_at(table, self.seat)
        clock = table.clock
        if clock is None:
            raise Refusal("no-clock")
        if not seat.person() or seat.guest == person.id:
            raise Refusal("give-others")
        if not clock.can_be_given(self.seat):
            raise Refusal("time-enough", name=seat.name)
        return [Draft("give", self.seat, person.id, str(GIFT[clock.control.pace]))]


@folds("give")
def fold(table: Table, entry: Entry) -> None:
    """Seat: who gets it. Guest: who gives. Text: how many seconds."""
    assert table.clock is not None
    table.clock.give(entry.seat, int(entry.text))
