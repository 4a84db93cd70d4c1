"""G and M. Sales at a venue, and the seat beside Caesar (CM-43 to CM-45, CM-74 to CM-80)."""

from __future__ import annotations

from triumvir.core.row import add, add_filled, pop
from triumvir.games.circus_maximus.actions import SELL_0, SELL_FAVOUR_0, SELL_OTHER_0, UNSEEN_SALE_0
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
from triumvir.games.circus_maximus.fields import (
    CAESAR_AT,
    EXTRA,
    GUEST_N,
    HAND,
    HAND_N,
    HELD,
    NO_CAESAR,
    PLACE,
    SEAT,
    SUPPLY,
    TAKES,
    VISITOR_PILE,
    add_sale,
    get,
    guests_of,
    sale,
    unsold,
    unsold_all,
)
from triumvir.games.circus_maximus.phases.favours import take_guest
from triumvir.games.circus_maximus.position import Position, venue_of
from triumvir.native import Moves, Row, i64


def can_sell(position: Position, seat: i64, venue: i64) -> bool:
    """CM-43, CM-44, CM-76: something to sell and somebody to buy."""
    row = position.row
    if row[GUEST_N + venue] == 0:
        return False
    if get(row, CAESAR_AT) == venue and row[HAND_N + seat] > 0:
        return True
    return unsold(row, seat, venue) > 0


def things_to_sell(position: Position, seat: i64, venue: i64) -> i64:
    """CM-94: tickets for the venue, and what the player's other favours let him sell: one beside
    Caesar, one of another venue for each Other venue (F7); before revision 2 one at most."""
    row = position.row
    first = seat * EFFECT_COUNT
    chances: i64 = 1 if get(row, CAESAR_AT) == venue else 0
    elsewhere = unsold_all(row, seat) - unsold(row, seat, venue)
    held = get(row, HAND + first + OTHER_VENUE)
    chances += min(held, elsewhere, i64(2 if position.revision >= 2 else 1))
    others = get(row, HAND_N + seat) - 1  # less the card Two cards (F6) itself
    assert row[HAND + first + DOUBLE] > 0
    return unsold(row, seat, venue) + min(chances, others)


def add_sales(row: Row, moves: Moves, seat: i64, venue: i64) -> i64:
    """CM-43, CM-76, F7, F8: each thing that can be sold, to each visitor there."""
    held = HELD + seat * TICKETS
    hand = HAND + seat * EFFECT_COUNT
    kinds: i64 = 0
    for kind in range(VISITOR_KINDS):
        if guests_of(row, venue, kind) > 0:
            kinds |= 1 << kind
    n: i64 = 0
    for category in range(3):
        if row[held + venue * 3 + category] != 0:
            n = add_buyers(moves, n, SELL_0 + category * VISITOR_KINDS, kinds)
    if row[HAND_N + seat] == 0:
        return n
    if row[hand + OTHER_VENUE] != 0:
        for ticket in range(TICKETS):
            if ticket // 3 != venue and row[held + ticket] != 0:
                n = add_buyers(moves, n, SELL_OTHER_0 + ticket * VISITOR_KINDS, kinds)
    if get(row, CAESAR_AT) == venue:
        for effect in range(EFFECT_COUNT):
            if row[hand + effect] != 0:
                n = add_buyers(moves, n, SELL_FAVOUR_0 + effect * VISITOR_KINDS, kinds)
    if row[hand + UNSEEN] != 0 and row[VISITOR_PILE] != 0:
        n = add_filled(moves, n, row, held + venue * 3, 3, UNSEEN_SALE_0)
    return n


def add_buyers(moves: Moves, n: i64, first: i64, kinds: i64) -> i64:
    for kind in range(VISITOR_KINDS):
        if kinds >> kind & 1 != 0:
            moves[n] = first + kind
            n += 1
    return n


def sell(position: Position, ticket: i64, visitor: i64, kind: str, rule: str) -> None:
    """CM-43, CM-59: the visitor goes with his coin cards onto the ticket."""
    row = position.row
    seat = get(row, SEAT)
    venue = venue_of(get(row, PLACE))
    coins = take_guest(position, venue, visitor)
    row[HELD + seat * TICKETS + ticket] -= 1
    add_sale(row, sale(seat, ticket, visitor, coins, venue))
    row[TAKES] -= 1
    if position.listener is not None:
        tell_sale(position, kind, rule, ticket, visitor, coins)


def tell_sale(
    position: Position, kind: str, rule: str, ticket: i64, visitor: i64, coins: i64
) -> None:
    row = position.row
    position.tell(
        kind,
        rule,
        {
            "seat": get(row, SEAT),
            "place": VENUES[venue_of(get(row, PLACE))],
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
            "visitor": VISITORS[visitor],
            "coin_cards": coins,
            "points": position.sheet.tickets[ticket % 3] + position.sheet.visitors[visitor] + coins,
        },
    )


def sell_unseen(position: Position, category: i64) -> None:
    """CM-94, F8: the top visitor buys. Caesar is laid with two more, and the next card buys."""
    row = position.row
    seat = get(row, SEAT)
    venue = venue_of(get(row, PLACE))
    ticket = venue * 3 + category
    position.spend(seat, UNSEEN)
    row[TAKES] -= 1
    card = pop(row, VISITOR_PILE)
    if card == CAESAR:
        before = get(row, GUEST_N + venue)
        position.lay_visitor(venue, card)
        if position.listener is not None:
            fields: dict[str, object] = {
                "seat": seat,
                "visitor": "caesar",
                "venue": VENUES[venue],
                "count": get(row, GUEST_N + venue) - before,
            }
            position.tell("sent", "CM-74", fields)
        if row[VISITOR_PILE] == 0:
            # Nobody is left to buy: the favour is spent. Since revision 2 the merchant sells as
            # usual, before its turn was over.
            if position.revision >= 2:
                row[TAKES] += 1
            return
        card = pop(row, VISITOR_PILE)
    coins = min(get(row, EXTRA + venue), get(row, SUPPLY))
    add(row, SUPPLY, -coins)
    row[HELD + seat * TICKETS + ticket] -= 1
    add_sale(row, sale(seat, ticket, card, coins, venue))
    if position.listener is not None:
        tell_sale(position, "sold_unseen", "CM-94", ticket, card, coins)


def sell_favour(position: Position, effect: i64, visitor: i64) -> None:
    """CM-76, CM-78: a favour is sold as the seat beside Caesar, who then leaves the game."""
    row = position.row
    seat = get(row, SEAT)
    venue = venue_of(get(row, PLACE))
    position.spend(seat, effect)
    coins = take_guest(position, venue, visitor)
    add_sale(row, sale(seat, TICKETS + effect, visitor, coins, venue))
    row[TAKES] -= 1
    row[CAESAR_AT] = NO_CAESAR
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
