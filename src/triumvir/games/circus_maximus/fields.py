"""The table of fields: what lies where in a position's row, how it is written, who may see it.

Below it, cells by name. They are compiled into their callers and cost nothing there; whoever needs
a cell of the row asks here.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.codec import Counts, Flag, Flags, Kind, Number, Numbered, Pile, Several, Word
from triumvir.core.document import Part
from triumvir.core.layout import NOBODY, OWNER, Field, Layout, Table, during, untold
from triumvir.core.row import NONE, clear, move_cells
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    LEVELS,
    MOST_SEATS,
    PLACES,
    TICKET_CARDS,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_COPIES,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.native import Row, i64, quicken, u8

# What is asked. Who is asked, and how often, depends on open information alone.
BIDDING: Final = 0  # the seat lays a merchant, plays a favour or passes
SETTLING: Final = 1  # the seat's merchant is active
SENDING: Final = 2  # a drawn visitor is laid at a venue
SWAPPING: Final = 3  # a ticket comes back for the one given
OVER: Final = 4
PHASES: Final[tuple[str, ...]] = ("bidding", "settling", "sending", "swapping", "over")

# The first three phases of the rule book, in which merchants are laid (CM-19).
FAVOURS: Final = 0
TICKETS_STAGE: Final = 1
SHOWS: Final = 2
STAGES: Final[tuple[str, ...]] = ("favours", "tickets", "shows")
FIRST_PLACE: Final[tuple[int, ...]] = (0, 1, 2)
END_PLACE: Final[tuple[int, ...]] = (1, 2, 5)

# Where Caesar is, if not at a venue.
IN_PILE: Final = 3
NO_CAESAR: Final = 255

# What a day's accounts are made of, in the order of the ledger (CM-46 to CM-49, CM-76).
SOURCES: Final[tuple[str, ...]] = (
    "visitors",
    "tickets",
    "coin_cards",
    "merchants",
    "seat_beside_caesar",
)
SOURCE_COUNT: Final = 5
LEDGER: Final = 15  # entries of one seat: three days of five sources
MOST_COINS: Final = 10_000

# Guests at a venue: [venue * 15 + kind * 3 + coin cards].
GUESTS: Final = 15
MOST_MERCHANTS: Final = MOST_SEATS * LEVELS
MOST_FAVOURS: Final = 18
MOST_VISITORS: Final = VISITOR_KINDS * VISITOR_COPIES + 1

# Places
PHASE: Final = 0
SEAT_COUNT: Final = 1
DAY: Final = 2
STAGE: Final = 3
SEAT: Final = 4  # whom the question is for
STARTER: Final = 5
START_CARD: Final = 6  # who took the start-player card today
FIRST_THERE: Final = 7  # whose merchant was first at the villa (CM-31)
PASSED: Final = 8  # mask of those who passed in this stage
PLACE: Final = 9  # of the active merchant
AT: Final = 10  # its place in the row
TAKES: Final = 11  # cards or sales still to come
ACTED: Final = 12  # it has done something
DOUBLED: Final = 13  # F6 was played for it
HOMING: Final = 14  # it goes back to hand after its turn
DRAWN: Final = 15  # the visitor card that is to be sent
GIVEN: Final = 16  # the ticket that is to be swapped
CAESAR_AT: Final = 17
SUPPLY: Final = 18  # coin cards
WITH_CAESAR: Final = 19  # option
MERCHANTS: Final = 20  # in hand, as masks
LINE_N: Final = MERCHANTS + MOST_SEATS  # how many lie at each place
LINE: Final = LINE_N + 5  # the rows one after the other: the level it counts as, whose it is
HAND: Final = LINE + 2 * MOST_MERCHANTS  # favours: [seat * 12 + effect]
KNOWN: Final = HAND + MOST_SEATS * EFFECT_COUNT  # those that were taken in the open
HAND_N: Final = KNOWN + MOST_SEATS * EFFECT_COUNT
HIDDEN: Final = HAND_N + MOST_SEATS  # how many were not
UNSEEN_FAVOURS: Final = HIDDEN + MOST_SEATS  # in the pile, or hidden in a hand
OFFERED: Final = UNSEEN_FAVOURS + EFFECT_COUNT  # open at the villa
FAVOUR_PILE: Final = OFFERED + EFFECT_COUNT  # piles: the size, then the cards, the top one last
FORUM_TICKETS: Final = FAVOUR_PILE + 1 + MOST_FAVOURS  # a ticket is venue * 3 + category
HELD: Final = FORUM_TICKETS + TICKETS  # unsold: [seat * 9 + ticket]
TICKET_PILE: Final = HELD + MOST_SEATS * TICKETS
GUEST: Final = TICKET_PILE + 1 + TICKET_CARDS
GUEST_N: Final = GUEST + VENUE_COUNT * GUESTS
VISITOR_PILE: Final = GUEST_N + VENUE_COUNT
EXTRA: Final = VISITOR_PILE + 1 + MOST_VISITORS  # extra shows today
SALES: Final = EXTRA + VENUE_COUNT  # today's: how many, then two cells each
BOOK: Final = SALES + 1 + 2 * MOST_VISITORS  # accounts of all days: two cells each
SIZE: Final = BOOK + 2 * MOST_SEATS * LEDGER


@final
class Ticket(Kind):
    """A ticket: venue and category."""

    def __init__(self) -> None:
        super().__init__(TICKETS, none=True)

    def tell(self, kind: i64) -> object:
        return {"venue": VENUES[kind // 3], "category": CATEGORIES[kind % 3]}

    def find(self, value: object, where: str) -> int:
        ticket = Part(value, where)
        ticket.only(("venue", "category"))
        return ticket.word("venue", VENUES) * 3 + ticket.word("category", CATEGORIES)

    def told(self) -> object:
        pairs = (("venue", ("words", VENUES)), ("category", ("words", CATEGORIES)))
        return ("object", "Ticket", pairs)


@final
class Guest(Kind):
    """A visitor at a venue, with his coin cards."""

    def __init__(self) -> None:
        super().__init__(GUESTS)

    def tell(self, kind: i64) -> object:
        return {"visitor": VISITORS[kind // 3], "coin_cards": int(kind % 3)}

    def find(self, value: object, where: str) -> int:
        guest = Part(value, where)
        guest.only(("visitor", "coin_cards"))
        return guest.word("visitor", VISITORS) * 3 + guest.number("coin_cards", 0, 2)

    def told(self) -> object:
        return ("object", "Visitor", (("visitor", ("words", VISITORS)), ("coin_cards", "int")))


TICKET: Final = Ticket()
ANY_SEAT: Final = MOST_SEATS - 1

WHOLE: Final = Table(
    1,
    (
        Field("phase", PHASE, Word(PHASES)),
        Field("seats", SEAT_COUNT, Number(3, MOST_SEATS)),
        Field("stage", STAGE, Word(STAGES)),
        Field("on_turn", SEAT, Number(0, ANY_SEAT)),
        Field("start_player", STARTER, Number(0, ANY_SEAT)),
        Field("start_card", START_CARD, Number(0, ANY_SEAT, none=True)),
        Field("first", FIRST_THERE, Number(0, ANY_SEAT, none=True)),
        Field("passed", PASSED, Flags(Numbered(0, ANY_SEAT))),
        Field("drawn", DRAWN, Word(VISITOR_CARDS, none=True)),
        Field("given", GIVEN, TICKET),
        Field("villa", OFFERED, Counts(EFFECTS)),
        Field("forum", FORUM_TICKETS, Counts(TICKET)),
        Field("coin_cards", SUPPLY, Number(0, COIN_CARDS), start=COIN_CARDS),
        Field("day", DAY, Numbered(1, 3)),
        # See `document.py`
        untold("caesar_at", CAESAR_AT, start=NONE),
        untold("line_n", LINE_N, 5),
        untold("line", LINE, 2 * MOST_MERCHANTS),
        untold("sales", SALES, 1 + 2 * MOST_VISITORS),
        untold("unseen", UNSEEN_FAVOURS, EFFECT_COUNT),
    ),
)
OPTIONS: Final = Table(1, (Field("caesar", WITH_CAESAR, Flag()),))
# CM-21, CM-37: what is in the piles follows, not its order.
UNSEEN_CARDS: Final = Table(
    1,
    (
        Field("favours", UNSEEN_FAVOURS, Counts(EFFECTS)),
        Field("tickets", TICKET_PILE, Pile(TICKET, TICKET_CARDS, mixed=True)),
        Field("visitors", VISITOR_PILE, Pile(VISITOR_CARDS, MOST_VISITORS, mixed=True)),
    ),
)
ACTIVE_MERCHANT: Final = Table(
    1,
    (
        Field("place", PLACE, Word(PLACES)),
        Field("at", AT, Number(0, MOST_MERCHANTS - 1)),
        Field("takes", TAKES, Number(0, 2)),
        Field("acted", ACTED, Flag()),
        Field("doubled", DOUBLED, Flag()),
        Field("homing", HOMING, Flag()),
    ),
)
PILES: Final = Table(
    1,
    (
        Field("favours", FAVOUR_PILE, Pile(EFFECTS, MOST_FAVOURS, top_first=True), see=NOBODY),
        Field("tickets", TICKET_PILE, Pile(TICKET, TICKET_CARDS, top_first=True), see=NOBODY),
        Field(
            "visitors", VISITOR_PILE, Pile(VISITOR_CARDS, MOST_VISITORS, top_first=True), see=NOBODY
        ),
    ),
)
VENUE_FIELDS: Final = Table(
    VENUE_COUNT,
    (
        Field("visitors", GUEST, Counts(Guest())),
        Field("extra_shows", EXTRA, Number(0, 2)),
        untold("guest_n", GUEST_N),
    ),
)
PLAYER_FIELDS: Final = Table(
    MOST_SEATS,
    (
        Field("merchants", MERCHANTS, Flags(Numbered(1, LEVELS), "CM-3"), start=255),
        Field("tickets", HELD, Counts(TICKET)),
        # Favours taken in the open are known to all; how many others there are is seen too.
        Field("known", KNOWN, Counts(EFFECTS)),
        Field("hidden", HIDDEN, Number(0, MOST_FAVOURS)),
        Field("ledger", BOOK, Several(Several(Number(0, MOST_COINS), SOURCE_COUNT), 3)),
        untold("hand_n", HAND_N),
    ),
)
# CM-64: at the end all favours are laid open to be counted.
HANDS: Final = Table(
    MOST_SEATS,
    (Field("hand", HAND, Counts(EFFECTS), see=OWNER, opened=during(OVER)),),
)
LAYOUT: Final = Layout(
    SIZE, (WHOLE, OPTIONS, ACTIVE_MERCHANT, PILES, VENUE_FIELDS, PLAYER_FIELDS, HANDS)
)


# Cells by name


def get(row: Row, field: i64) -> i64:
    """A field of one cell."""
    return i64(row[field])


def put(row: Row, field: i64, value: i64) -> None:
    row[field] = u8(value)


def total_of(row: Row, first: i64, kinds: i64) -> i64:
    total: i64 = 0
    for at in range(first, first + kinds):
        total += get(row, at)
    return total


def unsold(row: Row, seat: i64, venue: i64) -> i64:
    """How many unsold tickets for a venue the seat has."""
    first = HELD + seat * TICKETS + venue * 3
    return get(row, first) + get(row, first + 1) + get(row, first + 2)


def unsold_all(row: Row, seat: i64) -> i64:
    return total_of(row, HELD + seat * TICKETS, TICKETS)


def open_tickets(row: Row) -> i64:
    return total_of(row, FORUM_TICKETS, TICKETS)


def offers(row: Row) -> i64:
    """Open favours at the villa."""
    return total_of(row, OFFERED, EFFECT_COUNT)


def guests_of(row: Row, venue: i64, kind: i64) -> i64:
    first = GUEST + venue * GUESTS + kind * 3
    return get(row, first) + get(row, first + 1) + get(row, first + 2)


def may_hold(row: Row, seat: i64, effect: i64) -> bool:
    """Whether, as far as everybody knows, the seat may hold this favour."""
    if row[KNOWN + seat * EFFECT_COUNT + effect] != 0:
        return True
    return row[HIDDEN + seat] != 0 and row[UNSEEN_FAVOURS + effect] != 0


# Rows of merchants


def row_start(row: Row, place: i64) -> i64:
    """Where the row of a place begins."""
    return total_of(row, LINE_N, place)


def line_size(row: Row) -> i64:
    return total_of(row, LINE_N, 5)


def merchant_at(row: Row, index: i64) -> i64:
    """A merchant in a row: the level it counts as * 64 + its owner * 8 + its printed level - 1."""
    at = LINE + 2 * index
    return get(row, at) << 6 | get(row, at + 1)


def counts_as(row: Row, index: i64) -> i64:
    return get(row, LINE + 2 * index)


def owner_of(row: Row, index: i64) -> i64:
    return get(row, LINE + 2 * index + 1) >> 3


def behind(row: Row, place: i64, level: i64) -> i64:
    """CM-25, CM-26: where in `row` a merchant goes, behind all of its level or a higher one."""
    at = LINE + 2 * row_start(row, place)
    end = at + 2 * get(row, LINE_N + place)
    while at < end and get(row, at) >= level:
        at += 2
    return (at - LINE) >> 1


def insert(row: Row, place: i64, index: i64, level: i64, seat: i64, printed: i64) -> None:
    """A merchant comes into the row of a place; those behind it move on."""
    at = LINE + 2 * index
    move_cells(row, at, LINE + 2 * line_size(row), 2)
    put(row, at, level)
    put(row, at + 1, seat * LEVELS + printed)
    row[LINE_N + place] += 1


def take_away(row: Row, place: i64, index: i64) -> None:
    """A merchant leaves the row of a place."""
    end = LINE + 2 * line_size(row)
    move_cells(row, LINE + 2 * index + 2, end, -2)
    clear(row, end - 2, 2)
    row[LINE_N + place] -= 1


def used_before(row: Row, seat: i64, before: i64) -> i64:
    """The seat's merchants that lie at places before this one, as a mask."""
    mask: i64 = 0
    bit: i64 = 1
    for index in range(row_start(row, before)):
        if owner_of(row, index) == seat:
            mask |= bit << (merchant_at(row, index) & 7)
    return mask


# Coins and sales, two cells each


def book(row: Row, number: i64) -> i64:
    """An entry of the ledger: [seat * 15 + day * 5 + source]."""
    at = BOOK + 2 * number
    return get(row, at) | get(row, at + 1) << 8


def set_book(row: Row, number: i64, coins: i64) -> None:
    at = BOOK + 2 * number
    put(row, at, coins & 255)
    put(row, at + 1, coins >> 8)


def sale_at(row: Row, number: i64) -> i64:
    """A sale as one number: seller, thing, visitor, coins and venue, see `sale`."""
    at = SALES + 1 + 2 * number
    return get(row, at) | get(row, at + 1) << 8


def add_sale(row: Row, number: i64) -> None:
    at = SALES + 1 + 2 * get(row, SALES)
    put(row, at, number & 255)
    put(row, at + 1, number >> 8)
    row[SALES] += 1


def sale(seat: i64, thing: i64, visitor: i64, coins: i64, venue: i64) -> i64:
    """A sale as one number. What was sold is a ticket, or 9 + effect for a favour (CM-76)."""
    return seat | thing << 3 | visitor << 8 | coins << 11 | venue << 13


def sales(row: Row) -> list[int]:
    return [int(sale_at(row, number)) for number in range(get(row, SALES))]


quicken(__name__)
