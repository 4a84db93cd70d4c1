"""The material (rules A): constants only."""

from __future__ import annotations

from typing import Final

CAESAR: Final = 0
CLEOPATRA: Final = 1
SIDES: Final[tuple[str, ...]] = ("caesar", "cleopatra")  # CC-13

GROUPS: Final[tuple[str, ...]] = ("senators", "praetors", "quaestors", "censors", "aediles")
PATRICIANS: Final[tuple[int, ...]] = (5, 5, 5, 3, 3)  # CC-3

# Tables are typed as tuples of any length: the compiler would unpack and rebuild a tuple of known
# length each time that one of its entries is asked for.

# A card's kind is a small number: 0 to 4 are the values 1 to 5, then the Philosopher, then the
# six actions. Influence and action cards have different backs (CC-9), hence the two decks.
PHILOSOPHER: Final = 5
ASSASSINATION: Final = 6
SPY: Final = 7
CASTLING: Final = 8
SCOUT: Final = 9
WRATH: Final = 10
VETO: Final = 11
KINDS: Final = 12
NUMBERS: Final = 5  # kinds below this are numbered
FIRST_ACTION: Final = 6

CARDS: Final[tuple[str, ...]] = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "philosopher",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "veto",
)
COPIES: Final[tuple[int, ...]] = (7, 7, 7, 7, 7, 2, 4, 2, 2, 2, 1, 2)  # CC-5, CC-6

INFLUENCE: Final = 0
ACTION: Final = 1
DECKS: Final[tuple[str, ...]] = ("influence", "action")
DECK_SIZE: Final[tuple[int, ...]] = (27, 13)  # CC-16, CC-17

# Vote cards: 0 to 4 are the groups.
ORGY: Final = 5
SHUFFLE: Final = 6
VOTES: Final[tuple[str, ...]] = (*GROUPS, "orgy", "shuffle")
VOTE_COPIES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 1)  # CC-7

BONUS_GROUPS: Final = 3  # CC-8: Senators, Praetors, Quaestors, two cards each
BONUS_COPIES: Final = 2

HAND_SIZE: Final = 5  # CC-99
OWN_LIMIT: Final = 5  # CC-43
GROUP_LIMIT: Final = 8  # CC-44
IDLE_LIMIT: Final = 6  # CC-163
