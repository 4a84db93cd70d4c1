"""One side's cards at one group: turned up, shown, cleared."""

from __future__ import annotations

from triumvir.games.caesar_cleopatra.cards import CARDS, KINDS
from triumvir.games.caesar_cleopatra.memory import BARED
from triumvir.games.caesar_cleopatra.position import Position


def bare(position: Position, lane: int) -> None:
    """All face-down cards of a lane are turned up, for good (CC-76, CC-114)."""
    if position.down_n[lane] == 0:
        return
    first = lane * 12
    side = lane // 5
    table = position.table
    fact = [BARED + lane % 5, 0, 0, 0, 0, 0, 0]
    for kind in range(6):
        seen = table[first + kind]
        if seen > 0:
            fact[1 + kind] = seen
            table[first + 6 + kind] = table[first + 6 + kind] + seen
            table[first + kind] = 0
    position.memory[side] = position.memory[side] + bytes(fact)
    position.down_n[lane] = 0


def shown(position: Position, lane: int, face: int) -> list[object]:
    """The names of the cards in a lane, for events."""
    first = lane * 12 + face * 6
    return [CARDS[kind] for kind in range(6) for _ in range(position.table[first + kind])]


def clear(position: Position, lane: int) -> None:
    """All cards of a lane, which lie face up, go to their owner's discard pile."""
    first = lane * 12 + 6
    side = lane // 5
    table = position.table
    gone = position.gone
    for kind in range(6):
        number = table[first + kind]
        if number > 0:
            gone[side * KINDS + kind] = gone[side * KINDS + kind] + number
            table[first + kind] = 0
    position.lane_n[lane] = 0
