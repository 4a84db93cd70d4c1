"""The action table: every action the game knows, made once. No sheet or number of players
changes it."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import ActionTable
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    EFFECTS,
    FIRST_VENUE,
    LEVELS,
    PLACES,
    VENUES,
    VISITORS,
)
from triumvir.native import i64, vec

TABLE: Final = ActionTable()

# Each of these adds the actions of one kind and gives the index of the first.


def alone(kind: str) -> int:
    return TABLE.add(kind).index


def merchants(kind: str) -> int:
    """One action for each place and level: [place * 8 + level - 1]."""
    first = len(TABLE.actions)
    for place in PLACES:
        for level in range(1, LEVELS + 1):
            TABLE.add(kind, f"{level} {place}", {"level": level, "place": place})
    return first


def tickets(kind: str) -> int:
    """One action for each ticket: [venue * 3 + category]."""
    first = len(TABLE.actions)
    for venue in VENUES:
        for category in CATEGORIES:
            TABLE.add(kind, f"{venue} {category}", {"venue": venue, "category": category})
    return first


def each(kind: str, field: str, words: tuple[str, ...]) -> int:
    """One action for each word."""
    first = len(TABLE.actions)
    for word in words:
        TABLE.add(kind, word, {field: word})
    return first


def sales(kind: str, things: list[tuple[str, dict[str, object]]]) -> int:
    """One action for each thing that is sold and each visitor: [thing * 5 + visitor]."""
    first = len(TABLE.actions)
    for text, fields in things:
        for visitor in VISITORS:
            TABLE.add(kind, f"{text} {visitor}", {**fields, "visitor": visitor})
    return first


def moves() -> int:
    """[(visitor * 3 + from) * 2 + which of the two others]"""
    first = len(TABLE.actions)
    for visitor in VISITORS:
        for origin in VENUES:
            for venue in VENUES:
                if venue != origin:
                    fields: dict[str, object] = {"visitor": visitor, "from": origin, "venue": venue}
                    TABLE.add("move", f"{visitor} {origin} {venue}", fields)
    return first


# Bidding: a merchant, a merchant with a favour, a favour instead of a merchant, or nothing
LAY_0: Final = merchants("lay")
PROMOTE_0: Final = each("promote", "place", PLACES)
STEP_0: Final = merchants("step")
FRONT_0: Final = merchants("front")
AGAIN_0: Final = merchants("again")
PASS_0: Final = alone("pass")

# Favours that need no merchant
DRAW_TICKET_0: Final = alone("draw_ticket")
DRAW_VISITOR_0: Final = alone("draw_visitor")
SEND_0: Final = each("send", "venue", VENUES)
GIVE_0: Final = tickets("exchange")
MOVE_0: Final = moves()

# An active merchant
TAKE_FAVOUR_0: Final = each("take_favour", "favour", EFFECTS)
TAKE_START_0: Final = alone("take_start")
TAKE_TICKET_0: Final = tickets("take_ticket")
SELL_0: Final = sales("sell", [(name, {"category": name}) for name in CATEGORIES])
SELL_OTHER_0: Final = sales(
    "sell_other",
    [(f"{v} {c}", {"venue": v, "category": c}) for v in VENUES for c in CATEGORIES],
)
SELL_FAVOUR_0: Final = sales("sell_favour", [(name, {"favour": name}) for name in EFFECTS])
UNSEEN_0: Final = alone("unseen")
UNSEEN_SALE_0: Final = each("unseen_sale", "category", CATEGORIES)
DOUBLE_0: Final = alone("double")
HOME_0: Final = alone("come_home")
DECLINE_0: Final = alone("decline")


def plain_bids(first: int, last: int, hand: int) -> list[int]:
    """Laying any merchant of a hand (a mask) at these places, or passing."""
    bids = [
        LAY_0 + place * LEVELS + level
        for place in range(first, last)
        for level in range(LEVELS)
        if hand >> level & 1
    ]
    return [*bids, PASS_0]


# By stage (the villa, the Forum, the three venues) and hand: [stage << LEVELS | hand]
BIDS: Final = vec[vec[i64]](
    [
        vec[i64](plain_bids(first, last, hand))
        for first, last in ((0, 1), (1, 2), (FIRST_VENUE, len(PLACES)))
        for hand in range(1 << LEVELS)
    ]
)
