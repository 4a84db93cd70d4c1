"""Another name for somebody who sits at a table; it follows from a change of the guest."""

from __future__ import annotations

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


def rename(table: Table, person: Person) -> list[Draft]:
    own = [table.seats[number] for number in table.seats_of(person.id)]
    if all(seat.name == person.name for seat in own):
        return []
    return [Draft("name", -1, person.id, person.name)]


@folds("name")
def fold(table: Table, entry: Entry) -> None:
    """Guest, and the new name as text."""
    for seat in table.seats:
        if seat.guest == entry.guest:
            seat.name = entry.text
