"""B, I and J. Set-up, the layout of a day, extra shows (CM-11 to CM-20, CM-53 to CM-61)."""

from __future__ import annotations

from triumvir.core.row import NONE, add, clear, pop, set_pile
from triumvir.games.circus_maximus.cards import (
    ALL_MERCHANTS,
    CAESAR,
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    EXTRA_SHOWS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_COPIES,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    CAESAR_AT,
    DAY,
    EXTRA,
    FAVOUR_PILE,
    FAVOURS,
    FIRST_THERE,
    FORUM_TICKETS,
    GUEST,
    GUEST_N,
    GUESTS,
    HELD,
    IN_PILE,
    LINE,
    LINE_N,
    MERCHANTS,
    NO_CAESAR,
    OFFERED,
    PASSED,
    PHASE,
    SALES,
    SEAT,
    SEAT_COUNT,
    STAGE,
    START_CARD,
    STARTER,
    SUPPLY,
    TICKET_PILE,
    UNSEEN_FAVOURS,
    VISITOR_PILE,
    WITH_CAESAR,
    get,
    guests_of,
    line_size,
    put,
    total_of,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import i64


def deal(position: Position) -> None:
    """CM-11 to CM-18: everything up to the first question."""
    row = position.row
    favours: list[int] = []
    for effect in range(EFFECT_COUNT):
        copies = favour_copies(position, effect)
        put(row, UNSEEN_FAVOURS + effect, copies)
        favours.extend([effect] * copies)
    position.dealer.shuffle(favours)  # CM-15
    set_pile(row, FAVOUR_PILE, favours)
    put(row, CAESAR_AT, IN_PILE if row[WITH_CAESAR] != 0 else NO_CAESAR)  # CM-11, CM-73
    put(row, STARTER, position.dealer.below(get(row, SEAT_COUNT)))  # CM-14
    lay_out(position)


def favour_copies(position: Position, effect: int) -> int:
    """CM-5, CM-12: with three players one card of each kind leaves the game."""
    row = position.row
    copies = position.sheet.copies[effect]
    return copies - 1 if row[SEAT_COUNT] == 3 and copies > 0 else copies


def visitor_copies(position: Position) -> int:
    """CM-8, CM-12"""
    row = position.row
    return VISITOR_COPIES - 1 if row[SEAT_COUNT] == 3 else VISITOR_COPIES


def next_day(position: Position) -> None:
    """CM-53 to CM-57: what happens between two days."""
    row = position.row
    row[DAY] += 1
    for seat in range(get(row, SEAT_COUNT)):
        row[MERCHANTS + seat] = ALL_MERCHANTS  # CM-53
    clear(row, LINE, 2 * line_size(row))
    clear(row, LINE_N, len(PLACES))
    row[START_CARD] = NONE  # CM-55: the start player stays who it is
    row[FIRST_THERE] = NONE
    clear(row, HELD, TICKETS * get(row, SEAT_COUNT))
    clear(row, GUEST, VENUE_COUNT * GUESTS)
    clear(row, GUEST_N, VENUE_COUNT)
    clear(row, EXTRA, VENUE_COUNT)
    clear(row, FORUM_TICKETS, TICKETS)
    row[SUPPLY] = COIN_CARDS  # CM-95
    clear(row, SALES, 1 + 2 * get(row, SALES))
    if row[CAESAR_AT] < VENUE_COUNT:
        row[CAESAR_AT] = IN_PILE  # CM-79
    if position.listener is not None:
        position.tell("day", "CM-19", {"day": get(row, DAY) + 1})
    lay_out(position)


def lay_out(position: Position) -> None:
    """CM-15 to CM-18, CM-56 to CM-61: favours, tickets, visitors, then the extra shows."""
    row = position.row
    for _ in range(get(row, SEAT_COUNT)):
        if row[FAVOUR_PILE] > 0:  # CM-95: fewer if the pile runs out
            effect = pop(row, FAVOUR_PILE)
            row[OFFERED + effect] += 1
            row[UNSEEN_FAVOURS + effect] -= 1
    tickets: list[int] = []
    for ticket in range(TICKETS):
        tickets.extend([ticket] * position.sheet.ticket_cards[ticket])
    position.dealer.shuffle(tickets)
    set_pile(row, TICKET_PILE, tickets)
    for _ in range(2 * get(row, SEAT_COUNT)):
        if row[TICKET_PILE] != 0:
            row[FORUM_TICKETS + pop(row, TICKET_PILE)] += 1
    visitors: list[int] = []
    for kind in range(VISITOR_KINDS):
        visitors.extend([kind] * visitor_copies(position))
    if row[CAESAR_AT] == IN_PILE:
        visitors.append(CAESAR)  # CM-73
    position.dealer.shuffle(visitors)
    set_pile(row, VISITOR_PILE, visitors)
    for venue in range(VENUE_COUNT):
        due = total_of(row, FORUM_TICKETS + venue * 3, 3) - 1
        for _ in range(due):  # CM-17, CM-18; CM-80: Caesar is one of those due
            if row[VISITOR_PILE] != 0:
                position.lay_visitor(venue, pop(row, VISITOR_PILE))
    add_extra_shows(position)
    row[STAGE] = FAVOURS
    row[PHASE] = BIDDING
    row[PASSED] = 0
    put(row, SEAT, get(row, STARTER))
    if position.listener is not None:
        tell_layout(position)


def add_extra_shows(position: Position) -> None:
    """CM-20, CM-58 to CM-60"""
    row = position.row
    shows = [0] * VENUE_COUNT
    for _ in range(EXTRA_SHOWS[get(row, DAY)]):
        if row[TICKET_PILE] > 0:
            ticket = pop(row, TICKET_PILE)
            row[FORUM_TICKETS + ticket] += 1
            shows[ticket // 3] += 1
            if row[VISITOR_PILE] > 0:
                position.lay_visitor(ticket // 3, pop(row, VISITOR_PILE))
    # The coin cards come when everybody is there, as many for each as there are shows.
    for venue in range(VENUE_COUNT):
        put(row, EXTRA + venue, shows[venue])
        for kind in range(VISITOR_KINDS):
            first = GUEST + venue * GUESTS + kind * 3
            waiting = get(row, first) if shows[venue] > 0 else 0
            for _ in range(waiting):
                coins = min(i64(shows[venue]), get(row, SUPPLY))
                add(row, SUPPLY, -coins)
                row[first] -= 1
                row[first + coins] += 1


def tell_layout(position: Position) -> None:
    """What lies open at the beginning of a day."""
    row = position.row
    names: list[object] = []
    for effect in range(EFFECT_COUNT):
        names.extend([EFFECTS[effect]] * get(row, OFFERED + effect))
    position.tell("favours_laid", "CM-56", {"favours": names})
    for venue in range(VENUE_COUNT):
        seats: list[object] = []
        for category in range(len(CATEGORIES)):
            seats.extend([CATEGORIES[category]] * get(row, FORUM_TICKETS + venue * 3 + category))
        cards: list[object] = []
        for kind in range(VISITOR_KINDS):
            cards.extend([VISITOR_CARDS[kind]] * guests_of(row, venue, kind))
        if get(row, CAESAR_AT) == venue:
            cards.append(VISITOR_CARDS[CAESAR])
        position.tell(
            "venue_laid",
            "CM-57",
            {"venue": VENUES[venue], "categories": seats, "visitors": cards},
        )
        if row[EXTRA + venue] > 0:
            position.tell(
                "extra_show",
                "CM-59" if row[EXTRA + venue] == 1 else "CM-60",
                {"venue": VENUES[venue], "count": get(row, EXTRA + venue)},
            )
