"""A full state that a view allows, drawn evenly from exactly the worlds that it allows.

Hidden are the order of the three piles and the favours that were taken unseen (F8). What is in
the piles of tickets and visitors follows by counting. Of the favours, those that were never seen by
all are in the pile or hidden in a hand; one's own hand one knows. Nothing that happens at the table
depends on which of them are where, so every way to share them out is equally possible.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.dealer import Dealer
from triumvir.core.document import read_int, read_key, read_list
from triumvir.core.errors import InvalidPosition
from triumvir.core.view import View
from triumvir.games.circus_maximus.cards import EFFECT_COUNT
from triumvir.games.circus_maximus.reading import add_effects, read_table
from triumvir.games.circus_maximus.rules import CircusState


def guess(view: View, dealer: Dealer) -> CircusState:
    return concluded(view).guess(dealer)


def concluded(view: View) -> Model:
    """What the view lets one conclude; worked out once and kept with it."""
    model = view.model
    if model is None:
        if view.seat is None:
            raise InvalidPosition("A guess needs the view of a seat, not an onlooker's.")
        model = Model(view)
        view.model = model
    assert isinstance(model, Model)
    return model


@final
class Model:
    """What a view lets one conclude, worked out once for many guesses."""

    def __init__(self, view: View) -> None:
        known = read_table(view.data)
        self.known: Final = known
        self.unseen: Final[list[int]] = []
        self.blanks: Final = [0] * known.n  # hidden favours of those whose hand is not shown
        rest = known.unseen.copy()
        hands = read_list(read_key(view.data, "hands", "view"), "view.hands", known.n)
        for seat in range(known.n):
            first = seat * EFFECT_COUNT
            if hands[seat] is None:
                known.hand[first : first + EFFECT_COUNT] = known.known[first : first + EFFECT_COUNT]
                self.blanks[seat] = known.hidden[seat]
            else:
                add_effects(known.hand, first, hands[seat], "view.hands")
                for effect in range(EFFECT_COUNT):
                    rest[effect] -= known.hand[first + effect] - known.known[first + effect]
        for effect in range(EFFECT_COUNT):
            self.unseen.extend([effect] * rest[effect])
        pile = read_int(read_key(view.data, "favour_pile", "view"), "view.favour_pile", 0, 18)
        if pile + sum(self.blanks) != len(self.unseen):
            raise InvalidPosition("This view contradicts itself: its unseen favours do not add up.")

    def guess(self, dealer: Dealer) -> CircusState:
        state = self.known.clone()
        state.dealer = dealer
        favours = self.unseen.copy()
        dealer.shuffle(favours)
        for seat in range(state.n):
            for _ in range(self.blanks[seat]):
                state.hand[seat * EFFECT_COUNT + favours.pop()] += 1
        state.favour_pile = favours
        dealer.shuffle(state.ticket_pile)
        dealer.shuffle(state.visitor_pile)
        return state
