"""A full state that a view allows, drawn from exactly the worlds that it allows.

Hidden are the other's supply and the tokens that he laid face down; bags, tiles and the bank have
no order, what comes out of them is drawn when it comes. Without Poison every set of unseen tokens
of the right size is possible, Centurions taken are held for certain, and a player who is to lay has
a token that fits (CA-19). With Poison the guess relives the journal (see `memory.py`): a token
drawn is blank until it is seen; a token that went back into the bag at the third return can be a
blank drawn after it, but none drawn before. When a token is seen to leave, the guess chooses which
blank it was. In the end the blanks and the bag share the tokens that nobody has seen. Every
possible past can be relived in this way, and no impossible one.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.choices import Choices
from triumvir.core.dealer import Dealer
from triumvir.core.document import onlookers_view
from triumvir.core.view import View
from triumvir.games.caesar.board import CHECKPOINTS
from triumvir.games.caesar.fields import (
    BAG,
    HAND,
    HIDDEN,
    LAY,
    OVER,
    PHASE,
    SIDE,
    TOKEN,
    WITH_CENTURIONS,
    WITH_POISON,
    can_lay,
    face,
    get,
    is_solo,
    put,
    set_tokens,
    stock,
)
from triumvir.games.caesar.memory import DREW, FOUND, HID, RETURNED, TOOK
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    COUNT,
    FIRST_CENTURION,
    FITS,
    OTHER_TWIN,
    TWIN,
)
from triumvir.games.caesar.rules import CaesarState
from triumvir.games.caesar.view import template, unseen
from triumvir.native import i64

TWINS: Final = 3 << TWIN
NEVER: Final = 99  # a Centurion that has not been in the bag


def guess(view: View, dealer: Dealer) -> CaesarState:
    model = view.model
    if model is None:
        if view.seat is None:
            raise onlookers_view()
        model = Model(view, view.seat)
        view.model = model
    assert isinstance(model, Model)
    return model.guess(dealer)


@final
class Model(Choices):
    """What a view lets one conclude, worked out once for many guesses."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__("tokens")
        known = CaesarState(Dealer(0))
        template(known, view.data)
        row = known.row
        self.known: Final = known
        self.state = known  # the one that is being filled in
        self.other: Final = 1 - seat
        # Crassus hides nothing, and at the end all is shown.
        self.open: Final = is_solo(row) or row[PHASE] == OVER
        self.unseen: Final = unseen(row, self.other)
        sides = view.data["sides"]
        assert isinstance(sides, list)
        self.size: Final = int(sides[self.other]["supply_size"])
        self.journal: Final = known.memory(self.other)
        self.must_fit: Final = row[PHASE] == LAY and get(row, SIDE) == self.other
        # One try: blanks by how many returns there were before each was drawn.
        self.blanks: list[int] = []
        self.held: i64 = 0
        self.out: i64 = 0
        self.returned: list[int] = []  # at which return a token went back last
        self.returns = 0
        self.slots = [-1, -1, -1]  # the token at a checkpoint, if the try knows it
        self.slot_age = [-1, -1, -1]  # else the age of the blank that lies there

    def guess(self, dealer: Dealer) -> CaesarState:
        state = self.known.clone()
        state.dealer = dealer
        if self.open:
            return state
        self.state = state
        self.succeed(dealer)
        return state

    def attempt(self) -> bool:
        if self.state.row[WITH_POISON] != 0:
            return self.relive() and self.fill()
        self.held = self.unseen & ALL_CENTURIONS
        self.blanks = [0] * (self.size - int(self.held).bit_count())
        self.out = (BASIC | ALL_CENTURIONS) & ~self.unseen
        self.returned = [0] * COUNT
        return self.fill()

    # Reliving the journal

    def relive(self) -> bool:
        """Go through the facts once; False where a choice made on the way was impossible."""
        self.blanks = []
        self.held = 0
        self.out = 0
        self.returned = [0 if token < FIRST_CENTURION else NEVER for token in range(COUNT)]
        self.returns = 0
        self.slots = [-1, -1, -1]
        self.slot_age = [-1, -1, -1]
        bit: i64 = 1
        journal = self.journal
        at = 0
        while at < len(journal):
            fact = journal[at]
            at += 1
            possible = True
            if fact < RETURNED:
                token = self.left_supply(fact)
                possible = token >= 0
                if possible:
                    self.out |= bit << token
            elif fact < TOOK:
                token = self.left_supply(fact - RETURNED)
                possible = token >= 0
                if possible:
                    self.returns += 1
                    self.returned[token] = self.returns
            elif fact < DREW:
                self.held |= bit << (fact - TOOK)
            elif fact == DREW:
                self.blanks.append(self.returns)
            elif fact < FOUND:
                possible = self.went_down(fact - HID)
            else:
                self.found(journal[at], journal[at + 1])
                at += 2
            if not possible:
                return False
        return True

    def found(self, size: int, hidden: int) -> None:
        """A position without a past: everything unseen is possible everywhere."""
        self.blanks = [0] * size
        self.returned = [0] * COUNT
        # What lies open on the board, and was not laid since, lay there already; a Centurion taken
        # since was in stock.
        bit: i64 = 1
        laid: i64 = 0
        twins = 2 - int(self.unseen & TWINS).bit_count()
        for fact in self.journal[3:]:
            if fact == TWIN:
                twins -= 1
            elif fact < RETURNED:
                laid |= bit << fact
            elif TOOK <= fact < DREW:
                self.returned[fact - TOOK] = NEVER
        self.out = (BASIC | ALL_CENTURIONS) & ~self.unseen & ~laid & ~TWINS
        if twins > 0:
            self.out |= bit << OTHER_TWIN
        if twins > 1:
            self.out |= bit << TWIN
        for place in range(3):
            if hidden >> place & 1:
                self.slot_age[place] = 0

    def left_supply(self, kind: int) -> int:
        """A token was seen to leave: one known there, or a blank that turns out to be this. Which
        token it was: of the two equal laurels it may be either. -1 if it cannot be."""
        if self.held >> kind & 1 != 0:
            bit: i64 = 1
            self.held ^= bit << kind
            return kind
        tokens = [kind]
        if kind == TWIN:
            tokens.append(OTHER_TWIN)
        pairs: list[int] = []
        for token in tokens:
            if self.out >> token & 1 == 0:
                for place in range(len(self.blanks)):
                    if self.blanks[place] >= self.returned[token]:
                        pairs.append(token * 100 + place)
        chosen = self.choose(len(pairs))
        if chosen < 0:
            return -1
        self.blanks.pop(pairs[chosen] % 100)
        return pairs[chosen] // 100

    def went_down(self, place: int) -> bool:
        """Which token was it? A Centurion known to be there, if it fits, or a blank."""
        symbol = CHECKPOINTS[place] // 10
        known = [
            token
            for token in range(FIRST_CENTURION, COUNT)
            if self.held >> token & 1 != 0 and FITS[token] >> symbol & 1 != 0
        ]
        chosen = self.choose(len(known) + len(self.blanks))
        if chosen < 0:
            return False
        if chosen < len(known):
            bit: i64 = 1
            self.held ^= bit << known[chosen]
            self.slots[place] = known[chosen]
        else:
            self.slot_age[place] = self.blanks.pop(chosen - len(known))
        return True

    # Filling in

    def fill(self) -> bool:
        """Blanks and bag share the tokens that nobody has seen: blanks at checkpoints first, then
        the oldest in the supply, because fewer tokens can be those."""
        bit: i64 = 1
        rest: i64 = BASIC | ALL_CENTURIONS
        row = self.state.row
        if row[WITH_CENTURIONS] != 0:
            rest &= ~stock(row, self.other)
        else:
            rest = BASIC
        rest &= ~self.out & ~self.held
        for place in range(3):
            if self.slots[place] >= 0:
                rest &= ~(bit << self.slots[place])
        hidden = self.slots.copy()
        for place in range(3):
            if self.slot_age[place] >= 0 and self.slots[place] < 0:
                symbol = CHECKPOINTS[place] // 10
                token = self.take(rest, self.slot_age[place], 1 << symbol)
                if token < 0:
                    return False
                rest ^= bit << token
                hidden[place] = token
        held = self.held
        self.blanks.sort()
        for age in self.blanks:
            token = self.take(rest, age, 7)
            if token < 0:
                return False
            rest ^= bit << token
            held |= bit << token
        if self.must_fit and not can_lay(row, held):
            return False  # CA-19: he would have lost
        set_tokens(row, HAND + self.other * 3, held)
        set_tokens(row, BAG + self.other * 3, rest)
        for place in range(3):
            border = CHECKPOINTS[place]
            if hidden[place] >= 0 and face(row, border) & HIDDEN != 0:
                token = TWIN if hidden[place] == OTHER_TWIN else hidden[place]
                put(row, TOKEN + border, token * 4 + self.other)
        return True

    def take(self, rest: i64, age: int, symbols: int) -> int:
        """A token that a blank of this age can be, if it must fit one of these symbols."""
        fitting = [
            token
            for token in range(COUNT)
            if rest >> token & 1 != 0 and self.returned[token] <= age and FITS[token] & symbols != 0
        ]
        chosen = self.choose(len(fitting))
        return fitting[chosen] if chosen >= 0 else -1
