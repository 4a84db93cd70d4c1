"""E. Settling a closed province (CA-20 to CA-30)."""

from __future__ import annotations

from triumvir.core.row import NONE, numbers, take_from
from triumvir.games.caesar.actions import SETTLE_0
from triumvir.games.caesar.board import CONTROL_SPACES, PROVINCES
from triumvir.games.caesar.fields import (
    BONUS,
    CONTROL,
    LAY,
    PENDING,
    PHASE,
    SIDE,
    SUMS,
    get,
    is_crassus,
    left,
    put,
    sums,
)
from triumvir.games.caesar.phases.bonuses import gain
from triumvir.games.caesar.phases.markers import cover_borders, has_won, put_down
from triumvir.games.caesar.pieces import BONUSES
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64


def order_moves(row: Row, moves: Moves) -> i64:
    """CA-16: two closed at once."""
    first = get(row, PENDING + 1)
    second = get(row, PENDING + 2)
    moves[0] = SETTLE_0 + min(first, second)
    moves[1] = SETTLE_0 + max(first, second)
    return 2


def choose_first(position: Position, province: i64) -> None:
    row = position.row
    row[PHASE] = LAY
    take_from(row, PENDING, 0 if province == get(row, PENDING + 1) else 1)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(get(row, SIDE)),
            "province": PROVINCES[province],
        }
        position.tell("ordered", "CA-16", fields)
    settle(position, province)


def settle(position: Position, province: i64) -> None:
    """One closed province, completely, but for what its bonus asks."""
    row = position.row
    closer = get(row, SIDE)
    bonus = get(row, BONUS + province)
    row[BONUS + province] = NONE  # CA-20: whoever controls it
    own = sums(row, province, closer)
    others = sums(row, province, 1 - closer)
    controller: i64 = -1  # CA-22
    if own > others:
        controller = closer  # CA-21
    elif own < others:
        controller = 1 - closer
    elif is_crassus(row, closer):
        controller = closer  # CA-60: level is enough for Crassus in his turn
    if position.listener is not None:
        tell_settled(position, province, bonus, controller)
    if controller >= 0:
        put(row, CONTROL + province, controller)
        placed = put_down(row, controller, CONTROL_SPACES[province])  # CA-23
        if position.listener is not None:
            fields: dict[str, object] = {
                "side": position.called(controller),
                "province": PROVINCES[province],
                "markers": int(placed),
                "left": int(left(row, controller)),
            }
            position.tell("controls", "CA-23" if CONTROL_SPACES[province] > 1 else "CA-21", fields)
        if has_won(position, controller) or cover_borders(position, controller, province):
            return
    gain(position, bonus, with_control=controller == closer)


def tell_settled(position: Position, province: i64, bonus: i64, controller: i64) -> None:
    row = position.row
    totals = numbers(row, SUMS + province * 2, 2)
    fields: dict[str, object] = {
        "side": position.called(get(row, SIDE)),
        "province": PROVINCES[province],
        "bonus": BONUSES[bonus],
        "totals": totals,
    }
    position.tell("closed", "CA-20", fields)
    if totals[0] == totals[1]:
        tie: dict[str, object] = {"province": PROVINCES[province]}
        if controller < 0:
            position.tell("tied", "CA-22", tie)
        else:
            tie["side"] = position.called(controller)
            position.tell("tie_broken", "CA-60", tie)
