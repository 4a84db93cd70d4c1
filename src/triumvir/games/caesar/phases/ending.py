"""How the game ended, and where every marker went."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome
from triumvir.games.caesar.board import CONTROL_SPACES
from triumvir.games.caesar.fields import (
    ENDED,
    ENDS,
    MARKER,
    OVER,
    PHASE,
    POMPEYS,
    SEAT_COUNT,
    THROWN,
    WINNER,
    control,
    face,
    get,
    left,
    side_of,
    under,
)
from triumvir.games.caesar.pieces import MARKERS
from triumvir.native import Row, i64


def points(row: Row) -> list[int]:
    """The markers that each seat has put down."""
    return [int(MARKERS - left(row, side_of(row, seat))) for seat in range(get(row, SEAT_COUNT))]


def on_borders(row: Row, side: i64) -> i64:
    wanted = MARKER | (POMPEYS if side == 1 else 0)
    found: i64 = 0
    for border in range(30):
        if face(row, border) & (MARKER | POMPEYS) == wanted:
            found += 1
    return found


def on_provinces(row: Row, side: i64) -> i64:
    """Fewer than spaces only when the last marker went to Italia."""
    spaces: i64 = 0
    for province in range(18):
        if control(row, province) == side:
            spaces += CONTROL_SPACES[province]
    rest = on_borders(row, side) + under(row, side) + get(row, THROWN + side)
    return min(spaces, MARKERS - left(row, side) - rest)


def score_lines(row: Row) -> list[Document]:
    lines: list[Document] = []
    for seat in range(get(row, SEAT_COUNT)):
        side = side_of(row, seat)
        found = (
            ("provinces", int(on_provinces(row, side)), "CA-21"),
            ("borders", int(on_borders(row, side)), "CA-25"),
            ("senate", int(under(row, side)), "CA-38"),
        )
        for kind, number, rule in found:
            if number > 0:
                lines.append({"seat": int(seat), "kind": kind, "points": number, "rule": rule})
    return lines


def outcome(row: Row) -> Outcome | None:
    if row[PHASE] != OVER:
        return None
    reason, rule = ENDS[get(row, ENDED)]
    winner = get(row, WINNER)
    ranks = [1 if side_of(row, seat) == winner else 2 for seat in range(get(row, SEAT_COUNT))]
    return Outcome(tuple(points(row)), tuple(ranks), reason, rule, score_lines(row))
