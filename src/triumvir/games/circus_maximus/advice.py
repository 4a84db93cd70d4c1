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

from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    FORUM,
    LEVELS,
    OTHER_VENUE,
    TICKETS,
    UNSEEN,
    VENUE_COUNT,
    VILLA,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.phases.accounts import outcome
from triumvir.games.circus_maximus.position import (
    BIDDING,
    FAVOURS,
    GUESTS,
    LEDGER,
    OVER,
    SOURCE_COUNT,
    TICKETS_STAGE,
    Position,
)
from triumvir.native import i64

ONE: Final = 1024
BITS: Final = 10


def parts(*numbers: float) -> tuple[int, ...]:
    return tuple([round(number * ONE) for number in numbers])


# What a favour is worth beyond its coins while there is time to use it.
USE: Final[tuple[int, ...]] = parts(1.2, 1.3, 1.1, 1.4, 0.8, 1.4, 1.0, 0.7, 0.5, 1.2, 1.0, 1.1)
SENT_VISITOR: Final = 3 * ONE
EXCHANGED: Final = 3 * ONE // 2
UNSEEN_VISITOR: Final = 3 * ONE
LAST_IN_LINE: Final = 205  # 0.2
SCALE: Final = 12.0
# Merchants that a player usually lays at a place, and the fewest to be reckoned with.
AT_VILLA: Final = 2 * ONE
AT_FORUM: Final = 5 * ONE // 2
FEWEST: Final = 410  # 0.4
# Of the tickets that are not covered by a merchant yet, so many will be.
COVERED: Final = 768  # 0.75
# What others leave of what one may still sell.
STILL: Final = 819  # 0.8
# What each level of the two highest merchants in hand is worth beyond their coins, at the Forum.
BEST_TWO: Final = 461  # 0.45
# What a merchant in hand is worth beyond its coins, at the villa: by level.
LATER: Final[tuple[int, ...]] = parts(*[0.5 + 0.12 * level for level in range(LEVELS)])


def share_above(mask: int, level: int) -> int:
    """The part of a hand of merchants that is above a level."""
    total = mask.bit_count()
    return (mask >> level).bit_count() * ONE // total if total > 0 else 0


# [hand * 16 + level]
ABOVE: Final[list[int]] = [
    share_above(mask, level) for mask in range(1 << LEVELS) for level in range(16)
]


def evaluate(position: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    if position.phase == OVER:
        return ended(position, seat)
    coins = estimates(position)
    return standing(coins, seat)


def evaluate_all(position: Position) -> list[float]:
    """The same for all seats at once."""
    if position.phase == OVER:
        return [ended(position, seat) for seat in range(position.n)]
    coins = estimates(position)
    return [standing(coins, seat) for seat in range(position.n)]


def ended(position: Position, seat: int) -> float:
    result = outcome(position)
    assert result is not None
    return 2.0 * result.share(seat) - 1.0


def standing(coins: list[int], seat: i64) -> float:
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


def estimates(position: Position) -> list[int]:
    """The coins that each seat may expect from what there is now, in parts."""
    n: i64 = position.n
    chances = time_left(position)
    sheet = position.sheet
    result = [0] * position.n
    for seat in range(n):
        coins: i64 = 0
        first: i64 = seat * LEDGER
        for entry in range(first, first + position.day * SOURCE_COUNT):
            coins += position.ledger[entry]
        mask: i64 = position.merchants[seat]
        level: i64 = 0
        while mask > 0:
            if mask & 1:
                coins += sheet.merchants[level]
            mask >>= 1
            level += 1
        coins <<= BITS
        if position.hand_n[seat] > 0:
            coins += hand_worth(position, seat, chances)
        result[seat] = coins
    for sale in position.sales:
        sold: i64 = sale
        seller: i64 = sold & 7
        thing: i64 = (sold >> 3) & 31
        gained: i64 = sheet.visitors[(sold >> 8) & 7] + ((sold >> 11) & 3)
        if thing < TICKETS:
            gained += sheet.tickets[thing % 3]
        else:
            gained += sheet.favours[thing - TICKETS]
        result[seller] += gained << BITS
    if position.drawn >= 0:  # a visitor who will sit where he is wanted
        result[position.seat] += SENT_VISITOR
    if position.given >= 0:
        result[position.seat] += EXCHANGED
    bidding = position.phase == BIDDING or position.takes == 0
    if position.stage == FAVOURS:
        add_villa(position, result, bidding, chances)
    if position.stage <= TICKETS_STAGE:
        add_tickets(position, result, bidding)
    else:
        add_shows(position, result, bidding)
    return result


def time_left(position: Position) -> i64:
    """How likely it is that a favour will still be of use."""
    chances: i64 = (3 * (2 - position.day) + (3 - position.stage)) << 8
    return chances if chances < ONE else ONE


def hand_worth(position: Position, seat: i64, chances: i64) -> i64:
    worth: i64 = 0
    first: i64 = seat * EFFECT_COUNT
    for effect in range(EFFECT_COUNT):
        count: i64 = position.hand[first + effect]
        if count > 0:
            worth += count * favour_worth(position, effect, chances)
    return worth


def favour_worth(position: Position, effect: i64, chances: i64) -> i64:
    coins: i64 = position.sheet.favours[effect]
    use: i64 = USE[effect]
    return (coins << BITS) + (use * chances >> BITS)


def put(values: list[int], value: i64) -> None:
    """Add a value to a list that runs from high to low."""
    values.append(value)
    at: i64 = len(values) - 1
    while at > 0:
        before: i64 = values[at - 1]
        if before >= value:
            break
        values[at] = before
        at -= 1
    values[at] = value


def at_rank(values: list[int], rank: i64) -> i64:
    """The value that falls to a rank, between two ranks in proportion."""
    low = rank >> BITS
    size: i64 = len(values)
    if low >= size:
        return 0
    value: i64 = values[low]
    part = rank & (ONE - 1)
    if part == 0:
        return value
    after: i64 = 0
    if low + 1 < size:
        after = values[low + 1]
    return value + (part * (after - value) >> BITS)


def overtaken(position: Position, lays: list[int], seat: i64, level: i64) -> i64:
    """How many merchants may still come to lie in front of one of this level, if everybody lays
    as many here as is usual."""
    shift: i64 = 0
    passed: i64 = position.passed
    for other in range(i64(position.n)):
        if other != seat and not passed >> other & 1:
            coming: i64 = lays[other]
            mask: i64 = position.merchants[other]
            above: i64 = ABOVE[mask * 16 + level]
            shift += (coming if coming > FEWEST else FEWEST) * above >> BITS
    return shift


def still_coming(position: Position, start: i64, length: i64, usual: i64) -> list[int]:
    """Of the merchants that everybody usually lays here, those that do not lie there yet."""
    lays: list[int] = [usual] * position.n
    for index in range(start, start + length):
        entry: i64 = position.row[index]
        lays[(entry >> 3) & 7] -= ONE
    return lays


def favour_values(position: Position, chances: i64) -> list[int]:
    """What lies at the villa, best first."""
    values: list[int] = []
    for effect in range(EFFECT_COUNT):
        count: i64 = position.offered[effect]
        if count > 0:
            worth = favour_worth(position, effect, chances)
            for _ in range(count):
                put(values, worth)
    return values


def add_villa(position: Position, result: list[int], bidding: bool, chances: i64) -> None:
    """The favours that the merchants at the villa will take, best first."""
    length: i64 = position.row_n[VILLA]
    first: i64 = 0 if bidding else position.at
    if first < length:
        values = favour_values(position, chances)
        lays = still_coming(position, 0, length, AT_VILLA)
        rank: i64 = 0
        for index in range(first, length):
            entry: i64 = position.row[index]
            seat = (entry >> 3) & 7
            shift: i64 = 0
            if bidding:
                shift = overtaken(position, lays, seat, entry >> 6)
            takes: i64 = 1
            if index == first and not bidding:
                takes = position.takes
            for _ in range(takes):
                result[seat] += at_rank(values, rank + shift)
                rank += ONE
    for seat in range(i64(position.n)):
        # Whoever has not passed may still win something with what is in hand.
        mask: i64 = position.merchants[seat]
        worth: i64 = 0
        level: i64 = 0
        while mask > 0:
            if mask & 1:
                worth += LATER[level]
            mask >>= 1
            level += 1
        result[seat] += worth


def guest_values(position: Position, venue: i64) -> list[int]:
    """What the visitors at a venue bring, most first."""
    values: list[int] = []
    if position.guest_n[venue] == 0:
        return values
    first = venue * GUESTS
    for kind in range(i64(VISITOR_KINDS)):
        for coins in range(i64(3)):
            count: i64 = position.guests[first + kind * 3 + coins]
            if count > 0:
                shown: i64 = position.sheet.visitors[kind]
                for _ in range(count):
                    put(values, (shown + coins) << BITS)
    return values


def ticket_worths(position: Position) -> list[int]:
    """What a ticket may bring: its coins and those of a usual visitor, if there is one for it."""
    worth: list[int] = []
    for venue in range(i64(VENUE_COUNT)):
        tickets: i64 = 0
        for category in range(i64(3)):
            tickets += position.forum[venue * 3 + category]
        for seat in range(i64(position.n)):
            held = seat * TICKETS + venue * 3
            tickets += position.held[held] + position.held[held + 1] + position.held[held + 2]
        guests: i64 = position.guest_n[venue]
        total: i64 = 0
        for kind in range(i64(VISITOR_KINDS)):
            for coins in range(i64(3)):
                count: i64 = position.guests[venue * GUESTS + kind * 3 + coins]
                if count > 0:
                    total += count * (position.sheet.visitors[kind] + coins)
        chance: i64 = 0
        if tickets > 0:
            chance = ONE if guests >= tickets else guests * ONE // tickets
        mean: i64 = total * ONE // guests if guests > 0 else 0
        for category in range(i64(3)):
            coin: i64 = position.sheet.tickets[category]
            worth.append(chance * ((coin << BITS) + mean) >> BITS)
    return worth


def forum_values(position: Position, worth: list[int]) -> list[int]:
    """What the tickets at the Forum may bring, best first."""
    values: list[int] = []
    for ticket in range(i64(TICKETS)):
        for _ in range(i64(position.forum[ticket])):
            put(values, worth[ticket])
    return values


def add_tickets(position: Position, result: list[int], bidding: bool) -> None:
    """The tickets held, and those that the merchants at the Forum will take, best first, less
    what it will cost to sell them."""
    forum = position.stage == TICKETS_STAGE
    n: i64 = position.n
    if not forum:
        any_held: i64 = 0
        for index in range(n * TICKETS):
            any_held += position.held[index]
        if any_held == 0:
            return
    worth = ticket_worths(position)
    owned = [0] * position.n
    for seat in range(n):
        have: i64 = 0
        for ticket in range(i64(TICKETS)):
            count: i64 = position.held[seat * TICKETS + ticket]
            for _ in range(count):
                result[seat] += gain(position, seat, worth[ticket], have)
                have += 1
        owned[seat] = have
        if forum:
            result[seat] += BEST_TWO * best_two(position.merchants[seat])
    if not forum:
        return
    start: i64 = position.row_start(FORUM)
    length: i64 = position.row_n[FORUM]
    first: i64 = 0 if bidding else position.at
    if first >= length:
        return
    values = forum_values(position, worth)
    lays = still_coming(position, start, length, AT_FORUM)
    rank: i64 = 0
    for index in range(first, length):
        entry: i64 = position.row[start + index]
        seat = (entry >> 3) & 7
        shift: i64 = 0
        if bidding:
            shift = overtaken(position, lays, seat, entry >> 6)
        takes: i64 = 1
        if index == first and not bidding:
            takes = position.takes
        for _ in range(takes):
            value = at_rank(values, rank + shift)
            if value > 0:
                result[seat] += gain(position, seat, value, owned[seat])
                owned[seat] += 1
            rank += ONE


def best_two(mask: i64) -> i64:
    """The levels of the two highest merchants of a hand, each less one, together."""
    total: i64 = 0
    found: i64 = 0
    for level in range(i64(LEVELS - 1), i64(-1), -1):
        if mask >> level & 1:
            total += level
            found += 1
            if found == 2:
                break
    return total


def gain(position: Position, seat: i64, worth: i64, owned: i64) -> i64:
    """What one more ticket brings to somebody who has so many: to sell it costs the coins of the
    cheapest merchant that is left, and the better visitors that go to higher levels."""
    mask: i64 = position.merchants[seat]
    left = owned
    level: i64 = 0
    while mask > 0:
        if mask & 1:
            if left == 0:
                coins: i64 = position.sheet.merchants[level]
                net = worth - (coins << BITS) - LAST_IN_LINE * (LEVELS - 1 - level)
                return net if net > 0 else 0
            left -= 1
        mask >>= 1
        level += 1
    return 0


def add_shows(position: Position, result: list[int], bidding: bool) -> None:
    """What the rows at the venues will sell, and what those who have not passed may still sell."""
    left = position.held.copy()
    first_venue: i64 = 0 if bidding else position.place - FIRST_VENUE
    wanting = uncovered(position) if bidding else NOTHING
    start: i64 = position.row_start(FIRST_VENUE)
    for venue in range(first_venue):
        start += position.row_n[FIRST_VENUE + venue]
    values: list[list[int]] = []
    lying: list[int] = []  # merchants at each venue that will sell something
    for venue in range(first_venue, i64(VENUE_COUNT)):
        guests = guest_values(position, venue)
        values.append(guests)
        lying.append(sell_row(position, result, left, guests, wanting, venue, start, bidding))
        start += position.row_n[FIRST_VENUE + venue]
    if bidding:
        passed: i64 = position.passed
        for seat in range(i64(position.n)):
            if not passed >> seat & 1 and position.merchants[seat] != 0:
                result[seat] += still_to_sell(position, seat, left, values, wanting, lying)


NOTHING: Final[list[int]] = []


def uncovered(position: Position) -> list[int]:
    """The tickets of those who have not passed that no merchant lies there for:
    [seat * 3 + venue]."""
    n: i64 = position.n
    wanting: list[int] = []
    passed: i64 = position.passed
    for seat in range(n):
        out = passed >> seat & 1 != 0 or position.merchants[seat] == 0
        for venue in range(i64(VENUE_COUNT)):
            if out:
                wanting.append(0)
            else:
                held = seat * TICKETS + venue * 3
                wanting.append(
                    position.held[held] + position.held[held + 1] + position.held[held + 2]
                )
    index: i64 = position.row_start(FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        for _ in range(i64(position.row_n[FIRST_VENUE + venue])):
            entry: i64 = position.row[index]
            wanting[((entry >> 3) & 7) * 3 + venue] -= 1
            index += 1
    return wanting


def rivals(position: Position, wanting: list[int], seat: i64, level: i64, venue: i64) -> i64:
    """How many merchants with something to sell may still come in front of this level."""
    shift: i64 = 0
    for other in range(i64(position.n)):
        if other != seat:
            count: i64 = wanting[other * 3 + venue]
            if count > 0:
                mask: i64 = position.merchants[other]
                above: i64 = ABOVE[mask * 16 + level]
                shift += COVERED * count * above >> BITS
    return shift


def sell_row(
    position: Position,
    result: list[int],
    left: list[int],
    values: list[int],
    wanting: list[int],
    venue: i64,
    start: i64,
    bidding: bool,
) -> i64:
    """What the merchants at a venue will sell; how many of them will sell something."""
    active = not bidding and position.place == FIRST_VENUE + venue
    first: i64 = position.at if active else 0
    last = (i64(len(values)) - 1) << BITS
    rank: i64 = 0
    caesar = position.caesar_at == venue
    for index in range(first, i64(position.row_n[FIRST_VENUE + venue])):
        entry: i64 = position.row[start + index]
        seat = (entry >> 3) & 7
        favours = seat * EFFECT_COUNT
        shift: i64 = 0
        if bidding:
            shift = rivals(position, wanting, seat, entry >> 6, venue)
        takes: i64 = 1
        if active and index == first:
            takes = position.takes
        for _ in range(takes):
            ticket = best_ticket(left, seat, venue)
            if ticket < 0 and position.hand[favours + OTHER_VENUE] > 0:
                ticket = any_ticket(left, seat)
            if ticket < 0:
                if not caesar or position.hand_n[seat] == 0:
                    continue
                caesar = False
            visitor = at_rank(values, rank + shift)
            if visitor < UNSEEN_VISITOR and position.hand[favours + UNSEEN] > 0:
                if position.visitor_pile:
                    visitor = UNSEEN_VISITOR
            if visitor > 0:
                if ticket >= 0:
                    left[seat * TICKETS + ticket] -= 1
                    coins: i64 = position.sheet.tickets[ticket % 3]
                    visitor += coins << (BITS if rank + shift <= last else BITS - 1)
                result[seat] += visitor
            rank += ONE
    return rank


def any_ticket(left: list[int], seat: i64) -> i64:
    """The best unsold ticket for whatever venue."""
    for category in range(i64(2), i64(-1), -1):
        for venue in range(i64(VENUE_COUNT)):
            if left[seat * TICKETS + venue * 3 + category] > 0:
                return venue * 3 + category
    return -1


def best_ticket(left: list[int], seat: i64, venue: i64) -> i64:
    for category in range(i64(2), i64(-1), -1):
        ticket = venue * 3 + category
        if left[seat * TICKETS + ticket] > 0:
            return ticket
    return -1


def still_to_sell(
    position: Position,
    seat: i64,
    left: list[int],
    values: list[list[int]],
    wanting: list[int],
    lying: list[int],
) -> i64:
    """Each unsold ticket with the merchant that would gain most from it."""
    total: i64 = 0
    mask: i64 = position.merchants[seat]
    start: i64 = position.row_start(FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        length: i64 = position.row_n[FIRST_VENUE + venue]
        guests = values[venue]
        selling: i64 = lying[venue]
        added: i64 = 0
        for category in range(i64(2), i64(-1), -1):
            count: i64 = left[seat * TICKETS + venue * 3 + category]
            for _ in range(count):
                coins: i64 = position.sheet.tickets[category]
                best: i64 = 0
                chosen: i64 = -1
                ahead: i64 = 0  # merchants that lie before one of this level
                for level in range(i64(LEVELS - 1), i64(-1), -1):
                    while ahead < length and position.row[start + ahead] >> 6 > level:
                        ahead += 1
                    if mask >> level & 1:
                        rank = ahead << BITS
                        if rank > selling:
                            rank = selling
                        rank += added + rivals(position, wanting, seat, level + 1, venue)
                        visitor = at_rank(guests, rank)
                        if visitor > 0:
                            price: i64 = position.sheet.merchants[level]
                            worth = visitor + ((coins - price) << BITS)
                            if worth > 0 and worth >= best:
                                best = worth
                                chosen = level
                if chosen >= 0:
                    mask &= ~(i64(1) << chosen)
                    total += STILL * best >> BITS
                    added += ONE
        start += length
    return total
