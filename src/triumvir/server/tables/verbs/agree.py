"""Yes to a proposal."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.propose import effect
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Agree(TableVerb, kw_only=True, frozen=True):
    """Yes to what is proposed."""

    when: ClassVar[str] = ""

    def plan(self, table: Table, person: Person) -> list[Draft]:
        proposal = table.proposal
        if proposal is None:
            raise Refusal("no-proposal")
        if person.id in proposal.agreed:
            raise Refusal("agreed-already")
        drafts = [Draft("agree", table.seats_of(person.id)[0], person.id)]
        if set(table.partners()) <= proposal.agreed | {person.id}:
            drafts.append(effect(table, proposal.seat, proposal.what))
        return drafts


@folds("agree")
def fold(table: Table, entry: Entry) -> None:
    """Seat and guest: who agrees."""
    if table.proposal is not None:
        table.proposal.agreed.add(entry.guest)
