"""D. Laying a token (CA-14 to CA-16), face down at a checkpoint too (CA-50, CA-51)."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.row import push
from triumvir.games.caesar.actions import BORDER_OF, FAR, HIDE, HIDE_0, NEAR, TABLE, TOKEN_OF, WAYS
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, FIRST, SECOND
from triumvir.games.caesar.fields import (
    BITS,
    DOWN,
    FACE,
    FREE,
    GAPS,
    HAND,
    HIDDEN,
    NTH_BIT,
    PENDING,
    SIDE,
    SUMS,
    WITH_CHECKPOINTS,
    WITH_POISON,
    add,
    count,
    get,
    hand,
    held_token,
    is_free,
    move_token,
    pick,
    put,
    take_border,
)
from triumvir.games.caesar.memory import FACT, HID
from triumvir.games.caesar.pieces import COUNT, FITS, HIGH, LOW, OTHER_TWIN, TOKENS, TWIN
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64, quicken, vec

# The first way to lay token t at border b: [t * 30 + b]. The other one stands behind it.
FIRST_WAY: Final = vec[i64]([ways[0] if ways else 0 for ways in WAYS])
# The symbols that a token fits stand side by side, so its fives do.
FIRST_FIVE: Final = vec[i64]([min([s for s in range(3) if fits >> s & 1]) * 2 for fits in FITS])
FITTING_BITS: Final = vec[i64]([sum([255 << 8 * s for s in range(3) if f >> s & 1]) for f in FITS])
END_FIVE: Final = vec[i64]([max([s for s in range(3) if fits >> s & 1]) * 2 + 2 for fits in FITS])
# All ways to lay token t at five neighbouring borders of the table, by which of them are free:
# [(t * 6 + five) * 32 + free]. The indices of actions.
LAYS: Final = vec[vec[i64]](
    [
        vec[i64](
            [
                index
                for place in range(5)
                if free >> place & 1
                for index in WAYS[token * 30 + five * 5 + place]
            ]
        )
        for token in range(COUNT)
        for five in range(6)
        for free in range(32)
    ]
)


def lay_moves(row: Row, moves: Moves) -> i64:
    """CA-14: a token of the supply, a free border that it fits, and which way round."""
    tokens = different_tokens(row)
    n: i64 = 0
    for place in range(count(tokens)):
        token = pick(tokens, place)
        for five in range(FIRST_FIVE[token], END_FIVE[token]):
            n = add_all(moves, n, LAYS[(token * 6 + five) * 32 + get(row, FREE + five)])
    if row[WITH_CHECKPOINTS] != 0:
        n = add_hides(row, tokens, moves, n)
    return n


def add_all(buffer: Moves, count: i64, moves: Moves) -> i64:
    """As in `core.row`: within one library the compiler joins it with its caller."""
    for index in moves:
        buffer[count] = index
        count += 1
    return count


quicken(__name__)


def different_tokens(row: Row) -> i64:
    """The tokens of the side to act; two equal laurels are one choice."""
    tokens = hand(row, get(row, SIDE))
    if tokens >> TWIN & 1 != 0:
        tokens &= ~(1 << OTHER_TWIN)
    elif tokens >> OTHER_TWIN & 1 != 0:
        tokens ^= 3 << TWIN
    return tokens


def pick_lay(row: Row, dealer: Dealer) -> i64:
    """One of `lay_moves` by chance, without checkpoints: counted, and only that one looked up."""
    tokens = different_tokens(row)
    number = count(tokens)
    free = free_borders(row)
    total: i64 = 0
    for place in range(number):
        total += ways(free, pick(tokens, place))
    left = dealer.below(total)
    token: i64 = 0
    for place in range(number):
        token = pick(tokens, place)
        total = ways(free, token)
        if left < total:
            break
        left -= total
    way: i64 = 0
    if HIGH[token] != LOW[token]:
        way = left & 1
        left >>= 1
    five = FIRST_FIVE[token]
    while True:
        five_free = get(row, FREE + five)
        if left < BITS[five_free]:
            border = five * 5 + NTH_BIT[five_free * 8 + left]
            return FIRST_WAY[token * 30 + border] + way
        left -= BITS[five_free]
        five += 1


def free_borders(row: Row) -> i64:
    """How many there are of each symbol, eight bits for each."""
    swords = BITS[get(row, FREE)] + BITS[get(row, FREE + 1)]
    shields = BITS[get(row, FREE + 2)] + BITS[get(row, FREE + 3)]
    ships = BITS[get(row, FREE + 4)] + BITS[get(row, FREE + 5)]
    return swords | shields << 8 | ships << 16


def ways(free: i64, token: i64) -> i64:
    """How many ways there are to lay a token."""
    fitting = free & FITTING_BITS[token]
    borders = (fitting & 255) + (fitting >> 8 & 255) + (fitting >> 16)
    return borders if HIGH[token] == LOW[token] else borders * 2


def add_hides(row: Row, tokens: i64, moves: Moves, n: i64) -> i64:
    """CA-50, CA-51: at a free checkpoint, face down; the token must fit all the same."""
    for place in range(3):
        if is_free(row, CHECKPOINTS[place]):
            for token in range(COUNT):
                if tokens >> token & 1 != 0 and HIDE[token * 3 + place] >= 0:
                    moves[n] = HIDE[token * 3 + place]
                    n += 1
    return n


def lay(position: Position, index: i64) -> bool:
    """Carry out a lay of a human; whether the token lies face down."""
    row = position.row
    side = get(row, SIDE)
    token = TOKEN_OF[index]
    border = BORDER_OF[index]
    move_token(row, HAND + side * 3, held_token(row, side, token))
    if index >= HIDE_0:
        hide(position, side, token, border)
        return True
    if row[WITH_POISON] != 0:
        position.remember(side, FACT[token])
    if position.listener is not None:
        tell_laid(position, index)
    place(row, side, token, border, NEAR[index], FAR[index])
    return False


def tell_laid(position: Position, index: i64) -> None:
    told = TABLE.actions[index].fields
    token = TOKEN_OF[index]
    fields: dict[str, object] = {
        "side": position.called(get(position.row, SIDE)),
        "token": told["token"],
        "border": told["border"],
        "high": told["high"],
        "low": told["low"],
        "values": [HIGH[token], LOW[token]],
    }
    position.tell("laid", "CA-14", fields)


def hide(position: Position, side: i64, token: i64, border: i64) -> None:
    if position.listener is not None:
        position.tell(
            "hid",
            "CA-50",
            {"side": position.called(side), "border": BORDERS[border]},
            {"token": TOKENS[token]},
            position.seen_by(side),
        )
    position.remember(side, FACT[HID + CHECKPOINTS.index(int(border))])
    place(position.row, side, token, border, 0, 0)
    put(position.row, FACE + border, DOWN | HIDDEN)


def place(row: Row, side: i64, token: i64, border: i64, near: i64, far: i64) -> None:
    """A token lies on a border; what it closes waits to be settled."""
    take_border(row, border, token * 4 + (2 if near < far else 0) + side)
    first = FIRST[border]
    second = SECOND[border]
    add(row, SUMS + first * 2 + side, near)
    add(row, SUMS + second * 2 + side, far)
    row[GAPS + first] -= 1
    row[GAPS + second] -= 1
    if row[GAPS + first] == 0:
        push(row, PENDING, first)
    if row[GAPS + second] == 0:
        push(row, PENDING, second)
