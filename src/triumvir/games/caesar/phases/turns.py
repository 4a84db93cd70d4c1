"""D. The course of a turn and of the game (CA-16 to CA-19, CA-31, CA-32, CA-47)."""

from __future__ import annotations

from triumvir.core.row import count_on, get_wide, take_from
from triumvir.games.caesar.actions import DECLINE_0, RECRUIT_0
from triumvir.games.caesar.fields import (
    EXTRA,
    HAND,
    HUMAN,
    LAY,
    ORDER,
    OVER,
    PENDING,
    PHASE,
    RECRUIT,
    RECRUITING,
    SIDE,
    STOCK,
    STUCK,
    TURN_NUMBER,
    WITH_POISON,
    can_lay,
    get,
    hand,
    is_crassus,
    move_token,
    put,
    stock,
)
from triumvir.games.caesar.memory import FACT, TOOK
from triumvir.games.caesar.phases.bonuses import draw, offer_bank, tell_declined
from triumvir.games.caesar.phases.crassus import crassus_turn
from triumvir.games.caesar.phases.laying import lay
from triumvir.games.caesar.phases.markers import finish
from triumvir.games.caesar.phases.settling import settle
from triumvir.games.caesar.pieces import COUNT, FIRST_CENTURION, TOKENS
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64


def play_lay(position: Position, index: i64) -> None:
    face_down = lay(position, index)
    if face_down and offer_bank(position.row):  # CA-53: before anything is settled
        return
    proceed(position)


def proceed(position: Position) -> None:
    """CA-16: settle what is closed, ask where a bonus asks, then end the turn."""
    row = position.row
    while row[PHASE] == LAY:
        waiting = row[PENDING]
        if waiting == 0:
            end_turn(position)
            return
        if waiting == 2:
            row[PHASE] = ORDER
            return
        settle(position, take_from(row, PENDING, 0))


def end_turn(position: Position) -> None:
    """CA-17, CA-32: every turn ends with its own draw. CA-47: or with a Centurion."""
    row = position.row
    if row[RECRUIT] != 0:
        row[RECRUIT] = 0
        row[PHASE] = RECRUITING
        return
    draw(position)
    next_turn(position)


def recruit_moves(row: Row, moves: Moves) -> i64:
    tokens = stock(row, get(row, SIDE))
    n: i64 = 0
    for token in range(FIRST_CENTURION, COUNT):
        if tokens >> token & 1 != 0:
            moves[n] = RECRUIT_0 + token - FIRST_CENTURION
            n += 1
    moves[n] = DECLINE_0
    return n + 1


def recruit(position: Position, index: i64) -> None:
    row = position.row
    side = get(row, SIDE)
    if index == DECLINE_0:
        tell_declined(position, "centurion")
        draw(position)
    else:
        token = index - RECRUIT_0 + FIRST_CENTURION
        move_token(row, STOCK + side * 3, token)
        move_token(row, HAND + side * 3, token)
        if row[WITH_POISON] != 0:
            position.remember(side, FACT[TOOK + token])
        if position.listener is not None:
            fields: dict[str, object] = {"side": position.called(side), "token": TOKENS[token]}
            position.tell("recruited", "CA-47", fields)
    next_turn(position)


def next_turn(position: Position) -> None:
    row = position.row
    if row[EXTRA] != 0:
        row[EXTRA] = 0  # CA-31
    else:
        put(row, SIDE, 1 - get(row, SIDE))
    count_on(row, TURN_NUMBER)
    start_turn(position)


def start_turn(position: Position) -> None:
    """The side on turn begins. Crassus plays his turn at once."""
    row = position.row
    if is_crassus(row, get(row, SIDE)):
        tell_turn(position, "CA-57")
        crassus_turn(position)
        if row[PHASE] == OVER:
            return
        put(row, SIDE, get(row, HUMAN))
        count_on(row, TURN_NUMBER)
    row[PHASE] = LAY
    side = get(row, SIDE)
    if not can_lay(row, hand(row, side)):
        finish(position, 1 - side, STUCK)  # CA-19
        return
    tell_turn(position, "CA-14")


def tell_turn(position: Position, rule: str) -> None:
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(get(position.row, SIDE)),
            "turn": int(get_wide(position.row, TURN_NUMBER, 4)),
        }
        position.tell("turn", rule, fields)
