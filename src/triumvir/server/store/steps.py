"""What is carried out on SQLite for a group of batches: as few statements as can be.

Around each statement the thread that writes hands the interpreter over, and has to wait until it
gets it back. All moves of a group pass through here, so this is compiled.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from triumvir.server.store.batch import (
    INSERT_ENTRY,
    INSERT_RESULT,
    INSERT_SEAT,
    UPDATE_TABLE,
    Row,
    Statement,
    WriteBatch,
    together,
)

# What a move writes: its entry, and what follows from it in `tables`, if that is not as it was.
ENTRY: Final = INSERT_ENTRY.names
FOLLOWING: Final = UPDATE_TABLE.names[:-1]
# Not NULL: for each of those Python's sqlite3 looks for something that would adapt it.
NOTHING: Final[Row] = ("",) * len(FOLLOWING)
# A view of the connection that writes; its trigger puts the parts where they belong.
MOVES: Final = "INSERT INTO moves"
# What comes in several rows.
MANY: Final[dict[Statement, str]] = {
    INSERT_SEAT: f"INSERT INTO seats ({', '.join(INSERT_SEAT.names)})",
    INSERT_ENTRY: f"INSERT INTO entries ({', '.join(ENTRY)})",
    INSERT_RESULT: f"INSERT INTO results ({', '.join(INSERT_RESULT.names)})",
}
MOST: Final = 64  # rows: SQLite keeps the statements of the usual numbers;
LONG: Final = 512  # of what is longer than that

Step = tuple[str, list[Row]]  # what is done with each of the rows

written: Final[dict[tuple[str, int], str]] = {}  # statements for so many rows, once they were made


def steps_for(jobs: list[WriteBatch], texts: dict[Statement, str]) -> list[Step]:
    """`texts`: the statements as SQLite takes them."""
    moves: list[Row] = []
    others: list[WriteBatch] = []
    for job in jobs:
        if not add_moves(job, moves):
            others.append(job)
    found: list[Step] = []
    if others:
        for statement, rows in together(others):
            insert = MANY.get(statement)
            if insert is not None:
                found += in_few(insert, rows)
            else:
                found.append((texts[statement], rows))
    return found + in_few(MOVES, moves)


def in_few(insert: str, rows: list[Row]) -> list[Step]:
    """Many rows in few statements: thousands, of a record that somebody brings, one by one would
    hold up the moves of all tables for a tenth of a second."""
    found: list[Step] = []
    most = LONG if len(rows) > LONG else MOST
    for first in range(0, len(rows), most):
        some = rows[first : first + most]
        found.append((text_for(insert, len(some), len(some[0])), [tuple(chain(*some))]))
    return found


def text_for(insert: str, rows: int, columns: int) -> str:
    found = written.get((insert, rows))
    if found is None:
        one = f"({', '.join('?' * columns)})"
        found = written[insert, rows] = f"{insert} VALUES {', '.join([one] * rows)}"
    return found


def add_moves(job: WriteBatch, moves: list[Row]) -> bool:
    """To the others, if a job writes nothing else."""
    entries = job.rows.get(INSERT_ENTRY)
    updates = job.rows.get(UPDATE_TABLE)
    known = 1 if updates is None else 2
    if entries is None or len(job.rows) > known or job.finished is not None:
        return False
    for entry in entries:
        moves.append(entry + NOTHING)
    if updates is not None:
        update = updates[-1]
        assert update[-1] == job.table
        moves[-1] = entries[-1] + update[:-1]
    return True
