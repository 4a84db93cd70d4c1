"""The table of fields: what lies where in a position's row, how it is written, who may see it.

Below it, cells by name. They are compiled into their callers and cost nothing there; whoever needs
a cell of the row asks here.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.codec import Codec, Counts, Flag, Listing, Number, Pile, Several, Word
from triumvir.core.document import contradiction, read_list, read_word
from triumvir.core.layout import OWNER, Field, Layout, Table, during, untold
from triumvir.core.row import NONE
from triumvir.games.caesar.board import DEGREES, PROVINCES
from triumvir.games.caesar.pieces import (
    BONUSES,
    COUNT,
    FITTING,
    LEVELS,
    MARKERS,
    OTHER_TWIN,
    SIDES,
    TILES,
    TOKENS,
    TWIN,
)
from triumvir.native import Row, i64, quicken, u8, vec

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
REASONS: Final[tuple[str, ...]] = tuple([name for name, _ in ENDS])

# What lies at a border, in FACE: bits.
DOWN: Final = 1  # the token lies face down
HIDDEN: Final = 2  # it was laid so, and only its owner knows it
MARKER: Final = 4  # a control marker covers it
POMPEYS: Final = 8  # the marker is Pompey's
TURNED: Final = 16  # the marker lies face down

# What Crassus's report says of a lay: step, province, value, token, border, whether it is turned,
# and what broke ties between provinces, borders and tokens.
REPORTED: Final = 9
MOST_REPORTED: Final = 1 + 3 * REPORTED  # first the tile

# Places
PHASE: Final = 0
SIDE: Final = 1  # whose turn it is
BONUS_OFFERED: Final = 2
EXTRA: Final = 3  # Tactics: another turn follows
RECRUIT: Final = 4  # Centurion: instead of the draw at the end of the turn
WINNER: Final = 5
ENDED: Final = 6
SEAT_COUNT: Final = 7
PENDING: Final = 8  # provinces that are closed and not settled: how many, which
TURN_NUMBER: Final = PENDING + 3
WITH_POISON: Final = TURN_NUMBER + 4  # options
WITH_CENTURIONS: Final = WITH_POISON + 1
WITH_CHECKPOINTS: Final = WITH_POISON + 2
HUMAN: Final = WITH_POISON + 3  # solo: the side of the human
LEVEL: Final = WITH_POISON + 4
HARDER: Final = WITH_POISON + 5
FREE: Final = WITH_POISON + 6  # free borders as masks, five borders in each of six cells
TOKEN: Final = FREE + 6  # at each border: token * 4 + turned * 2 + side
FACE: Final = TOKEN + 30
GAPS: Final = FACE + 30  # free borders of each province
SUMS: Final = GAPS + 18  # [province * 2 + side]; fixed when the province closes (CA-41)
BONUS: Final = SUMS + 36  # until it is taken
CONTROL: Final = BONUS + 18  # the side that controls a province
FALLEN: Final = CONTROL + 18  # its control markers that lie face down
BANK: Final = FALLEN + 18  # how many of each bonus; one is drawn at random
HAND: Final = BANK + 6  # sets of tokens, [side * 3]
BAG: Final = HAND + 6
STOCK: Final = BAG + 6  # Centurions still in stock
LEFT: Final = STOCK + 6  # control markers, [side]
SENATES: Final = LEFT + 2  # [side * 7]: how many, markers under each
THROWN: Final = SENATES + 14  # markers of Crassus that bonuses have cost him (CA-61)
LINE: Final = THROWN + 2  # Crassus: his open row, from left to right (his set of tokens is empty)
TILE_PILE: Final = LINE + 1 + COUNT  # how many of each tile; one is turned at random
TILES_USED: Final = TILE_PILE + 5
REPORT: Final = TILES_USED + 5  # his last turn: how many numbers, the tile, then the lays
SIZE: Final = REPORT + 1 + MOST_REPORTED


@final
class TokenSet(Codec):
    """A set of tokens in three cells, bit t for token t: a sorted list of their names. Which of the
    two equal laurels is meant, `split_twins` decides when all sets of a side have been read."""

    def __init__(self) -> None:
        super().__init__(3)

    def write(self, row: Row, at: i64) -> object:
        return names(tokens_at(row, at))

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        found: i64 = 0
        bit: i64 = 1
        for name in read_list(value, where):
            token = read_word(name, where, TOKENS)
            if token == TWIN and found >> TWIN & 1 != 0:
                token = OTHER_TWIN
            if found >> token & 1 != 0:
                raise contradiction(where, f"{TOKENS[token]} is there too often", "CA-6, CA-10")
            found |= bit << token
        set_tokens(row, at, found)

    def shape(self) -> object:
        return ("list", "str")


WHOLE: Final = Table(
    1,
    (
        Field("phase", PHASE, Word(PHASES)),
        Field("seats", SEAT_COUNT, Number(1, 2), shown="", start=2),
        Field("turn", TURN_NUMBER, Number(1, 1 << 30)),
        Field("side", SIDE, Word(SIDES)),
        Field("offer", BONUS_OFFERED, Word(BONUSES, none=True)),
        Field("extra", EXTRA, Flag()),
        Field("recruit", RECRUIT, Flag()),
        Field("pending", PENDING, Pile(PROVINCES, 2)),
        Field("winner", WINNER, Word(SIDES, none=True), shown=""),
        Field("ended", ENDED, Word(REASONS), shown=""),
        # CA-49: face down, but what is in it follows from what lies on the provinces.
        Field("bank", BANK, Counts(BONUSES)),
        untold("free", FREE, 6, start=31),
    ),
)
OPTIONS: Final = Table(
    1,
    (
        Field("poison", WITH_POISON, Flag()),
        Field("centurions", WITH_CENTURIONS, Flag()),
        Field("checkpoints", WITH_CHECKPOINTS, Flag()),
        Field("side", HUMAN, Word(SIDES)),
        Field("level", LEVEL, Word(LEVELS)),
        Field("harder", HARDER, Flag()),
    ),
)
PROVINCE_FIELDS: Final = Table(
    18,
    (
        Field("gaps", GAPS, Number(0, 6), dumped=False),
        Field("bonus", BONUS, Word(BONUSES, none=True)),
        Field("control", CONTROL, Word(SIDES, none=True)),
        Field("fallen", FALLEN, Number(0, 2)),
        Field("totals", SUMS, Several(Number(0, 99), 2)),
    ),
)
# Documents tell token and marker together, see `document.py`; CA-50: some tokens are hidden.
BORDER_FIELDS: Final = Table(30, (untold("token", TOKEN, start=NONE), untold("face", FACE)))
IN_THE_END: Final = during(OVER)
SIDE_FIELDS: Final = Table(
    2,
    (
        Field("supply", HAND, TokenSet(), see=OWNER, opened=IN_THE_END),
        # What is in the bag follows for whoever sees the supply.
        Field("bag", BAG, TokenSet(), see=OWNER, opened=IN_THE_END),
        Field("centurions", STOCK, TokenSet()),
        Field("markers", LEFT, Number(0, MARKERS), start=MARKERS),
        # CA-38: the markers under each
        Field("senates", SENATES, Listing(Number(0, 6), 6)),
        Field("thrown", THROWN, Number(0, MARKERS)),
    ),
)
CRASSUS_FIELDS: Final = Table(
    1,
    (
        Field("row", LINE, Pile(TOKENS, COUNT), shown=""),
        # CA-59: turned tiles lie open, so what is still in the pile follows.
        Field("pile", TILE_PILE, Counts(TILES)),
        Field("used", TILES_USED, Counts(TILES)),
        Field("report", REPORT, Listing(Number(0, 29), MOST_REPORTED), shown=""),
    ),
)
LAYOUT: Final = Layout(
    SIZE, (WHOLE, OPTIONS, PROVINCE_FIELDS, BORDER_FIELDS, SIDE_FIELDS, CRASSUS_FIELDS)
)


def first_row() -> Row:
    row = LAYOUT.fresh()
    for province in range(18):
        row[GAPS + province] = u8(DEGREES[province])
    return row


START: Final = first_row()


# Cells by name


def get(row: Row, field: i64) -> i64:
    """A field of one cell."""
    return i64(row[field])


def put(row: Row, field: i64, value: i64) -> None:
    row[field] = u8(value)


def add(row: Row, field: i64, value: i64) -> None:
    row[field] = u8(i64(row[field]) + value)


def is_solo(row: Row) -> bool:
    return row[SEAT_COUNT] == 1


def is_crassus(row: Row, side: i64) -> bool:
    return row[SEAT_COUNT] == 1 and get(row, HUMAN) != side


def side_of(row: Row, seat: i64) -> i64:
    return get(row, HUMAN) if row[SEAT_COUNT] == 1 else seat


def gaps(row: Row, province: i64) -> i64:
    """Free borders of a province."""
    return get(row, GAPS + province)


def sums(row: Row, province: i64, side: i64) -> i64:
    return get(row, SUMS + province * 2 + side)


def control(row: Row, province: i64) -> i64:
    """The side that controls a province; NONE for nobody."""
    return get(row, CONTROL + province)


def fallen(row: Row, province: i64) -> i64:
    return get(row, FALLEN + province)


def face(row: Row, border: i64) -> i64:
    return get(row, FACE + border)


def left(row: Row, side: i64) -> i64:
    """Control markers not yet put down."""
    return get(row, LEFT + side)


def senates(row: Row, side: i64) -> i64:
    return get(row, SENATES + side * 7)


def under(row: Row, side: i64) -> i64:
    """Markers under all Senates of a side."""
    at = SENATES + side * 7
    total: i64 = 0
    for place in range(at + 1, at + 7):
        total += get(row, place)
    return total


# Borders


def is_free(row: Row, border: i64) -> bool:
    return row[TOKEN + border] == NONE


def take_border(row: Row, border: i64, code: i64) -> None:
    """A token comes to a free border."""
    put(row, TOKEN + border, code)
    five = FREE + border // 5
    put(row, five, get(row, five) ^ 1 << border % 5)


def can_lay(row: Row, tokens: i64) -> bool:
    """Whether one of these fits a free border (CA-7)."""
    symbols: i64 = 0
    if row[FREE] != 0 or row[FREE + 1] != 0:
        symbols = 1
    if row[FREE + 2] != 0 or row[FREE + 3] != 0:
        symbols |= 2
    if row[FREE + 4] != 0 or row[FREE + 5] != 0:
        symbols |= 4
    return tokens & FITTING[symbols] != 0


# Tokens: sets as masks


def tokens_at(row: Row, at: i64) -> i64:
    return get(row, at) | get(row, at + 1) << 8 | get(row, at + 2) << 16


def set_tokens(row: Row, at: i64, tokens: i64) -> None:
    put(row, at, tokens & 255)
    put(row, at + 1, tokens >> 8 & 255)
    put(row, at + 2, tokens >> 16)


def move_token(row: Row, at: i64, token: i64) -> None:
    """A token comes into a set or leaves it."""
    cell = at + (token >> 3)
    put(row, cell, get(row, cell) ^ 1 << (token & 7))


def hand(row: Row, side: i64) -> i64:
    return tokens_at(row, HAND + side * 3)


def bag(row: Row, side: i64) -> i64:
    return tokens_at(row, BAG + side * 3)


def stock(row: Row, side: i64) -> i64:
    return tokens_at(row, STOCK + side * 3)


def supply_size(row: Row, side: i64) -> i64:
    if is_crassus(row, side):
        return get(row, LINE)
    return count(hand(row, side))


def held_token(row: Row, side: i64, kind: i64) -> i64:
    """The number of a token of this name in a supply."""
    if kind == TWIN and hand(row, side) >> TWIN & 1 == 0:
        return OTHER_TWIN
    return kind


# How many bits a byte has, and which bit of it comes after so many others: [byte * 8 + place]
BITS: Final = vec[i64]([byte.bit_count() for byte in range(256)])
NTH_BIT: Final = vec[i64](
    [bit for byte in range(256) for bit in ([b for b in range(8) if byte >> b & 1] + [0] * 8)[:8]]
)


def count(mask: i64) -> i64:
    """How many tokens a set has."""
    return BITS[mask & 255] + BITS[mask >> 8 & 255] + BITS[mask >> 16]


def pick(mask: i64, place: i64) -> i64:
    """The token at this place in a set, counted from 0."""
    first: i64 = 0
    while True:
        byte = mask & 255
        if place < BITS[byte]:
            return first + NTH_BIT[byte * 8 + place]
        place -= BITS[byte]
        mask >>= 8
        first += 8


def names(mask: i64) -> list[object]:
    """A set as a sorted list of token names."""
    return [TOKENS[token] for token in range(len(TOKENS)) if mask >> token & 1 != 0]


def split_twins(row: Row, side: i64) -> None:
    """Of the two equal laurels each has its own number: who comes second is the other one."""
    taken = hand(row, side) >> TWIN & 1 != 0
    if bag(row, side) >> TWIN & 3 == 1:
        if taken:
            move_token(row, BAG + side * 3, TWIN)
            move_token(row, BAG + side * 3, OTHER_TWIN)
        taken = True
    if is_crassus(row, side):
        for place in range(LINE + 1, LINE + 1 + get(row, LINE)):
            if row[place] == TWIN:
                if taken:
                    row[place] = OTHER_TWIN
                taken = True


# Kinds that are counted: bonuses in the bank, tiles


def take_one(row: Row, first: i64, place: i64) -> i64:
    """The kind that is at this place when all stand in order; it is taken away."""
    kind: i64 = 0
    while True:
        number = get(row, first + kind)
        if place < number:
            put(row, first + kind, number - 1)
            return kind
        place -= number
        kind += 1


quicken(__name__)
