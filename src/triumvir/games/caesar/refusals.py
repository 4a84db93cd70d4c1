"""Why an action is not legal: one sentence and the rule. Decides nothing; `legal` has decided."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.games.caesar.actions import BORDER, HIDE_0, TOKEN
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.pieces import BONUSES, TOKENS
from triumvir.games.caesar.position import (
    BANK_OFFER,
    LAY,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    RECRUITING,
    Position,
)


def refuse(position: Position, action: Action) -> IllegalAction:
    phase = position.phase
    if phase == LAY:
        return refuse_lay(position, action)
    if phase == OFFER:
        bonus = BONUSES[position.offer]
        what = f"use the bonus {bonus} or decline it ('use' or 'decline')"
        return expected(what, "CA-29", action)
    if phase == MIGHT_TARGET:
        if action.kind == "might":
            return IllegalAction(
                f"'{action.text}': Might reaches the opponent's face-up tokens that no marker"
                " covers, and face-up markers on provinces and borders.",
                "CA-37",
            )
        return expected("turn something face down ('might ...') or 'decline'", "CA-34", action)
    if phase == ORDER:
        names = [PROVINCES[position.pend1], PROVINCES[position.pend2]]
        what = f"say which province is settled first ('settle {names[0]}' or 'settle {names[1]}')"
        return expected(what, "CA-16", action)
    if phase == RECRUITING:
        return expected("take a Centurion ('recruit ...') or 'decline'", "CA-47", action)
    if phase == BANK_OFFER:
        return expected("draw a bonus from the bank ('bank') or 'decline'", "CA-50", action)
    return expected("let Crassus begin ('begin')", "CA-54", action)


def expected(what: str, rule: str, action: Action) -> IllegalAction:
    return IllegalAction(f"Now {what}; '{action.text}' is not possible.", rule)


def refuse_lay(position: Position, action: Action) -> IllegalAction:
    if action.kind not in ("lay", "hide"):
        return expected("lay a token of the supply ('lay ...')", "CA-14", action)
    border = BORDERS[BORDER[action.index]]
    token = TOKEN[action.index]
    side = position.side
    if action.index >= HIDE_0 and not position.checkpoints:
        return IllegalAction("Tokens lie face down only with the module Checkpoints.", "CA-50")
    if position.hand(side) & position.held(side, token) == 0:
        return IllegalAction(f"There is no {TOKENS[token]} in this supply.", "CA-14")
    return IllegalAction(f"The border {border} is not free.", "CA-14")
