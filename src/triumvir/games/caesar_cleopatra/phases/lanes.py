"""One side's cards at one group: laid, turned up, shown, cleared."""

from __future__ import annotations

from triumvir.core.row import add
from triumvir.games.caesar_cleopatra.cards import CARDS
from triumvir.games.caesar_cleopatra.fields import (
    DOWN,
    DOWN_N,
    GONE,
    LANE_N,
    UP,
    down,
    get,
    up,
)
from triumvir.games.caesar_cleopatra.memory import BARED
from triumvir.games.caesar_cleopatra.position import Position, to_gone
from triumvir.native import Row, i64


def lay_down(row: Row, lane: i64, kind: i64) -> None:
    """A card comes to a lane, face down."""
    row[DOWN + lane * 6 + kind] += 1
    row[DOWN_N + lane] += 1
    row[LANE_N + lane] += 1


def lay_up(row: Row, lane: i64, kind: i64) -> None:
    row[UP + lane * 6 + kind] += 1
    row[LANE_N + lane] += 1


def lose_open(row: Row, lane: i64, kind: i64) -> None:
    """An open card goes from a lane to its owner's discard pile."""
    row[UP + lane * 6 + kind] -= 1
    row[LANE_N + lane] -= 1
    to_gone(row, lane // 5, kind)


def bare(position: Position, lane: i64) -> None:
    """All face-down cards of a lane are turned up, for good (CC-76, CC-114)."""
    row = position.row
    if row[DOWN_N + lane] == 0:
        return
    fact = [int(BARED + lane % 5), 0, 0, 0, 0, 0, 0]
    first = DOWN + lane * 6
    for kind in range(6):
        if row[first + kind] > 0:
            seen = get(row, first + kind)
            fact[1 + kind] = int(seen)
            add(row, UP + lane * 6 + kind, seen)
            row[first + kind] = 0
    position.remember(lane // 5, bytes(fact))
    row[DOWN_N + lane] = 0


def clear(row: Row, lane: i64) -> None:
    """All cards of a lane, which lie face up, go to their owner's discard pile."""
    for kind in range(6):
        add(row, GONE + lane // 5 * 12 + kind, up(row, lane, kind))
        row[UP + lane * 6 + kind] = 0
    row[LANE_N + lane] = 0


def shown_up(row: Row, lane: i64) -> list[object]:
    """The names of the open cards in a lane, for events."""
    return [CARDS[kind] for kind in range(6) for _ in range(up(row, lane, kind))]


def shown_down(row: Row, lane: i64) -> list[object]:
    return [CARDS[kind] for kind in range(6) for _ in range(down(row, lane, kind))]
