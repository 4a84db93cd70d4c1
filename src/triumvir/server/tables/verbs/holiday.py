"""A holiday: at a turn-based table somebody's clock stands still for some days. It is
taken once for all tables (`people/holidays`)."""

from __future__ import annotations

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


def on_holiday(table: Table, guest: str, since: int, until: int) -> list[Draft]:
    """What to append, unless the table knows already or has no use for it."""
    if table.clock is None or table.pace() != "turns" or table.status != "playing":
        return []
    seats = table.seats_of(guest)
    if not seats or table.clock.holidays.get(seats[0]) == (since, until):
        return []
    was = table.clock.holidays.get(seats[0])
    ends = was is not None and was[0] == since  # the same one, but shorter
    return [Draft("back" if ends else "holiday", seats[0], guest, f"{since} {until}")]


@folds("holiday")
@folds("back")
def fold(_table: Table, _entry: Entry) -> None:
    """Seat and guest: whose. Text: from when until when. The clock takes it (`timing`)."""
