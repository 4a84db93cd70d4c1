"""B, I and J. Set-up, the layout of a day, extra shows (CM-11 to CM-20, CM-53 to CM-61)."""

from __future__ import annotations

from triumvir.games.circus_maximus.cards import (
    ALL_MERCHANTS,
    CAESAR,
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    EXTRA_SHOWS,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_COPIES,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.position import (
    BIDDING,
    FAVOURS,
    GUESTS,
    IN_PILE,
    NO_CAESAR,
    Position,
)


def deal(position: Position) -> None:
    """CM-11 to CM-18: everything up to the first question."""
    favours: list[int] = []
    for effect in range(EFFECT_COUNT):
        copies = favour_copies(position, effect)
        position.unseen[effect] = copies
        favours.extend([effect] * copies)
    position.dealer.shuffle(favours)  # CM-15
    position.favour_pile = favours
    position.caesar_at = IN_PILE if position.caesar else NO_CAESAR  # CM-11, CM-73
    position.starter = position.dealer.below(position.n)  # CM-14
    lay_out(position)


def favour_copies(position: Position, effect: int) -> int:
    """CM-5, CM-12: with three players one card of each kind leaves the game."""
    copies = position.sheet.copies[effect]
    return copies - 1 if position.n == 3 and copies > 0 else copies


def visitor_copies(position: Position) -> int:
    """CM-8, CM-12"""
    return VISITOR_COPIES - 1 if position.n == 3 else VISITOR_COPIES


def next_day(position: Position) -> None:
    """CM-53 to CM-57: what happens between two days."""
    position.day += 1
    for seat in range(position.n):
        position.merchants[seat] = ALL_MERCHANTS  # CM-53
    position.row = []
    for place in range(len(position.row_n)):
        position.row_n[place] = 0
    position.card = -1  # CM-55: the start player stays who it is
    position.first = -1
    for index in range(len(position.held)):
        position.held[index] = 0
    for index in range(len(position.guests)):
        position.guests[index] = 0
    for venue in range(VENUE_COUNT):
        position.guest_n[venue] = 0
        position.extra[venue] = 0
    for ticket in range(TICKETS):
        position.forum[ticket] = 0
    position.supply = COIN_CARDS  # CM-95
    position.sales = []
    if position.caesar_at >= 0:
        position.caesar_at = IN_PILE  # CM-79
    if position.listener is not None:
        position.tell("day", "CM-19", {"day": position.day + 1})
    lay_out(position)


def lay_out(position: Position) -> None:
    """CM-15 to CM-18, CM-56 to CM-61: favours, tickets, visitors, then the extra shows."""
    for _ in range(position.n):
        if position.favour_pile:  # CM-95: fewer if the pile runs out
            effect = position.favour_pile.pop()
            position.offered[effect] += 1
            position.unseen[effect] -= 1
    tickets: list[int] = []
    for ticket in range(TICKETS):
        tickets.extend([ticket] * position.sheet.ticket_cards[ticket])
    position.dealer.shuffle(tickets)
    position.ticket_pile = tickets
    for _ in range(2 * position.n):
        if tickets:
            position.forum[tickets.pop()] += 1
    visitors: list[int] = []
    for kind in range(VISITOR_KINDS):
        visitors.extend([kind] * visitor_copies(position))
    if position.caesar_at == IN_PILE:
        visitors.append(CAESAR)  # CM-73
    position.dealer.shuffle(visitors)
    position.visitor_pile = visitors
    for venue in range(VENUE_COUNT):
        first = venue * 3
        due = position.forum[first] + position.forum[first + 1] + position.forum[first + 2] - 1
        for _ in range(due):  # CM-17, CM-18; CM-80: Caesar is one of those due
            if visitors:
                position.lay_visitor(venue, visitors.pop())
    add_extra_shows(position)
    position.stage = FAVOURS
    position.phase = BIDDING
    position.passed = 0
    position.seat = position.starter
    if position.listener is not None:
        tell_layout(position)


def add_extra_shows(position: Position) -> None:
    """CM-20, CM-58 to CM-60"""
    shows = [0] * VENUE_COUNT
    for _ in range(EXTRA_SHOWS[position.day]):
        if position.ticket_pile:
            ticket = position.ticket_pile.pop()
            position.forum[ticket] += 1
            shows[ticket // 3] += 1
            if position.visitor_pile:
                position.lay_visitor(ticket // 3, position.visitor_pile.pop())
    # The coin cards come when everybody is there, as many for each as there are shows.
    guests = position.guests
    for venue in range(VENUE_COUNT):
        position.extra[venue] = shows[venue]
        for kind in range(VISITOR_KINDS):
            first = venue * GUESTS + kind * 3
            waiting = guests[first] if shows[venue] > 0 else 0
            for _ in range(waiting):
                coins = min(shows[venue], position.supply)
                position.supply -= coins
                guests[first] -= 1
                guests[first + coins] += 1


def tell_layout(position: Position) -> None:
    """What lies open at the beginning of a day."""
    names: list[object] = []
    for effect in range(EFFECT_COUNT):
        names.extend([EFFECTS[effect]] * position.offered[effect])
    position.tell("favours_laid", "CM-56", {"favours": names})
    for venue in range(VENUE_COUNT):
        seats: list[object] = []
        for category in range(len(CATEGORIES)):
            seats.extend([CATEGORIES[category]] * position.forum[venue * 3 + category])
        cards: list[object] = []
        for kind in range(VISITOR_KINDS):
            cards.extend([VISITOR_CARDS[kind]] * position.guests_of(venue, kind))
        if position.caesar_at == venue:
            cards.append(VISITOR_CARDS[CAESAR])
        position.tell(
            "venue_laid",
            "CM-57",
            {"venue": VENUES[venue], "categories": seats, "visitors": cards},
        )
        if position.extra[venue] > 0:
            position.tell(
                "extra_show",
                "CM-59" if position.extra[venue] == 1 else "CM-60",
                {"venue": VENUES[venue], "count": position.extra[venue]},
            )
