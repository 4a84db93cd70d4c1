"""Drafts: what a verb wants to append, before it has a number."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.core.session import Attempt
from triumvir.server.tables.table import Table


class Draft(NamedTuple):
    kind: str
    seat: int = -1
    guest: str = ""
    text: str = ""
    tried: Attempt | None = None  # an action, so that it need not be played again
    new_table: NewTable | None = None  # written together with the entry


class NewTable(NamedTuple):
    """A table that does not exist yet, and its first entries."""

    table: Table
    drafts: list[Draft]
