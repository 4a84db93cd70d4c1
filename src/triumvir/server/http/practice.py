"""Positions of lessons and puzzles, told as at a table. The table is a temporary one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from triumvir.core.document import Document
from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.protocol.messages import Info, LogItem, SeatView
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold
from triumvir.server.tables.info import info
from triumvir.server.tables.table import Table

LEARNER = "learner"
OTHERS = "lesson"  # what they do is given; they are called by their roles

Moves = Sequence[tuple[int, str]]


class LessonPosition(Struct, kw_only=True, frozen=True):
    """A position as the learner's seat sees it, and what led to it."""

    info: Info
    view: SeatView
    log: list[LogItem]


class Practice(NamedTuple):
    """A deal that was prepared."""

    id: str
    game: str
    options: Document
    seats: int
    seat: int
    seed: str
    revision: int | None = None


def position(practice: Practice, moves: Moves, begun: int) -> LessonPosition:
    """With the log from move number `begun` on."""
    table = practice_table(practice, moves)
    first = table.seq - (len(moves) - begun)
    rendering = Rendering(table)
    return LessonPosition(
        info=info(table),
        view=rendering.seat_view(practice.seat, ""),
        log=rendering.log(table.entries[first:], [practice.seat]),
    )


def practice_table(practice: Practice, moves: Moves) -> Table:
    game = find(practice.game)
    options = game.meta.read_options(practice.options)
    deal = Deal.seeded(practice.seed)
    table = Table(
        *(practice.id, game, options, practice.seats, deal, LEARNER, False),
        revision=practice.revision,
    )
    for seat in range(practice.seats):
        guest = LEARNER if seat == practice.seat else f"{OTHERS}-{seat}"
        fold(table, Entry(table.seq, "sit", seat, guest, "", 0))
    fold(table, Entry(table.seq, "start", -1, "", "", 0))
    for seat, text in moves:
        fold(table, Entry(table.seq, "act", seat, "", text, 0))
    return table
