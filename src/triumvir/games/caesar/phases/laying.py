"""D. Laying a token (CA-14 to CA-16), face down at a checkpoint too (CA-50, CA-51)."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.row import add_run
from triumvir.games.caesar.actions import (
    BORDER_OF,
    FAR,
    HIDE,
    HIDE_0,
    NEAR,
    TABLE,
    TOKEN_OF,
    WAYS,
)
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, FIRST, SECOND
from triumvir.games.caesar.fields import (
    DOWN,
    FACE,
    FREE,
    GAPS,
    HAND,
    HIDDEN,
    PENDING,
    SIDE,
    SUMS,
    WITH_CHECKPOINTS,
    WITH_POISON,
    add,
    gaps,
    get,
    hand,
    held_token,
    is_free,
    move_token,
    push,
    put,
    take_border,
)
from triumvir.games.caesar.memory import HID
from triumvir.games.caesar.pieces import COUNT, FITS, HIGH, LOW, OTHER_TWIN, TOKENS, TWIN
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64, u8, vec

# All ways to lay token t at five neighbouring borders of the table, by which of them are free:
# [(t * 6 + five) * 32 + free]. Once as actions, and once as indices, one run behind the other.
LAY_LISTS: Final[list[list[int]]] = [
    [
        index
        for place in range(5)
        if free >> place & 1
        for index in WAYS[token * 30 + five * 5 + place]
    ]
    for token in range(COUNT)
    for five in range(6)
    for free in range(32)
]
LAY_ACTIONS: Final = [[TABLE.actions[index] for index in lays] for lays in LAY_LISTS]
LAYS: Final = vec[i64]([index for lays in LAY_LISTS for index in lays])
LAY_COUNTS: Final = vec[u8]([len(lays) for lays in LAY_LISTS])
LAY_RUNS: Final = vec[i64](list(accumulate([len(lays) for lays in LAY_LISTS], initial=0)))
# The symbols that a token fits stand side by side, so its fives do.
FIRST_FIVE: Final = vec[u8]([min([s for s in range(3) if fits >> s & 1]) * 2 for fits in FITS])
LAST_FIVE: Final = vec[u8]([max([s for s in range(3) if fits >> s & 1]) * 2 + 1 for fits in FITS])


def lay_moves(row: Row, moves: Moves) -> i64:
    """CA-14: a token of the supply, a free border that it fits, and which way round."""
    tokens = different_tokens(row)
    n: i64 = 0
    token: i64 = 0
    rest = tokens
    while rest != 0:
        if rest & 1 != 0:
            first = i64(FIRST_FIVE[token])
            last = i64(LAST_FIVE[token])
            for five in range(first, last + 1):
                run = (token * 6 + five) * 32 + i64(row[FREE + five])
                n = add_run(moves, n, LAYS, LAY_RUNS[run], i64(LAY_COUNTS[run]))
        rest >>= 1
        token += 1
    if row[WITH_CHECKPOINTS] != 0:
        n = add_hides(row, tokens, moves, n)
    return n


def lay_choices(row: Row) -> list[Action]:
    """`lay_moves` as actions, without checkpoints: some thirty, put together from a few lists."""
    found: list[Action] = []
    token: i64 = 0
    rest = different_tokens(row)
    while rest != 0:
        if rest & 1 != 0:
            first = i64(FIRST_FIVE[token])
            last = i64(LAST_FIVE[token])
            for five in range(first, last + 1):
                found.extend(LAY_ACTIONS[(token * 6 + five) * 32 + i64(row[FREE + five])])
        rest >>= 1
        token += 1
    return found


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
    count: i64 = 0
    token: i64 = 0
    rest = tokens
    while rest != 0:
        if rest & 1 != 0:
            count += ways(row, token)
        rest >>= 1
        token += 1
    left = dealer.below(count)
    token = -1
    while True:
        token += 1
        if tokens >> token & 1 != 0:
            count = ways(row, token)
            if left < count:
                break
            left -= count
    five = i64(FIRST_FIVE[token])
    while True:
        run = (token * 6 + five) * 32 + i64(row[FREE + five])
        count = i64(LAY_COUNTS[run])
        if left < count:
            return LAYS[LAY_RUNS[run] + left]
        left -= count
        five += 1


def ways(row: Row, token: i64) -> i64:
    """How many ways there are to lay a token."""
    count: i64 = 0
    first = i64(FIRST_FIVE[token])
    last = i64(LAST_FIVE[token])
    for five in range(first, last + 1):
        count += i64(LAY_COUNTS[(token * 6 + five) * 32 + i64(row[FREE + five])])
    return count


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
    token: i64 = TOKEN_OF[index]
    border: i64 = BORDER_OF[index]
    move_token(row, HAND + side * 3, held_token(row, side, token))
    if index >= HIDE_0:
        hide(position, side, token, border)
        return True
    if row[WITH_POISON] != 0:
        position.remember(side, token)
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
    position.remember(side, HID + CHECKPOINTS.index(int(border)))
    place(position.row, side, token, border, 0, 0)
    put(position.row, FACE + border, DOWN | HIDDEN)


def place(row: Row, side: i64, token: i64, border: i64, near: i64, far: i64) -> None:
    """A token lies on a border; what it closes waits to be settled."""
    take_border(row, border, token * 4 + (2 if near < far else 0) + side)
    first: i64 = FIRST[border]
    second: i64 = SECOND[border]
    add(row, SUMS + first * 2 + side, near)
    add(row, SUMS + second * 2 + side, far)
    add(row, GAPS + first, -1)
    add(row, GAPS + second, -1)
    if gaps(row, first) == 0:
        push(row, PENDING, first)
    if gaps(row, second) == 0:
        push(row, PENDING, second)
