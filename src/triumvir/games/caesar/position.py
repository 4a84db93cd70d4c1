"""The position: its row, its journals, and small questions and moves."""

from __future__ import annotations

from triumvir.core.dealer import Dealer
from triumvir.core.journal import Journaled
from triumvir.games.caesar.actions import TABLE
from triumvir.games.caesar.fields import (
    BAG,
    HAND,
    HUMAN,
    OVER,
    PHASE,
    SEAT_COUNT,
    SIDE,
    START,
    WITH_POISON,
    bag,
    count,
    get,
    is_crassus,
    is_solo,
    move_token,
    pick,
)
from triumvir.games.caesar.memory import DREW, FACT, well_formed
from triumvir.games.caesar.pieces import CRASSUS, SIDES
from triumvir.games.caesar.sheet import STANDARD
from triumvir.native import i64


class Position(Journaled):
    """All pieces and all open questions. The rules are in `phases`. The journals, which are kept
    where Poison is in the game, tell what everybody saw of a side's supply."""

    __slots__ = ("dealer", "sheet", "tiles")

    def __init__(self, dealer: Dealer, source: Position | None = None) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__(TABLE, source)
        self.dealer = dealer
        if source is None:
            self.row = START[:]
            self.sheet: object = None  # as it was given
            self.tiles = STANDARD  # the faces in it; never changed, so never copied
        else:
            self.sheet = source.sheet
            self.tiles = source.tiles

    # Seats and sides

    def actor(self) -> i64:
        row = self.row
        if row[PHASE] == OVER:
            return -1
        if row[SEAT_COUNT] == 1:
            return 0
        return get(row, SIDE)

    def seen_by(self, side: i64) -> int:
        """The mask of the seat that has this side; none for Crassus, who hides nothing."""
        if is_solo(self.row):
            return 1 if side == get(self.row, HUMAN) else 0
        return 1 << int(side)

    def called(self, side: i64) -> str:
        """What a side is called in events and views."""
        return CRASSUS if is_crassus(self.row, side) else SIDES[side]

    # Tokens

    def draw(self, side: i64) -> i64:
        """A random token leaves the bag; -1 from an empty one."""
        tokens = bag(self.row, side)
        if tokens == 0:
            return -1
        token = pick(tokens, self.dealer.below(count(tokens)))
        move_token(self.row, BAG + side * 3, token)
        return token

    def draw_to_hand(self, side: i64) -> i64:
        """A random token comes from the bag into a supply behind a screen; -1 from an empty one."""
        token = self.draw(side)
        if token < 0:
            return token
        move_token(self.row, HAND + side * 3, token)
        if self.row[WITH_POISON] != 0:
            self.remember(side, FACT[DREW])
        return token

    def is_journal(self, journal: bytes) -> bool:
        return well_formed(journal)
