"""A guest logs in to an account: what was theirs at a table is the account's from now on."""

from __future__ import annotations

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


def move(table: Table, guest: str, person: Person) -> list[Draft]:
    if guest != table.host and not table.seats_of(guest):
        return []
    drafts = [Draft("move", -1, guest, person.id)]
    if table.seats_of(guest):
        drafts.append(Draft("name", -1, person.id, person.name))
    return drafts


@folds("move")
def fold(table: Table, entry: Entry) -> None:
    """Guest, and the id of the account as text."""
    for seat in table.seats:
        if seat.guest == entry.guest:
            seat.guest = entry.text
    if table.host == entry.guest:
        table.host = entry.text
    if table.proposal is not None:
        proposal = table.proposal
        if proposal.guest == entry.guest:
            proposal.guest = entry.text
        if entry.guest in proposal.agreed:
            proposal.agreed = (proposal.agreed - {entry.guest}) | {entry.text}
    for known in (table.removed, table.admitted):
        if entry.guest in known:
            known.add(entry.text)
