"""Playing, as a command; `playing` has the checks and what follows."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from triumvir.server.protocol.commands import Number, SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_as_person, fold_act
from triumvir.server.tables.verbs.verb import TableVerb, folds

ActionText = Annotated[str, Meta(max_length=200)]


class Act(TableVerb, kw_only=True, frozen=True):
    """Actions of one seat, all or none. `seq` is the one that the client's view has."""

    seq: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None  # needed only by one who holds several

    def demand(self, table: Table, person: Person) -> None:
        """See `act_at`: whose seat it is comes first, then whether the sender is up to date."""

    def plan(self, table: Table, person: Person) -> list[Draft]:
        return act_as_person(person.id, self.seat, self.seq, self.actions, table)


folds("act")(fold_act)
