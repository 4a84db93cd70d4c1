"""A game that goes on from a moment of another: the same deal and the same actions up to there.

It is for trying what else could have happened, so it counts for nothing.
"""

from __future__ import annotations

from triumvir.server.protocol.messages import BranchInfo
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds


def branch_from(text: str) -> BranchInfo:
    id, at = text.split(" ")
    return BranchInfo(table=id, at=int(at))


@folds("branch")
def fold(table: Table, entry: Entry) -> None:
    """The first entry. Text: the other table, and after how many of its moves."""
    table.branch = branch_from(entry.text)
