"""What the rows at the venues will sell, for the opinion of a position."""

from __future__ import annotations

from typing import Final

from triumvir.core.row import numbers
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
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
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ABOVE, BITS, ONE, at_rank, guest_values
from triumvir.native import i64

UNSEEN_VISITOR: Final = 3 * ONE
# Of the tickets that are not covered by a merchant yet, so many will be.
COVERED: Final = 768  # 0.75
# What others leave of what one may still sell.
STILL: Final = 819  # 0.8


def add_shows(position: Position, result: list[int], bidding: bool) -> None:
    """What the rows at the venues will sell, and what those who have not passed may still sell."""
    row = position.row
    left = numbers(row, HELD, TICKETS * position.seats())
    first_venue: i64 = 0 if bidding else get(row, PLACE) - FIRST_VENUE
    wanting = uncovered(position) if bidding else NOTHING
    start: i64 = row_start(row, FIRST_VENUE)
    for venue in range(first_venue):
        start += get(row, LINE_N + FIRST_VENUE + venue)
    values: list[list[int]] = []
    lying: list[int] = []  # merchants at each venue that will sell something
    for venue in range(first_venue, i64(VENUE_COUNT)):
        guests = guest_values(position, venue)
        values.append(guests)
        lying.append(sell_row(position, result, left, guests, wanting, venue, start, bidding))
        start += get(row, LINE_N + FIRST_VENUE + venue)
    if bidding:
        passed: i64 = get(row, PASSED)
        for seat in range(get(row, SEAT_COUNT)):
            if not passed >> seat & 1 and get(row, MERCHANTS + seat) != 0:
                result[seat] += still_to_sell(position, seat, left, values, wanting, lying)


NOTHING: Final[list[int]] = []


def uncovered(position: Position) -> list[int]:
    """The tickets of those who have not passed that no merchant lies there for:
    [seat * 3 + venue]."""
    row = position.row
    n: i64 = get(row, SEAT_COUNT)
    wanting: list[int] = []
    passed: i64 = get(row, PASSED)
    for seat in range(n):
        out = passed >> seat & 1 != 0 or get(row, MERCHANTS + seat) == 0
        for venue in range(i64(VENUE_COUNT)):
            if out:
                wanting.append(0)
            else:
                held = seat * TICKETS + venue * 3
                wanting.append(
                    get(row, HELD + held) + get(row, HELD + held + 1) + get(row, HELD + held + 2)
                )
    index: i64 = row_start(row, FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        for _ in range(get(row, LINE_N + FIRST_VENUE + venue)):
            entry: i64 = merchant_at(row, index)
            wanting[((entry >> 3) & 7) * 3 + venue] -= 1
            index += 1
    return wanting


def rivals(position: Position, wanting: list[int], seat: i64, level: i64, venue: i64) -> i64:
    """How many merchants with something to sell may still come in front of this level."""
    row = position.row
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
    result: list[int],
    left: list[int],
    values: list[int],
    wanting: list[int],
    venue: i64,
    start: i64,
    bidding: bool,
) -> i64:
    """What the merchants at a venue will sell; how many of them will sell something."""
    row = position.row
    active = not bidding and get(row, PLACE) == FIRST_VENUE + venue
    first: i64 = get(row, AT) if active else 0
    last = (i64(len(values)) - 1) << BITS
    rank: i64 = 0
    caesar = get(row, CAESAR_AT) == venue
    for index in range(first, get(row, LINE_N + FIRST_VENUE + venue)):
        entry: i64 = merchant_at(row, start + index)
        seat = (entry >> 3) & 7
        favours = seat * EFFECT_COUNT
        shift: i64 = 0
        if bidding:
            shift = rivals(position, wanting, seat, entry >> 6, venue)
        takes: i64 = 1
        if active and index == first:
            takes = get(row, TAKES)
        for _ in range(takes):
            ticket = best_ticket(left, seat, venue)
            if ticket < 0 and get(row, HAND + favours + OTHER_VENUE) > 0:
                ticket = any_ticket(left, seat)
            if ticket < 0:
                if not caesar or get(row, HAND_N + seat) == 0:
                    continue
                caesar = False
            visitor = at_rank(values, rank + shift)
            if visitor < UNSEEN_VISITOR and get(row, HAND + favours + UNSEEN) > 0:
                if get(row, VISITOR_PILE) > 0:
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
    row = position.row
    total: i64 = 0
    mask: i64 = get(row, MERCHANTS + seat)
    start: i64 = row_start(row, FIRST_VENUE)
    for venue in range(i64(VENUE_COUNT)):
        length: i64 = get(row, LINE_N + FIRST_VENUE + venue)
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
                    while ahead < length and counts_as(row, start + ahead) > level:
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
