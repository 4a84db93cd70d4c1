"""The beginning of the game."""

from __future__ import annotations

from typing import ClassVar

from triumvir.core.session import Session
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.rated import by_lot
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Start(TableVerb, kw_only=True, frozen=True):
    """All seats are taken: deal."""

    when: ClassVar[str] = "open"
    who: ClassVar[Who] = "anybody"

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if person.id != table.host and not table.seats_of(person.id):
            raise Refusal("not-seated", status=403)
        empty = [seat for seat in table.seats if not seat.taken()]
        if empty:
            raise Refusal("seats-open", count=len(empty))
        return [*by_lot(table), Draft("start")]


@folds("start")
def fold(table: Table, entry: Entry) -> None:
    table.status = "playing"
    table.session = Session(table.record())
    table.settle(entry.seq + 1)
