"""What a net is told of a position: small numbers, seat by seat.

The net says by how many coins more or less a seat will end than `advice` expects. `survey` finds
the keys of all seats at once, up to eight for each; `tell` gives the features that follow from a
key. If you change what a number means, learn a new net.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.net import END
from triumvir.games.circus_maximus import fields
from triumvir.games.circus_maximus.advice import no_coins
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
    MOST_SEATS,
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
from triumvir.native import Moves, Row, i64, vec

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
KEYS: Final = 12  # the same for keys

# What a key tells of, in its lowest three bits; the others hold the numbers that it needs.
OF_TABLE: Final = 0
OF_MERCHANTS: Final = 1
OF_FAVOURS: Final = 2
OF_TICKETS: Final = 3
OF_STRENGTH: Final = 4
OF_TURN: Final = 5
OF_COINS: Final = 6
OF_ROWS: Final = 7

NO_PLACES: Final[Moves] = vec[i64]([0] * 16)
HOW_MANY: Final[Moves] = vec[i64]([mask.bit_count() for mask in range(256)])
LEVELS_OF: Final[Moves] = vec[i64](
    [sum([level + 1 for level in range(8) if mask >> level & 1]) for mask in range(256)]
)


def between(value: i64, low: i64, high: i64) -> i64:
    if value < low:
        return low
    return high if value > high else value


def highest(mask: i64) -> i64:
    """The level of the highest merchant of a hand; 0 for none."""
    level: i64 = 0
    while mask > 0:
        mask >>= 1
        level += 1
    return level


def coins_now(position: Position) -> Moves:
    """What each seat has earned so far: the accounts of past days and today's sales."""
    row = position.row
    coins = no_coins(row)
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


def look(position: Position, expected: Moves, coins: Moves, active: Moves) -> None:
    """Fill in the features of each seat from ROOM * seat on, END behind them. For whoever learns;
    `expected` and `coins` as in `survey`."""
    keys = NO_KEYS[:]
    survey(position, expected, coins, keys)
    for seat in range(get(position.row, fields.SEAT_COUNT)):
        at = seat * ROOM
        place = seat * KEYS
        while keys[place] >= 0:
            at = tell(keys[place], active, at)
            place += 1
        active[at] = END


NO_KEYS: Final[Moves] = vec[i64]([END] * (MOST_SEATS * KEYS))


def survey(position: Position, expected: Moves, coins: Moves, keys: Moves) -> None:
    """Fill in the keys of each seat from KEYS * seat on, END behind them. `expected`: the coins
    that `advice` foresees, in its parts; `coins`: those that there are now."""
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
    wanted: i64 = 0  # the same, clipped, three bits each
    guests: i64 = 0
    worth: i64 = 0
    for venue in range(i64(VENUE_COUNT)):
        there: i64 = get(row, fields.GUEST_N + venue)
        guests += there
        if there > 0:
            first = fields.GUEST + venue * GUESTS
            for kind in range(i64(VISITOR_KINDS)):
                more: i64 = get(row, first + 1) + get(row, first + 2)
                several = get(row, first) + more
                if several > 0:
                    shown: i64 = position.sheet.visitors[kind]
                    worth += several * shown + more + get(row, first + 2)
                first += 3
        for seat in range(n):
            there -= unsold(row, seat, venue)
        demand[venue] = there
        wanted |= between(there, -2, 2) + 2 << 3 * venue
    rich: i64 = 0
    if guests > 0:
        rich = between(worth // guests, 0, 7)
    open_now = open_tickets(row)
    offered = offers(row)
    table = day | moment << 2 | n - 3 << 5 | between(open_now, 0, 18) << 8
    table |= between(offered, 0, 7) << 13 | rich << 16 | between(guests, 0, 15) << 19
    if get(row, fields.WITH_CAESAR) != 0:
        table |= 1 << 7
    sum_expected: i64 = 0
    sum_levels: i64 = 0
    sum_owned: i64 = 0
    for seat in range(n):
        sum_expected += expected[seat]
        sum_levels += LEVELS_OF[get(row, fields.MERCHANTS + seat)]
        sum_owned += unsold_all(row, seat)
    waiting = n - HOW_MANY[passed]
    laid = look_at_rows(row, bidding, offered, open_now)
    for seat in range(n):
        at = seat * KEYS
        mask = get(row, fields.MERCHANTS + seat)
        count = HOW_MANY[mask]
        keys[at] = table << 3 | OF_TABLE
        key = mask | moment << 8
        if day == 2:
            key |= 1 << 11
        keys[at + 1] = key << 3 | OF_MERCHANTS
        keys[at + 2] = key_of_favours(row, seat) << 7 | day << 5 | stage << 3 | OF_FAVOURS
        owned = unsold_all(row, seat)
        levels = LEVELS_OF[mask]
        stronger = levels - (sum_levels - levels) // (n - 1)
        top = highest(mask)
        higher: i64 = 0
        for other in range(n):
            if other != seat:
                higher += HOW_MANY[get(row, fields.MERCHANTS + other) >> top]
        lacking: i64 = 0  # guests less tickets, where it has some
        for venue in range(i64(VENUE_COUNT)):
            if unsold(row, seat, venue) > 0:
                lacking += demand[venue]
        key = moment | between(owned, 0, 7) << 3 | count << 6 | between(higher, 0, 12) << 10
        key |= between(sum_owned - owned, 0, 12) << 14 | between(stronger, -10, 10) + 10 << 18
        keys[at + 3] = (key | between(lacking, -6, 6) + 6 << 23) << 3 | OF_STRENGTH
        key = (seat - get(row, fields.SEAT) + n) % n | moment << 3 | day << 6
        key |= (get(row, fields.STARTER) - seat + n) % n << 8
        own_passed = passed >> seat & 1
        key |= own_passed << 11 | between(waiting - 1 + own_passed, 0, 4) << 12
        key |= between(get(row, fields.TAKES), 0, 3) << 15
        if get(row, fields.START_CARD) == seat:
            key |= 1 << 17
        if not bidding and get(row, fields.SEAT) == seat:
            key |= 1 << 18
        keys[at + 4] = key << 3 | OF_TURN
        mine = expected[seat]
        ahead = mine - (sum_expected - mine) // (n - 1)
        key = moment | day << 3 | between(ahead // ONE, -20, 20) + 20 << 5
        keys[at + 5] = (key | between(mine // ONE - coins[seat], 0, 24) << 11) << 3 | OF_COINS
        keys[at + 6] = (laid[seat] | moment << 36) << 3 | OF_ROWS
        at += 7
        if owned > 0:
            held: i64 = 0
            for cell in range(TICKETS):
                held = held << 4 | get(row, fields.HELD + seat * TICKETS + cell)
            keys[at] = (held << 12 | wanted << 3 | moment) << 3 | OF_TICKETS
            at += 1
        keys[at] = END


def key_of_favours(row: Row, seat: i64) -> i64:
    """The favours in hand, four bits for each effect."""
    key: i64 = 0
    if get(row, fields.HAND_N + seat) > 0:
        for cell in range(i64(EFFECT_COUNT)):
            key = key << 4 | get(row, fields.HAND + seat * EFFECT_COUNT + cell)
    return key


ONE_LAID: Final = 1 << 32
MOST_LAID: Final = 8 << 32


def look_at_rows(row: Row, bidding: bool, offered: i64, open_now: i64) -> Moves:
    """Of each seat, its merchants that will be active: four bits for what there is less those in
    front, from -3 to 4, and how many there are, eight at most."""
    laid = NO_PLACES[:]
    stage = get(row, fields.STAGE)
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
            seat = merchant_at(row, index) >> 3 & 7
            if laid[seat] < MOST_LAID:
                laid[seat] += (i64(1) << 4 * (between(there, -3, 4) + 3)) + ONE_LAID
            there -= 1
        start = end
    return laid


# From a key to its features


def tell(key: i64, active: Moves, at: i64) -> i64:
    """The features of a key; where the next are to be told."""
    kind = key & 7
    key >>= 3
    if kind == OF_TABLE:
        return tell_table(key, active, at)
    if kind == OF_MERCHANTS:
        mask = key & 255
        moment = key >> 8 & 7
        last = key >> 11
        active[at] = COUNT + HOW_MANY[mask] * 6 + moment
        at += 1
        for level in range(i64(LEVELS)):
            if mask >> level & 1:
                active[at] = LEVEL + (level * 2 + last) * 6 + moment
                at += 1
        return at
    if kind == OF_FAVOURS:
        return tell_favours(key >> 4, key >> 2 & 3, key & 3, active, at)
    if kind == OF_TICKETS:
        return tell_tickets(key >> 12, key >> 3, key & 7, active, at)
    moment = key & 7
    if kind == OF_STRENGTH:
        owned = key >> 3 & 7
        active[at] = OWNED + (owned * 9 + (key >> 6 & 15)) * 6 + moment
        active[at + 1] = HIGHER + (key >> 10 & 15) * 6 + moment
        active[at + 2] = OTHERS_OWN + (key >> 14 & 15) * 6 + moment
        active[at + 3] = STRENGTH + (key >> 18 & 31) * 6 + moment
        active[at + 4] = DEMAND + (key >> 23) * 6 + moment
        return at + 5
    if kind == OF_TURN:
        return tell_turn(key, active, at)
    if kind == OF_COINS:
        active[at] = AHEAD + (key >> 5 & 63) * 3 + (key >> 3 & 3)
        active[at + 1] = HOPED + (key >> 11) * 6 + moment
        return at + 2
    moment = key >> 36
    active[at] = LAID + between(key >> 32 & 15, 0, 5) * 6 + moment
    at += 1
    for value in range(i64(8)):
        for _n in range(key >> 4 * value & 15):
            active[at] = PLACE + value * 6 + moment
            at += 1
    return at


def tell_table(key: i64, active: Moves, at: i64) -> i64:
    """What is the same for all seats."""
    day = key & 3
    moment = key >> 2 & 7
    stage = moment >> 1
    active[at] = TIME + day * 6 + moment
    active[at + 1] = SEATS + (key >> 5 & 3) * 6 + moment
    active[at + 2] = CAESAR + (key >> 7 & 1) * 3 + stage
    active[at + 3] = OPEN + (key >> 8 & 31) * 3 + stage
    active[at + 4] = OFFERS + (key >> 13 & 7) * 3 + day
    active[at + 5] = RICH + (key >> 16 & 7) * 6 + moment
    active[at + 6] = GUESTS_N + (key >> 19) * 6 + moment
    return at + 7


def tell_favours(hand: i64, day: i64, stage: i64, active: Moves, at: i64) -> i64:
    number: i64 = 0
    for effect in range(i64(EFFECT_COUNT)):
        for _n in range(hand >> 4 * (EFFECT_COUNT - 1 - effect) & 15):
            active[at] = EFFECT + (effect * 3 + day) * 3 + stage
            at += 1
            number += 1
    active[at] = FAVOURS + between(number, 0, 6) * 3 + day
    return at + 1


def tell_tickets(held: i64, wanted: i64, moment: i64, active: Moves, at: i64) -> i64:
    for ticket in range(i64(TICKETS)):
        for _n in range(held >> 4 * (TICKETS - 1 - ticket) & 15):
            free = wanted >> 3 * (ticket // 3) & 7
            active[at] = TICKET + (ticket % 3 * 5 + free) * 6 + moment
            at += 1
    return at


def tell_turn(key: i64, active: Moves, at: i64) -> i64:
    """When the seat acts, and who starts."""
    moment = key >> 3 & 7
    day = key >> 6 & 3
    active[at] = TO_ACT + (key & 7) * 6 + moment
    active[at + 1] = STARTS + (key >> 8 & 7) * 3 + day
    active[at + 2] = WILL_START + (key >> 17 & 1) * 3 + day
    active[at + 3] = PASSED + ((key >> 11 & 1) * 5 + (key >> 12 & 7)) * 3 + (moment >> 1)
    active[at + 4] = ACTIVE + (key >> 18) * 4 + (key >> 15 & 3)
    return at + 5
