"""A pause, which all have agreed to: the clocks stand still, and nobody acts."""

from __future__ import annotations

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import TableVerb, folds


class Resume(TableVerb, kw_only=True, frozen=True):
    """Go on after a pause; anybody at the table may. A pause itself is proposed."""

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if not table.paused():
            raise Refusal("not-paused")
        return [Draft("resume", table.seats_of(person.id)[0], person.id)]


def may_pause(table: Table) -> None:
    if table.clock is None:
        raise Refusal("no-clock")
    need_unpaused(table)


def need_unpaused(table: Table) -> None:
    if table.paused():
        raise Refusal("paused")


@folds("pause")
def fold(table: Table, _entry: Entry) -> None:
    assert table.clock is not None
    table.clock.paused = True
    table.proposal = None


@folds("resume")
def fold_resume(table: Table, _entry: Entry) -> None:
    """Seat and guest: who goes on."""
    assert table.clock is not None
    table.clock.paused = False
