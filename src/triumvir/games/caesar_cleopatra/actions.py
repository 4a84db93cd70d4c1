"""The action table: every action the game knows, made once."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    DECKS,
    FIRST_ACTION,
    GROUPS,
    KINDS,
    NUMBERS,
    SCOUT,
    SPY,
    WRATH,
)

TABLE: Final = ActionTable()


def at_groups(kind: str, first: int, last: int) -> list[Action]:
    """One action for each card kind from `first` on and each group: place [group * n + kind]."""
    return [
        TABLE.add(kind, f"{CARDS[card]} {group}", {"card": CARDS[card], "group": group})
        for group in GROUPS
        for card in range(first, last)
    ]


# Set-up
ARRANGE: Final = [TABLE.add("arrange", CARDS[c], {"card": CARDS[c]}) for c in range(6, KINDS)]
SETUP: Final = at_groups("setup", 0, NUMBERS)

# A turn
DOWN: Final = at_groups("down", 0, FIRST_ACTION)
UP: Final = at_groups("up", 0, FIRST_ACTION)
PASS: Final = TABLE.add("pass")
END: Final = TABLE.add("end")

# The actions, each announced with its target
ASSASSINATE: Final = at_groups("assassinate", 0, FIRST_ACTION)
SPY_ON: Final = TABLE.add("spy")
CASTLE: Final = [
    TABLE.add("castle", f"{GROUPS[a]} {GROUPS[b]}", {"groups": [GROUPS[a], GROUPS[b]]})
    for a in range(5)
    for b in range(a + 1, 5)
]
CASTLE_PAIRS: Final = [(a, b) for a in range(5) for b in range(a + 1, 5)]
SCOUT_AT: Final = [TABLE.add("scout", group, {"group": group}) for group in GROUPS]
WRATH_AT: Final = [TABLE.add("wrath", group, {"group": group}) for group in GROUPS]

# Answers and what follows
PLAY_VETO: Final = TABLE.add("veto")
ALLOW: Final = TABLE.add("allow")
STRIKE: Final = [TABLE.add("strike", card, {"card": card}) for card in CARDS]
LAY: Final = at_groups("lay", 0, FIRST_ACTION)
DISCARD: Final = [TABLE.add("discard", card, {"card": card}) for card in CARDS]
DONE: Final = TABLE.add("done")
DRAW: Final = [TABLE.add("draw", deck, {"deck": deck}) for deck in DECKS]
DECLINE: Final = TABLE.add("decline")

# Where the numbers of each kind of action begin in the table, to read an action back fast: plain
# numbers, so that the compiler knows them.
ARRANGE_0: Final = 0
SETUP_0: Final = ARRANGE_0 + 6
DOWN_0: Final = SETUP_0 + 25
UP_0: Final = DOWN_0 + 30
PASS_0: Final = UP_0 + 30
END_0: Final = PASS_0 + 1
ASSASSINATE_0: Final = END_0 + 1
SPY_0: Final = ASSASSINATE_0 + 30
CASTLE_0: Final = SPY_0 + 1
SCOUT_0: Final = CASTLE_0 + 10
WRATH_0: Final = SCOUT_0 + 5
VETO_0: Final = WRATH_0 + 5
ALLOW_0: Final = VETO_0 + 1
STRIKE_0: Final = ALLOW_0 + 1
LAY_0: Final = STRIKE_0 + 12
DISCARD_0: Final = LAY_0 + 30
DONE_0: Final = DISCARD_0 + 12
DRAW_0: Final = DONE_0 + 1
DECLINE_0: Final = DRAW_0 + 2
for first, action in (
    (SETUP_0, SETUP[0]),
    (DOWN_0, DOWN[0]),
    (UP_0, UP[0]),
    (PASS_0, PASS),
    (END_0, END),
    (ASSASSINATE_0, ASSASSINATE[0]),
    (SPY_0, SPY_ON),
    (CASTLE_0, CASTLE[0]),
    (SCOUT_0, SCOUT_AT[0]),
    (WRATH_0, WRATH_AT[0]),
    (VETO_0, PLAY_VETO),
    (STRIKE_0, STRIKE[0]),
    (LAY_0, LAY[0]),
    (DISCARD_0, DISCARD[0]),
    (DONE_0, DONE),
    (DRAW_0, DRAW[0]),
    (DECLINE_0, DECLINE),
):
    assert action.index == first


def pair_of(castling: int) -> tuple[int, int]:
    """The two groups of a Castling."""
    return CASTLE_PAIRS[castling - CASTLE_0]


def card_of(index: int) -> int:
    """The action card that an announcement plays."""
    if index < SPY_0:
        return ASSASSINATION
    if index == SPY_0:
        return SPY
    if index < SCOUT_0:
        return CASTLING
    return SCOUT if index < WRATH_0 else WRATH
