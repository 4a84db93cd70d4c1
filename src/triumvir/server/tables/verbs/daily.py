"""The deal of a day: everybody has the same one, and plays it alone and without help."""

from __future__ import annotations

from triumvir.server.tables.entry import Entry
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


def demand_no_daily(table: Table) -> None:
    """For what would make results hard to compare: taking back, a bot in one's place."""
    if table.daily:
        raise Refusal("daily-alone", status=403)


@folds("daily")
def fold(table: Table, entry: Entry) -> None:
    """Text: the day."""
    table.daily = entry.text
