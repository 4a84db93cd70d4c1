"""The position: its row, its sheet, and small moves."""

from __future__ import annotations

from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.row import add, pop
from triumvir.games.circus_maximus.actions import TABLE
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, FIRST_VENUE, VISITOR_KINDS
from triumvir.games.circus_maximus.fields import (
    CAESAR_AT,
    DAY,
    EXTRA,
    FAVOURS,
    GUEST,
    GUEST_N,
    GUESTS,
    HAND,
    HAND_N,
    HIDDEN,
    KNOWN,
    LAYOUT,
    OVER,
    PHASE,
    SEAT,
    STAGE,
    SUPPLY,
    UNSEEN_FAVOURS,
    VISITOR_PILE,
    get,
    put,
)
from triumvir.games.circus_maximus.sheet import DEFAULT
from triumvir.native import i64


class Position(State):
    """All cards and all open questions. The rules are in `phases`."""

    __slots__ = ("dealer", "sheet")

    def __init__(self, dealer: Dealer, source: Position | None = None) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__(TABLE, source)
        self.dealer = dealer
        if source is None:
            self.row = LAYOUT.fresh()
            self.sheet = DEFAULT
        else:
            self.sheet = source.sheet

    def actor(self) -> i64:
        if self.row[PHASE] == OVER:
            return -1
        return get(self.row, SEAT)

    def favours_rest(self) -> bool:
        """CM-93: in phase I of day one no favour is played. Before revision 2 one was, by a later
        merchant of the row in which it was taken."""
        row = self.row
        return row[DAY] == 0 and row[STAGE] == FAVOURS and self.revision >= 2

    def spend(self, seat: i64, effect: i64) -> None:
        """CM-62: a favour leaves the hand, for all to see. If one of its kind was known to be
        there it is as good as that one; if not, it was a hidden one."""
        row = self.row
        which = seat * EFFECT_COUNT + effect
        row[HAND + which] -= 1
        row[HAND_N + seat] -= 1
        if row[KNOWN + which] != 0:
            row[KNOWN + which] -= 1
        else:
            row[HIDDEN + seat] -= 1
            row[UNSEEN_FAVOURS + effect] -= 1

    def lay_visitor(self, venue: i64, card: i64) -> None:
        """A visitor card comes to a venue; CM-74: with Caesar come two more."""
        row = self.row
        if card < VISITOR_KINDS:
            coins = min(get(row, EXTRA + venue), get(row, SUPPLY))  # CM-61
            add(row, SUPPLY, -coins)
            row[GUEST + venue * GUESTS + card * 3 + coins] += 1
            row[GUEST_N + venue] += 1
            return
        put(row, CAESAR_AT, venue)
        for _n in range(2):
            if row[VISITOR_PILE] != 0:
                self.lay_visitor(venue, pop(row, VISITOR_PILE))


def venue_of(place: i64) -> i64:
    return place - FIRST_VENUE
