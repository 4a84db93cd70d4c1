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
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    CAESAR_AT,
    END_PLACE,
    FIRST_PLACE,
    HAND,
    MERCHANTS,
    PHASE,
    PLACE,
    SENDING,
    SETTLING,
    STAGE,
    STAGES,
    SWAPPING,
    get,
)
from triumvir.games.circus_maximus.position import Position

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
    row = position.row
    if get(row, PHASE) == SENDING:
        return IllegalAction(
            f"Now choose the venue of the visitor ('send ...'); '{action.text}' is not possible.",
            "CM-66",
            "now-send",
        )
    if get(row, PHASE) == SWAPPING:
        return IllegalAction(
            f"Now take another ticket ('take_ticket ...'); '{action.text}' is not possible.",
            "CM-91",
            "now-swap",
        )
    if action.kind in PLAYS:
        missing = refuse_favour(position, seat, PLAYS[action.kind])
        if missing is not None:
            return missing
    if get(row, PHASE) == BIDDING:
        return refuse_bid(position, seat, action)
    return refuse_turn(position, seat, action)


def refuse_favour(position: Position, seat: int, effect: int) -> IllegalAction | None:
    """A favour that is not held, or at the wrong time."""
    row = position.row
    name = EFFECTS[effect]
    if get(row, HAND + seat * EFFECT_COUNT + effect) == 0:
        return IllegalAction(
            f"There is no favour '{name}' in this hand.", "CM-63", "no-favour", {"favour": name}
        )
    if position.favours_rest():
        return IllegalAction(
            "On the first day no favour is played in phase I.", "CM-93", "favours-rest"
        )
    when = TIMINGS[position.sheet.when[effect]]
    if (get(row, PHASE) == SETTLING) != (when == "active"):
        times = {
            "instead": "instead of a merchant",
            "with": "together with a merchant",
            "active": "when a merchant is active",
        }
        return IllegalAction(
            f"The favour '{name}' is played {times[when]}.",
            "CM-63",
            "favour-time",
            {"favour": name, "when": when},
        )
    return None


def no_effect(action: Action) -> IllegalAction:
    return IllegalAction(
        f"'{action.text}' would have no effect now.", "CM-70", "no-effect", {"action": action.text}
    )


def refuse_bid(position: Position, seat: int, action: Action) -> IllegalAction:
    row = position.row
    place = action.fields.get("place")
    stage = get(row, STAGE)
    if action.kind in BIDS and isinstance(place, str):
        there = PLACES.index(place)
        if there < FIRST_PLACE[stage] or there >= END_PLACE[stage]:
            rule = ("CM-29", "CM-36", "CM-39")[stage]
            return IllegalAction(
                f"In the phase of {STAGES[stage]} no merchant is laid at '{place}'.",
                rule,
                "not-this-place",
                {"place": place},
            )
        if action.kind == "again":
            return IllegalAction(
                "Only a merchant used in an earlier phase of the day is laid again.",
                "CM-68",
                "not-used",
            )
        level = action.fields.get("level", 1)
        assert isinstance(level, int)
        if not get(row, MERCHANTS + seat) >> (level - 1) & 1:
            return IllegalAction(
                f"There is no merchant of level {level} in hand.",
                "CM-21",
                "no-merchant",
                {"level": level},
            )
        if action.kind == "step":
            return IllegalAction(
                "There is no merchant that it could pass.", "CM-70", "nobody-to-pass"
            )
        return IllegalAction("No merchant of its level lies there.", "CM-70", "no-equal")
    if action.kind in PLAYS:
        return no_effect(action)
    return IllegalAction(
        f"Now lay a merchant, play a favour or pass; '{action.text}' is not possible.",
        "CM-21",
        "now-bid",
    )


def refuse_turn(position: Position, seat: int, action: Action) -> IllegalAction:
    row = position.row
    place = get(row, PLACE)
    name = PLACES[place]
    kind = action.kind
    if kind == "double":
        return IllegalAction(
            "That takes two open cards and, at a venue, two things to sell, once for a merchant.",
            "CM-94",
            "not-double",
        )
    if kind in PLAYS and kind != "sell_other":
        return no_effect(action)
    if kind in ("sell", "sell_other", "sell_favour"):
        if name not in VENUES:
            return IllegalAction("Tickets are sold at the venues.", "CM-43", "sell-at-venues")
        return refuse_sale(position, seat, action)
    if kind in ("take_favour", "take_start", "take_ticket"):
        rule = "CM-37" if kind == "take_ticket" else "CM-29"
        return IllegalAction(
            f"At '{name}' there is no such card to take.", rule, "nothing-to-take", {"place": name}
        )
    return IllegalAction(
        f"Now the active merchant takes a card or declines; '{action.text}' is not possible.",
        "CM-93",
        "now-turn",
    )


def refuse_sale(position: Position, seat: int, action: Action) -> IllegalAction:
    row = position.row
    venue = get(row, PLACE) - FIRST_PLACE[2]
    if action.kind == "sell_favour":
        effect = EFFECTS.index(str(action.fields["favour"]))
        if get(row, CAESAR_AT) != venue:
            return IllegalAction(
                "A favour is sold where Caesar sits, and nowhere else.", "CM-76", "not-at-caesar"
            )
        if get(row, HAND + seat * EFFECT_COUNT + effect) == 0:
            return IllegalAction(
                f"There is no favour '{EFFECTS[effect]}' in this hand.",
                "CM-76",
                "no-favour",
                {"favour": EFFECTS[effect]},
            )
    return IllegalAction(
        f"'{action.text}' needs such an unsold ticket and such a visitor at the venue.",
        "CM-44",
        "no-sale",
    )
