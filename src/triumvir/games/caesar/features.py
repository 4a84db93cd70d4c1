"""What a net is told of a position: small numbers, open province by open province, then the whole.

`look` fills them in, from the point of view of one seat, in a world that is known whole: a search
asks about worlds that it has guessed. Whoever changes what a number means must learn a new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END
from triumvir.core.row import NONE
from triumvir.games.caesar import fields
from triumvir.games.caesar.advice import NEIGHBOURS, best_values, last_border, tokens_of
from triumvir.games.caesar.board import CONTROL_SPACES
from triumvir.games.caesar.fields import (
    LAY,
    MARKER,
    POMPEYS,
    bag,
    control,
    count,
    face,
    fallen,
    gaps,
    get,
    is_solo,
    left,
    senates,
    side_of,
    stock,
    sums,
    total_of,
    under,
)
from triumvir.games.caesar.pieces import COUNT
from triumvir.native import Moves, Row, i64

# Of an open province: where the numbers of each kind begin.
WHICH: Final = 0  # 18
GAPS: Final = WHICH + 18  # free borders, who is to lay: 8 * 3
LEAD: Final = GAPS + 24  # of the sums, free borders up to 4: 25 * 4
BONUS: Final = LEAD + 100  # and free borders up to 4: 7 * 4
AROUND: Final = BONUS + 28  # neighbours that each side controls: 7 * 7
OPEN_AROUND: Final = AROUND + 49  # 7
CLOSING: Final = OPEN_AROUND + 7  # one border free: who could win by it, who is to lay, the bonus
OWN_GAIN: Final = CLOSING + 84  # markers that closing it would bring: 9
OTHER_GAIN: Final = OWN_GAIN + 9
SETTLING: Final = OTHER_GAIN + 9  # it is closed and waits to be settled
GROUP_FEATURES: Final = SETTLING + 1

# Of the whole
PHASE: Final = 0  # and whose turn: 8 * 2
LEFT: Final = PHASE + 16  # markers of both: 13 * 13
SENATES: Final = LEFT + 169  # 7 * 7
TOKENS: Final = SENATES + 49  # side, where it is, which: 2 * 3 * 19
HAND: Final = TOKENS + 114  # side, how many: 2 * 17
BAG: Final = HAND + 34  # 2 * 17
FREE: Final = BAG + 34  # borders of each symbol: 3 * 11
ALL_FREE: Final = FREE + 33  # and whose turn: 31 * 2
BEST: Final = ALL_FREE + 62  # side, symbol, the highest number: 2 * 3 * 9
NEARLY: Final = BEST + 54  # provinces with one free border, whose turn: 9 * 2
CAN_CLOSE: Final = NEARLY + 18  # those that each side could win: 7 * 7, whose turn
OFFERED: Final = CAN_CLOSE + 98  # bonus, whose turn: 7 * 2
EXTRA: Final = OFFERED + 14  # another turn, or a Centurion, and whose turn: 3 * 2
OPTIONS: Final = EXTRA + 6  # three modules
SOLO: Final = OPTIONS + 3  # against Crassus: level, whether it is harder
CONTROLLED: Final = SOLO + 6  # province, by whom, whether it fell: 18 * 2 * 2
BORDERS: Final = CONTROLLED + 72  # a marker on it, whose: 30 * 2
UNDER: Final = BORDERS + 60  # markers under Senates: 2 * 13
BANK: Final = UNDER + 26  # 8
WHOLE_FEATURES: Final = BANK + 8

# For whoever lays them out in rows: how many provinces, and how many features at most.
GROUPS_TOLD: Final = 18
OF_GROUP: Final = 10
OF_WHOLE: Final = 128


def between(value: i64, low: i64, high: i64) -> i64:
    if value < low:
        return low
    return high if value > high else value


def look(row: Row, seat: i64, active: Moves) -> i64:
    """Fill in the features; how many they are, ends counted."""
    side = side_of(row, seat)
    other = 1 - side
    turn: i64 = 1 if get(row, fields.SIDE) == side else 0
    mover: i64 = 0  # who is to lay now: 1 the side, 2 the other
    if get(row, fields.PHASE) == LAY:
        mover = 2 - turn
    own_best = best_values(row, side)
    other_best = best_values(row, other)
    own: i64 = 0  # sets of provinces, as in `advice`
    others: i64 = 0
    still_open: i64 = 0
    bit: i64 = 1
    for province in range(18):
        if control(row, province) == NONE:
            if gaps(row, province) > 0:
                still_open |= bit
        elif fallen(row, province) == 0:
            if control(row, province) == side:
                own |= bit
            else:
                others |= bit
        bit <<= 1
    at: i64 = 0
    nearly: i64 = 0
    own_close: i64 = 0
    other_close: i64 = 0
    for province in range(18):
        if control(row, province) != NONE:
            continue
        free = gaps(row, province)
        if free == 0:
            if is_pending(row, province):
                active[at] = WHICH + province
                active[at + 1] = SETTLING
                active[at + 2] = END
                at += 3
            continue
        few = between(free, 1, 4) - 1
        around: i64 = NEIGHBOURS[province]
        own_around = count(around & own)
        other_around = count(around & others)
        bonus = get(row, fields.BONUS + province)
        bonus = 0 if bonus == NONE else bonus + 1
        ahead = sums(row, province, side) - sums(row, province, other)
        active[at] = WHICH + province
        active[at + 1] = GAPS + free * 3 + mover
        active[at + 2] = LEAD + (between(ahead, -12, 12) + 12) * 4 + few
        active[at + 3] = BONUS + bonus * 4 + few
        active[at + 4] = AROUND + between(own_around, 0, 6) * 7 + between(other_around, 0, 6)
        active[at + 5] = OPEN_AROUND + between(count(around & still_open), 0, 6)
        spaces: i64 = CONTROL_SPACES[province]
        active[at + 6] = OWN_GAIN + between(spaces + own_around, 0, 8)
        active[at + 7] = OTHER_GAIN + between(spaces + other_around, 0, 8)
        at += 8
        if free == 1:
            nearly += 1
            symbol = last_border(row, province) // 10
            able: i64 = 0
            if own_best[symbol] >= 0 and ahead + own_best[symbol] > 0:
                able = 1
                own_close += 1
            if other_best[symbol] >= 0 and other_best[symbol] - ahead > 0:
                able += 2
                other_close += 1
            active[at] = CLOSING + (able * 3 + mover) * 7 + bonus
            at += 1
        active[at] = END
        at += 1
    active[at] = END
    at += 1
    active[at] = PHASE + get(row, fields.PHASE) * 2 + turn
    active[at + 1] = LEFT + left(row, side) * 13 + left(row, other)
    active[at + 2] = SENATES + senates(row, side) * 7 + senates(row, other)
    borders = free_of(row, 0) + free_of(row, 1) + free_of(row, 2)
    active[at + 3] = ALL_FREE + borders * 2 + turn
    active[at + 4] = NEARLY + between(nearly, 0, 8) * 2 + turn
    closing = between(own_close, 0, 6) * 7 + between(other_close, 0, 6)
    active[at + 5] = CAN_CLOSE + closing * 2 + turn
    active[at + 6] = BANK + between(total_of(row, fields.BANK, 6), 0, 7)
    at += 7
    for symbol in range(3):
        active[at] = FREE + symbol * 11 + free_of(row, symbol)
        active[at + 1] = BEST + symbol * 9 + own_best[symbol] + 1
        active[at + 2] = BEST + (3 + symbol) * 9 + other_best[symbol] + 1
        at += 3
    offer = get(row, fields.BONUS_OFFERED)
    if offer != NONE:
        active[at] = OFFERED + offer * 2 + turn
        at += 1
    which = get(row, fields.EXTRA) + 2 * get(row, fields.RECRUIT)
    if which > 0:
        active[at] = EXTRA + (which - 1) * 2 + turn
        at += 1
    at = look_at_options(row, active, at)
    at = look_at_tokens(row, side, 0, active, at)
    at = look_at_tokens(row, other, 1, active, at)
    at = look_at_board(row, side, active, at)
    active[at] = END
    return at + 1


def is_pending(row: Row, province: i64) -> bool:
    for place in range(get(row, fields.PENDING)):
        if get(row, fields.PENDING + 1 + place) == province:
            return True
    return False


def free_of(row: Row, symbol: i64) -> i64:
    """Free borders with this symbol."""
    first = fields.FREE + symbol * 2
    return count(get(row, first)) + count(get(row, first + 1))


def look_at_options(row: Row, active: Moves, start: i64) -> i64:
    at = start
    for module in range(3):
        if get(row, fields.WITH_POISON + module) != 0:
            active[at] = OPTIONS + module
            at += 1
    if is_solo(row):
        active[at] = SOLO + get(row, fields.LEVEL) * 2 + get(row, fields.HARDER)
        at += 1
    return at


def look_at_tokens(row: Row, side: i64, which: i64, active: Moves, start: i64) -> i64:
    """Where a side's tokens are; `which` is 0 for the one that looks. Crassus's row is his hand."""
    at = start
    held = tokens_of(row, side)
    bagged = bag(row, side)
    stocked = stock(row, side)
    first = TOKENS + which * 57
    for token in range(i64(COUNT)):
        if held >> token & 1 != 0:
            active[at] = first + token
            at += 1
        elif bagged >> token & 1 != 0:
            active[at] = first + 19 + token
            at += 1
        elif stocked >> token & 1 != 0:
            active[at] = first + 38 + token
            at += 1
    active[at] = HAND + which * 17 + between(count(held), 0, 16)
    active[at + 1] = BAG + which * 17 + between(count(bagged), 0, 16)
    at += 2
    active[at] = UNDER + which * 13 + between(under(row, side), 0, 12)
    return at + 1


def look_at_board(row: Row, side: i64, active: Moves, start: i64) -> i64:
    """Closed provinces and the markers on borders."""
    at = start
    for province in range(18):
        who = control(row, province)
        if who != NONE:
            fell: i64 = 1 if fallen(row, province) > 0 else 0
            mine: i64 = 0 if who == side else 1
            active[at] = CONTROLLED + (province * 2 + mine) * 2 + fell
            at += 1
    for border in range(30):
        lies = face(row, border)
        if lies & MARKER != 0:
            whose: i64 = 1 if lies & POMPEYS != 0 else 0
            active[at] = BORDERS + border * 2 + (0 if whose == side else 1)
            at += 1
    return at
