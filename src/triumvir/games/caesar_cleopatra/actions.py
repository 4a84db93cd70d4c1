"""The action table: every action the game knows, made once."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.games.caesar_cleopatra.cards import (
    CARDS,
    DECKS,
    FIRST_ACTION,
    GROUPS,
    KINDS,
    NUMBERS,
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

# Where the numbers of each kind of action begin in the table, to read an action back fast.
ARRANGE_0: Final = ARRANGE[0].index
SETUP_0: Final = SETUP[0].index
DOWN_0: Final = DOWN[0].index
UP_0: Final = UP[0].index
ASSASSINATE_0: Final = ASSASSINATE[0].index
CASTLE_0: Final = CASTLE[0].index
SCOUT_0: Final = SCOUT_AT[0].index
WRATH_0: Final = WRATH_AT[0].index
STRIKE_0: Final = STRIKE[0].index
LAY_0: Final = LAY[0].index
DISCARD_0: Final = DISCARD[0].index
DRAW_0: Final = DRAW[0].index
