"""Applying entries to a table. How each kind is applied is defined with its verb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.core.record import stands
from triumvir.core.session import Attempt
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import after_entry, before_entry
from triumvir.server.tables.verbs import FOLDS
from triumvir.server.tables.verbs.playing import fold_tried, skip_act


def fold(table: Table, entry: Entry, tried: Attempt | None = None) -> None:
    """One more entry, which is known to be right; an action may have been tried already."""
    before_entry(table, entry)
    if tried is not None:
        fold_tried(table, entry, tried)
    else:
        FOLDS[entry.kind](table, entry)
    append(table, entry)
    after_entry(table, entry)


def append(table: Table, entry: Entry) -> None:
    table.entries.append(entry)
    table.seq = entry.seq + 1


def load(table: Table, entries: Sequence[Entry]) -> None:
    """Everything from the database."""
    for _ in loading(table, entries):
        pass


def loading(table: Table, entries: Sequence[Entry]) -> Iterator[None]:
    """The same, entry by entry. What was taken back later is not played at all, unless there is a
    clock: then it matters who was to act."""
    skipped = set[int]() if table.clock is not None else taken_back(entries)
    for entry in entries:
        if entry.seq in skipped:
            skip_act(table, entry)
            append(table, entry)
        else:
            fold(table, entry)
        yield


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the actions that an undo took back."""
    recorded = [entry for entry in entries if entry.kind in ("act", "undo")]
    counts = stands([entry.text for entry in recorded])
    return {
        entry.seq
        for entry, count in zip(recorded, counts, strict=True)
        if entry.kind == "act" and not count
    }


def seed_entries(table: Table, drafts: Sequence[Draft], at: int) -> None:
    """The first entries of a table that is new."""
    table.created = at
    for draft in drafts:
        fold(table, Entry(table.seq, draft.kind, draft.seat, draft.guest, draft.text, at))
