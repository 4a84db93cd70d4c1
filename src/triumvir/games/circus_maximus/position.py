"""The position: where every card is, and small questions about it."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.games.circus_maximus.cards import (
    ALL_MERCHANTS,
    COIN_CARDS,
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.sheet import Sheet

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
NO_CAESAR: Final = -2
IN_PILE: Final = -1

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

# Guests at a venue: [venue * 15 + kind * 3 + coin cards].
GUESTS: Final = 15

SEATS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,))
NOBODY: Final[tuple[int, ...]] = ()


class Position(State):
    """All cards and all open questions. The rules are in `phases`."""

    __slots__ = (
        "acted",
        "at",
        "caesar",
        "caesar_at",
        "card",
        "day",
        "dealer",
        "doubled",
        "drawn",
        "extra",
        "favour_pile",
        "first",
        "forum",
        "given",
        "guest_n",
        "guests",
        "hand",
        "hand_n",
        "held",
        "hidden",
        "homing",
        "known",
        "ledger",
        "merchants",
        "n",
        "offered",
        "passed",
        "phase",
        "place",
        "row",
        "row_n",
        "sales",
        "seat",
        "sheet",
        "stage",
        "starter",
        "supply",
        "takes",
        "ticket_pile",
        "unseen",
        "visitor_pile",
    )

    def __init__(
        self,
        dealer: Dealer,
        n: int,
        sheet: Sheet,
        caesar: bool,
        source: Position | None = None,
    ) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__()
        self.dealer = dealer
        self.n = n
        self.sheet = sheet
        self.caesar = caesar  # option
        if source is None:
            self.day = 0
            self.stage = FAVOURS
            self.phase = BIDDING
            self.seat = 0  # whom the question is for
            self.starter = 0
            self.card = -1  # who took the start-player card today
            self.passed = 0  # mask of those who passed in this stage
            # The active merchant
            self.place = 0
            self.at = 0  # its place in the row
            self.takes = 0  # cards or sales still to come
            self.acted = False  # it has done something
            self.doubled = False  # F6 was played for it
            self.homing = False  # it goes back to hand after its turn
            self.first = -1  # whose merchant was first at the villa (CM-31)
            self.drawn = -1  # the visitor card that is to be sent
            self.given = -1  # the ticket that is to be swapped
            # Merchants: in hand as masks; rows one after the other, each entry
            # effective level * 64 + seat * 8 + level - 1.
            self.merchants = [ALL_MERCHANTS] * n
            self.row: list[int] = []
            self.row_n = [0] * len(PLACES)
            # Favours: [seat * 12 + effect]
            self.hand = [0] * (n * EFFECT_COUNT)
            self.known = [0] * (n * EFFECT_COUNT)  # those that were taken in the open
            self.hand_n = [0] * n
            self.hidden = [0] * n  # how many were not
            self.unseen = [0] * EFFECT_COUNT  # never seen by all: in the pile, or hidden in a hand
            self.offered = [0] * EFFECT_COUNT  # open at the villa
            self.favour_pile: list[int] = []  # piles have their top last
            # Tickets: venue * 3 + category
            self.forum = [0] * TICKETS
            self.held = [0] * (n * TICKETS)  # unsold
            self.ticket_pile: list[int] = []
            # Visitors
            self.guests = [0] * (VENUE_COUNT * GUESTS)
            self.guest_n = [0] * VENUE_COUNT
            self.visitor_pile: list[int] = []
            self.caesar_at = NO_CAESAR
            self.extra = [0] * VENUE_COUNT  # extra shows today
            self.supply = COIN_CARDS
            # Today's sales, see `sale`; accounts of all days
            self.sales: list[int] = []
            self.ledger = [0] * (n * LEDGER)
        else:
            self.seq = source.seq
            self.cached_seat = source.cached_seat
            self.cached = source.cached
            self.day = source.day
            self.stage = source.stage
            self.phase = source.phase
            self.seat = source.seat
            self.starter = source.starter
            self.card = source.card
            self.passed = source.passed
            self.place = source.place
            self.at = source.at
            self.takes = source.takes
            self.acted = source.acted
            self.doubled = source.doubled
            self.homing = source.homing
            self.first = source.first
            self.drawn = source.drawn
            self.given = source.given
            self.merchants = source.merchants.copy()
            self.row = source.row.copy()
            self.row_n = source.row_n.copy()
            self.hand = source.hand.copy()
            self.known = source.known.copy()
            self.hand_n = source.hand_n.copy()
            self.hidden = source.hidden.copy()
            self.unseen = source.unseen.copy()
            self.offered = source.offered.copy()
            self.favour_pile = source.favour_pile.copy()
            self.forum = source.forum.copy()
            self.held = source.held.copy()
            self.ticket_pile = source.ticket_pile.copy()
            self.guests = source.guests.copy()
            self.guest_n = source.guest_n.copy()
            self.visitor_pile = source.visitor_pile.copy()
            self.caesar_at = source.caesar_at
            self.extra = source.extra.copy()
            self.supply = source.supply
            self.sales = source.sales.copy()
            self.ledger = source.ledger.copy()

    def seats(self) -> int:
        return self.n

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return SEATS[self.seat]

    # Small questions

    def row_start(self, place: int) -> int:
        """Where the row of a place begins in `row`."""
        start = 0
        for before in range(place):
            start += self.row_n[before]
        return start

    def may_hold(self, seat: int, effect: int) -> bool:
        """Whether, as far as everybody knows, the seat may hold this favour."""
        if self.known[seat * EFFECT_COUNT + effect] > 0:
            return True
        return self.hidden[seat] > 0 and self.unseen[effect] > 0

    def unsold(self, seat: int, venue: int) -> int:
        """How many unsold tickets for a venue the seat has."""
        first = seat * TICKETS + venue * 3
        return self.held[first] + self.held[first + 1] + self.held[first + 2]

    def unsold_all(self, seat: int) -> int:
        first = seat * TICKETS
        total = 0
        for ticket in range(TICKETS):
            total += self.held[first + ticket]
        return total

    def open_tickets(self) -> int:
        total = 0
        for ticket in range(TICKETS):
            total += self.forum[ticket]
        return total

    def offers(self) -> int:
        """Open favours at the villa."""
        total = 0
        for effect in range(EFFECT_COUNT):
            total += self.offered[effect]
        return total

    def guests_of(self, venue: int, kind: int) -> int:
        first = venue * GUESTS + kind * 3
        return self.guests[first] + self.guests[first + 1] + self.guests[first + 2]

    def used(self, seat: int, before: int) -> int:
        """The seat's merchants that lie at places before this one, as a mask."""
        mask = 0
        for index in range(self.row_start(before)):
            entry = self.row[index]
            if (entry >> 3) & 7 == seat:
                mask |= 1 << (entry & 7)
        return mask

    # Small moves

    def spend(self, seat: int, effect: int) -> None:
        """CM-62: a favour leaves the hand, for all to see. If one of its kind was known to be
        there it is as good as that one; if not, it was a hidden one."""
        which = seat * EFFECT_COUNT + effect
        self.hand[which] -= 1
        self.hand_n[seat] -= 1
        if self.known[which] > 0:
            self.known[which] -= 1
        else:
            self.hidden[seat] -= 1
            self.unseen[effect] -= 1

    def lay_visitor(self, venue: int, card: int) -> None:
        """A visitor card comes to a venue; CM-74: with Caesar come two more."""
        if card < VISITOR_KINDS:
            coins = min(self.extra[venue], self.supply)  # CM-61
            self.supply -= coins
            self.guests[venue * GUESTS + card * 3 + coins] += 1
            self.guest_n[venue] += 1
            return
        self.caesar_at = venue
        for _ in range(2):
            if self.visitor_pile:
                self.lay_visitor(venue, self.visitor_pile.pop())


def sale(seat: int, thing: int, visitor: int, coins: int, venue: int) -> int:
    """A sale as one number. What was sold is a ticket, or 9 + effect for a favour (CM-76)."""
    return seat | thing << 3 | visitor << 8 | coins << 11 | venue << 13


def venue_of(place: int) -> int:
    return place - FIRST_VENUE


def merchant(level: int, seat: int, printed: int) -> int:
    """An entry of a row: the level it counts as, its owner, its printed level less one."""
    return level * 64 + seat * LEVELS + printed
