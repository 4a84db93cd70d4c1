"""How the bidding of a phase may end, for bots that search: played on fast and roughly.

Each seat in turn lays the merchant that gains most as the rows lie, misjudged a little, or passes
if none gains anything. Favours stay in hand. Then everybody has passed, and the opinion of the
position (`advice`) need not allow for those who may still come.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.games.circus_maximus.advice import forum_values, gain, ticket_worths
from triumvir.games.circus_maximus.cards import FIRST_VENUE, FORUM, LEVELS, TICKETS
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    END_PLACE,
    FAVOURS,
    FIRST_PLACE,
    HELD,
    LINE_N,
    MERCHANTS,
    PASSED,
    PHASE,
    SEAT,
    SEAT_COUNT,
    SHOWS,
    STAGE,
    behind,
    counts_as,
    get,
    insert,
    merchant_at,
    put,
    row_start,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import BITS, ONE, STRETCH, add_guests, at_rank, no_values
from triumvir.native import Moves, i64, vec

# How far a merchant may seem to gain more than it does, by stage (nobody plays on at the villa).
MISJUDGED: Final = vec[i64]([0, 2 * ONE, 4 * ONE])
# How many merchants each of the others may still lay in front of the lowest.
COMING: Final = ONE


def finish_bidding(position: Position, dealer: Dealer) -> None:
    """Bid until all have passed, at the Forum or at the venues. At the villa this foretells less
    than the opinion does by itself."""
    row = position.row
    if get(row, PHASE) != BIDDING or get(row, STAGE) == FAVOURS:
        return
    stage = get(row, STAGE)
    if stage == SHOWS:
        values = no_values()
        for venue in range(i64(3)):
            add_guests(position, venue, values, venue * STRETCH)
    else:
        values = forum_values(row, ticket_worths(position))
    n: i64 = get(row, SEAT_COUNT)
    seat: i64 = get(row, SEAT)
    passed: i64 = get(row, PASSED)
    everybody = (i64(1) << n) - 1
    active = n
    for other in range(n):
        active -= passed >> other & 1
    while passed != everybody:
        if not passed >> seat & 1:
            bid = choose(position, dealer, seat, values, active - 1)
            if bid < 0:
                passed |= i64(1) << seat
                active -= 1
            else:
                lay(position, seat, bid >> 3, bid & 7)
        seat += 1
        if seat == n:
            seat = 0
    put(row, PASSED, passed)


def lay(position: Position, seat: i64, place: i64, printed: i64) -> None:
    """CM-25, CM-26, without a word to anybody."""
    row = position.row
    mask: i64 = get(row, MERCHANTS + seat)
    put(row, MERCHANTS + seat, mask & ~(i64(1) << printed))
    insert(row, place, behind(row, place, printed + 1), printed + 1, seat, printed)


def choose(position: Position, dealer: Dealer, seat: i64, values: Moves, others: i64) -> i64:
    """Place * 8 + level of the merchant that seems to gain most, or -1."""
    row = position.row
    mask: i64 = get(row, MERCHANTS + seat)
    if mask == 0:
        return -1
    stage = get(row, STAGE)
    coming = COMING * others
    most = MISJUDGED[stage]
    best: i64 = 0
    chosen: i64 = -1
    low: i64 = FIRST_PLACE[stage]
    start: i64 = row_start(row, low)
    sheet = position.sheet
    noise: i64 = dealer.word()
    for place in range(low, i64(END_PLACE[stage])):
        length: i64 = get(row, LINE_N + place)
        end = start + length
        things = (place - low) * STRETCH
        ticket: i64 = 0
        if place >= FIRST_VENUE:
            ticket = free_ticket(position, seat, place, start, end)
        owned: i64 = 0
        if place == FORUM:
            owned = tickets_to_come(position, seat, start, end)
        if ticket >= 0:
            at = start
            for lower in range(i64(LEVELS)):
                level = LEVELS - 1 - lower
                while at < end and counts_as(row, at) > level:
                    at += 1
                if mask >> level & 1:
                    rank = ((at - start) << BITS) + (coming * (7 - level) >> 3)
                    worth = at_rank(values, things, rank)
                    if worth <= 0:
                        continue
                    if place == FORUM:
                        put(row, MERCHANTS + seat, mask & ~(i64(1) << level))
                        worth = gain(position, seat, worth, owned)
                        put(row, MERCHANTS + seat, mask)
                    coins: i64 = sheet.merchants[level]
                    worth += ticket - (coins << BITS)
                    if worth > 0:
                        noise = noise * 1103515245 + 12345 & 0xFFFFFFFF
                        worth += (noise >> 16) * most >> 16
                        if worth > best:
                            best = worth
                            chosen = place * 8 + level
        start = end
    return chosen


def tickets_to_come(position: Position, seat: i64, start: i64, end: i64) -> i64:
    """Tickets that the seat has or has laid a merchant for."""
    row = position.row
    owned: i64 = 0
    for index in range(start, end):
        entry: i64 = merchant_at(row, index)
        if (entry >> 3) & 7 == seat:
            owned += 1
    for ticket in range(seat * TICKETS, (seat + 1) * TICKETS):
        owned += get(row, HELD + ticket)
    return owned


def free_ticket(position: Position, seat: i64, place: i64, start: i64, end: i64) -> i64:
    """The coins of the best ticket for a venue that no own merchant lies there for, or -1."""
    row = position.row
    laid: i64 = 0
    for index in range(start, end):
        entry: i64 = merchant_at(row, index)
        if (entry >> 3) & 7 == seat:
            laid += 1
    first = seat * TICKETS + (place - FIRST_VENUE) * 3
    for lower in range(i64(3)):
        category = 2 - lower
        laid -= get(row, HELD + first + category)
        if laid < 0:
            coins: i64 = position.sheet.tickets[category]
            return coins << BITS
    return -1
