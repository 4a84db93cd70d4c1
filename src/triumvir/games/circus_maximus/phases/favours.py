"""K. Favours that need no merchant: a new ticket, a new visitor, an exchange, a redirection.

The sheet says whether they are played instead of a merchant or when one is active.
"""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.circus_maximus.actions import (
    DRAW_TICKET,
    DRAW_TICKET_0,
    DRAW_VISITOR,
    DRAW_VISITOR_0,
    GIVE,
    GIVE_0,
    MOVE,
    MOVE_0,
    SEND,
    SEND_0,
    TAKE_TICKET,
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
from triumvir.games.circus_maximus.position import (
    BIDDING,
    GUESTS,
    SENDING,
    SETTLING,
    SHOWS,
    SWAPPING,
    Position,
)


def is_free_effect_possible(position: Position, seat: int, effect: int) -> bool:
    """CM-70, by what is open."""
    if effect == NEW_TICKET:
        return len(position.ticket_pile) > 0
    if effect == NEW_VISITOR:
        return len(position.visitor_pile) > 0
    if effect == EXCHANGE:
        for ticket in range(TICKETS):
            if can_give(position, seat, ticket):
                return True
        return False
    if effect == REDIRECT:
        return position.guest_n[0] + position.guest_n[1] + position.guest_n[2] > 0
    return False


def can_give(position: Position, seat: int, ticket: int) -> bool:
    """There is another ticket to be had for it. CM-38: not after phase II."""
    if position.stage == SHOWS or position.held[seat * TICKETS + ticket] == 0:
        return False
    return position.open_tickets() > position.forum[ticket]


def add_free_effects(position: Position, choices: list[Action], seat: int, when: int) -> None:
    hand = position.hand
    first = seat * EFFECT_COUNT
    timing = position.sheet.when
    if hand[first + NEW_TICKET] > 0 and timing[NEW_TICKET] == when and position.ticket_pile:
        choices.append(DRAW_TICKET)
    if hand[first + NEW_VISITOR] > 0 and timing[NEW_VISITOR] == when and position.visitor_pile:
        choices.append(DRAW_VISITOR)
    if hand[first + EXCHANGE] > 0 and timing[EXCHANGE] == when:
        for ticket in range(TICKETS):
            if can_give(position, seat, ticket):
                choices.append(GIVE[ticket])
    if hand[first + REDIRECT] > 0 and timing[REDIRECT] == when:
        for kind in range(VISITOR_KINDS):
            for venue in range(VENUE_COUNT):
                if position.guests_of(venue, kind) > 0:
                    choices.append(MOVE[(kind * 3 + venue) * 2])
                    choices.append(MOVE[(kind * 3 + venue) * 2 + 1])


def play_free_effect(position: Position, action: Action) -> None:
    index = action.index
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
    seat = position.seat
    position.spend(seat, NEW_TICKET)
    ticket = position.ticket_pile.pop()
    position.held[seat * TICKETS + ticket] += 1
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        }
        position.tell("drew_ticket", "CM-65", fields)


def draw_visitor(position: Position) -> None:
    """CM-66, CM-95, F2: the top visitor, seen before its venue is chosen."""
    seat = position.seat
    position.spend(seat, NEW_VISITOR)
    position.drawn = position.visitor_pile.pop()
    position.phase = SENDING
    if position.listener is not None:
        position.tell(
            "drew_visitor", "CM-66", {"seat": seat, "visitor": VISITOR_CARDS[position.drawn]}
        )


def sends() -> list[Action]:
    return SEND


def send(position: Position, action: Action) -> None:
    """CM-66, CM-95: to one of all three venues."""
    venue = action.index - SEND_0
    card = position.drawn
    position.drawn = -1
    before = position.guest_n[venue]
    position.lay_visitor(venue, card)
    if position.listener is not None:
        position.tell(
            "sent",
            "CM-66" if card < VISITOR_KINDS else "CM-74",
            {
                "seat": position.seat,
                "visitor": VISITOR_CARDS[card],
                "venue": VENUES[venue],
                "count": position.guest_n[venue] - before,
            },
        )
    resume(position, NEW_VISITOR)


def give(position: Position, ticket: int) -> None:
    """A ticket is offered for exchange; which one comes back is asked next."""
    position.spend(position.seat, EXCHANGE)
    position.given = ticket
    position.phase = SWAPPING
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": position.seat,
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        }
        position.tell("gave_ticket", "CM-91", fields)


def swaps(position: Position) -> list[Action]:
    return [
        TAKE_TICKET[ticket]
        for ticket in range(TICKETS)
        if position.forum[ticket] > 0 and ticket != position.given
    ]


def swap(position: Position, action: Action) -> None:
    """The exchange: one of the player's tickets for an open one at the Forum."""
    ticket = action.index - TAKE_TICKET_0
    seat = position.seat
    given = position.given
    position.given = -1
    position.forum[ticket] -= 1
    position.forum[given] += 1
    position.held[seat * TICKETS + given] -= 1
    position.held[seat * TICKETS + ticket] += 1
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


def move(position: Position, index: int) -> None:
    """A visitor goes from one venue to another; coin cards belong to the venue (CM-59, CM-61)."""
    seat = position.seat
    kind = index // 6
    origin = index // 2 % 3
    venue = index % 2
    if venue >= origin:
        venue += 1
    position.spend(seat, REDIRECT)
    position.supply += take_guest(position, origin, kind)
    position.lay_visitor(venue, kind)
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "visitor": VISITORS[kind],
            "from": VENUES[origin],
            "venue": VENUES[venue],
        }
        position.tell("moved", "CM-91", fields)


def take_guest(position: Position, venue: int, kind: int) -> int:
    """A visitor leaves a venue: of several alike the one with most coin cards. Their number."""
    coins = most_coins(position, venue, kind)
    position.guests[venue * GUESTS + kind * 3 + coins] -= 1
    position.guest_n[venue] -= 1
    return coins


def most_coins(position: Position, venue: int, kind: int) -> int:
    """The most coin cards that lie under a visitor of this kind, who is at the venue."""
    first = venue * GUESTS + kind * 3
    coins = 2
    while position.guests[first + coins] == 0:
        coins -= 1
    return coins


def resume(position: Position, effect: int) -> None:
    """Back to where the favour was played: a whole turn of bidding (CM-93), or an active merchant
    that goes on."""
    if position.sheet.when[effect] == INSTEAD:
        position.phase = BIDDING
        position.seat = (position.seat + 1) % position.n
    else:
        position.phase = SETTLING
