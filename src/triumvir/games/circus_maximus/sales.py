"""What the rows at the venues will sell, for the opinion of a position."""

from __future__ import annotations

from typing import Final

from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
    MOST_SEATS,
    OTHER_VENUE,
    TICKETS,
    UNSEEN,
    VENUE_COUNT,
)
from triumvir.games.circus_maximus.fields import (
    AT,
    CAESAR_AT,
    HAND,
    HAND_N,
    HELD,
    LINE_N,
    MERCHANTS,
    PASSED,
    PLACE,
    SEAT_COUNT,
    TAKES,
    VISITOR_PILE,
    counts_as,
    get,
    merchant_at,
    row_start,
    unsold,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import (
    ABOVE,
    BITS,
    ONE,
    STRETCH,
    add_guests,
    at_rank,
    no_values,
)
from triumvir.native import Moves, Row, i64, vec

UNSEEN_VISITOR: Final = 3 * ONE
# Of the tickets that are not covered by a merchant yet, so many will be.
COVERED: Final = 768  # 0.75
# What others leave of what one may still sell.
STILL: Final = 819  # 0.8


# For each seat: what is still to be sold, [seat * TICKETS + ticket], or wanted, [seat * 3 + venue].
NOTHING: Final[Moves] = vec[i64]([0] * (MOST_SEATS * TICKETS))


def add_shows(position: Position, result: Moves, bidding: bool) -> None:
    """What the rows at the venues will sell, and what those who have not passed may still sell."""
    row = position.row
    left = NOTHING[:]
    for at in range(get(row, SEAT_COUNT) * TICKETS):
        left[at] = get(row, HELD + at)
    first_venue: i64 = 0
    wanting = NOTHING
    if bidding:
        wanting = uncovered(position)
    else:
        first_venue = get(row, PLACE) - FIRST_VENUE
    start: i64 = row_start(row, FIRST_VENUE + first_venue)
    values = no_values()
    lying = NOTHING[:VENUE_COUNT]  # merchants at each venue that will sell something
    for venue in range(first_venue, i64(VENUE_COUNT)):
        add_guests(position, venue, values, venue * STRETCH)
        lying[venue] = sell_row(position, result, left, values, wanting, venue, start, bidding)
        start += get(row, LINE_N + FIRST_VENUE + venue)
    if bidding:
        passed: i64 = get(row, PASSED)
        for seat in range(get(row, SEAT_COUNT)):
            if not passed >> seat & 1 and get(row, MERCHANTS + seat) != 0:
                result[seat] += still_to_sell(position, seat, left, values, wanting, lying)


def uncovered(position: Position) -> Moves:
    """The tickets of those who have not passed that no merchant lies there for:
    [seat * 3 + venue]."""
    row = position.row
    n: i64 = get(row, SEAT_COUNT)
    wanting = NOTHING[:]
    passed: i64 = get(row, PASSED)
    for seat in range(n):
        if passed >> seat & 1 == 0 and get(row, MERCHANTS + seat) != 0:
            for venue in range(i64(VENUE_COUNT)):
                wanting[seat * 3 + venue] = unsold(row, seat, venue)
    index: i64 = row_start(row, FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        for _n in range(get(row, LINE_N + FIRST_VENUE + venue)):
            entry: i64 = merchant_at(row, index)
            wanting[((entry >> 3) & 7) * 3 + venue] -= 1
            index += 1
    return wanting


def rivals(row: Row, wanting: Moves, seat: i64, level: i64, venue: i64) -> i64:
    """How many merchants with something to sell may still come in front of this level."""
    shift: i64 = 0
    for other in range(get(row, SEAT_COUNT)):
        if other != seat:
            count: i64 = wanting[other * 3 + venue]
            if count > 0:
                mask: i64 = get(row, MERCHANTS + other)
                above: i64 = ABOVE[mask * 16 + level]
                shift += COVERED * count * above >> BITS
    return shift


def sell_row(
    position: Position,
    result: Moves,
    left: Moves,
    values: Moves,
    wanting: Moves,
    venue: i64,
    start: i64,
    bidding: bool,
) -> i64:
    """What the merchants at a venue will sell; how many of them will sell something."""
    row = position.row
    active = not bidding and get(row, PLACE) == FIRST_VENUE + venue
    first: i64 = 0
    if active:
        first = get(row, AT)
    guests = venue * STRETCH
    last = (values[guests] - 1) << BITS
    rank: i64 = 0
    caesar = get(row, CAESAR_AT) == venue
    for index in range(first, get(row, LINE_N + FIRST_VENUE + venue)):
        entry: i64 = merchant_at(row, start + index)
        seat = (entry >> 3) & 7
        favours = seat * EFFECT_COUNT
        shift: i64 = 0
        if bidding:
            shift = rivals(row, wanting, seat, entry >> 6, venue)
        takes: i64 = 1
        if active and index == first:
            takes = get(row, TAKES)
        for _n in range(takes):
            ticket = best_ticket(left, seat, venue)
            if ticket < 0 and get(row, HAND + favours + OTHER_VENUE) > 0:
                ticket = any_ticket(left, seat)
            if ticket < 0:
                if not caesar or get(row, HAND_N + seat) == 0:
                    continue
                caesar = False
            visitor = at_rank(values, guests, rank + shift)
            if visitor < UNSEEN_VISITOR and get(row, HAND + favours + UNSEEN) > 0:
                if get(row, VISITOR_PILE) > 0:
                    visitor = UNSEEN_VISITOR
            if visitor > 0:
                if ticket >= 0:
                    left[seat * TICKETS + ticket] -= 1
                    coins: i64 = position.sheet.tickets[ticket % 3]
                    if rank + shift <= last:
                        visitor += coins << BITS
                    else:
                        visitor += coins << BITS - 1
                result[seat] += visitor
            rank += ONE
    return rank


def any_ticket(left: Moves, seat: i64) -> i64:
    """The best unsold ticket for whatever venue."""
    for lower in range(i64(3)):
        category = 2 - lower
        for venue in range(i64(VENUE_COUNT)):
            if left[seat * TICKETS + venue * 3 + category] > 0:
                return venue * 3 + category
    return -1


def best_ticket(left: Moves, seat: i64, venue: i64) -> i64:
    for lower in range(i64(3)):
        category = 2 - lower
        ticket = venue * 3 + category
        if left[seat * TICKETS + ticket] > 0:
            return ticket
    return -1


def still_to_sell(
    position: Position,
    seat: i64,
    left: Moves,
    values: Moves,
    wanting: Moves,
    lying: Moves,
) -> i64:
    """Each unsold ticket with the merchant that would gain most from it."""
    row = position.row
    total: i64 = 0
    mask: i64 = get(row, MERCHANTS + seat)
    start: i64 = row_start(row, FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        length: i64 = get(row, LINE_N + FIRST_VENUE + venue)
        guests = venue * STRETCH
        selling = lying[venue]
        added: i64 = 0
        for lower in range(i64(3)):
            category = 2 - lower
            count: i64 = left[seat * TICKETS + venue * 3 + category]
            for _n in range(count):
                coins: i64 = position.sheet.tickets[category]
                best: i64 = 0
                chosen: i64 = -1
                ahead: i64 = 0  # merchants that lie before one of this level
                for lower in range(i64(LEVELS)):
                    level = LEVELS - 1 - lower
                    while ahead < length and counts_as(row, start + ahead) > level:
                        ahead += 1
                    if mask >> level & 1:
                        rank = ahead << BITS
                        if rank > selling:
                            rank = selling
                        rank += added + rivals(row, wanting, seat, level + 1, venue)
                        visitor = at_rank(values, guests, rank)
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
