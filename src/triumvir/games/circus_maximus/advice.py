"""A rough opinion of a position, for bots that look one step ahead.

Everybody's coins are estimated as if the rows were settled as they lie, with some allowance for
those who may still come and lay higher. The weights were found by playing against variants of
themselves; they decide nothing but the quality of the bots.
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
from triumvir.games.circus_maximus.phases.accounts import booked, day_coins, outcome
from triumvir.games.circus_maximus.position import (
    BIDDING,
    FAVOURS,
    GUESTS,
    OVER,
    TICKETS_STAGE,
    Position,
)

# What a favour is worth beyond its coins while there is time to use it.
USE: Final[tuple[float, ...]] = (0.6, 0.9, 0.7, 0.9, 0.5, 0.9, 0.6, 0.4, 0.2, 1.0, 0.6, 0.8)
START_CARD: Final = 0.5
SENT_VISITOR: Final = 3.0
EXCHANGED: Final = 1.5
USUAL_VISITOR: Final = 4.0
LAST_IN_LINE: Final = 0.2
SCALE: Final = 12.0
# Merchants that a player usually lays at a place, and the fewest to be reckoned with.
AT_VILLA: Final = 2.0
AT_FORUM: Final = 2.5
FEWEST: Final = 0.4
# What a merchant in hand is worth beyond its coins, at the villa.
LATER: Final = 0.5
LATER_LEVEL: Final = 0.12


def evaluate(position: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    if position.phase == OVER:
        ended = outcome(position)
        assert ended is not None
        return 2.0 * ended.share(seat) - 1.0
    coins = estimates(position)
    best = -1000.0
    total = 0.0
    for other in range(position.n):
        if other != seat:
            total += coins[other]
            if coins[other] > best:
                best = coins[other]
    mean = total / (position.n - 1)
    lead = coins[seat] - 0.5 * best - 0.5 * mean
    return lead / (SCALE + abs(lead))


def estimates(position: Position) -> list[float]:
    """The coins that each seat may expect from what there is now."""
    chances = min(1.0, (3.0 * (2 - position.day) + (3 - position.stage)) / 4.0)
    result: list[float] = []
    for seat in range(position.n):
        coins = float(booked(position, seat) + sum(day_coins(position, seat)))
        coins += hand_worth(position, seat, chances)
        if position.card == seat:
            coins += START_CARD
        result.append(coins)
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


def hand_worth(position: Position, seat: int, chances: float) -> float:
    worth = 0.0
    first = seat * EFFECT_COUNT
    for effect in range(EFFECT_COUNT):
        if position.hand[first + effect] > 0:
            one = favour_worth(position, effect, chances)
            worth += position.hand[first + effect] * one
    return worth


def favour_worth(position: Position, effect: int, chances: float) -> float:
    return position.sheet.favours[effect] + USE[effect] * chances


def overtaken(position: Position, seat: int, level: int, place: int, usual: float) -> float:
    """How many merchants may still come to lie in front of one of this level, if everybody lays
    as many here as is usual."""
    start = position.row_start(place)
    lays = [usual] * position.n
    for index in range(start, start + position.row_n[place]):
        lays[(position.row[index] >> 3) & 7] -= 1.0
    shift = 0.0
    for other in range(position.n):
        if other != seat and not position.passed >> other & 1:
            shift += max(FEWEST, lays[other]) * higher(position.merchants[other], level)
    return shift


def higher(mask: int, level: int) -> float:
    """The part of a hand of merchants that is above a level."""
    above = 0
    total = 0
    for place in range(LEVELS):
        if mask >> place & 1:
            total += 1
            if place >= level:
                above += 1
    return above / total if total > 0 else 0.0


def at_rank(values: list[float], rank: float) -> float:
    """The value that falls to a rank, between two ranks in proportion."""
    low = int(rank)
    if low >= len(values):
        return 0.0
    after = values[low + 1] if low + 1 < len(values) else 0.0
    return values[low] + (rank - low) * (after - values[low])


def add_villa(position: Position, result: list[float], bidding: bool, chances: float) -> None:
    """The favours that the merchants at the villa will take, best first."""
    values: list[float] = []
    for effect in range(EFFECT_COUNT):
        for _ in range(position.offered[effect]):
            values.append(favour_worth(position, effect, chances))
    if position.card < 0:
        values.append(START_CARD)
    values.sort(reverse=True)
    first = 0 if bidding else position.at
    rank = 0
    for index in range(first, position.row_n[VILLA]):
        entry = position.row[index]
        seat = (entry >> 3) & 7
        shift = overtaken(position, seat, entry >> 6, VILLA, AT_VILLA) if bidding else 0.0
        takes = position.takes if index == first and not bidding else 1
        for _ in range(takes):
            result[seat] += at_rank(values, rank + shift)
            rank += 1
    for seat in range(position.n):
        # Whoever has not passed may still win something with what is in hand.
        mask = position.merchants[seat]
        for level in range(LEVELS):
            if mask >> level & 1:
                result[seat] += LATER + LATER_LEVEL * level


def guest_values(position: Position, venue: int) -> list[float]:
    """What the visitors at a venue bring, most first."""
    values: list[float] = []
    for kind in range(VISITOR_KINDS):
        for coins in range(3):
            for _ in range(position.guests[venue * GUESTS + kind * 3 + coins]):
                values.append(float(position.sheet.visitors[kind] + coins))
    values.sort(reverse=True)
    return values


def add_tickets(position: Position, result: list[float], bidding: bool) -> None:
    """The tickets held, and those that the merchants at the Forum will take, best first, less
    what it will cost to sell them."""
    worth: list[float] = []
    for venue in range(VENUE_COUNT):
        guests = guest_values(position, venue)
        tickets = 0
        for category in range(3):
            tickets += position.forum[venue * 3 + category]
        for seat in range(position.n):
            tickets += position.unsold(seat, venue)
        chance = min(1.0, len(guests) / tickets) if tickets > 0 else 0.0
        mean = sum(guests) / len(guests) if guests else 0.0
        for category in range(3):
            worth.append(chance * (position.sheet.tickets[category] + mean))
    values: list[float] = []
    for ticket in range(TICKETS):
        for _ in range(position.forum[ticket]):
            values.append(worth[ticket])
    values.sort(reverse=True)
    costs = [sellers(position, seat) for seat in range(position.n)]
    owned = [0] * position.n
    for seat in range(position.n):
        for ticket in range(TICKETS):
            for _ in range(position.held[seat * TICKETS + ticket]):
                result[seat] += gain(worth[ticket], costs[seat], owned[seat])
                owned[seat] += 1
    if position.stage != TICKETS_STAGE:
        return
    start = position.row_start(FORUM)
    first = 0 if bidding else position.at
    rank = 0
    for index in range(first, position.row_n[FORUM]):
        entry = position.row[start + index]
        seat = (entry >> 3) & 7
        shift = overtaken(position, seat, entry >> 6, FORUM, AT_FORUM) if bidding else 0.0
        takes = position.takes if index == first and not bidding else 1
        for _ in range(takes):
            ticket_worth = at_rank(values, rank + shift)
            if ticket_worth > 0.0:
                result[seat] += gain(ticket_worth, costs[seat], owned[seat])
                owned[seat] += 1
            rank += 1


def sellers(position: Position, seat: int) -> list[float]:
    """What it costs to sell with each merchant in hand, the cheapest first: its coins, and the
    better visitors that go to higher levels."""
    costs: list[float] = []
    mask = position.merchants[seat]
    for level in range(LEVELS):
        if mask >> level & 1:
            costs.append(position.sheet.merchants[level] + LAST_IN_LINE * (LEVELS - 1 - level))
    costs.sort()
    return costs


def gain(worth: float, costs: list[float], owned: int) -> float:
    """What one more ticket brings to somebody who has so many."""
    if owned >= len(costs):
        return 0.0
    return max(0.0, worth - costs[owned])


def add_shows(position: Position, result: list[float], bidding: bool) -> None:
    """What the rows at the venues will sell, and what those who have not passed may still sell."""
    left = [float(position.held[index]) for index in range(len(position.held))]
    first_venue = 0 if bidding else position.place - FIRST_VENUE
    values = [guest_values(position, venue) for venue in range(VENUE_COUNT)]
    lying = [0] * VENUE_COUNT
    for venue in range(first_venue, VENUE_COUNT):
        sell_row(position, result, left, values[venue], lying, venue, bidding)
    if not bidding:
        return
    for seat in range(position.n):
        if not position.passed >> seat & 1:
            result[seat] += still_to_sell(position, seat, left, values, lying)


def sell_row(
    position: Position,
    result: list[float],
    left: list[float],
    values: list[float],
    lying: list[int],
    venue: int,
    bidding: bool,
) -> None:
    start = position.row_start(FIRST_VENUE + venue)
    active = not bidding and position.place == FIRST_VENUE + venue
    first = position.at if active else 0
    rank = 0
    caesar = position.caesar_at == venue
    for index in range(first, position.row_n[FIRST_VENUE + venue]):
        entry = position.row[start + index]
        seat = (entry >> 3) & 7
        shift = rivals(position, seat, entry >> 6, venue) if bidding else 0.0
        takes = position.takes if active and index == first else 1
        for _ in range(takes):
            ticket = best_ticket(left, seat, venue)
            if ticket < 0 and position.hand[seat * EFFECT_COUNT + OTHER_VENUE] > 0:
                ticket = any_ticket(left, seat)
            if ticket < 0:
                if not caesar or position.hand_n[seat] == 0:
                    continue
                caesar = False
            visitor = at_rank(values, rank + shift)
            if position.hand[seat * EFFECT_COUNT + UNSEEN] > 0 and position.visitor_pile:
                visitor = max(visitor, USUAL_VISITOR - 1.0)
            if visitor > 0.0:
                result[seat] += visitor
                if ticket >= 0:
                    left[seat * TICKETS + ticket] -= 1.0
                    full = 1.0 if rank + shift <= len(values) - 1 else 0.5
                    result[seat] += full * position.sheet.tickets[ticket % 3]
            rank += 1
    lying[venue] = rank


def any_ticket(left: list[float], seat: int) -> int:
    """The best unsold ticket for whatever venue."""
    for category in range(2, -1, -1):
        for venue in range(VENUE_COUNT):
            if left[seat * TICKETS + venue * 3 + category] > 0.0:
                return venue * 3 + category
    return -1


def best_ticket(left: list[float], seat: int, venue: int) -> int:
    for category in range(2, -1, -1):
        ticket = venue * 3 + category
        if left[seat * TICKETS + ticket] > 0.0:
            return ticket
    return -1


def rivals(position: Position, seat: int, level: int, venue: int) -> float:
    """How many merchants with something to sell may still come in front of this level."""
    start = position.row_start(FIRST_VENUE + venue)
    shift = 0.0
    for other in range(position.n):
        if other != seat and not position.passed >> other & 1 and position.merchants[other] != 0:
            wanting = position.unsold(other, venue)
            for index in range(start, start + position.row_n[FIRST_VENUE + venue]):
                if (position.row[index] >> 3) & 7 == other:
                    wanting -= 1
            if wanting > 0:
                shift += 0.75 * wanting * higher(position.merchants[other], level)
    return shift


def still_to_sell(
    position: Position,
    seat: int,
    left: list[float],
    values: list[list[float]],
    lying: list[int],
) -> float:
    """Each unsold ticket with the merchant that would gain most from it."""
    total = 0.0
    mask = position.merchants[seat]
    for venue in range(VENUE_COUNT):
        added = 0
        start = position.row_start(FIRST_VENUE + venue)
        for category in range(2, -1, -1):
            ticket = venue * 3 + category
            count = int(left[seat * TICKETS + ticket])
            for _ in range(count):
                best = 0.0
                chosen = -1
                for level in range(LEVELS):
                    if mask >> level & 1:
                        ahead = added
                        for index in range(start, start + position.row_n[FIRST_VENUE + venue]):
                            if position.row[index] >> 6 > level:
                                ahead += 1
                        rank = min(ahead, lying[venue] + added)
                        rank_after = rank + rivals(position, seat, level + 1, venue)
                        visitor = at_rank(values[venue], rank_after)
                        if visitor > 0.0:
                            worth = visitor + position.sheet.tickets[category]
                            worth -= position.sheet.merchants[level]
                            if worth > best:
                                best = worth
                                chosen = level
                if chosen >= 0:
                    mask &= ~(1 << chosen)
                    total += 0.8 * best
                    added += 1
    return total
