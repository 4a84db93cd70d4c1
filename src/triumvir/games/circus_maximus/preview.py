"""What a choice would lead to, shown before it is made. All of it lies open in the view."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.row import NONE, cards_in
from triumvir.core.view import View
from triumvir.games.circus_maximus.actions import (
    AGAIN_0,
    DOUBLE_0,
    FRONT_0,
    GIVE_0,
    LAY_0,
    MOVE_0,
    PASS_0,
    PROMOTE_0,
    SELL_0,
    SELL_FAVOUR_0,
    SELL_OTHER_0,
    SEND_0,
    STEP_0,
    TAKE_FAVOUR_0,
    UNSEEN_0,
    UNSEEN_SALE_0,
)
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    FIRST_VENUE,
    FORUM,
    LEVELS,
    VILLA,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    DRAWN,
    EXTRA,
    GUEST_N,
    PLACE,
    START_CARD,
    SUPPLY,
    VISITOR_PILE,
    behind,
    counts_as,
    get,
    offers,
    open_tickets,
    row_start,
)
from triumvir.games.circus_maximus.guess import concluded
from triumvir.games.circus_maximus.phases.favours import most_coins
from triumvir.games.circus_maximus.position import Position, venue_of


def preview(view: View, action: Action) -> Document:
    """For a bid the place in the row; for a sale the coins; for a visitor his coin cards."""
    index = action.index
    if view.seat is None:
        return {}
    position = concluded(view).known
    if index < PASS_0:
        return bid(position, index)
    if SEND_0 <= index < GIVE_0:
        return arrival(position, index - SEND_0, get(position.row, DRAWN))
    if MOVE_0 <= index < TAKE_FAVOUR_0:
        return move(position, index - MOVE_0)
    if SELL_0 <= index < UNSEEN_0:
        return sale(position, index)
    if UNSEEN_SALE_0 <= index < DOUBLE_0:
        return unseen_sale(position, index - UNSEEN_SALE_0)
    return {}


def bid(position: Position, index: int) -> Document:
    """CM-25, CM-26, F3, F4, F5, F9: where the merchant would lie, and what it would count as."""
    row = position.row
    assert LAY_0 == 0
    if PROMOTE_0 <= index < STEP_0:
        place = index - PROMOTE_0
        return lies(position, place, behind(row, place, LEVELS), LEVELS)
    if index < PROMOTE_0:
        number = index - LAY_0
    elif index < FRONT_0:
        number = index - STEP_0
    elif index < AGAIN_0:
        number = index - FRONT_0
    else:
        number = index - AGAIN_0
    place = number // LEVELS
    level = number % LEVELS + 1
    if STEP_0 <= index < FRONT_0:
        at = behind(row, place, level) - 1
        return lies(position, place, at, counts_as(row, at))
    if FRONT_0 <= index < AGAIN_0:
        return lies(position, place, behind(row, place, level + 1), level)
    return lies(position, place, behind(row, place, level), level)


def lies(position: Position, place: int, at: int, level: int) -> Document:
    """The warning: as many merchants stand ahead as there are cards to take or visitors."""
    row = position.row
    ahead = at - row_start(row, place)
    cards = open_cards(position, place)
    return {
        "at": ahead,
        "rank": ahead + 1,
        "as": level,
        "cards": cards,
        "warning": ahead >= cards,
    }


def open_cards(position: Position, place: int) -> int:
    """What merchants at a place may take: CM-29 and CM-30, CM-37, CM-43."""
    row = position.row
    if place == VILLA:
        return offers(row) + (1 if get(row, START_CARD) == NONE else 0)
    if place == FORUM:
        return open_tickets(row)
    return get(row, GUEST_N + venue_of(place))


def sale(position: Position, index: int) -> Document:
    """CM-46 to CM-48, CM-76: the coins of what is sold, of the visitor, of his coin cards."""
    row = position.row
    sheet = position.sheet
    if index < SELL_OTHER_0:
        number = index - SELL_0
        worth = sheet.tickets[number // VISITOR_KINDS]
    elif index < SELL_FAVOUR_0:
        number = index - SELL_OTHER_0
        worth = sheet.tickets[number // VISITOR_KINDS % 3]
    else:
        number = index - SELL_FAVOUR_0
        worth = sheet.favours[number // VISITOR_KINDS]
    visitor = number % VISITOR_KINDS
    coins = most_coins(position, get(row, PLACE) - FIRST_VENUE, visitor)
    return {"brings": worth + sheet.visitors[visitor] + coins, "coin_cards": coins}


def unseen_sale(position: Position, category: int) -> Document:
    """CM-94, F8: the least and the most that a card of the visitor pile would bring."""
    row = position.row
    pile = [card for card in cards_in(row, VISITOR_PILE) if card < VISITOR_KINDS]
    caesar = CAESAR in cards_in(row, VISITOR_PILE)
    ticket = position.sheet.tickets[category]
    coins = min(get(row, EXTRA + venue_of(get(row, PLACE))), get(row, SUPPLY))
    prices = [position.sheet.visitors[card] for card in pile]
    if not prices:
        return {"least": 0, "most": 0}
    # If he is turned up, two more come first, take their coin cards, and may be the last.
    least = ticket + min(prices) + (0 if caesar else coins)
    return {
        "least": 0 if caesar and len(pile) < 3 else least,
        "most": ticket + max(prices) + coins,
    }


def arrival(position: Position, venue: int, card: int) -> Document:
    """CM-61, CM-74: the coin cards that a visitor would get; how many come with Caesar."""
    row = position.row
    if card >= VISITOR_KINDS:
        return {"coin_cards": 0, "company": min(2, get(row, VISITOR_PILE))}
    return {"coin_cards": min(get(row, EXTRA + venue), get(row, SUPPLY)), "company": 0}


def move(position: Position, number: int) -> Document:
    """CM-91: coin cards belong to the venue; those of the old one go back to the supply first."""
    row = position.row
    kind = number // 6
    origin = number // 2 % 3
    venue = number % 2
    if venue >= origin:
        venue += 1
    back = most_coins(position, origin, kind)
    return {"coin_cards": min(get(row, EXTRA + venue), get(row, SUPPLY) + back), "company": 0}
