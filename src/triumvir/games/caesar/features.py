"""What a net is told of a position: small numbers, open province by open province, then the whole.

All of it from the point of view of one seat, in a world that is known whole: a search asks about
worlds that it has guessed. `survey` finds a key for each province and for each large part of the
whole; `tell` gives the features that follow from a key. If you change what a number means, learn a
new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END, room_for_features
from triumvir.core.row import NONE, total
from triumvir.games.caesar import fields
from triumvir.games.caesar.advice import (
    BONUS_WORTH,
    BORDERS_OF,
    CHANCES,
    MOST_LEAD,
    NUMBERS,
    ONE_MORE,
    SPACES,
    TO_CLOSE,
    TO_CLOSE_LATER,
    WORTHS,
    best_values,
    free_borders,
    symbol_of,
    tokens_of,
)
from triumvir.games.caesar.fields import (
    LAY,
    MARKER,
    POMPEYS,
    bag,
    count,
    gaps,
    get,
    is_solo,
    left,
    senates,
    side_of,
    stock,
    sums,
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
    """Fill in all features; how many they are, ends counted. For whoever learns."""
    keys = room_for_features()
    wholes = room_for_features()
    survey(row, side_of(row, seat), keys, wholes)
    at: i64 = 0
    place: i64 = 0
    while keys[place] >= 0:
        at = tell(keys[place], active, at)
        place += 1
    active[at] = END
    at += 1
    place = PARTS
    while keys[place] >= 0:
        at = tell(keys[place], active, at) - 1
        place += 1
    place = 0
    while wholes[place] >= 0:
        active[at] = wholes[place]
        at += 1
        place += 1
    active[at] = END
    return at + 1


# What a key is of, in its lowest bits
PROVINCE: Final = 0
SUPPLY: Final = 1
CONTROLS: Final = 2
MARKERS: Final = 3
# The bits of a province's key
FREE_AT: Final = 5 + 2
MOVER_AT: Final = FREE_AT + 3
LEAD_AT: Final = MOVER_AT + 2
BONUS_AT: Final = LEAD_AT + 5
OWN_AT: Final = BONUS_AT + 3
OTHER_AT: Final = OWN_AT + 3
OPEN_AT: Final = OTHER_AT + 3
ABLE_AT: Final = OPEN_AT + 3
PARTS: Final = 32  # where the keys of parts begin
# Bits of a set of provinces, of borders, of tokens
PROVINCES_BITS: Final = 18
BORDERS_BITS: Final = 30
TOKENS_BITS: Final = 19


def survey(row: Row, side: i64, keys: Moves, wholes: Moves) -> float:
    """Fill in the keys of open provinces and, from PARTS on, those of parts of the whole, and the
    other features of the whole, each with END behind them. What open provinces promise comes out by
    the way, as `advice.promises` has it."""
    other = 1 - side
    turn: i64 = 0
    if get(row, fields.SIDE) == side:
        turn = 1
    mover: i64 = 0  # who is to lay now: 1 the side, 2 the other
    if get(row, fields.PHASE) == LAY:
        mover = 2 - turn
    own_best = best_values(row, side)
    other_best = best_values(row, other)
    free_now = free_borders(row)
    mine: i64 = 0  # sets of provinces
    theirs: i64 = 0
    fell: i64 = 0
    own: i64 = 0  # neighbours, as in `advice`
    others: i64 = 0
    still_open: i64 = 0
    bit: i64 = 1
    for province in range(i64(18)):
        holder = i64(row[fields.CONTROL + province])
        if holder == NONE:
            if row[fields.GAPS + province] != 0:
                still_open += ONE_MORE[province]
        elif holder == side:
            mine |= bit
            if row[fields.FALLEN + province] == 0:
                own += ONE_MORE[province]
            else:
                fell |= bit
        else:
            theirs |= bit
            if row[fields.FALLEN + province] == 0:
                others += ONE_MORE[province]
            else:
                fell |= bit
        bit <<= 1
    at: i64 = 0
    nearly: i64 = 0
    own_close: i64 = 0
    other_close: i64 = 0
    for place in range(get(row, fields.PENDING)):
        waiting = get(row, fields.PENDING + 1 + place)
        if gaps(row, waiting) == 0 and row[fields.CONTROL + waiting] == NONE:
            keys[at] = waiting << 2
            at += 1
    value = 0.0
    most = 0.0
    swings = 0.0
    for province in range(i64(18)):
        free = i64(row[fields.GAPS + province])
        if free != 0:
            own_around = own >> 3 * province & 7
            other_around = others >> 3 * province & 7
            open_around = still_open >> 3 * province & 7
            bonus = i64(row[fields.BONUS + province])
            ahead = sums(row, province, side) - sums(row, province, other)
            key = province << 2 | free << FREE_AT | mover << MOVER_AT
            key |= between(ahead, -12, 12) + 12 << LEAD_AT
            key |= own_around << OWN_AT | other_around << OTHER_AT | open_around << OPEN_AT
            if bonus != NONE:
                key |= bonus + 1 << BONUS_AT
            worth = WORTHS[province * 8 + open_around]
            own_worth = worth + NUMBERS[own_around]
            other_worth = worth + NUMBERS[other_around]
            chance = CHANCES[(ahead + MOST_LEAD) * 8 + free]
            value += chance * own_worth - (1.0 - chance) * other_worth
            if free == 1:
                nearly += 1
                shift = 4 * symbol_of(BORDERS_OF[province] & free_now)
                swing = 0.0
                # The highest number plus 1, 0 for none
                highest = own_best >> shift & 15
                if highest != 0:
                    if mover == 1:
                        swing = BONUS_WORTH[bonus]
                    if ahead + highest > 1:
                        own_close += 1
                        key |= i64(1) << ABLE_AT
                        if mover == 1:
                            swing += (1.0 - chance) * (own_worth + other_worth)
                highest = other_best >> shift & 15
                if highest != 0:
                    if mover == 2:
                        swing = BONUS_WORTH[bonus]
                    if highest - ahead > 1:
                        other_close += 1
                        key |= i64(2) << ABLE_AT
                        if mover == 2:
                            swing += chance * (own_worth + other_worth)
                swings += swing
                if swing > most:
                    most = swing
            keys[at] = key
            at += 1
    keys[at] = END
    keys[PARTS] = key_of_supply(row, side, 0)
    keys[PARTS + 1] = key_of_supply(row, other, 1)
    controls = mine | theirs << PROVINCES_BITS | fell << 2 * PROVINCES_BITS
    keys[PARTS + 2] = controls << 2 | CONTROLS
    keys[PARTS + 3] = key_of_markers(row, side)
    keys[PARTS + 4] = END
    wholes[0] = PHASE + get(row, fields.PHASE) * 2 + turn
    wholes[1] = LEFT + left(row, side) * 13 + left(row, other)
    wholes[2] = SENATES + senates(row, side) * 7 + senates(row, other)
    wholes[3] = NEARLY + between(nearly, 0, 8) * 2 + turn
    closing = between(own_close, 0, 6) * 7 + between(other_close, 0, 6)
    wholes[4] = CAN_CLOSE + closing * 2 + turn
    wholes[5] = BANK + between(total(row, fields.BANK, 6), 0, 7)
    wholes[6] = UNDER + between(under(row, side), 0, 12)
    wholes[7] = UNDER + 13 + between(under(row, other), 0, 12)
    more: i64 = 8
    borders: i64 = 0
    for symbol in range(i64(3)):
        there = count(free_now >> 10 * symbol & 0x3FF)
        borders += there
        wholes[more] = FREE + symbol * 11 + there
        wholes[more + 1] = BEST + symbol * 9 + (own_best >> 4 * symbol & 15)
        wholes[more + 2] = BEST + (3 + symbol) * 9 + (other_best >> 4 * symbol & 15)
        more += 3
    wholes[more] = ALL_FREE + borders * 2 + turn
    more += 1
    offer = get(row, fields.BONUS_OFFERED)
    if offer != NONE:
        wholes[more] = OFFERED + offer * 2 + turn
        more += 1
    which = get(row, fields.EXTRA) + 2 * get(row, fields.RECRUIT)
    if which > 0:
        wholes[more] = EXTRA + (which - 1) * 2 + turn
        more += 1
    wholes[look_at_options(row, wholes, more)] = END
    gain = TO_CLOSE * most + TO_CLOSE_LATER * (swings - most)
    return value + gain if mover == 1 else value - gain


def look_at_options(row: Row, active: Moves, start: i64) -> i64:
    at = start
    for module in range(i64(3)):
        if row[fields.WITH_POISON + module] != 0:
            active[at] = OPTIONS + module
            at += 1
    if is_solo(row):
        active[at] = SOLO + get(row, fields.LEVEL) * 2 + get(row, fields.HARDER)
        at += 1
    return at


def key_of_supply(row: Row, side: i64, which: i64) -> i64:
    """Where a side's tokens are; `which` is 0 for the one that looks. Crassus's row is his hand."""
    tokens = tokens_of(row, side) | bag(row, side) << TOKENS_BITS
    tokens |= stock(row, side) << 2 * TOKENS_BITS
    return tokens << 3 | which << 2 | SUPPLY


def key_of_markers(row: Row, side: i64) -> i64:
    """The markers on borders."""
    mine: i64 = 0
    theirs: i64 = 0
    bit: i64 = 1
    for border in range(i64(fields.FACE), i64(fields.FACE + 30)):
        lies = i64(row[border])
        if lies & MARKER != 0:
            if (lies & POMPEYS != 0) == (side == 1):
                mine |= bit
            else:
                theirs |= bit
        bit <<= 1
    return (mine | theirs << BORDERS_BITS) << 2 | MARKERS


# From a key to its features


def tell(key: i64, active: Moves, at: i64) -> i64:
    """The features of a key, with END behind them; where the next may be told."""
    kind = key & 3
    if kind == PROVINCE:
        at = tell_province(key, active, at)
    elif kind == SUPPLY:
        at = tell_supply(key, active, at)
    elif kind == CONTROLS:
        at = tell_controls(key >> 2, active, at)
    else:
        at = tell_markers(key >> 2, active, at)
    active[at] = END
    return at + 1


def tell_province(key: i64, active: Moves, at: i64) -> i64:
    province = key >> 2 & 31
    free = key >> FREE_AT & 7
    active[at] = WHICH + province
    if free == 0:
        active[at + 1] = SETTLING
        return at + 2
    few = between(free, 1, 4) - 1
    mover = key >> MOVER_AT & 3
    bonus = key >> BONUS_AT & 7
    own_around = key >> OWN_AT & 7
    other_around = key >> OTHER_AT & 7
    active[at + 1] = GAPS + free * 3 + mover
    active[at + 2] = LEAD + (key >> LEAD_AT & 31) * 4 + few
    active[at + 3] = BONUS + bonus * 4 + few
    active[at + 4] = AROUND + between(own_around, 0, 6) * 7 + between(other_around, 0, 6)
    active[at + 5] = OPEN_AROUND + between(key >> OPEN_AT & 7, 0, 6)
    spaces = SPACES[province]
    active[at + 6] = OWN_GAIN + between(spaces + own_around, 0, 8)
    active[at + 7] = OTHER_GAIN + between(spaces + other_around, 0, 8)
    if free > 1:
        return at + 8
    active[at + 8] = CLOSING + ((key >> ABLE_AT & 3) * 3 + mover) * 7 + bonus
    return at + 9


def tell_supply(key: i64, active: Moves, at: i64) -> i64:
    which = key >> 2 & 1
    everything: i64 = (1 << TOKENS_BITS) - 1
    held = key >> 3 & everything
    bagged = key >> 3 + TOKENS_BITS & everything
    stocked = key >> 3 + 2 * TOKENS_BITS
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
    return at + 2


def tell_controls(sets: i64, active: Moves, at: i64) -> i64:
    """Closed provinces: whose, and whether the marker has fallen."""
    for province in range(i64(18)):
        fell = sets >> 2 * PROVINCES_BITS + province & 1
        for whose in range(i64(2)):
            if sets >> whose * PROVINCES_BITS + province & 1 != 0:
                active[at] = CONTROLLED + (province * 2 + whose) * 2 + fell
                at += 1
    return at


def tell_markers(sets: i64, active: Moves, at: i64) -> i64:
    for border in range(i64(30)):
        for whose in range(i64(2)):
            if sets >> whose * BORDERS_BITS + border & 1 != 0:
                active[at] = BORDERS + border * 2 + whose
                at += 1
    return at
