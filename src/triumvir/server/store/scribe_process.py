"""`python -I -S scribe_process.py DATABASE SQL…`: carries out on SQLite what it reads, a line each.

A line is a transaction: statements, each with the rows for which it is carried out. The answer is
another line: nothing, or the name and the text of an error. The SQL that is given prepares the
connection. This stands on the standard library alone, so that it is there at once.
"""

from __future__ import annotations

import contextlib
import json
import signal
import sqlite3
import sys
from collections.abc import Iterator, Sequence

READY = b"ready\n"


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """The caller holds the `Pen`, so BEGIN IMMEDIATE need not wait."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def carry_out(
    connection: sqlite3.Connection, steps: Sequence[tuple[str, Sequence[Sequence[object]]]]
) -> None:
    """All steps, or none and an error."""
    if len(steps) == 1 and len(steps[0][1]) == 1:
        connection.executemany(*steps[0])  # a transaction by itself
        return
    with transaction(connection):
        for sql, rows in steps:
            connection.executemany(sql, rows)


def main(database: str, *prepare: str) -> None:
    # Whoever ends the server lets it finish first; then our input ends.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    connection = sqlite3.connect(database, timeout=10, isolation_level=None)
    for sql in prepare:
        connection.execute(sql)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        said: list[str] = []
        try:
            carry_out(connection, json.loads(line))
        except sqlite3.Error as error:
            said = [type(error).__name__, str(error)]
        sys.stdout.buffer.write(json.dumps(said).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
