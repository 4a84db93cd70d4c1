"""A full state that a view allows, drawn from exactly the worlds that it allows.

What the other side's hidden cards can be follows from the journal of facts (see `memory.py`). The
guess relives that journal: it knows some cards (the first hand, the set-up cards, a hand seen by a
Spy, open cards taken up by Castling), and those drawn since are blank. Where a hidden card left
the hand it chooses which; where cards were shown, blanks become what was shown, and a known card
that was not there makes it begin anew. In the end the blanks and the reserve share the cards that
nobody has seen. Every possible past can be relived in this way, and no impossible one.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.choices import Choices
from triumvir.core.dealer import Dealer
from triumvir.core.document import onlookers_view
from triumvir.core.row import NONE, cards_in, fill, set_pile
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.actions import pair_of
from triumvir.games.caesar_cleopatra.cards import (
    BONUS_COPIES,
    BONUS_GROUPS,
    COPIES,
    DECK_SIZE,
    FIRST_ACTION,
    KINDS,
    NUMBERS,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTION_DECK,
    ARRANGED,
    ARRANGING,
    BONUS,
    DOWN,
    HAND,
    LAID,
    LAYING,
    LIFTED,
    PENDING,
    PHASE,
    PILE,
    PLACING,
    SEAT,
    down,
    down_n,
    get,
    gone,
    held,
    left,
    lifted,
    put,
    reserve,
    set_reserve,
    up,
)
from triumvir.games.caesar_cleopatra.memory import (
    BARED,
    BEGAN,
    CASTLED,
    DREW,
    FOLLOWING,
    FOUND,
    HOLDS,
    SAW,
)
from triumvir.games.caesar_cleopatra.phases.lanes import lay_down
from triumvir.games.caesar_cleopatra.position import room
from triumvir.games.caesar_cleopatra.rules import CleopatraState
from triumvir.games.caesar_cleopatra.view import template
from triumvir.native import Row

NO_LIMIT: Final = 99


def guess(view: View, dealer: Dealer) -> CleopatraState:
    model = view.model
    if model is None:
        if view.seat is None:
            raise onlookers_view()
        known = CleopatraState(Dealer(0))
        template(known, view.data, view.seat)
        model = Model(known, view.seat)
        view.model = model
    assert isinstance(model, Model)
    return model.guess(dealer)


def reshuffle(row: Row, dealer: Dealer) -> None:
    """The piles that nobody knows the order of: vote cards and reserves, but for arranged decks."""
    votes = cards_in(row, PILE)
    dealer.shuffle(votes)
    set_pile(row, PILE, votes)
    for side in range(2):
        for deck in range(2):
            if deck == 1 and get(row, ACTION_DECK) == ARRANGED:
                continue
            cards = cards_in(row, reserve(side, deck))
            dealer.shuffle(cards)
            set_reserve(row, side, deck, cards)


@final
class Model(Choices):
    """What a view lets one conclude, worked out once for many guesses."""

    def __init__(self, known: CleopatraState, seat: int) -> None:
        super().__init__("cards")
        self.known: Final = known
        self.seat: Final = seat
        self.other: Final = 1 - seat
        other = self.other
        # Cards of the other side that nobody but him can have placed: all less those in the open.
        row = known.row
        self.unseen: Final = [COPIES[k] - int(gone(row, other, k)) for k in range(KINDS)]
        for lane in range(other * 5, other * 5 + 5):
            for kind in range(6):
                self.unseen[kind] -= int(up(row, lane, kind))
        self.own_unseen: Final = own_unseen(row, seat)
        self.journal: Final = known.memory(other)
        self.castling: Final = get(row, PHASE) == LAYING and get(row, SEAT) == other
        # A stay is the time that face-down cards lie at a group before they are turned up or taken
        # up. `limits` says for each what was shown at its end.
        self.limits: Final[list[list[int]]] = []
        self.find_stays()
        # One try: known cards and blanks in hand, and of each stay
        self.hand: list[int] = []
        self.blanks = [0, 0]
        self.stay_cards: list[list[int]] = []
        self.stay_blanks: list[int] = []
        self.stay: list[int] = []
        self.next_stay = 0

    def find_stays(self) -> None:
        """Number the stays as `relive` will meet them, and note what was shown at their ends."""
        stay = [-1] * 5
        journal = self.journal
        at = 0
        while at < len(journal):
            fact = journal[at]
            if fact in (BEGAN, FOUND):
                for group in range(5):
                    stay[group] = self.new_limit()
            elif BARED <= fact < BARED + 5:
                group = fact - BARED
                shown = self.limits[stay[group]]
                for kind in range(6):
                    shown[kind] = journal[at + 1 + kind]
                stay[group] = self.new_limit()
            elif fact == CASTLED:
                for group in (journal[at + 1], journal[at + 2]):
                    stay[group] = self.new_limit()
            at += 1 + FOLLOWING[fact]

    def new_limit(self) -> int:
        self.limits.append([NO_LIMIT] * 6)
        return len(self.limits) - 1

    # A guess

    def guess(self, dealer: Dealer) -> CleopatraState:
        state = self.known.clone()
        state.dealer = dealer
        self.dealer = dealer
        if get(state.row, PHASE) == ARRANGING:
            self.guess_arranging(state)
        elif get(state.row, PHASE) == PLACING:
            self.guess_placing(state)
        else:
            self.guess_play(state)
        self.guess_own(state)
        self.guess_bonus(state)
        votes = cards_in(state.row, PILE)
        dealer.shuffle(votes)
        set_pile(state.row, PILE, votes)
        return state

    def guess_own(self, state: CleopatraState) -> None:
        """The order of one's own reserves is unknown, but for a deck that one arranged."""
        for deck in range(2):
            if deck == 1 and get(state.row, ACTION_DECK) == ARRANGED:
                continue
            first = deck * FIRST_ACTION
            cards = spread(self.own_unseen, first, first + 6)
            self.dealer.shuffle(cards)
            set_reserve(state.row, self.seat, deck, cards)

    def guess_bonus(self, state: CleopatraState) -> None:
        """CC-20: one of the five bonus cards that are not one's own."""
        row = state.row
        if get(row, PHASE) == ARRANGING or get(row, BONUS + self.other) != NONE:
            return
        cards = [group for group in range(BONUS_GROUPS) for _ in range(BONUS_COPIES)]
        cards.remove(int(get(row, BONUS + self.seat)))
        put(row, BONUS + self.other, cards[self.dealer.below(len(cards))])

    def guess_arranging(self, state: CleopatraState) -> None:
        """The size of the other's deck is known, but not its cards or their order."""
        cards = spread(list(COPIES), FIRST_ACTION, KINDS)
        self.dealer.shuffle(cards)
        size = int(left(state.row, self.other, 1))
        set_reserve(state.row, self.other, 1, cards[:size])
        for kind in cards[size:]:
            state.row[HAND + self.other * KINDS + kind] += 1
        self.fill_first(state)

    def fill_first(self, state: CleopatraState) -> None:
        """CC-14: the ten cards in hand, and the reserve."""
        for kind in range(NUMBERS):
            put(state.row, HAND + self.other * KINDS + kind, 2)
        reserve = spread(list(COPIES), 0, 6)
        for kind in range(NUMBERS):
            reserve.remove(kind)
            reserve.remove(kind)
        self.dealer.shuffle(reserve)
        set_reserve(state.row, self.other, 0, reserve)

    def guess_placing(self, state: CleopatraState) -> None:
        """CC-24: the first groups have a card each; the cards are all different."""
        self.fill_first(state)
        actions = spread(list(COPIES), FIRST_ACTION, KINDS)
        self.dealer.shuffle(actions)
        set_reserve(state.row, self.other, 1, actions)
        values = list(range(NUMBERS))
        self.dealer.shuffle(values)
        for group in range(5):
            lane = self.other * 5 + group
            if down_n(state.row, lane) > 0:
                put(state.row, DOWN + lane * 6 + values[group], 1)
                state.row[HAND + self.other * KINDS + values[group]] -= 1

    def guess_play(self, state: CleopatraState) -> None:
        self.succeed(self.dealer)
        self.fill(state)

    def attempt(self) -> bool:
        self.hand = [0] * KINDS
        self.blanks = [0, 0]
        self.stay_cards = []
        self.stay_blanks = []
        self.stay = [-1] * 5
        self.next_stay = 0
        return self.relive()

    def weigh(self, weights: list[int]) -> int:
        """One of the places with a weight above zero; -1 if there is none."""
        total = sum(weights)
        if total == 0:
            return -1
        if self.systematic:
            places = [place for place in range(len(weights)) if weights[place] > 0]
            return places[self.choose(len(places))]
        rest = self.dealer.below(total)
        for place in range(len(weights)):
            rest -= weights[place]
            if rest < 0:
                return place
        return -1

    # Reliving the journal

    def relive(self) -> bool:
        """Go through the facts once; False where a choice made on the way was impossible."""
        journal = self.journal
        at = 0
        while at < len(journal):
            fact = journal[at]
            if fact < 5:
                possible = self.went_down(self.stay[fact])
            elif fact < DREW:
                possible = self.left_hand(fact - 5)
            elif fact < SAW:
                self.blanks[fact - DREW] += 1
                possible = True
            elif fact == SAW:
                possible = self.was_seen(at + 1)
            elif fact < CASTLED:
                # The limits of the stay have made sure that what was shown can have been there.
                self.new_stay(fact - BARED)
                possible = True
            elif fact == CASTLED:
                possible = self.castled(at + 1)
            elif fact == HOLDS:
                possible = self.holds(journal[at + 1])
            elif fact == BEGAN:
                possible = self.began()
            else:
                self.found(at + 1)
                possible = True
            if not possible:
                return False
            at += 1 + FOLLOWING[fact]
        return self.is_possible()

    def new_stay(self, group: int) -> int:
        stay = self.next_stay
        self.next_stay += 1
        self.stay_cards.append([0] * 6)
        self.stay_blanks.append(0)
        self.stay[group] = stay
        return stay

    def began(self) -> bool:
        """CC-24, CC-25: one each of 1 to 5 in hand, and one each at the groups."""
        for group in range(5):
            self.new_stay(group)
        for kind in range(NUMBERS):
            self.hand[kind] = 1
        unused = [1] * NUMBERS
        # Groups whose cards were shown first: they have the fewest possibilities.
        for shown in (True, False):
            for group in range(5):
                limit = self.limits[group]
                if (limit[0] < NO_LIMIT) == shown:
                    kind = self.weigh([unused[k] if limit[k] > 0 else 0 for k in range(NUMBERS)])
                    if kind < 0:
                        return False
                    unused[kind] = 0
                    self.stay_cards[group][kind] = 1
        return True

    def found(self, at: int) -> None:
        """A position without a past: everything is blank."""
        self.blanks = [self.journal[at], self.journal[at + 1]]
        for group in range(5):
            stay = self.new_stay(group)
            self.stay_blanks[stay] = self.journal[at + 2 + group]

    def went_down(self, stay: int) -> bool:
        """Which card was it? One that is known, if it may lie there, or a blank."""
        limit = self.limits[stay]
        cards = self.stay_cards[stay]
        weights = [self.hand[k] if cards[k] < limit[k] else 0 for k in range(6)]
        weights.append(self.blanks[0])
        kind = self.weigh(weights)
        if kind < 0:
            return False
        if kind == 6:
            self.blanks[0] -= 1
            self.stay_blanks[stay] += 1
        else:
            self.hand[kind] -= 1
            cards[kind] += 1
        return True

    def left_hand(self, kind: int) -> bool:
        """A card was shown as it left: a known one, or a blank that turns out to be this."""
        deck = 1 if kind >= FIRST_ACTION else 0
        # A blank is one of the whole reserve, so it is less likely to be this kind.
        known = self.hand[kind] * DECK_SIZE[deck]
        blank = self.blanks[deck] * COPIES[kind]
        chosen = self.weigh([known, blank])
        if chosen < 0:
            return False
        if chosen == 0:
            self.hand[kind] -= 1
        else:
            self.blanks[deck] -= 1
        return True

    def was_seen(self, at: int) -> bool:
        """CC-65: the whole hand was shown; blanks become what is not accounted for."""
        for kind in range(KINDS):
            if self.hand[kind] > self.journal[at + kind]:
                return False
        for kind in range(KINDS):
            self.hand[kind] = self.journal[at + kind]
        self.blanks = [0, 0]
        return True

    def holds(self, mask: int) -> bool:
        """CC-161: one of these is in hand. If none is known, a blank is one of them."""
        weights = [COPIES[k] if mask >> (k - FIRST_ACTION) & 1 else 0 for k in range(6, KINDS)]
        for place in range(6):
            if weights[place] > 0 and self.hand[FIRST_ACTION + place] > 0:
                return True
        if self.blanks[1] == 0:
            return False
        self.blanks[1] -= 1
        self.hand[FIRST_ACTION + self.weigh(weights)] += 1
        return True

    def castled(self, at: int) -> bool:
        """CC-69, CC-70: the cards of two groups were taken up and laid back in some way."""
        journal = self.journal
        groups = [journal[at], journal[at + 1]]
        cards = [journal[at + 2 + kind] for kind in range(6)]
        blanks = 0
        for group in groups:
            stay = self.stay[group]
            blanks += self.stay_blanks[stay]
            for kind in range(6):
                cards[kind] += self.stay_cards[stay][kind]
        first = self.new_stay(groups[0])
        second = self.new_stay(groups[1])
        room = [journal[at + 8], journal[at + 9]]
        if room[0] + room[1] == 0:
            # Still going on: the cards are in hand, kept here under the first stay.
            self.stay_cards[first] = cards
            self.stay_blanks[first] = blanks
            return True
        for kind in range(6):
            for _ in range(cards[kind]):
                weights = [
                    room[0] if self.stay_cards[first][kind] < self.limits[first][kind] else 0,
                    room[1] if self.stay_cards[second][kind] < self.limits[second][kind] else 0,
                ]
                place = self.weigh(weights)
                if place < 0:
                    return False
                room[place] -= 1
                self.stay_cards[first if place == 0 else second][kind] += 1
        self.stay_blanks[first] = room[0]
        self.stay_blanks[second] = room[1]
        return True

    def is_possible(self) -> bool:
        """No kind is hidden more often than it can be."""
        for kind in range(KINDS):
            if self.hidden(kind) > self.unseen[kind]:
                return False
        return True

    def hidden(self, kind: int) -> int:
        """How many of a kind this try knows in hand and face down at the groups."""
        number = self.hand[kind]
        if kind < FIRST_ACTION:
            for group in range(5):
                number += self.stay_cards[self.stay[group]][kind]
        return number

    # Filling in

    def fill(self, state: CleopatraState) -> None:
        """Blanks and reserves share the cards that nobody has seen."""
        other = self.other
        rest = [self.unseen[kind] - self.hidden(kind) for kind in range(KINDS)]
        influence = spread(rest, 0, FIRST_ACTION)
        actions = spread(rest, FIRST_ACTION, KINDS)
        self.dealer.shuffle(influence)
        self.dealer.shuffle(actions)
        hand = self.hand
        for _ in range(self.blanks[0]):
            hand[influence.pop()] += 1
        for _ in range(self.blanks[1]):
            hand[actions.pop()] += 1
        fill(state.row, HAND + other * KINDS, hand)
        for group in range(5):
            stay = self.stay[group]
            cards = self.stay_cards[stay]
            for _ in range(self.stay_blanks[stay]):
                cards[influence.pop()] += 1
            if not self.castling:
                fill(state.row, DOWN + (other * 5 + group) * 6, cards)
        if self.castling:
            self.fill_castling(state)
        set_reserve(state.row, other, 0, influence)
        set_reserve(state.row, other, 1, actions)

    def fill_castling(self, state: CleopatraState) -> None:
        """In the middle of a Castling: so many of the cards lie again, the lowest ones."""
        row = state.row
        pair = pair_of(get(row, PENDING))
        for group in range(5):
            if group not in pair:
                lane = self.other * 5 + group
                fill(row, DOWN + lane * 6, self.stay_cards[self.stay[group]])
        taken = self.stay_cards[self.stay[pair[0]]]
        for _ in range(get(row, LAID)):
            kind = 0
            while taken[kind] == 0:
                kind += 1
            taken[kind] -= 1
            rooms = [int(room(row, self.other, group)) for group in pair]
            group = pair[0] if self.dealer.below(rooms[0] + rooms[1]) < rooms[0] else pair[1]
            lay_down(row, self.other * 5 + group, kind)
        fill(row, LIFTED, taken)


def own_unseen(row: Row, seat: int) -> list[int]:
    """What is left of one's own cards for the reserves."""
    rest = list(COPIES)
    for kind in range(KINDS):
        rest[kind] -= int(held(row, seat, kind) + gone(row, seat, kind))
        if kind < FIRST_ACTION:
            rest[kind] -= int(lifted(row, kind))
            for lane in range(seat * 5, seat * 5 + 5):
                rest[kind] -= int(up(row, lane, kind) + down(row, lane, kind))
    return rest


def spread(counts: list[int], first: int, last: int) -> list[int]:
    """Counts of kinds as a list of kinds."""
    return [kind for kind in range(first, last) for _ in range(counts[kind])]
