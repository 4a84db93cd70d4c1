"""The position: where every piece is, and small questions about it."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.games.caesar.board import ALL_FREE, DEGREES
from triumvir.games.caesar.memory import DREW, FACT
from triumvir.games.caesar.pieces import (
    CRASSUS,
    FITTING,
    MARKERS,
    OTHER_TWIN,
    SIDES,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.sheet import STANDARD
from triumvir.native import i64

# Where the game stands. Who is asked what depends on open information alone.
LAY: Final = 0  # the player on turn lays a token
ORDER: Final = 1  # two provinces closed at once: which is settled first?
OFFER: Final = 2  # use a bonus or not
MIGHT_TARGET: Final = 3  # what Might turns face down
BANK_OFFER: Final = 4  # draw a bonus from the bank or not
RECRUITING: Final = 5  # which Centurion, or a token from the bag
READY: Final = 6  # solo, before Crassus begins
OVER: Final = 7
PHASES: Final[tuple[str, ...]] = (
    "lay",
    "order",
    "offer",
    "might",
    "bank",
    "recruiting",
    "ready",
    "over",
)

# Why it ended, with the rule.
LAST_MARKER: Final = 1
STUCK: Final = 2
CRASSUS_STUCK: Final = 3
ENDS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("last_marker", "CA-30"),
    ("stuck", "CA-19"),
    ("crassus_stuck", "CA-62"),
)

# What lies at a border, in `face`: bits.
DOWN: Final = 1  # the token lies face down
HIDDEN: Final = 2  # it was laid so, and only its owner knows it
MARKER: Final = 4  # a control marker covers it
POMPEYS: Final = 8  # the marker is Pompey's
TURNED: Final = 16  # the marker lies face down

# border, whether it is turned, and what broke ties between provinces, borders and tokens.
REPORT: Final = 9

SEATS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))
NOBODY: Final[tuple[int, ...]] = ()


def count(mask: i64) -> i64:
    """How many tokens a set has: pairs of bits, fours, eights, then all together."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    return ((mask + (mask >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


def pick(mask: i64, place: i64) -> i64:
    """The token at this place in a set, counted from 0."""
    token: i64 = 0
    while True:
        if mask >> token & 1 != 0:
            if place == 0:
                return token
            place -= 1
        token += 1


def names(mask: i64) -> list[object]:
    """A set as a sorted list of token names."""
    return [TOKENS[token] for token in range(len(TOKENS)) if mask >> token & 1 != 0]


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """A list that is shared with clones, with one number changed."""
    changed = numbers.copy()
    changed[place] = number
    return changed


class Position(State):
    """All pieces and all open questions. The rules are in `phases`."""

    __slots__ = (
        "bag0",
        "bag1",
        "bank",
        "bonus",
        "centurions",
        "checkpoints",
        "control",
        "dealer",
        "ended",
        "extra",
        "face",
        "fallen",
        "free",
        "gaps",
        "hand0",
        "hand1",
        "harder",
        "human",
        "left",
        "level",
        "memory0",
        "memory1",
        "offer",
        "pend1",
        "pend2",
        "phase",
        "pile",
        "poison",
        "recruit",
        "report",
        "row",
        "senate",
        "sheet",
        "side",
        "solo",
        "stock0",
        "stock1",
        "sums",
        "thrown",
        "tiles",
        "token",
        "turn",
        "under",
        "used",
        "winner",
    )

    solo: bool
    human: int
    level: int
    harder: bool
    poison: bool
    centurions: bool
    checkpoints: bool
    sheet: object
    tiles: list[int]
    free: i64
    token: list[int]
    face: list[int]
    gaps: list[int]
    sums: list[int]
    bonus: list[int]
    control: list[int]
    fallen: list[int]
    bank: list[int]
    hand0: i64
    hand1: i64
    bag0: i64
    bag1: i64
    stock0: i64
    stock1: i64
    left: list[int]
    senate: list[int]
    under: list[int]
    thrown: list[int]
    memory0: bytes
    memory1: bytes
    row: list[int]
    pile: list[int]
    used: list[int]
    report: list[int]
    phase: int
    turn: int
    side: int
    pend1: int
    pend2: int
    offer: int
    extra: bool
    recruit: bool
    winner: int
    ended: int

    def __init__(self, dealer: Dealer, source: Position | None = None) -> None:
        """An empty position, or a copy of another one that deals on with this dealer."""
        super().__init__()
        self.dealer = dealer
        if source is None:
            self.clear()
        else:
            self.copy(source)

    def clear(self) -> None:
        # Options
        self.solo = False
        self.human = 0  # solo: the side of the human
        self.level = 0
        self.harder = False
        self.poison = False
        self.centurions = False
        self.checkpoints = False
        self.sheet = None  # as it was given
        self.tiles = STANDARD  # the faces in it; never changed, so never copied
        # The board. `free` has bit b for each free border b.
        self.free = ALL_FREE
        self.token = [-1] * 30  # -1 free, else token * 4 + turned * 2 + side
        self.face = [0] * 30
        self.gaps = list(DEGREES)  # free borders of each province
        self.sums = [0] * 36  # [province * 2 + side]; fixed when the province closes (CA-41)
        self.bonus = [-1] * 18  # -1 taken
        self.control = [-1] * 18  # the side that controls a province
        self.fallen = [0] * 18  # its control markers that lie face down
        self.bank = []  # in order of kind; one is drawn at random
        # The sides: sets of tokens, Centurions still in stock, control markers
        self.hand0 = 0
        self.hand1 = 0
        self.bag0 = 0
        self.bag1 = 0
        self.stock0 = 0
        self.stock1 = 0
        self.left = [MARKERS, MARKERS]
        self.senate = [0, 0]
        self.under = [0] * 12  # markers under each Senate token: [side * 6 + which]
        self.thrown = [0, 0]  # markers of Crassus that bonuses have cost him (CA-61)
        self.memory0 = b""
        self.memory1 = b""
        # Crassus: his open row from left to right (his set of tokens is empty), his tiles in order
        # of letter, one is turned at random
        self.row = []
        self.pile = []
        self.used = []
        self.report = []  # his last turn: the tile, then REPORT numbers a lay
        # This turn
        self.phase = LAY
        self.turn = 0
        self.side = 0  # whose turn it is
        self.pend1 = -1  # provinces that are closed and not settled
        self.pend2 = -1
        self.offer = -1  # the bonus that is offered
        self.extra = False  # Tactics: another turn follows
        self.recruit = False  # Centurion: instead of the draw at the end of the turn
        self.winner = -1
        self.ended = 0

    def copy(self, source: Position) -> None:
        """Lists that change seldom are shared: whoever changes one puts a new one in its place
        (`bank`, `senate`, `under`, `thrown`, `fallen`, `row`, `pile`, `used`, `report`)."""
        self.seq = source.seq
        self.cached_seat = source.cached_seat
        self.cached = source.cached
        self.solo = source.solo
        self.human = source.human
        self.level = source.level
        self.harder = source.harder
        self.poison = source.poison
        self.centurions = source.centurions
        self.checkpoints = source.checkpoints
        self.sheet = source.sheet
        self.tiles = source.tiles
        self.free = source.free
        self.token = source.token.copy()
        self.face = source.face.copy()
        self.gaps = source.gaps.copy()
        self.sums = source.sums.copy()
        self.bonus = source.bonus.copy()
        self.control = source.control.copy()
        self.fallen = source.fallen
        self.bank = source.bank
        self.hand0 = source.hand0
        self.hand1 = source.hand1
        self.bag0 = source.bag0
        self.bag1 = source.bag1
        self.stock0 = source.stock0
        self.stock1 = source.stock1
        self.left = source.left.copy()
        self.senate = source.senate
        self.under = source.under
        self.thrown = source.thrown
        self.memory0 = source.memory0
        self.memory1 = source.memory1
        self.row = source.row
        self.pile = source.pile
        self.used = source.used
        self.report = source.report
        self.phase = source.phase
        self.turn = source.turn
        self.side = source.side
        self.pend1 = source.pend1
        self.pend2 = source.pend2
        self.offer = source.offer
        self.extra = source.extra
        self.recruit = source.recruit
        self.winner = source.winner
        self.ended = source.ended

    # Seats and sides

    def seats(self) -> int:
        return 1 if self.solo else 2

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return SEATS[0] if self.solo else SEATS[self.side]

    def is_crassus(self, side: int) -> bool:
        return self.solo and side != self.human

    def side_of(self, seat: int) -> int:
        return self.human if self.solo else seat

    def seen_by(self, side: int) -> int:
        """The mask of the seat that has this side; none for Crassus, who hides nothing."""
        if self.solo:
            return 1 if side == self.human else 0
        return 1 << side

    def called(self, side: int) -> str:
        """What a side is called in events and views."""
        return CRASSUS if self.is_crassus(side) else SIDES[side]

    # Tokens

    def hand(self, side: int) -> i64:
        return self.hand0 if side == 0 else self.hand1

    def bag(self, side: int) -> i64:
        return self.bag0 if side == 0 else self.bag1

    def stock(self, side: int) -> i64:
        return self.stock0 if side == 0 else self.stock1

    def supply_size(self, side: int) -> int:
        if self.is_crassus(side):
            return len(self.row)
        return count(self.hand(side))

    def change_hand(self, side: int, bits: i64) -> None:
        """Tokens come into a supply or leave it."""
        if side == 0:
            self.hand0 ^= bits
        else:
            self.hand1 ^= bits

    def change_bag(self, side: int, bits: i64) -> None:
        if side == 0:
            self.bag0 ^= bits
        else:
            self.bag1 ^= bits

    def change_stock(self, side: int, bits: i64) -> None:
        if side == 0:
            self.stock0 ^= bits
        else:
            self.stock1 ^= bits

    def draw(self, side: int) -> i64:
        """A random token leaves the bag. The caller has made sure that there is one."""
        bag = self.bag(side)
        token = pick(bag, self.dealer.below(count(bag)))
        self.change_bag(side, 1 << token)
        return token

    def draw_to_hand(self, side: int) -> i64:
        """A random token comes from the bag into a supply behind a screen."""
        token = self.draw(side)
        self.change_hand(side, 1 << token)
        if self.poison:
            self.remember(side, DREW)
        return token

    def remember(self, side: int, fact: int) -> None:
        """Where Poison is in the game: what everybody saw of this side's supply."""
        if side == 0:
            self.memory0 += FACT[fact]
        else:
            self.memory1 += FACT[fact]

    def memory(self, side: int) -> bytes:
        return self.memory0 if side == 0 else self.memory1

    def set_memory(self, side: int, journal: bytes) -> None:
        if side == 0:
            self.memory0 = journal
        else:
            self.memory1 = journal

    def held(self, side: int, kind: i64) -> i64:
        """The bit of a token of this name in a supply."""
        bit: i64 = 1 << kind
        if kind == TWIN and self.hand(side) & bit == 0:
            bit = 1 << OTHER_TWIN
        return bit

    def can_lay(self, tokens: i64) -> bool:
        """Whether one of these fits a free border (CA-7)."""
        free = self.free
        symbols: i64 = 0
        if free & 1023 != 0:
            symbols = 1
        if free >> 10 & 1023 != 0:
            symbols |= 2
        if free >> 20 != 0:
            symbols |= 4
        fitting: i64 = FITTING[symbols]
        return tokens & fitting != 0
