"""What a net is told of a position: small numbers, group by group and then of the whole.

All of it from the point of view of one seat, in a world that is known whole: a search asks about
worlds that it has guessed. `survey` finds a key for each group and for the cards of both sides;
`tell` gives the features that follow from a key. If you change what a number means, learn a new
net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END, room_for_features
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
    GROUP_LIMIT,
    KINDS,
    ORGY,
    OWN_LIMIT,
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
from triumvir.games.caesar_cleopatra.position import Position
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

SHOWN_DECK: Final = 4  # once the deck is arranged only its next cards are told
COUNTS: Final[Moves] = vec[i64](COPIES)
GROUP_SIZES: Final[Moves] = vec[i64](PATRICIANS)

# What a key is of, in its lowest two bits
GROUP: Final = 0
IN_HAND: Final = 1
NOT_SEEN: Final = 2
PARTS: Final = 8  # where the keys of cards begin
# The bits of a lane, one side's cards at a group
ENDS_AT: Final = 5  # behind the sum: the highest and the lowest, as a pair
CARDS_AT: Final = ENDS_AT + 4  # all and those face down, as a pair
TARGET_AT: Final = CARDS_AT + 5
THINKERS_AT: Final = TARGET_AT + 3  # Philosophers * 3 + open ones
LANE_BITS: Final = THINKERS_AT + 4
LANE_MASK: Final = (1 << LANE_BITS) - 1
# The bits of a group's key: kind, two lanes, then
WON_AT: Final = 2 + 2 * LANE_BITS
BONUS_AT: Final = WON_AT + 7
VOTE_AT: Final = BONUS_AT + 2
TURN_AT: Final = VOTE_AT + 5
AIM_AT: Final = TURN_AT + 1
SMALL_GROUP: Final = 36 << WON_AT
OWN_BONUS: Final = 1 << BONUS_AT
OTHER_BONUS: Final = 2 << BONUS_AT
# Pairs of which one number is no larger than the other: where those of a number begin, and back.
FIRST_PAIR: Final[Moves] = vec[i64]([n * (n + 1) // 2 for n in range(6)])
LARGER: Final[Moves] = vec[i64]([n for n in range(6) for _ in range(n + 1)])
# The same where the smaller one is not 0 either, but for a pair of zeros.
FIRST_END: Final[Moves] = vec[i64]([0, 0, 1, 3, 6, 10])
HIGHEST: Final[Moves] = vec[i64]([0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5])
NO_LANES: Final[Moves] = vec[i64]([0] * 12)


def between(value: i64, low: i64, high: i64) -> i64:
    if value < low:
        return low
    return high if value > high else value


def look(position: Position, seat: i64, active: Moves) -> i64:
    """Fill in all features; how many they are, ends counted. For whoever learns."""
    keys = room_for_features()
    wholes = room_for_features()
    survey(position.row, seat, keys, wholes)
    at: i64 = 0
    for group in range(i64(5)):
        at = tell(keys[group], active, at)
    active[at] = END
    at += 1
    for part in range(i64(PARTS), i64(PARTS + 4)):
        at = tell(keys[part], active, at) - 1
    place: i64 = 0
    while wholes[place] >= 0:
        active[at] = wholes[place]
        at += 1
        place += 1
    active[at] = END
    return at + 1


def survey(row: Row, seat: i64, keys: Moves, active: Moves) -> None:
    """Fill in the keys of groups and, from PARTS on, those of cards, and the other features of the
    whole, each with END behind them."""
    at: i64 = 0
    other = 1 - seat
    phase = get(row, fields.PHASE)
    turn: i64 = 0
    if get(row, fields.SEAT) == seat:
        turn = 1
    pile = get(row, fields.PILE)
    in_pile: i64 = 0  # bit g for group g
    feasts: i64 = 0
    shuffle: i64 = 0
    for place in range(i64(fields.PILE + 1), fields.PILE + 1 + pile):
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
    lanes = NO_LANES[:]  # those of both sides, then the cards that each has laid
    for lane in range(i64(10)):
        look_at_lane(row, lane, lanes)
    own_bonus = get(row, fields.BONUS + seat)
    other_bonus = get(row, fields.BONUS + other)
    for group in range(i64(5)):
        size = GROUP_SIZES[group]
        still = patricians(row, group)
        own_won = won(row, seat, group)
        other_won = won(row, other, group)
        lead += group_points(own_won, size, own_bonus == group)
        lead -= group_points(other_won, size, other_bonus == group)
        to_win += still
        key = (still * 6 + own_won) << WON_AT
        if size != 5:
            key += SMALL_GROUP
        if still > 0:
            key |= lanes[seat * 5 + group] << 2 | lanes[5 - seat * 5 + group] << 2 + LANE_BITS
            key |= (in_pile >> group & 1) * 9 + pile << VOTE_AT | turn << TURN_AT
            if own_bonus == group:
                key |= OWN_BONUS
            if other_bonus == group:
                key |= OTHER_BONUS
        if aimed >> group & 1:
            key |= (aim + 1) * 2 + turn << AIM_AT
        keys[group] = key
    keys[5] = END
    look_at_cards(row, seat, 0, lanes[10 + seat], keys, PARTS)
    look_at_cards(row, other, 1, lanes[10 + other], keys, PARTS + 2)
    keys[PARTS + 4] = END
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
        alone = 2
        if get(row, fields.ALONE) == seat:
            alone = 1
    active[at + 7] = ALONE + alone
    arranged: i64 = 0
    if get(row, fields.ACTION_DECK) == ARRANGED:
        arranged = 1
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
        active[at] = DRAWER
        if get(row, fields.DRAWER) == seat:
            active[at] = DRAWER + 1
        at += 1
    elif phase in (SWAPPING, DRAWING):
        active[at] = TO_DRAW + (1 - turn) * 6 + between(get(row, fields.TO_DRAW), 0, 5)
        at += 1
    if arranged == 1:
        at = look_at_deck(row, seat, phase == ARRANGING, active, at)
    active[at] = END


def look_at_lane(row: Row, lane: i64, lanes: Moves) -> None:
    """One side's cards at a group, in bits; they are counted for the side, too, six bits a kind."""
    all_cards = lane_n(row, lane)
    if all_cards == 0:
        return
    total: i64 = 0
    high: i64 = 0
    low: i64 = 0
    target: i64 = 0
    counted: i64 = 0
    for kind in range(i64(5)):
        shown = up(row, lane, kind)
        count = down(row, lane, kind) + shown
        if count > 0:
            high = kind + 1
            total += high * count
            counted |= count << 6 * kind
            if low == 0:
                low = high
            if shown > 0:
                target = high
    open_thinkers = up(row, lane, 5)
    thinkers = down(row, lane, 5) + open_thinkers
    key = total | FIRST_END[high] + low << ENDS_AT
    key |= FIRST_PAIR[all_cards] + down_n(row, lane) << CARDS_AT
    key |= target << TARGET_AT | thinkers * 3 + open_thinkers << THINKERS_AT
    lanes[lane] = key
    side = 10 + lane // 5
    lanes[side] += counted + (thinkers << 30)


def look_at_cards(row: Row, side: i64, which: i64, laid: i64, keys: Moves, at: i64) -> None:
    """The keys of what a side holds and of what has not been seen of it; `which` is 0 for the one
    that looks."""
    hand: i64 = 0
    hidden: i64 = 0
    for kind in range(i64(KINDS)):
        count = held(row, side, kind)
        unseen = COUNTS[kind] - count - gone(row, side, kind)
        if kind < FIRST_ACTION:
            unseen -= laid >> 6 * kind & 63
        hand = hand << 3 | between(count, 0, 5)
        hidden = hidden << 3 | between(unseen, 0, 7)
    hand = hand << 4 | between(held_n(row, side, 0), 0, 15)
    hand = hand << 4 | between(held_n(row, side, 1), 0, 15)
    keys[at] = (hand << 1 | which) << 2 | IN_HAND
    hidden = hidden << 5 | between(left(row, side, 0), 0, 27)
    hidden = hidden << 5 | between(left(row, side, 1), 0, 27)
    keys[at + 1] = (hidden << 1 | which) << 2 | NOT_SEEN


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


# From a key to its features


def tell(key: i64, active: Moves, at: i64) -> i64:
    """The features of a key, with END behind them; where the next may be told."""
    kind = key & 3
    if kind == GROUP:
        at = tell_group(key, active, at)
    else:
        which = key >> 2 & 1
        key >>= 3
        if kind == IN_HAND:
            active[at] = SIZES + (which * 2 + 1) * 16 + (key & 15)
            active[at + 1] = SIZES + which * 2 * 16 + (key >> 4 & 15)
            key >>= 8
        else:
            active[at] = RESERVES + (which * 2 + 1) * 28 + (key & 31)
            active[at + 1] = RESERVES + which * 2 * 28 + (key >> 5 & 31)
            key >>= 10
        at += 2
        for place in range(i64(KINDS)):
            card = KINDS - 1 - place
            count = key >> 3 * place & 7
            if kind == IN_HAND:
                active[at] = HANDS + (which * 12 + card) * 6 + count
            else:
                active[at] = UNSEEN + (which * 12 + card) * 8 + count
            at += 1
    active[at] = END
    return at + 1


def tell_group(key: i64, active: Moves, at: i64) -> i64:
    standing = key >> WON_AT & 127
    aim = key >> AIM_AT
    active[at] = WON + standing
    at += 1
    if aim > 0:
        active[at] = AIMED + aim - 2
        at += 1
    still = standing // 6 % 6
    if still == 0:
        return at
    size: i64 = 5
    if standing >= 36:
        size = 3
    own_won = standing % 6
    other_won = size - still - own_won
    need = size // 2 + 1
    bonus = key >> BONUS_AT & 3
    turn = key >> TURN_AT & 1
    vote = key >> VOTE_AT & 31
    voted: i64 = 0
    if vote >= 9:
        voted = 1
    own = key >> 2 & LANE_MASK
    other = key >> 2 + LANE_BITS & LANE_MASK
    own_sum = own & 31
    other_sum = other & 31
    own_high = HIGHEST[own >> ENDS_AT & 15]
    own_low = (own >> ENDS_AT & 15) - FIRST_END[own_high]
    other_high = HIGHEST[other >> ENDS_AT & 15]
    other_low = (other >> ENDS_AT & 15) - FIRST_END[other_high]
    own_n = LARGER[own >> CARDS_AT & 31]
    own_down = (own >> CARDS_AT & 31) - FIRST_PAIR[own_n]
    other_n = LARGER[other >> CARDS_AT & 31]
    other_down = (other >> CARDS_AT & 31) - FIRST_PAIR[other_n]
    own_thinkers = own >> THINKERS_AT
    other_thinkers = other >> THINKERS_AT
    margin = own_sum - other_sum
    turned: i64 = 0
    if own_thinkers // 3 != other_thinkers // 3:
        turned = 1
    ahead: i64 = 0  # 1 the seat would win a vote, 2 the other would
    after = margin
    if margin > 0:
        ahead = 1 + turned
        after = margin - own_high + other_low
    elif margin < 0:
        ahead = 2 - turned
        after = margin - own_low + other_high
    lacks = between(need - own_won, 0, 3) * 4 + between(need - other_won, 0, 3)
    active[at] = STAKE + bonus * 16 + lacks
    active[at + 1] = MARGIN + (between(margin, -12, 12) + 12) * 2 + turned
    active[at + 2] = OWN_SUM + own_sum
    active[at + 3] = OTHER_SUM + other_sum
    active[at + 4] = OWN_CARDS + own_down * 6 + own_n - own_down
    active[at + 5] = OTHER_CARDS + other_down * 6 + other_n - other_down
    active[at + 6] = OWN_ENDS + own_high * 6 + own_low
    active[at + 7] = OTHER_ENDS + other_high * 6 + other_low
    active[at + 8] = THINKERS + own_thinkers // 3 * 3 + other_thinkers // 3
    active[at + 9] = OPEN_THINKERS + own_thinkers % 3 * 3 + other_thinkers % 3
    active[at + 10] = VOTE + vote
    active[at + 11] = ROOM + room_for(own_n, other_n) * 6 + room_for(other_n, own_n)
    active[at + 12] = OWN_TARGET + (own >> TARGET_AT & 7)
    active[at + 13] = OTHER_TARGET + (other >> TARGET_AT & 7)
    active[at + 14] = NEXT_MARGIN + between(after, -12, 12) + 12
    active[at + 15] = FULL + ((own_n + other_n) * 3 + ahead) * 2 + turn
    active[at + 16] = PROSPECT + (ahead * 2 + voted) * 4 + bonus
    return at + 17


def room_for(own: i64, other: i64) -> i64:
    """As `position.room`, where there are still patricians."""
    if other <= GROUP_LIMIT - OWN_LIMIT:
        return OWN_LIMIT - own
    return GROUP_LIMIT - own - other
