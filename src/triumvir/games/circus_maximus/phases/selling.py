"""G and M. Sales at a venue, and the seat beside Caesar (CM-43 to CM-45, CM-74 to CM-80)."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.circus_maximus.actions import SELL, SELL_FAVOUR, SELL_OTHER, UNSEEN_SALE
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    CATEGORIES,
    DOUBLE,
    EFFECT_COUNT,
    EFFECTS,
    OTHER_VENUE,
    TICKETS,
    UNSEEN,
    VENUES,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.games.circus_maximus.phases.favours import take_guest
from triumvir.games.circus_maximus.position import NO_CAESAR, Position, sale, venue_of


def can_sell(position: Position, seat: int, venue: int) -> bool:
    """CM-43, CM-44, CM-76: something to sell and somebody to buy."""
    if position.guest_n[venue] == 0:
        return False
    if position.caesar_at == venue and position.hand_n[seat] > 0:
        return True
    return position.unsold(seat, venue) > 0


def things_to_sell(position: Position, seat: int, venue: int) -> int:
    """CM-94: tickets for the venue, and what the player's other favours let him sell: one beside
    Caesar, one of another venue."""
    first = seat * EFFECT_COUNT
    chances = 1 if position.caesar_at == venue else 0
    if position.hand[first + OTHER_VENUE] > 0:
        if position.unsold_all(seat) > position.unsold(seat, venue):
            chances += 1
    others = position.hand_n[seat] - 1  # less the card Two cards (F6) itself
    assert position.hand[first + DOUBLE] > 0
    return position.unsold(seat, venue) + min(chances, others)


def add_sales(position: Position, choices: list[Action], seat: int, venue: int) -> None:
    """CM-43, CM-76, F7, F8: each thing that can be sold, to each visitor there."""
    first = seat * TICKETS
    hand = position.hand
    favours = seat * EFFECT_COUNT
    kinds = [kind for kind in range(VISITOR_KINDS) if position.guests_of(venue, kind) > 0]
    for category in range(3):
        if position.held[first + venue * 3 + category] > 0:
            for kind in kinds:
                choices.append(SELL[category * VISITOR_KINDS + kind])
    if position.hand_n[seat] == 0:
        return
    if hand[favours + OTHER_VENUE] > 0:
        for ticket in range(TICKETS):
            if ticket // 3 != venue and position.held[first + ticket] > 0:
                for kind in kinds:
                    choices.append(SELL_OTHER[ticket * VISITOR_KINDS + kind])
    if position.caesar_at == venue:
        for effect in range(EFFECT_COUNT):
            if hand[favours + effect] > 0:
                for kind in kinds:
                    choices.append(SELL_FAVOUR[effect * VISITOR_KINDS + kind])
    if hand[favours + UNSEEN] > 0 and position.visitor_pile:
        for category in range(3):
            if position.held[first + venue * 3 + category] > 0:
                choices.append(UNSEEN_SALE[category])


def sell(position: Position, ticket: int, visitor: int, kind: str, rule: str) -> None:
    """CM-43, CM-59: the visitor goes with his coin cards onto the ticket."""
    seat = position.seat
    venue = venue_of(position.place)
    coins = take_guest(position, venue, visitor)
    position.held[seat * TICKETS + ticket] -= 1
    position.sales.append(sale(seat, ticket, visitor, coins, venue))
    position.takes -= 1
    if position.listener is not None:
        tell_sale(position, kind, rule, ticket, visitor, coins)


def tell_sale(
    position: Position, kind: str, rule: str, ticket: int, visitor: int, coins: int
) -> None:
    position.tell(
        kind,
        rule,
        {
            "seat": position.seat,
            "place": VENUES[venue_of(position.place)],
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
            "visitor": VISITORS[visitor],
            "coin_cards": coins,
            "points": position.sheet.tickets[ticket % 3] + position.sheet.visitors[visitor] + coins,
        },
    )


def sell_unseen(position: Position, category: int) -> None:
    """CM-94, F8: the top visitor buys. Caesar is laid with two more, and the next card buys."""
    seat = position.seat
    venue = venue_of(position.place)
    ticket = venue * 3 + category
    position.spend(seat, UNSEEN)
    position.takes -= 1
    card = position.visitor_pile.pop()
    if card == CAESAR:
        before = position.guest_n[venue]
        position.lay_visitor(venue, card)
        if position.listener is not None:
            fields: dict[str, object] = {
                "seat": seat,
                "visitor": "caesar",
                "venue": VENUES[venue],
                "count": position.guest_n[venue] - before,
            }
            position.tell("sent", "CM-74", fields)
        if not position.visitor_pile:
            return  # nobody is left to buy
        card = position.visitor_pile.pop()
    coins = min(position.extra[venue], position.supply)
    position.supply -= coins
    position.held[seat * TICKETS + ticket] -= 1
    position.sales.append(sale(seat, ticket, card, coins, venue))
    if position.listener is not None:
        tell_sale(position, "sold_unseen", "CM-94", ticket, card, coins)


def sell_favour(position: Position, effect: int, visitor: int) -> None:
    """CM-76, CM-78: a favour is sold as the seat beside Caesar, who then leaves the game."""
    seat = position.seat
    venue = venue_of(position.place)
    position.spend(seat, effect)
    coins = take_guest(position, venue, visitor)
    position.sales.append(sale(seat, TICKETS + effect, visitor, coins, venue))
    position.takes -= 1
    position.caesar_at = NO_CAESAR
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "place": VENUES[venue],
            "favour": EFFECTS[effect],
            "visitor": VISITORS[visitor],
            "coin_cards": coins,
            "points": position.sheet.favours[effect] + position.sheet.visitors[visitor] + coins,
        }
        position.tell("sold_favour", "CM-76", fields)
        position.tell("caesar_left", "CM-78", {"venue": VENUES[venue]})
