"""The position: where every card is, and small questions about it."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.games.caesar_cleopatra.cards import (
    GROUP_LIMIT,
    KINDS,
    OWN_LIMIT,
    PATRICIANS,
)
from triumvir.games.caesar_cleopatra.memory import DREW_FROM, LEFT_HAND

# Where the game stands. Who is asked what depends on open information alone.
ARRANGING: Final = 0  # both order their action decks
PLACING: Final = 1  # both place their set-up cards
TURN: Final = 2  # the player on turn acts, places or passes
ANSWER: Final = 3  # the other may veto the announced action
STRIKING: Final = 4  # the spy picks a card
LAYING: Final = 5  # the castling player lays his cards back
OFFER: Final = 6  # a player may draw one card (after Spy or Veto)
SWAPPING: Final = 7  # a passive player discards
DRAWING: Final = 8  # the player on turn chooses reserves to draw from
OVER: Final = 9
PHASES: Final[tuple[str, ...]] = (
    "arranging",
    "placing",
    "turn",
    "answer",
    "striking",
    "laying",
    "offer",
    "swapping",
    "drawing",
    "over",
)

# Why it ended, with the rule.
ENDS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("patricians", "CC-155"),
    ("influence", "CC-156"),
    ("alone_full", "CC-160"),
    ("alone_blocked", "CC-161"),
    ("deadlock", "CC-162"),
    ("idle", "CC-163"),
)
STANDARD: Final = 0
LEAVE_AFTER_TWO: Final = 1
ONE_FEWER: Final = 2
ORGIES: Final[tuple[str, ...]] = ("standard", "leave_after_two_groups", "one_fewer")

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,), (0, 1)]
NOBODY: Final[tuple[int, ...]] = ()


class Position(State):
    """All cards and all open questions. The rules are in `phases`."""

    __slots__ = (
        "acted",
        "alone",
        "arranged",
        "bonus",
        "dealer",
        "deck",
        "down_n",
        "drawer",
        "ended",
        "gone",
        "hand",
        "hand_n",
        "idle",
        "laid",
        "lane_n",
        "left",
        "lifted",
        "memory",
        "orgies",
        "orgy_left",
        "out",
        "passive",
        "patricians",
        "pending",
        "phase",
        "pile",
        "placed",
        "seat",
        "table",
        "to_draw",
        "turn",
        "turned",
        "won",
    )

    def __init__(self, dealer: Dealer, source: Position | None = None) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__()
        self.dealer = dealer
        if source is None:
            self.arranged = True  # option action_deck
            self.orgies = STANDARD  # option orgies
            self.phase = ARRANGING
            self.turn = 0
            self.seat = 1  # whose turn it is
            # Influence on the table: [(side * 5 + group) * 12 + face * 6 + kind], face 1 is up.
            self.table = [0] * 120
            self.lane_n = [0] * 10  # cards of a side at a group
            self.down_n = [0] * 10  # of these face down
            self.hand = [0] * 24  # [side * 12 + kind]
            self.hand_n = [0] * 4  # [side * 2 + deck]
            self.gone = [0] * 24  # discard piles
            self.deck = [b"", b"", b"", b""]  # reserves, [side * 2 + deck], top first
            self.left = [0] * 4  # how many of each are left, at its end
            self.patricians = list(PATRICIANS)
            self.won = [0] * 10
            self.pile: list[int] = []  # vote cards, top last
            self.turned: list[int] = []
            self.out: list[int] = []
            self.bonus = [-1, -1]
            self.memory = [b"", b""]  # what the other has seen of a side's cards
            # This turn
            self.placed = 0  # 0 nothing, 1 the first of two face up, 2 all
            self.acted = False
            self.passive = False
            self.pending: Action | None = None  # the announced action
            self.lifted = [0] * 6  # Castling: cards still in hand
            self.laid = 0  # and how many were laid back
            self.drawer = 0  # who is offered a card
            self.to_draw = 0  # cards still to draw; in a passive turn first those discarded
            # Between turns
            self.idle = 0  # passive turns without a discard, in a row
            self.alone = -1  # who plays alone
            self.orgy_left = False  # variant 1 has happened
            self.ended = 0
        else:
            self.seq = source.seq
            self.cached_seat = source.cached_seat
            self.cached = source.cached
            self.arranged = source.arranged
            self.orgies = source.orgies
            self.phase = source.phase
            self.turn = source.turn
            self.seat = source.seat
            self.table = source.table.copy()
            self.lane_n = source.lane_n.copy()
            self.down_n = source.down_n.copy()
            self.hand = source.hand.copy()
            self.hand_n = source.hand_n.copy()
            self.gone = source.gone.copy()
            self.deck = source.deck.copy()
            self.left = source.left.copy()
            self.patricians = source.patricians.copy()
            self.won = source.won.copy()
            self.pile = source.pile.copy()
            self.turned = source.turned.copy()
            self.out = source.out.copy()
            self.bonus = source.bonus.copy()
            self.memory = source.memory.copy()
            self.placed = source.placed
            self.acted = source.acted
            self.passive = source.passive
            self.pending = source.pending
            self.lifted = source.lifted.copy()
            self.laid = source.laid
            self.drawer = source.drawer
            self.to_draw = source.to_draw
            self.idle = source.idle
            self.alone = source.alone
            self.orgy_left = source.orgy_left
            self.ended = source.ended

    def seats(self) -> int:
        return 2

    def to_act(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == ANSWER:
            return SEATS[1 - self.seat]
        if phase == OFFER:
            return SEATS[self.drawer]
        if phase == OVER:
            return NOBODY
        if phase > PLACING:
            return SEATS[self.seat]
        # Blind and simultaneous: whoever has not finished.
        if phase == ARRANGING:
            first = self.hand_n[1] > 0
            second = self.hand_n[3] > 0
        else:
            first = self.hand_n[0] > 5
            second = self.hand_n[2] > 5
        if first and second:
            return SEATS[2]
        return SEATS[0] if first else SEATS[1]

    # Small questions

    def room(self, side: int, group: int) -> int:
        """How many cards the side may still place at the group (CC-43, CC-44, CC-47)."""
        if self.patricians[group] == 0:
            return 0
        own = self.lane_n[side * 5 + group]
        other = self.lane_n[5 - side * 5 + group]
        # While the other has at most 3 cards the own limit is the tighter one.
        if other <= GROUP_LIMIT - OWN_LIMIT:
            return OWN_LIMIT - own
        return GROUP_LIMIT - own - other

    def has_place(self, side: int) -> bool:
        """Whether there is a free place anywhere."""
        for group in range(5):
            if self.room(side, group) > 0:
                return True
        return False

    def influence(self, side: int) -> int:
        """Influence cards in hand and reserve."""
        return self.hand_n[side * 2] + self.left[side * 2]

    # Small moves

    def from_hand(self, side: int, kind: int) -> None:
        self.hand[side * KINDS + kind] = self.hand[side * KINDS + kind] - 1
        self.hand_n[side * 2 + (1 if kind >= 6 else 0)] = (
            self.hand_n[side * 2 + (1 if kind >= 6 else 0)] - 1
        )

    def to_gone(self, side: int, kind: int) -> None:
        self.gone[side * KINDS + kind] = self.gone[side * KINDS + kind] + 1

    def discard_from_hand(self, side: int, kind: int) -> None:
        """A card leaves the hand for the owner's open discard pile."""
        self.from_hand(side, kind)
        self.to_gone(side, kind)
        self.memory[side] = self.memory[side] + LEFT_HAND[kind]

    def draw(self, side: int, deck: int) -> int:
        """The top card of a reserve comes to hand; its kind."""
        which = side * 2 + deck
        cards = self.deck[which]
        kind = cards[len(cards) - self.left[which]]
        self.left[which] = self.left[which] - 1
        self.hand[side * KINDS + kind] = self.hand[side * KINDS + kind] + 1
        self.hand_n[which] = self.hand_n[which] + 1
        self.memory[side] = self.memory[side] + DREW_FROM[deck]
        return kind
