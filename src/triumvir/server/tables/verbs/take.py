"""Taking a seat back from a bot."""

from __future__ import annotations

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Take(TableVerb, kw_only=True, frozen=True):
    """Take one's own seat back from the bot."""

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        seat = seat_at(table, self.seat)
        if seat.guest != person.id:
            raise Refusal("foreign-seat", status=403)
        if not seat.bot:
            raise Refusal("no-bot-plays")
        if seat.resigned:
            raise Refusal("resigned")
        return [Draft("take", self.seat)]


@folds("take")
def fold(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].bot = ""
    if table.clock is not None:
        table.clock.come_back(entry.seat)
