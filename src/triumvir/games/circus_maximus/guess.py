"""A full state that a view allows, drawn evenly from exactly the worlds that it allows.

Hidden are the order of the three piles and the favours that were taken unseen (F8). What is in
the piles of tickets and visitors follows by counting. Of the favours, those that were never seen by
all are in the pile or hidden in a hand; one's own hand one knows. Nothing that happens at the table
depends on which of them are where, so every way to share them out is equally possible.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.dealer import Dealer
from triumvir.core.document import Part, contradiction, onlookers_view
from triumvir.core.row import add, cards_in, fill, numbers, set_pile
from triumvir.core.view import View
from triumvir.games.circus_maximus.cards import EFFECT_COUNT
from triumvir.games.circus_maximus.document import read_table
from triumvir.games.circus_maximus.fields import (
    FAVOUR_PILE,
    HAND,
    HANDS,
    HIDDEN,
    KNOWN,
    TICKET_PILE,
    UNSEEN_FAVOURS,
    VISITOR_PILE,
    get,
)
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.native import Row, i64


def guess(view: View, dealer: Dealer) -> CircusState:
    return concluded(view).guess(dealer)


def concluded(view: View) -> Model:
    """What the view lets one conclude; worked out once and kept with it."""
    model = view.model
    if model is None:
        if view.seat is None:
            raise onlookers_view()
        model = Model(view)
        view.model = model
    assert isinstance(model, Model)
    return model


@final
class Model:
    """What a view lets one conclude, worked out once for many guesses."""

    def __init__(self, view: View) -> None:
        known = CircusState(Dealer(0))
        seen = Part(view.data, "view")
        read_table(known, seen)
        row = known.row
        self.known: Final = known
        self.unseen: Final[list[int]] = []
        self.blanks: Final = [0] * known.seats()  # hidden favours of those whose hand is not shown
        rest = numbers(row, UNSEEN_FAVOURS, EFFECT_COUNT)
        hands = seen.entries("hands", known.seats())
        for seat in range(known.seats()):
            first = seat * EFFECT_COUNT
            if hands[seat] is None:
                fill(row, HAND + first, numbers(row, KNOWN + first, EFFECT_COUNT))
                self.blanks[seat] = int(get(row, HIDDEN + seat))
            else:
                HANDS.fields[0].codec.read(row, HAND + first, hands[seat], "view.hands")
                for effect in range(first, first + EFFECT_COUNT):
                    rest[effect - first] -= int(get(row, HAND + effect) - get(row, KNOWN + effect))
        for effect in range(EFFECT_COUNT):
            self.unseen.extend([effect] * rest[effect])
        if view.data["favour_pile"] != len(self.unseen) - sum(self.blanks):
            raise contradiction("view", "its unseen favours do not add up")
        self.tickets: Final = cards_in(row, TICKET_PILE)
        self.visitors: Final = cards_in(row, VISITOR_PILE)

    def guess(self, dealer: Dealer) -> CircusState:
        state = self.known.clone()
        state.dealer = dealer
        row = state.row
        favours = self.unseen.copy()
        dealer.shuffle(favours)
        for seat in range(len(self.blanks)):
            for _n in range(self.blanks[seat]):
                add(row, HAND + seat * EFFECT_COUNT + favours.pop(), 1)
        set_pile(row, FAVOUR_PILE, favours)
        shuffle_pile(row, TICKET_PILE, self.tickets, dealer)
        shuffle_pile(row, VISITOR_PILE, self.visitors, dealer)
        return state


def shuffle_pile(row: Row, pile: i64, cards: list[int], dealer: Dealer) -> None:
    shuffled = cards.copy()
    dealer.shuffle(shuffled)
    set_pile(row, pile, shuffled)
