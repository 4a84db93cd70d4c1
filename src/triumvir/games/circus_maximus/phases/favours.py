"""K. Favours that need no merchant: a new ticket, a new visitor, an exchange, a redirection.

The sheet says whether they are played instead of a merchant or when one is active.
"""

from __future__ import annotations

from triumvir.core.row import NONE, add, pop
from triumvir.games.circus_maximus.actions import (
    DRAW_TICKET_0,
    DRAW_VISITOR_0,
    GIVE_0,
    MOVE_0,
    SEND_0,
    TAKE_TICKET_0,
)
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    EFFECT_COUNT,
    EXCHANGE,
    INSTEAD,
    NEW_TICKET,
    NEW_VISITOR,
    REDIRECT,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    DRAWN,
    FORUM_TICKETS,
    GIVEN,
    GUEST,
    GUEST_N,
    GUESTS,
    HAND,
    HELD,
    PHASE,
    SEAT,
    SEAT_COUNT,
    SENDING,
    SETTLING,
    SHOWS,
    STAGE,
    SUPPLY,
    SWAPPING,
    TICKET_PILE,
    VISITOR_PILE,
    get,
    guests_of,
    open_tickets,
    put,
    total_of,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves, Row, i64


def is_free_effect_possible(position: Position, seat: i64, effect: i64) -> bool:
    """CM-70, by what is open."""
    row = position.row
    if effect == NEW_TICKET:
        return row[TICKET_PILE] > 0
    if effect == NEW_VISITOR:
        return row[VISITOR_PILE] > 0
    if effect == EXCHANGE:
        for ticket in range(TICKETS):
            if can_give(position, seat, ticket):
                return True
        return False
    if effect == REDIRECT:
        return total_of(row, GUEST_N, VENUE_COUNT) > 0
    return False


def can_give(position: Position, seat: i64, ticket: i64) -> bool:
    """There is another ticket to be had for it. CM-38: not after phase II."""
    row = position.row
    if row[STAGE] == SHOWS or row[HELD + seat * TICKETS + ticket] == 0:
        return False
    return open_tickets(row) > get(row, FORUM_TICKETS + ticket)


def add_free_effects(position: Position, moves: Moves, n: i64, seat: i64, when: i64) -> i64:
    row = position.row
    hand = HAND + seat * EFFECT_COUNT
    timing = position.sheet.when
    if row[hand + NEW_TICKET] != 0 and timing[NEW_TICKET] == when and row[TICKET_PILE] != 0:
        moves[n] = DRAW_TICKET_0
        n += 1
    if row[hand + NEW_VISITOR] != 0 and timing[NEW_VISITOR] == when and row[VISITOR_PILE] != 0:
        moves[n] = DRAW_VISITOR_0
        n += 1
    if row[hand + EXCHANGE] != 0 and timing[EXCHANGE] == when:
        for ticket in range(TICKETS):
            if can_give(position, seat, ticket):
                moves[n] = GIVE_0 + ticket
                n += 1
    if row[hand + REDIRECT] != 0 and timing[REDIRECT] == when:
        for kind in range(VISITOR_KINDS):
            for venue in range(VENUE_COUNT):
                if guests_of(row, venue, kind) > 0:
                    moves[n] = MOVE_0 + (kind * 3 + venue) * 2
                    moves[n + 1] = MOVE_0 + (kind * 3 + venue) * 2 + 1
                    n += 2
    return n


def play_free_effect(position: Position, index: i64) -> None:
    if index == DRAW_TICKET_0:
        draw_ticket(position)
    elif index == DRAW_VISITOR_0:
        draw_visitor(position)
    elif GIVE_0 <= index < GIVE_0 + TICKETS:
        give(position, index - GIVE_0)
    else:
        move(position, index - MOVE_0)


def draw_ticket(position: Position) -> None:
    """CM-65, F1: the top ticket, kept at once and open."""
    row = position.row
    seat = get(row, SEAT)
    position.spend(seat, NEW_TICKET)
    ticket = pop(row, TICKET_PILE)
    row[HELD + seat * TICKETS + ticket] += 1
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        }
        position.tell("drew_ticket", "CM-65", fields)


def draw_visitor(position: Position) -> None:
    """CM-66, CM-95, F2: the top visitor, seen before its venue is chosen."""
    row = position.row
    seat = get(row, SEAT)
    position.spend(seat, NEW_VISITOR)
    put(row, DRAWN, pop(row, VISITOR_PILE))
    row[PHASE] = SENDING
    if position.listener is not None:
        position.tell(
            "drew_visitor", "CM-66", {"seat": seat, "visitor": VISITOR_CARDS[get(row, DRAWN)]}
        )


def sends(moves: Moves) -> i64:
    for venue in range(VENUE_COUNT):
        moves[venue] = SEND_0 + venue
    return VENUE_COUNT


def send(position: Position, venue: i64) -> None:
    """CM-66, CM-95: to one of all three venues."""
    row = position.row
    card = get(row, DRAWN)
    row[DRAWN] = NONE
    before = get(row, GUEST_N + venue)
    position.lay_visitor(venue, card)
    if position.listener is not None:
        position.tell(
            "sent",
            "CM-66" if card < VISITOR_KINDS else "CM-74",
            {
                "seat": get(row, SEAT),
                "visitor": VISITOR_CARDS[card],
                "venue": VENUES[venue],
                "count": get(row, GUEST_N + venue) - before,
            },
        )
    resume(position, NEW_VISITOR)


def give(position: Position, ticket: i64) -> None:
    """A ticket is offered for exchange; which one comes back is asked next."""
    row = position.row
    position.spend(get(row, SEAT), EXCHANGE)
    put(row, GIVEN, ticket)
    row[PHASE] = SWAPPING
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": get(row, SEAT),
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        }
        position.tell("gave_ticket", "CM-91", fields)


def swaps(row: Row, moves: Moves) -> i64:
    n: i64 = 0
    for ticket in range(TICKETS):
        if row[FORUM_TICKETS + ticket] != 0 and ticket != get(row, GIVEN):
            moves[n] = TAKE_TICKET_0 + ticket
            n += 1
    return n


def swap(position: Position, ticket: i64) -> None:
    """The exchange: one of the player's tickets for an open one at the Forum."""
    row = position.row
    seat = get(row, SEAT)
    given = get(row, GIVEN)
    row[GIVEN] = NONE
    row[FORUM_TICKETS + ticket] -= 1
    row[FORUM_TICKETS + given] += 1
    row[HELD + seat * TICKETS + given] -= 1
    row[HELD + seat * TICKETS + ticket] += 1
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "given_venue": VENUES[given // 3],
            "given_category": CATEGORIES[given % 3],
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        }
        position.tell("exchanged", "CM-91", fields)
    resume(position, EXCHANGE)


def move(position: Position, index: i64) -> None:
    """A visitor goes from one venue to another; coin cards belong to the venue (CM-59, CM-61)."""
    row = position.row
    seat = get(row, SEAT)
    kind = index // 6
    origin = index // 2 % 3
    venue = index % 2
    if venue >= origin:
        venue += 1
    position.spend(seat, REDIRECT)
    add(row, SUPPLY, take_guest(position, origin, kind))
    position.lay_visitor(venue, kind)
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "visitor": VISITORS[kind],
            "from": VENUES[origin],
            "venue": VENUES[venue],
        }
        position.tell("moved", "CM-91", fields)


def take_guest(position: Position, venue: i64, kind: i64) -> i64:
    """A visitor leaves a venue: of several alike the one with most coin cards. Their number."""
    row = position.row
    coins = most_coins(position, venue, kind)
    row[GUEST + venue * GUESTS + kind * 3 + coins] -= 1
    row[GUEST_N + venue] -= 1
    return coins


def most_coins(position: Position, venue: i64, kind: i64) -> i64:
    """The most coin cards that lie under a visitor of this kind, who is at the venue."""
    row = position.row
    first = venue * GUESTS + kind * 3
    coins: i64 = 2
    while row[GUEST + first + coins] == 0:
        coins -= 1
    return coins


def resume(position: Position, effect: i64) -> None:
    """Back to where the favour was played: a whole turn of bidding (CM-93), or an active merchant
    that goes on."""
    row = position.row
    if position.sheet.when[effect] == INSTEAD:
        row[PHASE] = BIDDING
        put(row, SEAT, (get(row, SEAT) + 1) % get(row, SEAT_COUNT))
    else:
        row[PHASE] = SETTLING
