"""Why an action is not legal: one sentence and the rule. Decides nothing; `legal` has decided."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.errors import Fields, IllegalAction
from triumvir.core.row import cards_in
from triumvir.games.caesar.actions import BORDER_OF, HIDE_0, TOKEN_OF
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.fields import (
    BANK_OFFER,
    BONUS_OFFERED,
    LAY,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    PENDING,
    PHASE,
    RECRUITING,
    SIDE,
    WITH_CHECKPOINTS,
    get,
    hand,
    held_token,
)
from triumvir.games.caesar.pieces import BONUSES, TOKENS
from triumvir.games.caesar.position import Position


def refuse(position: Position, action: Action) -> IllegalAction:
    row = position.row
    phase = get(row, PHASE)
    if phase == LAY:
        return refuse_lay(position, action)
    if phase == OFFER:
        bonus = BONUSES[get(row, BONUS_OFFERED)]
        what = f"use the bonus {bonus} or decline it ('use' or 'decline')"
        return expected(what, "CA-29", action, "now-offer", {"bonus": bonus})
    if phase == MIGHT_TARGET:
        if action.kind == "might":
            return IllegalAction(
                f"'{action.text}': Might reaches the opponent's face-up tokens that no marker"
                " covers, and face-up markers on provinces and borders.",
                "CA-37",
                "might-target",
            )
        what = "turn something face down ('might ...') or 'decline'"
        return expected(what, "CA-34", action, "now-might")
    if phase == ORDER:
        names = [PROVINCES[province] for province in cards_in(row, PENDING)]
        what = f"say which province is settled first ('settle {names[0]}' or 'settle {names[1]}')"
        provinces: Fields = {"provinces": [*names]}
        return expected(what, "CA-16", action, "now-order", provinces)
    if phase == RECRUITING:
        what = "take a Centurion ('recruit ...') or 'decline'"
        return expected(what, "CA-47", action, "now-recruiting")
    if phase == BANK_OFFER:
        what = "draw a bonus from the bank ('bank') or 'decline'"
        return expected(what, "CA-50", action, "now-bank")
    return expected("let Crassus begin ('begin')", "CA-54", action, "now-ready")


def expected(
    what: str, rule: str, action: Action, id: str, fields: Fields | None = None
) -> IllegalAction:
    return IllegalAction(f"Now {what}; '{action.text}' is not possible.", rule, id, fields)


def refuse_lay(position: Position, action: Action) -> IllegalAction:
    if action.kind not in ("lay", "hide"):
        return expected("lay a token of the supply ('lay ...')", "CA-14", action, "now-lay")
    border = BORDERS[BORDER_OF[action.index]]
    token = TOKEN_OF[action.index]
    row = position.row
    side = get(row, SIDE)
    if action.index >= HIDE_0 and get(row, WITH_CHECKPOINTS) == 0:
        return IllegalAction(
            "Tokens lie face down only with the module Checkpoints.", "CA-50", "no-checkpoints"
        )
    if hand(row, side) >> held_token(row, side, token) & 1 == 0:
        return IllegalAction(
            f"There is no {TOKENS[token]} in this supply.",
            "CA-14",
            "no-token",
            {"token": TOKENS[token]},
        )
    return IllegalAction(
        f"The border {border} is not free.", "CA-14", "border-taken", {"border": border}
    )
