"""Applying entries to a table. How each kind is applied is defined with its verb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.core.record import undone
from triumvir.server.tables.draft import Draft, Played
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import after_entry, before_entry
from triumvir.server.tables.verbs import FOLDS
from triumvir.server.tables.verbs.playing import fold_played


def fold(table: Table, entry: Entry, played: Played | None = None) -> None:
    """One more entry, which is known to be right; an action may have been played already."""
    before_entry(table, entry)
    if played is not None:
        fold_played(table, entry, played)
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
    clock: then it matters who was to act, and the position before is kept for the undo."""
    gone = taken_back(entries)
    for entry in entries:
        if table.clock is not None:
            if entry.seq in gone and table.state is not None:
                table.keep(table.state.clone())
            fold(table, entry)
        elif entry.kind == "undo":
            table.take_back(entry)
            table.settle(entry.seq + 1)
            append(table, entry)
        elif entry.seq in gone:
            table.note(entry, [])
            table.settle(entry.seq + 1)
            append(table, entry)
        else:
            fold(table, entry)
        yield


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the actions that an undo took back."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry.seq)
        elif entry.kind == "undo":
            count = undone(entry.text)
            gone.update(standing[len(standing) - count :])
            del standing[len(standing) - count :]
    return gone


def seed_entries(table: Table, drafts: Sequence[Draft], at: int) -> None:
    """The first entries of a table that is new."""
    table.created = at
    for draft in drafts:
        fold(table, Entry(table.seq, draft.kind, draft.seat, draft.guest, draft.text, at))
