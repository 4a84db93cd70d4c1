"""What is written of a table because it follows from its entries."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.core.document import canonical
from triumvir.server.store.batch import (
    HOST_TABLE,
    INSERT_RESULT,
    LOCK_TABLE,
    UPDATE_DEAL,
    UPDATE_RESULT,
    UPDATE_SEAT,
    UPDATE_TABLE,
    Row,
    WriteBatch,
)
from triumvir.server.store.rated import finished
from triumvir.server.store.results import deal_result, result_rows, walked_away
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import deadline, wake


class Shown:
    """What stands in `tables` and `seats` because it follows from the entries."""

    __slots__ = ("host", "locked", "seats", "status")

    def __init__(self, table: Table, moved: bool = True) -> None:
        """`moved`: somebody may come, go or change seats, as by an action nobody does."""
        self.status = changing(table)
        self.locked = table.locked
        self.host = table.host
        self.seats: list[tuple[str, str]] | None = people(table) if moved else None

    def add_changes(self, batch: WriteBatch, table: Table) -> None:
        """What is not as it was any more."""
        was_over = self.status[0] == "over"
        if self.status != changing(table):
            batch.add(UPDATE_TABLE, (*status_row(table), table.id))
        if table.status == "over" and not was_over and table.branch is None:
            game, seats, gone = table.game.meta.id, people(table), walked_away(table)
            rows = result_rows(table.id, game, table.ended, table.result, seats, gone)
            if rows:
                batch.add(INSERT_RESULT, *rows)
                batch.finished = finished(table)
        if table.daily and (table.status == "over" or self.host != table.host):
            batch.add(UPDATE_DEAL, (*deal_row(table), table.id))
        if self.locked != table.locked:
            batch.add(LOCK_TABLE, (table.locked, table.id))
        if self.host != table.host:
            batch.add(HOST_TABLE, (table.host, table.id))
        before = self.seats
        if before is None or before == (after := people(table)):
            return
        for number, seat in enumerate(table.seats):
            if before[number] != after[number]:
                batch.add(UPDATE_SEAT, (seat.guest, seat.bot, table.id, number))
                if was_over:
                    batch.add(UPDATE_RESULT, (seat.guest, table.id, number))


def people(table: Table) -> list[tuple[str, str]]:
    """Who is at each seat: guest and bot."""
    return [(seat.guest, seat.bot) for seat in table.seats]


def changing(table: Table) -> tuple[str, Sequence[int], int, int, int]:
    return (table.status, table.to_act(), table.ended, deadline(table), wake(table))


def status_row(table: Table) -> Row:
    """What changes with the game, of the columns of `tables`."""
    return (
        table.status,
        ",".join(map(str, table.to_act())),
        table.ended,
        "" if table.result is None else canonical(table.result),
        deadline(table),
        wake(table),
    )


def deal_row(table: Table) -> Row:
    """What changes with the game, of the columns of `deals`: its player has made the table."""
    seats = table.seats_of(table.host)
    result = deal_result(table.result, seats[0]) if seats else (0, 0, 0)
    return (table.host, *result, table.ended)
