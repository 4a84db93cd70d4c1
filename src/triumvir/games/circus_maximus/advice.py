"""A rough opinion of a position, for bots.

Everybody's coins are estimated as if the rows were settled as they lie, with some allowance for
those who may still come and lay higher. The weights were found by playing against variants of
themselves, and by asking what the opinions in such games had to do with the coins at the end of the
day; they decide nothing but the quality of the bots. To be start player is worth nothing: who bids
first shows what he wants.

A search asks for this a million times in a game, so it is written in whole numbers (1024 parts of
a coin, of a rank, of a chance), which the compiler keeps in registers.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.row import NONE
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FORUM,
    LEVELS,
    MOST_SEATS,
    TICKETS,
    VENUE_COUNT,
    VILLA,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    AT,
    BIDDING,
    DAY,
    DRAWN,
    FAVOURS,
    FORUM_TICKETS,
    GIVEN,
    GUEST,
    GUEST_N,
    GUESTS,
    HAND,
    HAND_N,
    HELD,
    LEDGER,
    LINE_N,
    MERCHANTS,
    OFFERED,
    OVER,
    PASSED,
    PHASE,
    SALES,
    SEAT,
    SEAT_COUNT,
    SOURCE_COUNT,
    STAGE,
    TAKES,
    TICKETS_STAGE,
    book,
    get,
    merchant_at,
    row_start,
    sale_at,
)
from triumvir.games.circus_maximus.phases.accounts import outcome
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ABOVE, BITS, ONE, at_rank, few_values, parts, put
from triumvir.games.circus_maximus.sales import add_shows
from triumvir.native import Moves, Row, i64, vec

# What a favour is worth beyond its coins while there is time to use it.
USE: Final = vec[i64](parts(1.2, 1.3, 1.1, 1.4, 0.8, 1.4, 1.0, 0.7, 0.5, 1.2, 1.0, 1.1))
SENT_VISITOR: Final = 3 * ONE
EXCHANGED: Final = 3 * ONE // 2
LAST_IN_LINE: Final = 205  # 0.2
SCALE: Final = 12.0
# Merchants that a player usually lays at a place, and the fewest to be reckoned with.
AT_VILLA: Final = 2 * ONE
AT_FORUM: Final = 5 * ONE // 2
FEWEST: Final = 410  # 0.4
# What each level of the two highest merchants in hand is worth beyond their coins, at the Forum.
EACH_OF_TWO: Final = 461  # 0.45
# What a merchant in hand is worth beyond its coins, at the villa: by level.
EACH_LATER: Final = parts(*[0.5 + 0.12 * level for level in range(LEVELS)])


def levels_in(mask: int) -> list[int]:
    """The merchants of a hand, each less one, from the lowest on."""
    return [level for level in range(LEVELS) if mask >> level & 1]


# The same of whole hands, and which merchant of a hand comes after so many others (NO_MERCHANT: it
# has no more): [hand * LEVELS + others].
HANDS: Final = [levels_in(mask) for mask in range(1 << LEVELS)]
BEST_TWO: Final = vec[i64]([EACH_OF_TWO * sum(levels[-2:]) for levels in HANDS])
LATER: Final = vec[i64]([sum([EACH_LATER[level] for level in levels]) for levels in HANDS])
NO_MERCHANT: Final = LEVELS
NEXT: Final = vec[i64](
    [level for levels in HANDS for level in (levels + [NO_MERCHANT] * LEVELS)[:LEVELS]]
)
# A number for each seat
NO_COINS: Final[Moves] = vec[i64]([0] * MOST_SEATS)


def no_coins(row: Row) -> Moves:
    """Nothing for each seat."""
    return NO_COINS[: get(row, SEAT_COUNT)]


def evaluate(position: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    row = position.row
    if get(row, PHASE) == OVER:
        return ended(position, seat)
    coins = estimates(position)
    return standing(coins, seat)


def evaluate_all(position: Position) -> list[float]:
    """The same for all seats at once."""
    row = position.row
    if get(row, PHASE) == OVER:
        return [ended(position, seat) for seat in range(get(row, SEAT_COUNT))]
    coins = estimates(position)
    return [standing(coins, seat) for seat in range(get(row, SEAT_COUNT))]


def ended(position: Position, seat: int) -> float:
    result = outcome(position)
    assert result is not None
    return 2.0 * result.share(seat) - 1.0


def standing(coins: Moves, seat: i64) -> float:
    """By how much a seat is ahead of the best and of the mean of the others."""
    best: i64 = -1000 * ONE
    total: i64 = 0
    n: i64 = len(coins)
    for other in range(n):
        if other != seat:
            theirs: i64 = coins[other]
            total += theirs
            if theirs > best:
                best = theirs
    own: i64 = coins[seat]
    lead = (float(own) - 0.5 * float(best) - 0.5 * float(total) / float(n - 1)) / ONE
    return lead / (SCALE + abs(lead))


def estimates(position: Position) -> Moves:
    """The coins that each seat may expect from what there is now, in parts."""
    row = position.row
    n: i64 = get(row, SEAT_COUNT)
    chances = time_left(position)
    sheet = position.sheet
    result = no_coins(row)
    for seat in range(n):
        coins: i64 = 0
        first: i64 = seat * LEDGER
        for entry in range(first, first + get(row, DAY) * SOURCE_COUNT):
            coins += book(row, entry)
        coins += sheet.hands[get(row, MERCHANTS + seat)]
        coins <<= BITS
        if get(row, HAND_N + seat) > 0:
            coins += hand_worth(position, seat, chances)
        result[seat] = coins
    for number in range(get(row, SALES)):
        sold = sale_at(row, number)
        seller: i64 = sold & 7
        thing: i64 = (sold >> 3) & 31
        gained: i64 = sheet.visitors[(sold >> 8) & 7] + ((sold >> 11) & 3)
        if thing < TICKETS:
            gained += sheet.tickets[thing % 3]
        else:
            gained += sheet.favours[thing - TICKETS]
        result[seller] += gained << BITS
    if get(row, DRAWN) != NONE:  # a visitor who will sit where he is wanted
        result[get(row, SEAT)] += SENT_VISITOR
    if get(row, GIVEN) != NONE:
        result[get(row, SEAT)] += EXCHANGED
    bidding = get(row, PHASE) == BIDDING or get(row, TAKES) == 0
    if get(row, STAGE) == FAVOURS:
        add_villa(position, result, bidding, chances)
    if get(row, STAGE) <= TICKETS_STAGE:
        add_tickets(position, result, bidding)
    else:
        add_shows(position, result, bidding)
    return result


def time_left(position: Position) -> i64:
    """How likely it is that a favour will still be of use."""
    row = position.row
    chances: i64 = (3 * (2 - get(row, DAY)) + (3 - get(row, STAGE))) << 8
    return chances if chances < ONE else ONE


def hand_worth(position: Position, seat: i64, chances: i64) -> i64:
    row = position.row
    worth: i64 = 0
    first: i64 = seat * EFFECT_COUNT
    for effect in range(i64(EFFECT_COUNT)):
        count: i64 = get(row, HAND + first + effect)
        if count > 0:
            worth += count * favour_worth(position, effect, chances)
    return worth


def favour_worth(position: Position, effect: i64, chances: i64) -> i64:
    coins: i64 = position.sheet.favours[effect]
    use: i64 = USE[effect]
    return (coins << BITS) + (use * chances >> BITS)


def overtaken(row: Row, lays: Moves, seat: i64, level: i64) -> i64:
    """How many merchants may still come to lie in front of one of this level, if everybody lays
    as many here as is usual."""
    shift: i64 = 0
    passed: i64 = get(row, PASSED)
    for other in range(get(row, SEAT_COUNT)):
        if other != seat and not passed >> other & 1:
            coming: i64 = lays[other]
            if coming < FEWEST:
                coming = FEWEST
            mask: i64 = get(row, MERCHANTS + other)
            above: i64 = ABOVE[mask * 16 + level]
            shift += coming * above >> BITS
    return shift


def still_coming(row: Row, start: i64, length: i64, usual: i64) -> Moves:
    """Of the merchants that everybody usually lays here, those that do not lie there yet."""
    lays = no_coins(row)
    for seat in range(get(row, SEAT_COUNT)):
        lays[seat] = usual
    for index in range(start, start + length):
        entry: i64 = merchant_at(row, index)
        lays[(entry >> 3) & 7] -= ONE
    return lays


def favour_values(position: Position, chances: i64) -> Moves:
    """What lies at the villa, best first."""
    row = position.row
    values = few_values()
    for effect in range(i64(EFFECT_COUNT)):
        count: i64 = get(row, OFFERED + effect)
        if count > 0:
            worth = favour_worth(position, effect, chances)
            for _n in range(count):
                put(values, 0, worth)
    return values


def add_villa(position: Position, result: Moves, bidding: bool, chances: i64) -> None:
    """The favours that the merchants at the villa will take, best first."""
    row = position.row
    length: i64 = get(row, LINE_N + VILLA)
    first: i64 = 0
    if not bidding:
        first = get(row, AT)
    if first < length:
        values = favour_values(position, chances)
        lays = still_coming(row, 0, length, AT_VILLA)
        rank: i64 = 0
        for index in range(first, length):
            entry: i64 = merchant_at(row, index)
            seat = (entry >> 3) & 7
            shift: i64 = 0
            if bidding:
                shift = overtaken(row, lays, seat, entry >> 6)
            takes: i64 = 1
            if index == first and not bidding:
                takes = get(row, TAKES)
            for _n in range(takes):
                result[seat] += at_rank(values, 0, rank + shift)
                rank += ONE
    for seat in range(get(row, SEAT_COUNT)):
        # Whoever has not passed may still win something with what is in hand.
        result[seat] += LATER[get(row, MERCHANTS + seat)]


NO_WORTHS: Final[Moves] = vec[i64]([0] * TICKETS)


def ticket_worths(position: Position) -> Moves:
    """What a ticket may bring: its coins and those of a usual visitor, if there is one for it."""
    row = position.row
    sheet = position.sheet
    worth = NO_WORTHS[:]
    for venue in range(i64(VENUE_COUNT)):
        tickets: i64 = 0
        for category in range(i64(3)):
            tickets += get(row, FORUM_TICKETS + venue * 3 + category)
        for seat in range(get(row, SEAT_COUNT)):
            held = seat * TICKETS + venue * 3
            tickets += get(row, HELD + held) + get(row, HELD + held + 1) + get(row, HELD + held + 2)
        guests: i64 = get(row, GUEST_N + venue)
        if guests == 0 or tickets == 0:
            continue
        total: i64 = 0
        for kind in range(i64(VISITOR_KINDS)):
            for coins in range(i64(3)):
                count: i64 = get(row, GUEST + venue * GUESTS + kind * 3 + coins)
                if count > 0:
                    total += count * (sheet.visitors[kind] + coins)
        chance: i64 = ONE
        if guests < tickets:
            chance = guests * ONE // tickets
        mean = total * ONE // guests
        for category in range(i64(3)):
            coin: i64 = sheet.tickets[category]
            worth[venue * 3 + category] = chance * ((coin << BITS) + mean) >> BITS
    return worth


def forum_values(row: Row, worth: Moves) -> Moves:
    """What the tickets at the Forum may bring, best first."""
    values = few_values()
    for ticket in range(i64(TICKETS)):
        for _n in range(get(row, FORUM_TICKETS + ticket)):
            put(values, 0, worth[ticket])
    return values


def add_tickets(position: Position, result: Moves, bidding: bool) -> None:
    """The tickets held, and those that the merchants at the Forum will take, best first, less
    what it will cost to sell them."""
    row = position.row
    forum = get(row, STAGE) == TICKETS_STAGE
    n: i64 = get(row, SEAT_COUNT)
    if not forum:
        any_held: i64 = 0
        for index in range(n * TICKETS):
            any_held += get(row, HELD + index)
        if any_held == 0:
            return
    worth = ticket_worths(position)
    owned = no_coins(row)
    for seat in range(n):
        have: i64 = 0
        for ticket in range(i64(TICKETS)):
            count: i64 = get(row, HELD + seat * TICKETS + ticket)
            for _n in range(count):
                result[seat] += gain(position, seat, worth[ticket], have)
                have += 1
        owned[seat] = have
        if forum:
            result[seat] += BEST_TWO[get(row, MERCHANTS + seat)]
    if not forum:
        return
    start: i64 = row_start(row, FORUM)
    length: i64 = get(row, LINE_N + FORUM)
    first: i64 = 0
    if not bidding:
        first = get(row, AT)
    if first >= length:
        return
    values = forum_values(row, worth)
    lays = still_coming(row, start, length, AT_FORUM)
    rank: i64 = 0
    for index in range(first, length):
        entry: i64 = merchant_at(row, start + index)
        seat = (entry >> 3) & 7
        shift: i64 = 0
        if bidding:
            shift = overtaken(row, lays, seat, entry >> 6)
        takes: i64 = 1
        if index == first and not bidding:
            takes = get(row, TAKES)
        for _n in range(takes):
            value = at_rank(values, 0, rank + shift)
            if value > 0:
                result[seat] += gain(position, seat, value, owned[seat])
                owned[seat] += 1
            rank += ONE


def gain(position: Position, seat: i64, worth: i64, owned: i64) -> i64:
    """What one more ticket brings to somebody who has so many: to sell it costs the coins of the
    cheapest merchant that is left, and the better visitors that go to higher levels."""
    if owned >= LEVELS:
        return 0
    level = NEXT[get(position.row, MERCHANTS + seat) * LEVELS + owned]
    if level == NO_MERCHANT:
        return 0
    coins: i64 = position.sheet.merchants[level]
    net = worth - (coins << BITS) - LAST_IN_LINE * (LEVELS - 1 - level)
    if net < 0:
        return 0
    return net
