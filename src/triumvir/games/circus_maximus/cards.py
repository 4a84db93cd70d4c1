"""The material (rules A): what is printed for certain. What may be corrected is in `sheet.toml`."""

from __future__ import annotations

from typing import Final

# Tables are typed as tuples of any length: the compiler would unpack and rebuild a tuple of known
# length each time that one of its entries is asked for.

# Places, in the order in which they lie (CM-2, CM-42).
VILLA: Final = 0
FORUM: Final = 1
FIRST_VENUE: Final = 2
PLACES: Final[tuple[str, ...]] = ("villa", "forum", "circus", "colosseum", "theatre")
VENUES: Final[tuple[str, ...]] = ("circus", "colosseum", "theatre")
VENUE_COUNT: Final = 3

LEVELS: Final = 8  # CM-3
ALL_MERCHANTS: Final = 255  # a hand of merchants is a mask, bit 0 for level 1

# A ticket is venue * 3 + category.
CATEGORIES: Final[tuple[str, ...]] = ("balcony", "stalls", "box")  # CM-6
TICKETS: Final = 9
TICKET_CARDS: Final = 18  # CM-1

VISITORS: Final[tuple[str, ...]] = ("legionary", "student", "matron", "tourist", "senator")  # CM-9
VISITOR_KINDS: Final = 5
VISITOR_COPIES: Final = 3  # CM-8
CAESAR: Final = 5  # in the visitor pile
VISITOR_CARDS: Final[tuple[str, ...]] = (*VISITORS, "caesar")

# Favour effects: the first nine are in the default deck, F1 to F9 of CM-91.
NEW_TICKET: Final = 0
NEW_VISITOR: Final = 1
PROMOTION: Final = 2
SECOND_USE: Final = 3
STEP_FORWARD: Final = 4
DOUBLE: Final = 5
OTHER_VENUE: Final = 6
UNSEEN: Final = 7
FRONT: Final = 8
HOMECOMING: Final = 9
EXCHANGE: Final = 10
REDIRECT: Final = 11
EFFECT_COUNT: Final = 12
EFFECTS: Final[tuple[str, ...]] = (
    "new_ticket",
    "new_visitor",
    "promotion",
    "second_use",
    "step_forward",
    "double",
    "other_venue",
    "unseen",
    "front",
    "homecoming",
    "exchange",
    "redirect",
)
FAVOUR_KINDS: Final = 9  # CM-5
FAVOUR_COPIES: Final = 2

# When a favour can be played (CM-63).
INSTEAD: Final = 0
WITH: Final = 1
ACTIVE: Final = 2
TIMINGS: Final[tuple[str, ...]] = ("instead", "with", "active")
# What the rules can do. An effect that needs no merchant of its own may come at either time.
POSSIBLE_TIMINGS: Final[tuple[tuple[int, ...], ...]] = (
    (INSTEAD, ACTIVE),
    (INSTEAD, ACTIVE),
    (WITH,),
    (INSTEAD,),
    (WITH,),
    (ACTIVE,),
    (ACTIVE,),
    (ACTIVE,),
    (WITH,),
    (ACTIVE,),
    (INSTEAD, ACTIVE),
    (INSTEAD, ACTIVE),
)

COIN_CARDS: Final = 12  # CM-1, CM-10
DAYS: Final = 3  # CM-19
EXTRA_SHOWS: Final[tuple[int, ...]] = (0, 1, 2)  # CM-20
MOST_SEATS: Final = 5
