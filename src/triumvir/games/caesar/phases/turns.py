"""D. The course of a turn and of the game (CA-16 to CA-19, CA-31, CA-32, CA-47)."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.caesar.actions import DECLINE, RECRUIT, RECRUIT_0
from triumvir.games.caesar.memory import TOOK
from triumvir.games.caesar.phases.bonuses import draw, offer_bank, tell_declined
from triumvir.games.caesar.phases.crassus import crassus_turn
from triumvir.games.caesar.phases.laying import lay
from triumvir.games.caesar.phases.markers import finish
from triumvir.games.caesar.phases.settling import settle
from triumvir.games.caesar.pieces import COUNT, FIRST_CENTURION, TOKENS
from triumvir.games.caesar.position import (
    LAY,
    ORDER,
    OVER,
    RECRUITING,
    STUCK,
    Position,
)


def play_lay(position: Position, action: Action) -> None:
    face_down = lay(position, action)
    if face_down and offer_bank(position):  # CA-53: before anything is settled
        return
    proceed(position)


def proceed(position: Position) -> None:
    """CA-16: settle what is closed, ask where a bonus asks, then end the turn."""
    while position.phase == LAY:
        if position.pend1 < 0:
            end_turn(position)
            return
        if position.pend2 >= 0:
            position.phase = ORDER
            return
        province = position.pend1
        position.pend1 = -1
        settle(position, province)


def end_turn(position: Position) -> None:
    """CA-17, CA-32: every turn ends with its own draw. CA-47: or with a Centurion."""
    if position.recruit:
        position.recruit = False
        position.phase = RECRUITING
        return
    draw(position)
    next_turn(position)


def recruit_choices(position: Position) -> list[Action]:
    stock = position.stock(position.side)
    choices = [
        RECRUIT[token - FIRST_CENTURION]
        for token in range(FIRST_CENTURION, COUNT)
        if stock >> token & 1 != 0
    ]
    choices.append(DECLINE)
    return choices


def recruit(position: Position, action: Action) -> None:
    side = position.side
    if action is DECLINE:
        tell_declined(position, "centurion")
        draw(position)
    else:
        token = action.index - RECRUIT_0 + FIRST_CENTURION
        position.change_stock(side, 1 << token)
        position.change_hand(side, 1 << token)
        if position.poison:
            position.remember(side, TOOK + token)
        if position.listener is not None:
            fields: dict[str, object] = {"side": position.called(side), "token": TOKENS[token]}
            position.tell("recruited", "CA-47", fields)
    next_turn(position)


def next_turn(position: Position) -> None:
    if position.extra:
        position.extra = False  # CA-31
    else:
        position.side = 1 - position.side
    position.turn += 1
    start_turn(position)


def start_turn(position: Position) -> None:
    """The side on turn begins. Crassus plays his turn at once."""
    if position.is_crassus(position.side):
        tell_turn(position, "CA-57")
        crassus_turn(position)
        if position.phase == OVER:
            return
        position.side = position.human
        position.turn += 1
    position.phase = LAY
    side = position.side
    if not position.can_lay(position.hand(side)):
        finish(position, 1 - side, STUCK)  # CA-19
        return
    tell_turn(position, "CA-14")


def tell_turn(position: Position, rule: str) -> None:
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(position.side),
            "turn": position.turn,
        }
        position.tell("turn", rule, fields)
