"""Letting onlookers write."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.protocol.commands import Id
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Admit(TableVerb, kw_only=True, frozen=True):
    """Let an onlooker write in the chat, or everybody who watches (no `guest`); `on` false takes it
    back. The host's right."""

    when: ClassVar[str] = ""
    who: ClassVar[Who] = "host"

    guest: Id | None = None
    on: bool = True

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if ((self.guest or "") in table.admitted) == self.on:
            return []
        return [Draft("admit", guest=self.guest or "", text="on" if self.on else "off")]


@folds("admit")
def fold(table: Table, entry: Entry) -> None:
    """Guest: who may write, everybody if empty. Text: `on` or `off`."""
    (table.admitted.add if entry.text == "on" else table.admitted.discard)(entry.guest)
