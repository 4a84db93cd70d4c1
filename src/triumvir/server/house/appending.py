"""What a change of a table appends: to the table in memory, and to what is to be written."""

from __future__ import annotations

from typing import Final

from triumvir.server.store.batch import INSERT_ENTRY, Then, WriteBatch
from triumvir.server.store.outbox import Outbox
from triumvir.server.store.shown import Shown
from triumvir.server.store.tables import new_table
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry, now
from triumvir.server.tables.folding import fold, seed_entries
from triumvir.server.tables.table import Table
from triumvir.server.tables.tidings import Stand
from triumvir.server.tables.verbs.rematch import second_game

# What happens to a seat, and is not done by its person.
TO_A_SEAT: Final = frozenset(("end", "flag", "hand", "warn"))


class Appended:
    """Drafts that have been applied to a table, and the batch that writes them."""

    def __init__(
        self, table: Table, drafts: list[Draft], outbox: Outbox, then: Then | None = None
    ) -> None:
        self.table = table
        self.outbox = outbox
        self.batch = WriteBatch(table.id, then)
        self.by: set[str] = set()  # who did it, if anybody wants to be told
        self.acts = 0
        before = Shown(table, moved=False) if only_acts(drafts) else Shown(table)
        stand: Stand | None = None
        if outbox.is_used():
            stand = Stand(table)
            self.by = {done_by(table, draft) for draft in drafts}
        self.fold_in(drafts)
        if table.status == "over" and before.status[0] != "over":
            self.fold_in(second_game(table))
        before.add_changes(self.batch, table)
        if stand is not None:
            outbox.add(self.batch, stand, table, self.by)

    def fold_in(self, drafts: list[Draft]) -> None:
        """The drafts get their numbers and are applied."""
        table, at = self.table, now()
        for draft in drafts:
            seq, kind, text = table.seq, draft.kind, draft.text
            fold(table, Entry(seq, kind, draft.seat, draft.guest, text, at), draft.tried)
            self.batch.add(INSERT_ENTRY, (table.id, seq, kind, draft.seat, draft.guest, text, at))
            if kind == "act":
                self.acts += 1
            if draft.new_table is not None:
                add_table(self.batch, *draft.new_table, self.by, self.outbox)


def add_table(
    batch: WriteBatch, table: Table, drafts: list[Draft], by: set[str], outbox: Outbox
) -> None:
    """A new table, with its first entries."""
    seed_entries(table, drafts, now())
    new_table(batch, table)
    batch.add(INSERT_ENTRY, *[(table.id, *entry) for entry in table.entries])
    outbox.add(batch, Stand(), table, by)


def only_acts(drafts: list[Draft]) -> bool:
    for draft in drafts:
        if draft.kind != "act":
            return False
    return True


def done_by(table: Table, draft: Draft) -> str:
    """Who did it: the player of the seat, unless the entry is something that happens to a seat."""
    if draft.guest or draft.seat < 0 or draft.kind in TO_A_SEAT:
        return draft.guest
    return table.seats[draft.seat].person()
