"""E, end. Control markers and the instant of victory (CA-23, CA-25, CA-30)."""

from __future__ import annotations

from triumvir.games.caesar.board import ACROSS, AROUND, BORDERS, PROVINCES
from triumvir.games.caesar.position import (
    ENDS,
    LAST_MARKER,
    MARKER,
    OVER,
    POMPEYS,
    Position,
    names,
)


def put(position: Position, side: int, number: int) -> int:
    """So many markers leave the stock; how many there were (CA-30: what is beyond is ignored)."""
    left = position.left[side]
    if number >= left:
        number = left
    position.left[side] = left - number
    return number


def has_won(position: Position, side: int) -> bool:
    """CA-30: at that instant, in the middle of whatever is going on."""
    if position.left[side] > 0:
        return False
    finish(position, side, LAST_MARKER)
    return True


def finish(position: Position, winner: int, reason: int) -> None:
    position.phase = OVER
    position.winner = winner
    position.ended = reason
    position.pend1 = -1
    position.pend2 = -1
    position.offer = -1
    position.extra = False
    position.recruit = False
    if position.listener is not None:
        name, rule = ENDS[reason]
        for side in range(2):
            if not position.is_crassus(side):
                position.tell(
                    "screen_lifted",
                    rule,
                    {"side": position.called(side), "tokens": names(position.hand(side))},
                )
        position.tell("ended", rule, {"reason": name, "side": position.called(winner)})


def cover_borders(position: Position, side: int, province: int) -> bool:
    """CA-25: a marker on every border to a province that the same side controls. CA-28: always.
    CA-36: not while a control marker of one of the two lies face down. True if this wins."""
    borders = AROUND[province]
    across = ACROSS[province]
    for place in range(len(borders)):
        other = across[place]
        if position.control[other] == side and position.fallen[other] == 0:
            border = borders[place]
            position.face[border] |= MARKER | (POMPEYS if side == 1 else 0)
            put(position, side, 1)
            if position.listener is not None:
                fields: dict[str, object] = {
                    "side": position.called(side),
                    "border": BORDERS[border],
                    "provinces": [PROVINCES[province], PROVINCES[other]],
                    "left": position.left[side],
                }
                position.tell("border_covered", "CA-25", fields)
            if has_won(position, side):
                return True
    return False
