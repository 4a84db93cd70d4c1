"""What a net is told of a position: small numbers, rival by rival and then of the whole.

`look` fills them in, from the point of view of one seat. The coins that `advice` expects for
everybody are told, too. Whoever changes what a number means must learn a new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END
from triumvir.games.circus_maximus import fields
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    LEVELS,
    TICKETS,
    VENUE_COUNT,
)
from triumvir.games.circus_maximus.fields import (
    LEDGER,
    SOURCE_COUNT,
    book,
    get,
    line_size,
    merchant_at,
    open_tickets,
    row_start,
    sale_at,
    unsold,
    unsold_all,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ONE
from triumvir.native import Moves, i64

# Of a rival: where the numbers of each kind begin.
PLACE: Final = 0  # seats after the one that looks, players at the table: 5 * 3
AHEAD: Final = PLACE + 15  # by how many coins the one that looks is expected ahead, day: 41 * 3
RICHER: Final = AHEAD + 123  # by how many it is ahead now: 41
MERCHANTS: Final = RICHER + 41  # in hand, stage: 9 * 3
HIGHEST: Final = MERCHANTS + 27  # in hand, stage: 9 * 3
HIGHER: Final = HIGHEST + 27  # of these, above all of the one that looks: 9
PASSED: Final = HIGHER + 9  # whether it passed, and whether it is to act: 2 * 2
FAVOURS: Final = PASSED + 4  # in hand: 8
UNSOLD: Final = FAVOURS + 8  # tickets, stage: 8 * 3
SAME_VENUE: Final = UNSOLD + 24  # for venues for which the one that looks has some, too: 8
FIRST_THERE: Final = SAME_VENUE + 8  # merchants laid in this stage, those in front: 6 * 6
GROUP_FEATURES: Final = FIRST_THERE + 36

# Of the whole
TIME: Final = 0  # day, stage, phase: 3 * 3 * 5
SEATS: Final = TIME + 45  # players, whether Caesar comes: 3 * 2
TO_ACT: Final = SEATS + 6  # seats until the one that looks: 5
STARTS: Final = TO_ACT + 5  # seats from it to the start player: 5
TO_BEST: Final = STARTS + 5  # by how many coins it is expected ahead of the best other, day: 61 * 3
TO_MEAN: Final = TO_BEST + 183  # and of the mean of the others: 61 * 3
RANK: Final = TO_MEAN + 183  # how many are expected ahead of it, day, stage: 5 * 9
HAND: Final = RANK + 45  # merchants, stage: 8 * 3
OWN_PASSED: Final = HAND + 24  # stage: 3
EFFECTS: Final = OWN_PASSED + 3  # favours, day: 12 * 3
HELD: Final = EFFECTS + 36  # tickets, how many: 9 * 4
OWN_UNSOLD: Final = HELD + 36  # stage: 8 * 3
OFFERED: Final = OWN_UNSOLD + 24  # favours at the villa: 12 * 3
FORUM: Final = OFFERED + 36  # tickets, how many: 9 * 3
OPEN: Final = FORUM + 27  # all of them, stage: 19 * 3
GUESTS: Final = OPEN + 57  # at a venue, tickets for it in all hands, own ones: 3 * 9 * 4
DEMAND: Final = GUESTS + 108  # at a venue, guests less tickets in all hands: 3 * 13
LAID: Final = DEMAND + 39  # own merchants in the rows: stage, place in the row: 3 * 8
LAID_N: Final = LAID + 24  # of this stage, how many: 3 * 6
ALL_PASSED: Final = LAID_N + 18  # how many have passed, stage: 6 * 3
TAKES: Final = ALL_PASSED + 18  # the active merchant: whether it is one's own, cards to come: 2 * 4
WHOLE_FEATURES: Final = TAKES + 8

# For whoever lays them out in rows: how many rivals, and how many features at most.
GROUPS_TOLD: Final = 4
OF_GROUP: Final = 12
OF_WHOLE: Final = 80


def between(value: i64, low: i64, high: i64) -> i64:
    if value < low:
        return low
    return high if value > high else value


def bits(mask: i64) -> i64:
    """How many merchants a hand has."""
    number: i64 = 0
    while mask > 0:
        number += mask & 1
        mask >>= 1
    return number


def highest(mask: i64) -> i64:
    """The level of the highest merchant of a hand; 0 for none."""
    level: i64 = 0
    while mask > 0:
        mask >>= 1
        level += 1
    return level


def coins_now(position: Position) -> list[int]:
    """What each seat has earned so far: the accounts of past days and today's sales."""
    row = position.row
    coins = [0] * position.seats()
    for seat in range(get(row, fields.SEAT_COUNT)):
        total: i64 = 0
        first = seat * LEDGER
        for entry in range(first, first + get(row, fields.DAY) * SOURCE_COUNT):
            total += book(row, entry)
        coins[seat] = total
    sheet = position.sheet
    for number in range(get(row, fields.SALES)):
        sold = sale_at(row, number)
        thing: i64 = (sold >> 3) & 31
        gained: i64 = sheet.visitors[(sold >> 8) & 7] + ((sold >> 11) & 3)
        if thing < TICKETS:
            gained += sheet.tickets[thing % 3]
        else:
            gained += sheet.favours[thing - TICKETS]
        coins[sold & 7] = coins[sold & 7] + gained
    return coins


def look(
    position: Position, seat: int, expected: list[int], coins: list[int], active: Moves
) -> i64:
    """Fill in the features; how many they are, ends counted. `expected`: the coins that `advice`
    foresees, in its parts; `coins`: those that there are now."""
    row = position.row
    me: i64 = seat
    n: i64 = get(row, fields.SEAT_COUNT)
    stage: i64 = get(row, fields.STAGE)
    day: i64 = get(row, fields.DAY)
    mine: i64 = expected[me]
    hand: i64 = get(row, fields.MERCHANTS + me)
    top = highest(hand)
    start: i64 = row_start(row, stage)
    end = line_size(row)
    # The own merchants of this stage: how many lie, and where the first of them does.
    first_own: i64 = end
    laid: i64 = 0
    for index in range(start, end):
        entry: i64 = merchant_at(row, index)
        if (entry >> 3) & 7 == me:
            laid += 1
            if first_own == end:
                first_own = index
    at: i64 = 0
    best: i64 = -1000 * ONE
    total: i64 = 0
    better: i64 = 0
    for step in range(i64(1), n):
        other = (me + step) % n
        theirs: i64 = expected[other]
        total += theirs
        if theirs > best:
            best = theirs
        if theirs > mine:
            better += 1
        mask: i64 = get(row, fields.MERCHANTS + other)
        high = highest(mask)
        active[at] = PLACE + step * 3 + n - 3
        active[at + 1] = AHEAD + (between((mine - theirs) // ONE, -20, 20) + 20) * 3 + day
        active[at + 2] = RICHER + between(coins[me] - coins[other], -20, 20) + 20
        active[at + 3] = MERCHANTS + bits(mask) * 3 + stage
        active[at + 4] = HIGHEST + high * 3 + stage
        active[at + 5] = HIGHER + bits(mask >> top)
        acts: i64 = 1 if get(row, fields.SEAT) == other else 0
        active[at + 6] = PASSED + (get(row, fields.PASSED) >> other & 1) * 2 + acts
        active[at + 7] = FAVOURS + between(get(row, fields.HAND_N + other), 0, 7)
        active[at + 8] = UNSOLD + between(unsold_all(row, other), 0, 7) * 3 + stage
        same: i64 = 0
        for venue in range(i64(VENUE_COUNT)):
            if unsold(row, me, venue) > 0:
                same += unsold(row, other, venue)
        active[at + 9] = SAME_VENUE + between(same, 0, 7)
        number: i64 = 0
        before: i64 = 0
        for index in range(start, end):
            entry = merchant_at(row, index)
            if (entry >> 3) & 7 == other:
                number += 1
                if index < first_own:
                    before += 1
        active[at + 10] = FIRST_THERE + between(number, 0, 5) * 6 + between(before, 0, 5)
        active[at + 11] = END
        at += 12
    active[at] = END
    at += 1
    active[at] = TIME + (day * 3 + stage) * 5 + get(row, fields.PHASE)
    active[at + 1] = SEATS + (n - 3) * 2 + (1 if get(row, fields.WITH_CAESAR) != 0 else 0)
    active[at + 2] = TO_ACT + (me - get(row, fields.SEAT) + n) % n
    active[at + 3] = STARTS + (get(row, fields.STARTER) - me + n) % n
    active[at + 4] = TO_BEST + (between((mine - best) * 2 // ONE, -30, 30) + 30) * 3 + day
    mean = total // (n - 1)
    active[at + 5] = TO_MEAN + (between((mine - mean) * 2 // ONE, -30, 30) + 30) * 3 + day
    active[at + 6] = RANK + better * 9 + day * 3 + stage
    active[at + 7] = OWN_UNSOLD + between(unsold_all(row, me), 0, 7) * 3 + stage
    active[at + 8] = OPEN + between(open_tickets(row), 0, 18) * 3 + stage
    active[at + 9] = LAID_N + stage * 6 + between(laid, 0, 5)
    active[at + 10] = ALL_PASSED + bits(get(row, fields.PASSED)) * 3 + stage
    active[at + 11] = (
        TAKES
        + (1 if get(row, fields.SEAT) == me else 0) * 4
        + between(get(row, fields.TAKES), 0, 3)
    )
    at += 12
    if get(row, fields.PASSED) >> me & 1:
        active[at] = OWN_PASSED + stage
        at += 1
    for level in range(i64(LEVELS)):
        if hand >> level & 1:
            active[at] = HAND + level * 3 + stage
            at += 1
    for effect in range(i64(EFFECT_COUNT)):
        if get(row, fields.HAND + me * EFFECT_COUNT + effect) > 0:
            active[at] = EFFECTS + effect * 3 + day
            at += 1
        offered: i64 = get(row, fields.OFFERED + effect)
        if offered > 0:
            active[at] = OFFERED + effect * 3 + between(offered, 0, 2)
            at += 1
    for ticket in range(i64(TICKETS)):
        held: i64 = get(row, fields.HELD + me * TICKETS + ticket)
        if held > 0:
            active[at] = HELD + ticket * 4 + between(held, 0, 3)
            at += 1
        lying: i64 = get(row, fields.FORUM_TICKETS + ticket)
        if lying > 0:
            active[at] = FORUM + ticket * 3 + between(lying, 0, 2)
            at += 1
    for venue in range(i64(VENUE_COUNT)):
        guests: i64 = get(row, fields.GUEST_N + venue)
        own = unsold(row, me, venue)
        there: i64 = own
        for step in range(i64(1), n):
            there += unsold(row, (me + step) % n, venue)
        several = between(guests, 0, 8) * 4 + between(own, 0, 3)
        active[at] = GUESTS + venue * 36 + several
        active[at + 1] = DEMAND + venue * 13 + between(guests - there, -6, 6) + 6
        at += 2
    for index in range(start, end):
        entry = merchant_at(row, index)
        if (entry >> 3) & 7 == me:
            active[at] = LAID + stage * 8 + between(index - start, 0, 7)
            at += 1
    active[at] = END
    return at + 1
