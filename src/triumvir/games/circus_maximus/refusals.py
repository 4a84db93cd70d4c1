"""Why an action is not legal: one sentence and the rule. Decides nothing; `legal` has decided."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.games.circus_maximus.cards import (
    DOUBLE,
    EFFECT_COUNT,
    EFFECTS,
    EXCHANGE,
    FRONT,
    HOMECOMING,
    NEW_TICKET,
    NEW_VISITOR,
    OTHER_VENUE,
    PLACES,
    PROMOTION,
    REDIRECT,
    SECOND_USE,
    STEP_FORWARD,
    TIMINGS,
    UNSEEN,
    VENUES,
)
from triumvir.games.circus_maximus.position import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    SENDING,
    SETTLING,
    STAGES,
    SWAPPING,
    Position,
)

# Which favour an action plays.
PLAYS: Final = {
    "promote": PROMOTION,
    "step": STEP_FORWARD,
    "front": FRONT,
    "again": SECOND_USE,
    "draw_ticket": NEW_TICKET,
    "draw_visitor": NEW_VISITOR,
    "exchange": EXCHANGE,
    "move": REDIRECT,
    "sell_other": OTHER_VENUE,
    "unseen": UNSEEN,
    "unseen_sale": UNSEEN,
    "double": DOUBLE,
    "come_home": HOMECOMING,
}
BIDS: Final = ("lay", "promote", "step", "front", "again", "pass")


def refuse(position: Position, seat: int, action: Action) -> IllegalAction:
    if position.phase == SENDING:
        return IllegalAction(
            f"Now choose the venue of the visitor ('send ...'); '{action.text}' is not possible.",
            "CM-66",
        )
    if position.phase == SWAPPING:
        return IllegalAction(
            f"Now take another ticket ('take_ticket ...'); '{action.text}' is not possible.",
            "CM-91",
        )
    if action.kind in PLAYS:
        missing = refuse_favour(position, seat, PLAYS[action.kind])
        if missing is not None:
            return missing
    if position.phase == BIDDING:
        return refuse_bid(position, seat, action)
    return refuse_turn(position, seat, action)


def refuse_favour(position: Position, seat: int, effect: int) -> IllegalAction | None:
    """A favour that is not held, or at the wrong time."""
    name = EFFECTS[effect]
    if position.hand[seat * EFFECT_COUNT + effect] == 0:
        return IllegalAction(f"There is no favour '{name}' in this hand.", "CM-63")
    when = TIMINGS[position.sheet.when[effect]]
    if (position.phase == SETTLING) != (when == "active"):
        times = {
            "instead": "instead of a merchant",
            "with": "together with a merchant",
            "active": "when a merchant is active",
        }
        return IllegalAction(f"The favour '{name}' is played {times[when]}.", "CM-63")
    return None


def refuse_bid(position: Position, seat: int, action: Action) -> IllegalAction:
    place = action.fields.get("place")
    stage = position.stage
    if action.kind in BIDS and isinstance(place, str):
        there = PLACES.index(place)
        if there < FIRST_PLACE[stage] or there >= END_PLACE[stage]:
            rule = ("CM-29", "CM-36", "CM-39")[stage]
            return IllegalAction(
                f"In the phase of {STAGES[stage]} no merchant is laid at '{place}'.", rule
            )
        if action.kind == "again":
            return IllegalAction(
                "Only a merchant used in an earlier phase of the day is laid again.", "CM-68"
            )
        level = action.fields.get("level", 1)
        assert isinstance(level, int)
        if not position.merchants[seat] >> (level - 1) & 1:
            return IllegalAction(f"There is no merchant of level {level} in hand.", "CM-21")
        if action.kind == "step":
            return IllegalAction("There is no merchant that it could pass.", "CM-70")
        return IllegalAction("No merchant of its level lies there.", "CM-70")
    if action.kind in PLAYS:
        return IllegalAction(f"'{action.text}' would have no effect now.", "CM-70")
    return IllegalAction(
        f"Now lay a merchant, play a favour or pass; '{action.text}' is not possible.", "CM-21"
    )


def refuse_turn(position: Position, seat: int, action: Action) -> IllegalAction:
    place = position.place
    name = PLACES[place]
    kind = action.kind
    if kind == "double":
        return IllegalAction(
            "That takes two open cards and, at a venue, two things to sell, once for a merchant.",
            "CM-94",
        )
    if kind in PLAYS and kind != "sell_other":
        return IllegalAction(f"'{action.text}' would have no effect now.", "CM-70")
    if kind in ("sell", "sell_other", "sell_favour"):
        if name not in VENUES:
            return IllegalAction("Tickets are sold at the venues.", "CM-43")
        return refuse_sale(position, seat, action)
    if kind in ("take_favour", "take_start", "take_ticket"):
        rule = "CM-37" if kind == "take_ticket" else "CM-29"
        return IllegalAction(f"At '{name}' there is no such card to take.", rule)
    return IllegalAction(
        f"Now the active merchant takes a card or declines; '{action.text}' is not possible.",
        "CM-93",
    )


def refuse_sale(position: Position, seat: int, action: Action) -> IllegalAction:
    venue = position.place - FIRST_PLACE[2]
    if action.kind == "sell_favour":
        effect = EFFECTS.index(str(action.fields["favour"]))
        if position.caesar_at != venue:
            return IllegalAction("A favour is sold where Caesar sits, and nowhere else.", "CM-76")
        if position.hand[seat * EFFECT_COUNT + effect] == 0:
            return IllegalAction(f"There is no favour '{EFFECTS[effect]}' in this hand.", "CM-76")
    return IllegalAction(
        f"'{action.text}' needs such an unsold ticket and such a visitor at the venue.", "CM-44"
    )
