"""No to a proposal."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Decline(TableVerb, kw_only=True, frozen=True):
    """No to what is proposed; or one's own proposal is withdrawn."""

    when: ClassVar[str] = ""

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if table.proposal is None:
            raise Refusal("no-proposal")
        return [Draft("decline", table.seats_of(person.id)[0], person.id)]


@folds("decline")
def fold(table: Table, _entry: Entry) -> None:
    """Seat and guest: who declines."""
    table.proposal = None
