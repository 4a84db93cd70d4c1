"""The coach: who may ask for advice; every request is in the log."""

from __future__ import annotations

from typing import Final

from triumvir.core.session import Move
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import own_seat
from triumvir.server.tables.verbs.verb import folds, need_status

ALLOWED: Final = "on"


def coached_seat(table: Table, person: Person, wanted: int | None) -> int:
    """The seat for which somebody asks; raises a refusal if that is not allowed."""
    need_status(table, "playing")
    seat = own_seat(table, person.id, wanted)
    if table.rated:
        raise Refusal("coach-rated", status=403)
    if table.daily:
        raise Refusal("coach-daily", status=403)
    if not table.may_coach():
        raise Refusal("coach-consent", status=403)
    return seat


def mark(table: Table, person: Person, seat: int, what: str) -> list[Draft]:
    """The entry that tells everybody; once for each question."""
    for entry in reversed(table.entries):
        if entry.kind in ("act", "undo"):
            break
        if (entry.kind, entry.seat, entry.text) == ("coach", seat, what):
            return []
    return [Draft("coach", seat, person.id, what)]


def own_move(table: Table, seat: int, seq: int | None) -> tuple[int, Move]:
    """How many actions to take back to stand before a move of the seat, and that move: the one of
    an entry, else the last one."""
    for back, move in enumerate(reversed(table.standing)):
        if move.seat == seat and seq in (None, move.seq):
            return back + 1, move
    raise Refusal("coach-no-move")


@folds("coach")
def fold(table: Table, entry: Entry) -> None:
    """Seat and guest: who asks. Text: `hint`, `why`, `guard`, or `on` when all have agreed."""
    if entry.text == ALLOWED:
        table.coached = True
        table.proposal = None
