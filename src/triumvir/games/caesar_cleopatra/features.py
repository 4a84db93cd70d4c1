"""What a net is told of a position: small numbers, group by group and then of the whole.

`look` fills them in, from the point of view of one seat, in a world that is known whole: a search
asks about worlds that it has guessed. If you change what a number means, learn a new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END
from triumvir.core.row import NONE
from triumvir.games.caesar_cleopatra import fields
from triumvir.games.caesar_cleopatra.actions import (
    ASSASSINATE_0,
    CASTLE_0,
    CASTLE_PAIRS,
    SCOUT_0,
    WRATH_0,
)
from triumvir.games.caesar_cleopatra.cards import (
    COPIES,
    FIRST_ACTION,
    KINDS,
    ORGY,
    PATRICIANS,
    SHUFFLE,
)
from triumvir.games.caesar_cleopatra.fields import (
    ARRANGED,
    ARRANGING,
    DRAWING,
    OFFER,
    SWAPPING,
    down,
    down_n,
    get,
    gone,
    held,
    held_n,
    lane_n,
    left,
    lifted,
    patricians,
    reserve,
    up,
    won,
)
from triumvir.games.caesar_cleopatra.phases.ending import group_points
from triumvir.games.caesar_cleopatra.position import Position, room
from triumvir.native import Moves, Row, i64, vec

# Of a group: where the numbers of each kind begin.
WON: Final = 0  # size, patricians left, those won: 2 * 6 * 6
STAKE: Final = WON + 72  # who has a bonus there, what each lacks for a majority: 4 * 4 * 4
MARGIN: Final = STAKE + 64  # of the sums, and whether Philosophers turn it round: 25 * 2
OWN_SUM: Final = MARGIN + 50
OTHER_SUM: Final = OWN_SUM + 26
OWN_CARDS: Final = OTHER_SUM + 26  # face down, face up: 6 * 6
OTHER_CARDS: Final = OWN_CARDS + 36
OWN_ENDS: Final = OTHER_CARDS + 36  # highest and lowest: 6 * 6
OTHER_ENDS: Final = OWN_ENDS + 36
THINKERS: Final = OTHER_ENDS + 36  # Philosophers of both: 3 * 3
OPEN_THINKERS: Final = THINKERS + 9
VOTE: Final = OPEN_THINKERS + 9  # whether its card is in the pile, the size of the pile: 2 * 9
ROOM: Final = VOTE + 18  # for both: 6 * 6
OWN_TARGET: Final = ROOM + 36  # the highest open card
OTHER_TARGET: Final = OWN_TARGET + 6
NEXT_MARGIN: Final = OTHER_TARGET + 6  # after the next vote, if that is decided: 25
FULL: Final = NEXT_MARGIN + 25  # cards of both, who would win, whose turn: 9 * 3 * 2
PROSPECT: Final = FULL + 54  # who would win, whether its card is in the pile, bonus: 3 * 2 * 4
AIMED: Final = PROSPECT + 24  # the announced action is about this group: 4 * 2
GROUP_FEATURES: Final = AIMED + 8

# Of the whole
PHASE: Final = 0  # and whose turn: 10 * 2
TURN_PART: Final = PHASE + 20  # placed, acted, passive, whose turn: 3 * 2 * 2 * 2
PENDING: Final = TURN_PART + 24  # the announced action, whose turn: 5 * 2
HANDS: Final = PENDING + 10  # side, kind, how many: 2 * 12 * 6
SIZES: Final = HANDS + 144  # side, deck, how many: 2 * 2 * 16
RESERVES: Final = SIZES + 64  # side, deck, how many: 2 * 2 * 28
UNSEEN: Final = RESERVES + 112  # side, kind, how many are neither seen nor in hand: 2 * 12 * 8
POINTS: Final = UNSEEN + 192  # by how many ahead: 41
LEFT: Final = POINTS + 41  # patricians: 22
LIFTED: Final = LEFT + 22  # Castling: by whom, the sum, 0 to 25: 2 * 26
DRAWER: Final = LIFTED + 52  # who is offered a card: 2
TO_DRAW: Final = DRAWER + 2  # whose turn, how many: 2 * 6
PILE: Final = TO_DRAW + 12  # vote cards: 9
FEASTS: Final = PILE + 9  # Orgies in the pile, the one that shuffles: 3 * 2
IDLE: Final = FEASTS + 6  # 7
ALONE: Final = IDLE + 7  # 3
OPTIONS: Final = ALONE + 3  # 2 * 3
DECK: Final = OPTIONS + 6  # own action cards from the top: 13 * 6
WHOLE_FEATURES: Final = DECK + 78

# For layouts in rows: how many groups, and how many features at most.
GROUPS_TOLD: Final = 5
OF_GROUP: Final = 20
OF_WHOLE: Final = 84

NOTHING: Final[Moves] = vec[i64]([0] * 12)
SHOWN_DECK: Final = 4  # once the deck is arranged only its next cards are told
COUNTS: Final[Moves] = vec[i64](COPIES)
GROUP_SIZES: Final[Moves] = vec[i64](PATRICIANS)


def between(value: i64, low: i64, high: i64) -> i64:
    if value < low:
        return low
    return high if value > high else value


def look(position: Position, seat: i64, active: Moves) -> i64:
    """Fill in the features; how many they are, ends counted."""
    return look_at(position.row, seat, active)


def look_at(row: Row, seat: i64, active: Moves) -> i64:
    at: i64 = 0
    other = 1 - seat
    phase = get(row, fields.PHASE)
    turn: i64 = 1 if get(row, fields.SEAT) == seat else 0
    pile = get(row, fields.PILE)
    in_pile: i64 = 0  # bit g for group g
    feasts: i64 = 0
    shuffle: i64 = 0
    for place in range(fields.PILE + 1, fields.PILE + 1 + pile):
        card = get(row, place)
        if card < ORGY:
            in_pile |= i64(1) << card
        elif card == SHUFFLE:
            shuffle = 1
        else:
            feasts += 1
    aim: i64 = -1
    aimed: i64 = 0  # bit g for group g
    pending = get(row, fields.PENDING)
    if pending != NONE:
        if pending >= WRATH_0:
            aim = 3
            aimed = i64(1) << (pending - WRATH_0)
        elif pending >= SCOUT_0:
            aim = 2
            aimed = i64(1) << (pending - SCOUT_0)
        elif pending >= CASTLE_0:
            aim = 1
            pair = CASTLE_PAIRS[pending - CASTLE_0]
            aimed = (1 << pair[0]) | (1 << pair[1])
        elif pending < CASTLE_0 - 1:
            aim = 0
            aimed = i64(1) << ((pending - ASSASSINATE_0) // 6)
        else:
            aim = 4  # Spy
    lead: i64 = 0
    to_win: i64 = 0
    laid = NOTHING[:]
    own_bonus = get(row, fields.BONUS + seat)
    other_bonus = get(row, fields.BONUS + other)
    for group in range(i64(5)):
        at = look_at_group(row, seat, group, turn, pile, in_pile >> group & 1, laid, active, at)
        if aimed >> group & 1:
            active[at - 1] = AIMED + aim * 2 + turn
            active[at] = END
            at += 1
        size = GROUP_SIZES[group]
        lead += group_points(won(row, seat, group), size, own_bonus == group)
        lead -= group_points(won(row, other, group), size, other_bonus == group)
        to_win += patricians(row, group)
    active[at] = END
    at += 1
    active[at] = PHASE + phase * 2 + turn
    part = get(row, fields.PLACED) * 2 + get(row, fields.ACTED)
    active[at + 1] = TURN_PART + (part * 2 + get(row, fields.PASSIVE)) * 2 + turn
    active[at + 2] = POINTS + 20 + between(lead, -20, 20)
    active[at + 3] = LEFT + to_win
    active[at + 4] = PILE + pile
    active[at + 5] = FEASTS + between(feasts, 0, 2) * 2 + shuffle
    active[at + 6] = IDLE + between(get(row, fields.IDLE), 0, 6)
    alone: i64 = 0
    if get(row, fields.ALONE) != NONE:
        alone = 1 if get(row, fields.ALONE) == seat else 2
    active[at + 7] = ALONE + alone
    arranged: i64 = 1 if get(row, fields.ACTION_DECK) == ARRANGED else 0
    active[at + 8] = OPTIONS + get(row, fields.ORGY_OPTION) * 2 + arranged
    at += 9
    if aim >= 0:
        active[at] = PENDING + aim * 2 + turn
        at += 1
        sum_lifted: i64 = 0
        for kind in range(i64(5)):
            sum_lifted += (kind + 1) * lifted(row, kind)
        if sum_lifted > 0:
            active[at] = LIFTED + (1 - turn) * 26 + between(sum_lifted, 0, 25)
            at += 1
    if phase == OFFER:
        active[at] = DRAWER + (1 if get(row, fields.DRAWER) == seat else 0)
        at += 1
    elif phase in (SWAPPING, DRAWING):
        active[at] = TO_DRAW + (1 - turn) * 6 + between(get(row, fields.TO_DRAW), 0, 5)
        at += 1
    at = look_at_cards(row, seat, 0, laid, active, at)
    at = look_at_cards(row, other, 1, laid, active, at)
    if arranged == 1:
        at = look_at_deck(row, seat, phase == ARRANGING, active, at)
    active[at] = END
    return at + 1


def look_at_group(
    row: Row,
    seat: i64,
    group: i64,
    turn: i64,
    pile: i64,
    voted: i64,
    laid: Moves,
    active: Moves,
    start: i64,
) -> i64:
    """One group; where the next begins. Its cards are counted in `laid`."""
    at = start
    size = GROUP_SIZES[group]
    still = patricians(row, group)
    own_won = won(row, seat, group)
    active[at] = WON + ((0 if size == 5 else 1) * 6 + still) * 6 + own_won
    if still == 0:
        active[at + 1] = END
        return at + 2
    other_won = size - still - own_won
    bonus: i64 = 0
    if get(row, fields.BONUS + seat) == group:
        bonus = 1
    if get(row, fields.BONUS + 1 - seat) == group:
        bonus += 2
    need = size // 2 + 1
    lacks = between(need - own_won, 0, 3) * 4 + between(need - other_won, 0, 3)
    active[at + 1] = STAKE + bonus * 16 + lacks
    own = seat * 5 + group
    other = 5 - seat * 5 + group
    own_sum: i64 = 0
    other_sum: i64 = 0
    own_high: i64 = 0
    own_low: i64 = 0
    other_high: i64 = 0
    other_low: i64 = 0
    own_target: i64 = 0
    other_target: i64 = 0
    for kind in range(i64(5)):
        value = kind + 1
        shown = up(row, own, kind)
        count = down(row, own, kind) + shown
        if count > 0:
            own_sum += value * count
            laid[kind] += count
            own_high = value
            if own_low == 0:
                own_low = value
            if shown > 0:
                own_target = value
        shown = up(row, other, kind)
        count = down(row, other, kind) + shown
        if count > 0:
            other_sum += value * count
            laid[6 + kind] += count
            other_high = value
            if other_low == 0:
                other_low = value
            if shown > 0:
                other_target = value
    own_thinkers = down(row, own, 5) + up(row, own, 5)
    other_thinkers = down(row, other, 5) + up(row, other, 5)
    laid[5] += own_thinkers
    laid[11] += other_thinkers
    margin = own_sum - other_sum
    turned: i64 = 0
    if own_thinkers != other_thinkers:
        turned = 1
    ahead: i64 = 0  # 1 the seat would win a vote, 2 the other would
    after = margin
    if margin > 0:
        ahead = 2 if turned else 1
        after = margin - own_high + other_low
    elif margin < 0:
        ahead = 1 if turned else 2
        after = margin - own_low + other_high
    own_n = lane_n(row, own)
    other_n = lane_n(row, other)
    own_down = down_n(row, own)
    other_down = down_n(row, other)
    active[at + 2] = MARGIN + (between(margin, -12, 12) + 12) * 2 + turned
    active[at + 3] = OWN_SUM + own_sum
    active[at + 4] = OTHER_SUM + other_sum
    active[at + 5] = OWN_CARDS + own_down * 6 + own_n - own_down
    active[at + 6] = OTHER_CARDS + other_down * 6 + other_n - other_down
    active[at + 7] = OWN_ENDS + own_high * 6 + own_low
    active[at + 8] = OTHER_ENDS + other_high * 6 + other_low
    active[at + 9] = THINKERS + own_thinkers * 3 + other_thinkers
    active[at + 10] = OPEN_THINKERS + up(row, own, 5) * 3 + up(row, other, 5)
    active[at + 11] = VOTE + voted * 9 + pile
    active[at + 12] = ROOM + room(row, seat, group) * 6 + room(row, 1 - seat, group)
    active[at + 13] = OWN_TARGET + own_target
    active[at + 14] = OTHER_TARGET + other_target
    active[at + 15] = NEXT_MARGIN + between(after, -12, 12) + 12
    active[at + 16] = FULL + ((own_n + other_n) * 3 + ahead) * 2 + turn
    active[at + 17] = PROSPECT + (ahead * 2 + voted) * 4 + bonus
    active[at + 18] = END
    return at + 19


def look_at_cards(row: Row, side: i64, which: i64, laid: Moves, active: Moves, start: i64) -> i64:
    """Hand and reserves of a side; `which` is 0 for the one that looks."""
    at = start
    for kind in range(i64(KINDS)):
        count = held(row, side, kind)
        unseen = COUNTS[kind] - count - gone(row, side, kind)
        if kind < FIRST_ACTION:
            unseen -= laid[which * 6 + kind]
        active[at] = HANDS + (which * 12 + kind) * 6 + between(count, 0, 5)
        active[at + 1] = UNSEEN + (which * 12 + kind) * 8 + between(unseen, 0, 7)
        at += 2
    for deck in range(i64(2)):
        size = held_n(row, side, deck)
        active[at] = SIZES + (which * 2 + deck) * 16 + between(size, 0, 15)
        active[at + 1] = RESERVES + (which * 2 + deck) * 28 + between(left(row, side, deck), 0, 27)
        at += 2
    return at


def look_at_deck(row: Row, seat: i64, all_of_it: bool, active: Moves, start: i64) -> i64:
    """The own action cards to come, from the top; the seat arranged them."""
    at = start
    pile = reserve(seat, 1)
    size = get(row, pile)
    shown = size
    if not all_of_it and shown > SHOWN_DECK:
        shown = SHOWN_DECK
    for place in range(shown):
        active[at] = DECK + place * 6 + get(row, pile + size - place) - FIRST_ACTION
        at += 1
    return at
