"""The position: its row, its journals, and small questions and moves."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.game import ALONE, NOBODY
from triumvir.core.journal import Journaled
from triumvir.core.row import pop
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.cards import GROUP_LIMIT, OWN_LIMIT
from triumvir.games.caesar_cleopatra.fields import (
    ANSWER,
    ARRANGING,
    DRAWER,
    GONE,
    HAND,
    HAND_N,
    LANE_N,
    OFFER,
    OVER,
    PATRICIAN,
    PHASE,
    PLACING,
    RESERVE,
    RESERVES,
    SEAT,
    get,
    new_row,
    reserve,
)
from triumvir.games.caesar_cleopatra.memory import DREW_FROM, LEFT_HAND, well_formed
from triumvir.native import Row, i64

BOTH: Final[tuple[int, ...]] = (0, 1)


class Position(Journaled):
    """All cards and all open questions. The rules are in `phases`."""

    __slots__ = ("dealer",)

    def __init__(self, dealer: Dealer, source: Position | None = None) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__(TABLE, source)
        self.dealer = dealer
        if source is None:
            self.row = new_row()

    def actor(self) -> i64:
        row = self.row
        phase = row[PHASE]
        if phase == ANSWER:
            return 1 - get(row, SEAT)
        if phase == OFFER:
            return get(row, DRAWER)
        if phase == OVER:
            return -1
        if phase > PLACING:
            return get(row, SEAT)
        return 0 if self.is_setting_up(0) else 1

    def to_act(self) -> tuple[int, ...]:
        # Blind and simultaneous: whoever has not finished.
        if self.row[PHASE] <= PLACING and self.is_setting_up(0) and self.is_setting_up(1):
            return BOTH
        actor = self.actor()
        return NOBODY if actor < 0 else ALONE[actor]

    def may_act(self, seat: i64) -> bool:
        if self.row[PHASE] > PLACING:
            return self.actor() == seat
        return 0 <= seat < 2 and self.is_setting_up(seat)

    def is_setting_up(self, side: i64) -> bool:
        if self.row[PHASE] == ARRANGING:
            return self.row[HAND_N + side * 2 + 1] > 0
        return self.row[HAND_N + side * 2] > 5

    # Small questions

    def has_place(self, side: i64) -> bool:
        """Whether there is a free place anywhere."""
        row = self.row
        for group in range(5):
            if room(row, side, group) > 0:
                return True
        return False

    def has_influence(self, side: i64) -> bool:
        """Whether there are influence cards in hand or reserve."""
        row = self.row
        return row[HAND_N + side * 2] > 0 or row[RESERVE + side * RESERVES] > 0

    # Small moves

    def is_journal(self, journal: bytes) -> bool:
        return well_formed(journal)

    def discard_from_hand(self, side: i64, kind: i64) -> None:
        """A card leaves the hand for the owner's open discard pile."""
        from_hand(self.row, side, kind)
        to_gone(self.row, side, kind)
        self.remember(side, LEFT_HAND[kind])

    def draw(self, side: i64, deck: i64) -> i64:
        """The top card of a reserve comes to hand; its kind."""
        row = self.row
        kind = pop(row, reserve(side, deck))
        row[HAND + side * 12 + kind] += 1
        row[HAND_N + side * 2 + deck] += 1
        self.remember(side, DREW_FROM[deck])
        return kind


def room(row: Row, side: i64, group: i64) -> i64:
    """How many cards the side may still place at the group (CC-43, CC-44, CC-47)."""
    if row[PATRICIAN + group] == 0:
        return 0
    own = get(row, LANE_N + side * 5 + group)
    other = get(row, LANE_N + 5 - side * 5 + group)
    # While the other has at most 3 cards the own limit is the tighter one.
    if other <= GROUP_LIMIT - OWN_LIMIT:
        return OWN_LIMIT - own
    return GROUP_LIMIT - own - other


def from_hand(row: Row, side: i64, kind: i64) -> None:
    row[HAND + side * 12 + kind] -= 1
    row[HAND_N + side * 2 + (1 if kind >= 6 else 0)] -= 1


def to_gone(row: Row, side: i64, kind: i64) -> None:
    row[GONE + side * 12 + kind] += 1
