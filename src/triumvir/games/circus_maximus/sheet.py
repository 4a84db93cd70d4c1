"""The card sheet (rules N): every number that stands on a card, and which favours are in the deck.

The sheet of this revision is `sheet.toml`, read once when the module is loaded. A table may be
started with another, as a document of the same shape (CM-90).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, final

from triumvir.core.document import Document, show
from triumvir.core.errors import InvalidOption
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
        check_keys(document, PARTS, "sheet")
        self._read_coins("merchants", LEVEL_NAMES, self.merchants)
        self._read_coins("tickets", CATEGORIES, self.tickets)
        self._read_coins("visitors", VISITORS, self.visitors)
        self._read_ticket_cards()
        self._read_favours()
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

    def _read_coins(self, part: str, names: tuple[str, ...], coins: Moves) -> None:
        entries = entry(self.document, part, "sheet")
        check_keys(entries, names, part)
        for place in range(len(names)):
            where = f"{part}.{names[place]}"
            found = entry(entries, names[place], part)
            check_keys(found, ("coins", "mark"), where)
            coins[place] = number(found, "coins", where)
            check_mark(found["mark"], f"{where}.mark")

    def _read_ticket_cards(self) -> None:
        entries = entry(self.document, "ticket_cards", "sheet")
        check_keys(entries, VENUES, "ticket_cards")
        keys: tuple[str, ...] = (*CATEGORIES, "mark")
        for venue in range(len(VENUES)):
            where = f"ticket_cards.{VENUES[venue]}"
            found = entry(entries, VENUES[venue], "ticket_cards")
            check_keys(found, keys, where)
            for category in range(len(CATEGORIES)):
                cards = number(found, CATEGORIES[category], where)
                self.ticket_cards[venue * len(CATEGORIES) + category] = cards
            check_mark(found["mark"], f"{where}.mark")
        if sum(self.ticket_cards) != TICKET_CARDS:
            raise InvalidOption(
                f"The card sheet: there are {TICKET_CARDS} tickets,"
                f" but its ticket_cards make {sum(self.ticket_cards)} (CM-1).",
                "sheet-tickets",
                {"count": TICKET_CARDS, "found": sum(self.ticket_cards)},
            )

    def _read_favours(self) -> None:
        entries = entry(self.document, "favours", "sheet")
        for name in entries:
            if name not in EFFECTS:
                raise InvalidOption(
                    f"The card sheet: favours has an unknown effect {show(name)};"
                    f" the rules know {', '.join(EFFECTS)} (CM-90).",
                    "sheet-unknown",
                    {"where": "favours", "key": name, "known": ", ".join(EFFECTS)},
                )
        if len(entries) != FAVOUR_KINDS:
            raise InvalidOption(
                f"The card sheet: there are {FAVOUR_KINDS} kinds of favour,"
                f" not {len(entries)} (CM-5).",
                "sheet-kinds",
                {"count": FAVOUR_KINDS, "found": len(entries)},
            )
        for effect in range(EFFECT_COUNT):
            name = EFFECTS[effect]
            if name not in entries:
                continue
            where = f"favours.{name}"
            found = entry(entries, name, "favours")
            check_keys(found, ("when", "coins", "mark"), where)
            self.favours[effect] = number(found, "coins", where)
            self.when[effect] = timing(found["when"], effect, where)
            self.copies[effect] = FAVOUR_COPIES
            marks = entry(found, "mark", where)
            check_keys(marks, ("effect", "when", "coins"), f"{where}.mark")
            for key in ("effect", "when", "coins"):
                check_mark(marks[key], f"{where}.mark.{key}")


def timing(value: object, effect: int, where: str) -> int:
    """CM-63: one of the times at which the rules can carry out this effect."""
    possible = [TIMINGS[time] for time in POSSIBLE_TIMINGS[effect]]
    if not isinstance(value, str) or value not in possible:
        raise InvalidOption(
            f"The card sheet: {where}.when is {' or '.join(possible)}, not {show(value)}.",
            "sheet-word",
            {"where": f"{where}.when", "known": ", ".join(possible), "found": show(value)},
        )
    return TIMINGS.index(value)


def check_keys(document: Document, names: tuple[str, ...], where: str) -> None:
    for name in names:
        if name not in document:
            raise lacking(where, name)
    for key in document:
        if key not in names:
            raise InvalidOption(
                f"The card sheet: {where} has an unknown {show(key)};"
                f" known are {', '.join(names)}.",
                "sheet-unknown",
                {"where": where, "key": key, "known": ", ".join(names)},
            )


def lacking(where: str, key: str) -> InvalidOption:
    return InvalidOption(
        f"The card sheet: {where} lacks '{key}'.", "sheet-lacks", {"where": where, "key": key}
    )


def entry(document: Document, key: str, where: str) -> Document:
    if key not in document:
        raise lacking(where, key)
    found = document[key]
    if not isinstance(found, dict):
        raise InvalidOption(
            f"The card sheet: {key} in {where} is an object, got {show(found)}.",
            "sheet-object",
            {"where": key, "found": show(found)},
        )
    for name in found:
        if not isinstance(name, str):
            raise InvalidOption(
                f"The card sheet: {key} has text keys, got {show(name)}.",
                "sheet-text-keys",
                {"where": key, "found": show(name)},
            )
    return found


def number(document: Document, key: str, where: str) -> int:
    value = document[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidOption(
            f"The card sheet: {where}.{key} is a whole number, got {show(value)}.",
            "sheet-number",
            {"where": f"{where}.{key}", "low": 0, "high": MOST_COINS, "found": show(value)},
        )
    if value < 0 or value > MOST_COINS:
        raise InvalidOption(
            f"The card sheet: {where}.{key} is from 0 to {MOST_COINS}, got {value}.",
            "sheet-number",
            {"where": f"{where}.{key}", "low": 0, "high": MOST_COINS, "found": show(value)},
        )
    return value


def check_mark(value: object, where: str) -> None:
    if not isinstance(value, str) or value not in MARKS:
        raise InvalidOption(
            f"The card sheet: {where} is {' or '.join(MARKS)}, got {show(value)}.",
            "sheet-word",
            {"where": where, "known": ", ".join(MARKS), "found": show(value)},
        )


def read_sheet(value: object) -> Sheet:
    """The sheet that the option asks for: that of this revision, or the one given."""
    if value is None:
        return DEFAULT
    if not isinstance(value, dict):
        raise InvalidOption(
            f"The card sheet is an object or nothing, got {show(value)}.",
            "sheet-form",
            {"found": show(value)},
        )
    for key in value:
        if not isinstance(key, str):
            raise InvalidOption(
                f"The card sheet has text keys, got {show(key)}.",
                "sheet-text-keys",
                {"where": "sheet", "found": show(key)},
            )
    return Sheet(value, given=True)


def default_document() -> Document:
    """`sheet.toml` as it is: the only file that the rules read, and only when they are loaded."""
    package = "triumvir.games.circus_maximus"
    return tomllib.loads(files(package).joinpath("sheet.toml").read_text(encoding="utf-8"))


DEFAULT: Final = Sheet(default_document(), given=False)
