"""The end that no rule brings: agreed upon, closed by the host, by time, of an imported record."""

from __future__ import annotations

from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


@folds("end")
def fold(table: Table, entry: Entry) -> None:
    """Text: `agreed`, `closed`, `imported`, `time-both`, or `time` with the seat that has none."""
    table.finish(entry, entry.text, entry.seat if entry.seat >= 0 else None)
    table.settle(entry.seq + 1)
