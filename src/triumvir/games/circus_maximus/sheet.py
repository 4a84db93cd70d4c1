"""The card sheet (rules N): every number that stands on a card, and which favours are in the deck.

The sheet of this revision is `sheet.toml`, read once when the module is loaded. A table may be
started with another, as a document of the same shape (CM-90).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, final

from triumvir.core.document import Document, Part, read_dict, wrong_option
from triumvir.core.errors import InvalidOption, InvalidPosition
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    EFFECT_COUNT,
    EFFECTS,
    FAVOUR_COPIES,
    FAVOUR_KINDS,
    LEVELS,
    POSSIBLE_TIMINGS,
    TICKET_CARDS,
    TICKETS,
    TIMINGS,
    VENUES,
    VISITORS,
)
from triumvir.native import Moves, i64, vec

MARKS: Final[tuple[str, ...]] = ("printed", "reconstructed")
PARTS: Final[tuple[str, ...]] = ("merchants", "tickets", "ticket_cards", "visitors", "favours")
LEVEL_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "7", "8")
MOST_COINS: Final = 99


@final
class Sheet:
    """A sheet that has been checked. Shared by all states of a table, never changed."""

    __slots__ = (
        "copies",
        "document",
        "favours",
        "given",
        "hands",
        "merchants",
        "ticket_cards",
        "tickets",
        "visitors",
        "when",
    )

    def __init__(self, document: Document, given: bool) -> None:
        self.document: Final = document
        self.given: Final = given  # another one than that of this revision
        self.merchants: Final[Moves] = vec[i64]([0] * LEVELS)  # coins
        self.tickets: Final[Moves] = vec[i64]([0] * len(CATEGORIES))  # coins
        self.ticket_cards: Final = [0] * TICKETS
        self.visitors: Final[Moves] = vec[i64]([0] * len(VISITORS))  # coins
        self.favours: Final[Moves] = vec[i64]([0] * EFFECT_COUNT)  # coins
        self.when: Final = [-1] * EFFECT_COUNT
        self.copies: Final = [0] * EFFECT_COUNT  # cards in the deck
        sheet = Part(document, "sheet")
        sheet.only(PARTS)
        read_coins(sheet.part("merchants"), LEVEL_NAMES, self.merchants)
        read_coins(sheet.part("tickets"), CATEGORIES, self.tickets)
        read_coins(sheet.part("visitors"), VISITORS, self.visitors)
        self._read_ticket_cards(sheet.part("ticket_cards"))
        self._read_favours(sheet.part("favours"))
        # The coins of all merchants of a hand, which is a mask
        self.hands: Final[Moves] = vec[i64](
            [
                sum([int(self.merchants[level]) for level in range(LEVELS) if mask >> level & 1])
                for mask in range(1 << LEVELS)
            ]
        )

    def option(self) -> object:
        """The value of the option `sheet` that gives this sheet."""
        return self.document if self.given else None

    def prices(self) -> Document:
        """The coins of everything, for views."""
        return {
            "merchants": list(self.merchants),
            "tickets": {CATEGORIES[c]: self.tickets[c] for c in range(len(CATEGORIES))},
            "visitors": {VISITORS[v]: self.visitors[v] for v in range(len(VISITORS))},
            "favours": {
                EFFECTS[e]: self.favours[e] for e in range(EFFECT_COUNT) if self.copies[e] > 0
            },
        }

    def timings(self) -> Document:
        """When each favour in the deck can be played (CM-63), for views."""
        return {
            EFFECTS[e]: TIMINGS[self.when[e]] for e in range(EFFECT_COUNT) if self.copies[e] > 0
        }

    def _read_ticket_cards(self, part: Part) -> None:
        part.only(VENUES)
        for venue in range(len(VENUES)):
            found = part.part(VENUES[venue])
            found.only((*CATEGORIES, "mark"))
            found.word("mark", MARKS)
            for category in range(len(CATEGORIES)):
                cards = found.number(CATEGORIES[category], 0, MOST_COINS)
                self.ticket_cards[venue * len(CATEGORIES) + category] = cards
        if sum(self.ticket_cards) != TICKET_CARDS:
            raise InvalidOption(
                f"The card sheet: there are {TICKET_CARDS} tickets,"
                f" but its ticket_cards make {sum(self.ticket_cards)} (CM-1).",
                "sheet-tickets",
                {"count": TICKET_CARDS, "found": sum(self.ticket_cards)},
            )

    def _read_favours(self, part: Part) -> None:
        part.only(EFFECTS)
        if len(part.told) != FAVOUR_KINDS:
            raise InvalidOption(
                f"The card sheet: there are {FAVOUR_KINDS} kinds of favour,"
                f" not {len(part.told)} (CM-5).",
                "sheet-kinds",
                {"count": FAVOUR_KINDS, "found": len(part.told)},
            )
        for effect in range(EFFECT_COUNT):
            if EFFECTS[effect] not in part.told:
                continue
            found = part.part(EFFECTS[effect])
            found.only(("when", "coins", "mark"))
            self.favours[effect] = found.number("coins", 0, MOST_COINS)
            # CM-63: one of the times at which the rules can carry out this effect
            times = POSSIBLE_TIMINGS[effect]
            self.when[effect] = times[found.word("when", tuple([TIMINGS[t] for t in times]))]
            self.copies[effect] = FAVOUR_COPIES
            marks = found.part("mark")
            marks.only(("effect", "when", "coins"))
            for key in ("effect", "when", "coins"):
                marks.word(key, MARKS)


def read_coins(part: Part, names: tuple[str, ...], coins: Moves) -> None:
    part.only(names)
    for place in range(len(names)):
        found = part.part(names[place])
        found.only(("coins", "mark"))
        found.word("mark", MARKS)
        coins[place] = found.number("coins", 0, MOST_COINS)


def read_sheet(value: object) -> Sheet:
    """The sheet that the option asks for: that of this revision, or the one given."""
    if value is None:
        return DEFAULT
    try:
        return Sheet(read_dict(value, "sheet"), given=True)
    except InvalidPosition as error:
        raise wrong_option(error) from error


def default_document() -> Document:
    """`sheet.toml` as it is: the only file that the rules read, and only when they are loaded."""
    package = "triumvir.games.circus_maximus"
    return tomllib.loads(files(package).joinpath("sheet.toml").read_text(encoding="utf-8"))


DEFAULT: Final = Sheet(default_document(), given=False)
