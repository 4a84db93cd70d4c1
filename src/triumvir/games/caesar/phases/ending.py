"""How the game ended, and where every marker went."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome
from triumvir.games.caesar.board import CONTROL_SPACES
from triumvir.games.caesar.pieces import MARKERS
from triumvir.games.caesar.position import ENDS, MARKER, OVER, POMPEYS, Position


def points(position: Position) -> list[int]:
    """The markers that each seat has put down."""
    if position.solo:
        return [MARKERS - position.left[position.human]]
    return [MARKERS - position.left[0], MARKERS - position.left[1]]


def on_borders(position: Position, side: int) -> int:
    wanted = MARKER | (POMPEYS if side == 1 else 0)
    return sum([1 for face in position.face if face & (MARKER | POMPEYS) == wanted])


def on_provinces(position: Position, side: int) -> int:
    """Fewer than spaces only when the last marker went to Italia."""
    spaces = [CONTROL_SPACES[p] for p in range(18) if position.control[p] == side]
    down = MARKERS - position.left[side]
    rest = on_borders(position, side) + under_senates(position, side) + position.thrown[side]
    return min(sum(spaces), down - rest)


def under_senates(position: Position, side: int) -> int:
    return sum(position.under[side * 6 : side * 6 + 6])


def score_lines(position: Position) -> list[Document]:
    lines: list[Document] = []
    for seat in range(position.seats()):
        side = position.side_of(seat)
        found = (
            ("provinces", on_provinces(position, side), "CA-21"),
            ("borders", on_borders(position, side), "CA-25"),
            ("senate", under_senates(position, side), "CA-38"),
        )
        for kind, number, rule in found:
            if number > 0:
                lines.append({"seat": seat, "kind": kind, "points": number, "rule": rule})
    return lines


def outcome(position: Position) -> Outcome | None:
    if position.phase != OVER:
        return None
    reason, rule = ENDS[position.ended]
    ranks = tuple(
        [1 if position.side_of(seat) == position.winner else 2 for seat in range(position.seats())]
    )
    return Outcome(tuple(points(position)), ranks, reason, rule, score_lines(position))
