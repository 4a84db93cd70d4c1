"""Keeping newcomers out."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Lock(TableVerb, kw_only=True, frozen=True):
    """Nobody else may sit down, or (`on` false) everybody may again; the host's right. A locked
    table is not in the public list."""

    when: ClassVar[str] = ""
    who: ClassVar[Who] = "host"

    on: bool = True

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if table.locked == self.on:
            return []
        return [Draft("lock", guest=person.id, text="on" if self.on else "off")]


@folds("lock")
def fold(table: Table, entry: Entry) -> None:
    """Text: `on` or `off`."""
    table.locked = entry.text == "on"
