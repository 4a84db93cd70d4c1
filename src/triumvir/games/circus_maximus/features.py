"""What a net is told of a position: small numbers, seat by seat.

`look` fills them in for all seats at once; the net says by how many coins more or less a seat will
end than `advice` expects. Whoever changes what a number means must learn a new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END
from triumvir.games.circus_maximus import fields
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
    TICKETS,
    VENUE_COUNT,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    GUESTS,
    LEDGER,
    SOURCE_COUNT,
    book,
    get,
    merchant_at,
    offers,
    open_tickets,
    row_start,
    sale_at,
    unsold,
    unsold_all,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ONE
from triumvir.native import Moves, i64, vec

# Where the numbers of each kind begin. A moment is a stage, while it is bid for and after: 6.
TIME: Final = 0  # day, moment: 3 * 6
SEATS: Final = TIME + 18  # players, moment: 3 * 6
CAESAR: Final = SEATS + 18  # whether he comes, stage: 2 * 3
LEVEL: Final = CAESAR + 6  # merchants in hand, last day, moment: 8 * 2 * 6
COUNT: Final = LEVEL + 96  # how many, moment: 9 * 6
EFFECT: Final = COUNT + 54  # favours, day, stage: 12 * 3 * 3
FAVOURS: Final = EFFECT + 108  # how many, day: 7 * 3
TICKET: Final = FAVOURS + 21  # category, guests less tickets at its venue, moment: 3 * 5 * 6
OWNED: Final = TICKET + 90  # tickets, merchants in hand, moment: 8 * 9 * 6
AHEAD: Final = OWNED + 432  # of the mean of the others, as expected, day: 41 * 3
HOPED: Final = AHEAD + 123  # coins expected beyond those that there are, moment: 25 * 6
LAID: Final = HOPED + 150  # merchants that will be active, moment: 6 * 6
PLACE: Final = LAID + 36  # of each, what there is less those in front, moment: 8 * 6
TO_ACT: Final = PLACE + 48  # seats until it acts, moment: 5 * 6
STARTS: Final = TO_ACT + 30  # seats to the start player, day: 5 * 3
WILL_START: Final = STARTS + 15  # whether it has the start-player card, day: 2 * 3
PASSED: Final = WILL_START + 6  # whether it passed, others who have not, stage: 2 * 5 * 3
HIGHER: Final = PASSED + 30  # others' merchants above all of its own, moment: 13 * 6
STRENGTH: Final = HIGHER + 78  # levels in hand less the mean of the others, moment: 21 * 6
DEMAND: Final = STRENGTH + 126  # guests less tickets where it has some, moment: 13 * 6
OPEN: Final = DEMAND + 78  # tickets at the Forum, stage: 19 * 3
OFFERS: Final = OPEN + 57  # favours at the villa, day: 8 * 3
RICH: Final = OFFERS + 24  # what a guest brings in the mean, moment: 8 * 6
GUESTS_N: Final = RICH + 48  # moment: 16 * 6
OTHERS_OWN: Final = GUESTS_N + 96  # tickets that others have, moment: 13 * 6
ACTIVE: Final = OTHERS_OWN + 78  # whether its merchant is active, cards to come: 2 * 4
SEAT_FEATURES: Final = ACTIVE + 8

OF_SEAT: Final = 72  # features of a seat, at most
ROOM: Final = 100  # from where those of one seat begin to where those of the next do

NO_PLACES: Final[Moves] = vec[i64]([0] * 16)
HOW_MANY: Final[Moves] = vec[i64]([mask.bit_count() for mask in range(256)])
LEVELS_OF: Final[Moves] = vec[i64](
    [sum([level + 1 for level in range(8) if mask >> level & 1]) for mask in range(256)]
)


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


def look(position: Position, expected: list[int], coins: list[int], active: Moves) -> None:
    """Fill in the features of each seat from ROOM * seat on, END behind them. `expected`: the
    coins that `advice` foresees, in its parts; `coins`: those that there are now."""
    row = position.row
    n: i64 = get(row, fields.SEAT_COUNT)
    day: i64 = get(row, fields.DAY)
    stage: i64 = get(row, fields.STAGE)
    passed: i64 = get(row, fields.PASSED)
    bidding = get(row, fields.PHASE) == BIDDING
    everybody = (i64(1) << n) - 1
    moment = stage * 2
    if not bidding or passed == everybody:
        moment += 1
    demand = NO_PLACES[:]  # venue by venue
    guests: i64 = 0
    worth: i64 = 0
    for venue in range(i64(VENUE_COUNT)):
        there: i64 = get(row, fields.GUEST_N + venue)
        guests += there
        if there > 0:
            for kind in range(i64(VISITOR_KINDS)):
                first = fields.GUEST + venue * GUESTS + kind * 3
                more: i64 = get(row, first + 1) + get(row, first + 2)
                several = get(row, first) + more
                if several > 0:
                    shown: i64 = position.sheet.visitors[kind]
                    worth += several * shown + more + get(row, first + 2)
        for seat in range(n):
            there -= unsold(row, seat, venue)
        demand[venue] = there
    rich = between(worth // guests, 0, 7) if guests > 0 else 0
    open_now = open_tickets(row)
    offered = offers(row)
    sum_expected: i64 = 0
    sum_levels: i64 = 0
    sum_owned: i64 = 0
    for seat in range(n):
        sum_expected += expected[seat]
        mask: i64 = get(row, fields.MERCHANTS + seat)
        sum_levels += LEVELS_OF[mask]
        sum_owned += unsold_all(row, seat)
    last: i64 = 1 if day == 2 else 0
    waiting = n - bits(passed)
    ends = NO_PLACES[:]
    for seat in range(n):
        at = seat * ROOM
        mask = get(row, fields.MERCHANTS + seat)
        count = HOW_MANY[mask]
        active[at] = TIME + day * 6 + moment
        active[at + 1] = SEATS + (n - 3) * 6 + moment
        active[at + 2] = CAESAR + (1 if get(row, fields.WITH_CAESAR) != 0 else 0) * 3 + stage
        active[at + 3] = COUNT + count * 6 + moment
        active[at + 4] = FAVOURS + between(get(row, fields.HAND_N + seat), 0, 6) * 3 + day
        owned = unsold_all(row, seat)
        active[at + 5] = OWNED + (between(owned, 0, 7) * 9 + count) * 6 + moment
        mine: i64 = expected[seat]
        ahead = mine - (sum_expected - mine) // (n - 1)
        active[at + 6] = AHEAD + (between(ahead // ONE, -20, 20) + 20) * 3 + day
        have: i64 = coins[seat]
        active[at + 7] = HOPED + between(mine // ONE - have, 0, 24) * 6 + moment
        active[at + 8] = TO_ACT + (seat - get(row, fields.SEAT) + n) % n * 6 + moment
        active[at + 9] = STARTS + (get(row, fields.STARTER) - seat + n) % n * 3 + day
        card: i64 = 1 if get(row, fields.START_CARD) == seat else 0
        active[at + 10] = WILL_START + card * 3 + day
        own_passed = passed >> seat & 1
        others = between(waiting - 1 + own_passed, 0, 4)
        active[at + 11] = PASSED + (own_passed * 5 + others) * 3 + stage
        top = highest(mask)
        higher: i64 = 0
        for other in range(n):
            if other != seat:
                theirs: i64 = get(row, fields.MERCHANTS + other)
                higher += HOW_MANY[theirs >> top]
        active[at + 12] = HIGHER + between(higher, 0, 12) * 6 + moment
        levels = LEVELS_OF[mask]
        stronger = levels - (sum_levels - levels) // (n - 1)
        active[at + 13] = STRENGTH + (between(stronger, -10, 10) + 10) * 6 + moment
        wanted: i64 = 0
        for venue in range(i64(VENUE_COUNT)):
            if unsold(row, seat, venue) > 0:
                wanted += demand[venue]
        active[at + 14] = DEMAND + (between(wanted, -6, 6) + 6) * 6 + moment
        active[at + 15] = OPEN + between(open_now, 0, 18) * 3 + stage
        active[at + 16] = OFFERS + between(offered, 0, 7) * 3 + day
        active[at + 17] = RICH + rich * 6 + moment
        active[at + 18] = GUESTS_N + between(guests, 0, 15) * 6 + moment
        active[at + 19] = OTHERS_OWN + between(sum_owned - owned, 0, 12) * 6 + moment
        acts: i64 = 1 if get(row, fields.SEAT) == seat and not bidding else 0
        active[at + 20] = ACTIVE + acts * 4 + between(get(row, fields.TAKES), 0, 3)
        at += 21
        for level in range(i64(LEVELS)):
            if mask >> level & 1:
                active[at] = LEVEL + (level * 2 + last) * 6 + moment
                at += 1
        if get(row, fields.HAND_N + seat) > 0:
            for effect in range(i64(EFFECT_COUNT)):
                for _ in range(get(row, fields.HAND + seat * EFFECT_COUNT + effect)):
                    active[at] = EFFECT + (effect * 3 + day) * 3 + stage
                    at += 1
        if owned > 0:
            for ticket in range(i64(TICKETS)):
                for _ in range(get(row, fields.HELD + seat * TICKETS + ticket)):
                    free = between(demand[ticket // 3], -2, 2) + 2
                    active[at] = TICKET + (ticket % 3 * 5 + free) * 6 + moment
                    at += 1
        ends[seat] = at
    laid = NO_PLACES[:]
    low: i64 = FIRST_PLACE[stage]
    high: i64 = END_PLACE[stage]
    start = row_start(row, low)
    for place in range(low, high):
        end = start + get(row, fields.LINE_N + place)
        there = offered
        if place >= FIRST_VENUE:
            there = get(row, fields.GUEST_N + place - FIRST_VENUE)
        elif stage > 0:
            there = open_now
        if not bidding:
            if place < get(row, fields.PLACE):
                start = end
            elif place == get(row, fields.PLACE):
                start += get(row, fields.AT)
        for index in range(start, end):
            seat = (merchant_at(row, index) >> 3) & 7
            if laid[seat] < 8:
                active[ends[seat]] = PLACE + (between(there, -3, 4) + 3) * 6 + moment
                ends[seat] += 1
                laid[seat] += 1
            there -= 1
        start = end
    for seat in range(n):
        at = ends[seat]
        active[at] = LAID + between(laid[seat], 0, 5) * 6 + moment
        active[at + 1] = END
