"""What a player may do whose opponent's time has run out: take the win, or wait."""

from __future__ import annotations

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Claim(TableVerb, kw_only=True, frozen=True):
    """Take the win: the time of this seat, the opponent's, has run out."""

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        other_out_of_time(table, person, self.seat)
        return [Draft("end", self.seat, person.id, "time")]


class Wait(TableVerb, kw_only=True, frozen=True):
    """Wait for the opponent at this seat, whose time has run out: the win does not come by itself
    any more, but can still be taken."""

    seat: SeatNumber

    def plan(self, table: Table, person: Person) -> list[Draft]:
        other_out_of_time(table, person, self.seat)
        assert table.clock is not None
        return [] if self.seat in table.clock.waits else [Draft("wait", self.seat, person.id)]


def other_out_of_time(table: Table, person: Person, seat: int) -> None:
    """Raises a refusal if it is not allowed. A player who is out of time too can only wait."""
    seat_at(table, seat)
    flagged = {} if table.clock is None else table.clock.flagged
    own = [n for n in table.seats_of(person.id) if n != seat and not table.seats[n].bot]
    if seat not in flagged or not own or table.seats[seat].guest == person.id:
        raise Refusal("time-left")
    if [n for n in own if n in flagged]:
        raise Refusal("own-time")


@folds("wait")
def fold(table: Table, entry: Entry) -> None:
    """Seat: for whom. Guest: who waits."""
    assert table.clock is not None
    table.clock.waits.add(entry.seat)
