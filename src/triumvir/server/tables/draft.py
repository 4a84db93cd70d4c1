"""Drafts: what a verb wants to append, before it has a number."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.server.tables.table import Table


class Played(NamedTuple):
    """An action that was tried already, so that it need not be played again."""

    events: list[Event]
    after: State


class Draft(NamedTuple):
    kind: str
    seat: int = -1
    guest: str = ""
    text: str = ""
    played: Played | None = None
    new_table: NewTable | None = None  # written together with the entry


class NewTable(NamedTuple):
    """A table that does not exist yet, and its first entries."""

    table: Table
    drafts: list[Draft]
