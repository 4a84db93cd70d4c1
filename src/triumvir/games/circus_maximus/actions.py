"""The action table: every action the game knows, made once. No sheet or number of players
changes it."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    EFFECTS,
    FIRST_VENUE,
    LEVELS,
    PLACES,
    TICKETS,
    VENUES,
    VISITORS,
)

TABLE: Final = ActionTable()


def merchants(kind: str) -> list[Action]:
    """One action for each place and level: [place * 8 + level - 1]."""
    return [
        TABLE.add(kind, f"{level} {place}", {"level": level, "place": place})
        for place in PLACES
        for level in range(1, LEVELS + 1)
    ]


def tickets(kind: str) -> list[Action]:
    """One action for each ticket: [venue * 3 + category]."""
    return [
        TABLE.add(kind, f"{venue} {category}", {"venue": venue, "category": category})
        for venue in VENUES
        for category in CATEGORIES
    ]


# Bidding: a merchant, a merchant with a favour, a favour instead of a merchant, or nothing
LAY: Final = merchants("lay")
PROMOTE: Final = [TABLE.add("promote", place, {"place": place}) for place in PLACES]
STEP: Final = merchants("step")
FRONT_LAY: Final = merchants("front")
AGAIN: Final = merchants("again")
PASS: Final = TABLE.add("pass")

# Favours that need no merchant
DRAW_TICKET: Final = TABLE.add("draw_ticket")
DRAW_VISITOR: Final = TABLE.add("draw_visitor")
SEND: Final = [TABLE.add("send", venue, {"venue": venue}) for venue in VENUES]
GIVE: Final = tickets("exchange")
# [(visitor * 3 + from) * 2 + which of the two others]
MOVE: Final = [
    TABLE.add(
        "move",
        f"{visitor} {VENUES[origin]} {venue}",
        {"visitor": visitor, "from": VENUES[origin], "venue": venue},
    )
    for visitor in VISITORS
    for origin in range(3)
    for venue in (VENUES[:origin] + VENUES[origin + 1 :])
]

# An active merchant
TAKE_FAVOUR: Final = [TABLE.add("take_favour", effect, {"favour": effect}) for effect in EFFECTS]
TAKE_START: Final = TABLE.add("take_start")
TAKE_TICKET: Final = tickets("take_ticket")
# [category * 5 + visitor]
SELL: Final = [
    TABLE.add("sell", f"{category} {visitor}", {"category": category, "visitor": visitor})
    for category in CATEGORIES
    for visitor in VISITORS
]
# [ticket * 5 + visitor]
SELL_OTHER: Final = [
    TABLE.add(
        "sell_other",
        f"{VENUES[ticket // 3]} {CATEGORIES[ticket % 3]} {visitor}",
        {"venue": VENUES[ticket // 3], "category": CATEGORIES[ticket % 3], "visitor": visitor},
    )
    for ticket in range(TICKETS)
    for visitor in VISITORS
]
# [effect * 5 + visitor]
SELL_FAVOUR: Final = [
    TABLE.add("sell_favour", f"{effect} {visitor}", {"favour": effect, "visitor": visitor})
    for effect in EFFECTS
    for visitor in VISITORS
]
UNSEEN_CARD: Final = TABLE.add("unseen")
UNSEEN_SALE: Final = [
    TABLE.add("unseen_sale", category, {"category": category}) for category in CATEGORIES
]
DOUBLE_TAKE: Final = TABLE.add("double")
COME_HOME: Final = TABLE.add("come_home")
DECLINE: Final = TABLE.add("decline")

# Where the numbers of each kind of action begin in the table, to read an action back fast.
LAY_0: Final = LAY[0].index
PROMOTE_0: Final = PROMOTE[0].index
STEP_0: Final = STEP[0].index
FRONT_0: Final = FRONT_LAY[0].index
AGAIN_0: Final = AGAIN[0].index
PASS_0: Final = PASS.index
DRAW_TICKET_0: Final = DRAW_TICKET.index
DRAW_VISITOR_0: Final = DRAW_VISITOR.index
SEND_0: Final = SEND[0].index
GIVE_0: Final = GIVE[0].index
MOVE_0: Final = MOVE[0].index
TAKE_FAVOUR_0: Final = TAKE_FAVOUR[0].index
TAKE_START_0: Final = TAKE_START.index
TAKE_TICKET_0: Final = TAKE_TICKET[0].index
SELL_0: Final = SELL[0].index
SELL_OTHER_0: Final = SELL_OTHER[0].index
SELL_FAVOUR_0: Final = SELL_FAVOUR[0].index
UNSEEN_0: Final = UNSEEN_CARD.index
UNSEEN_SALE_0: Final = UNSEEN_SALE[0].index
DOUBLE_0: Final = DOUBLE_TAKE.index
HOME_0: Final = COME_HOME.index
DECLINE_0: Final = DECLINE.index


def plain_bids(first: int, last: int) -> list[list[Action]]:
    """For every hand of merchants, as a mask: laying any of them at these places, or passing."""
    return [
        [
            LAY[place * LEVELS + level]
            for place in range(first, last)
            for level in range(LEVELS)
            if hand >> level & 1
        ]
        + [PASS]
        for hand in range(1 << LEVELS)
    ]


# By stage: the villa, the Forum, the three venues. Handed out as they are, never changed.
PLAIN_BIDS: Final = [
    plain_bids(0, 1),
    plain_bids(1, 2),
    plain_bids(FIRST_VENUE, len(PLACES)),
]
