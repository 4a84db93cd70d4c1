"""Giving up a table before its game."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import TableVerb, Who


class Close(TableVerb, kw_only=True, frozen=True):
    """There will be no game here; the host's right. A game that has begun ends by consent."""

    when: ClassVar[str] = "open"
    who: ClassVar[Who] = "host"

    def plan(self, table: Table, person: Person) -> list[Draft]:
        return [Draft("end", guest=person.id, text="closed")]
