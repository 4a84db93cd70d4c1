"""E, end. Control markers and the instant of victory (CA-23, CA-25, CA-30)."""

from __future__ import annotations

from triumvir.core.row import NONE, clear_pile
from triumvir.games.caesar.board import ACROSS, AROUND, BORDERS, PROVINCES
from triumvir.games.caesar.fields import (
    BONUS_OFFERED,
    ENDED,
    ENDS,
    EXTRA,
    FACE,
    LAST_MARKER,
    LEFT,
    MARKER,
    OVER,
    PENDING,
    PHASE,
    POMPEYS,
    RECRUIT,
    WINNER,
    control,
    face,
    fallen,
    hand,
    is_crassus,
    left,
    names,
    put,
)
from triumvir.games.caesar.position import Position
from triumvir.native import Row, i64


def put_down(row: Row, side: i64, number: i64) -> i64:
    """So many markers leave the stock; how many there were (CA-30: what is beyond is ignored)."""
    markers = left(row, side)
    if number >= markers:
        number = markers
    put(row, LEFT + side, markers - number)
    return number


def has_won(position: Position, side: i64) -> bool:
    """CA-30: at that instant, in the middle of whatever is going on."""
    if left(position.row, side) > 0:
        return False
    finish(position, side, LAST_MARKER)
    return True


def finish(position: Position, winner: i64, reason: i64) -> None:
    row = position.row
    row[PHASE] = OVER
    put(row, WINNER, winner)
    put(row, ENDED, reason)
    clear_pile(row, PENDING)
    row[BONUS_OFFERED] = NONE
    row[EXTRA] = 0
    row[RECRUIT] = 0
    if position.listener is not None:
        name, rule = ENDS[reason]
        for side in range(2):
            if not is_crassus(row, side):
                position.tell(
                    "screen_lifted",
                    rule,
                    {"side": position.called(side), "tokens": names(hand(row, side))},
                )
        position.tell("ended", rule, {"reason": name, "side": position.called(winner)})


def cover_borders(position: Position, side: i64, province: i64) -> bool:
    """CA-25: a marker on every border to a province that the same side controls. CA-28: always.
    CA-36: not while a control marker of one of the two lies face down. True if this wins."""
    row = position.row
    borders = AROUND[province]
    across = ACROSS[province]
    for place in range(len(borders)):
        other: i64 = across[place]
        if control(row, other) == side and fallen(row, other) == 0:
            border: i64 = borders[place]
            put(row, FACE + border, face(row, border) | MARKER | (POMPEYS if side == 1 else 0))
            put_down(row, side, 1)
            if position.listener is not None:
                fields: dict[str, object] = {
                    "side": position.called(side),
                    "border": BORDERS[border],
                    "provinces": [PROVINCES[province], PROVINCES[other]],
                    "left": int(left(row, side)),
                }
                position.tell("border_covered", "CA-25", fields)
            if has_won(position, side):
                return True
    return False
