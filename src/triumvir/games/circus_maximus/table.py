"""What lies open, as JSON: the part that views and dumped positions have in common."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    CATEGORIES,
    EFFECT_COUNT,
    EFFECTS,
    FIRST_VENUE,
    LEVELS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.games.circus_maximus.phases.accounts import booked, day_coins
from triumvir.games.circus_maximus.position import (
    GUESTS,
    LEDGER,
    PHASES,
    SETTLING,
    SOURCE_COUNT,
    STAGES,
    Position,
)


def write_table(position: Position) -> Document:
    """Everything but the hands of favours and the order of the piles (CM-21, CM-37)."""
    return {
        "options": {"caesar": position.caesar, "sheet": position.sheet.option()},
        "seats": position.n,
        "day": position.day + 1,
        "stage": STAGES[position.stage],
        "phase": PHASES[position.phase],
        "on_turn": position.seat,
        "start_player": position.starter,
        "start_card": seat_or_none(position.card),
        "first": seat_or_none(position.first),
        "passed": [seat for seat in range(position.n) if position.passed >> seat & 1],
        "place": PLACES[position.place] if position.phase == SETTLING else None,
        "active": write_active(position),
        "drawn": VISITOR_CARDS[position.drawn] if position.drawn >= 0 else None,
        "given": ticket_name(position.given) if position.given >= 0 else None,
        "rows": {PLACES[place]: write_row(position, place) for place in range(len(PLACES))},
        "villa": effect_names(position.offered, 0),
        "forum": ticket_names(position.forum, 0),
        "venues": [write_venue(position, venue) for venue in range(VENUE_COUNT)],
        "caesar": write_caesar(position),
        "coin_cards": position.supply,
        "unseen": {
            "favours": effect_names(position.unseen, 0),
            "tickets": [ticket_name(ticket) for ticket in sorted(position.ticket_pile)],
            "visitors": [VISITOR_CARDS[card] for card in sorted(position.visitor_pile)],
        },
        "favour_pile": len(position.favour_pile),
        "players": [write_player(position, seat) for seat in range(position.n)],
        "sales": [write_sale(position, entry) for entry in position.sales],
    }


def seat_or_none(seat: int) -> object:
    return seat if seat >= 0 else None


def write_active(position: Position) -> Document | None:
    """The merchant whose turn it is, while rows are settled, even if a favour asks for more."""
    if position.takes == 0:
        return None
    return {
        "place": PLACES[position.place],
        "at": position.at,
        "takes": position.takes,
        "acted": position.acted,
        "doubled": position.doubled,
        "homing": position.homing,
    }


def write_row(position: Position, place: int) -> list[object]:
    """CM-25: first in line first."""
    start = position.row_start(place)
    entries: list[object] = []
    for entry in position.row[start : start + position.row_n[place]]:
        entries.append({"seat": (entry >> 3) & 7, "level": (entry & 7) + 1, "as": entry >> 6})
    return entries


def write_venue(position: Position, venue: int) -> Document:
    visitors: list[object] = []
    for kind in range(VISITOR_KINDS):
        for coins in range(3):
            for _ in range(position.guests[venue * GUESTS + kind * 3 + coins]):
                visitors.append({"visitor": VISITORS[kind], "coin_cards": coins})
    return {
        "venue": VENUES[venue],
        "visitors": visitors,
        "extra_shows": position.extra[venue],
        "caesar": position.caesar_at == venue,
    }


def write_caesar(position: Position) -> object:
    """Where Caesar is: at a venue, in the visitor pile, or out of the game."""
    if position.caesar_at >= 0:
        return PLACES[FIRST_VENUE + position.caesar_at]
    if position.drawn == CAESAR:
        return "drawn"
    return "pile" if CAESAR in position.visitor_pile else None


def write_player(position: Position, seat: int) -> Document:
    mask = position.merchants[seat]
    ledger: list[object] = []
    for day in range(3):
        first = seat * LEDGER + day * SOURCE_COUNT
        ledger.append(position.ledger[first : first + SOURCE_COUNT])
    return {
        "merchants": [level + 1 for level in range(LEVELS) if mask >> level & 1],
        "tickets": ticket_names(position.held, seat * TICKETS),
        # Favours taken in the open are known to all; how many others there are is seen too.
        "known": effect_names(position.known, seat * EFFECT_COUNT),
        "hidden": position.hidden[seat],
        "ledger": ledger,
        "booked": booked(position, seat),
        "today": sum(day_coins(position, seat)),
    }


def write_sale(position: Position, entry: int) -> Document:
    thing = (entry >> 3) & 31
    visitor = (entry >> 8) & 7
    coins = (entry >> 11) & 3
    sheet = position.sheet
    ticket = thing < TICKETS
    worth = sheet.tickets[thing % 3] if ticket else sheet.favours[thing - TICKETS]
    return {
        "seat": entry & 7,
        "place": VENUES[(entry >> 13) & 3],
        "ticket": ticket_name(thing) if ticket else None,
        "favour": None if ticket else EFFECTS[thing - TICKETS],
        "visitor": VISITORS[visitor],
        "coin_cards": coins,
        "points": worth + sheet.visitors[visitor] + coins,
    }


def ticket_name(ticket: int) -> Document:
    return {"venue": VENUES[ticket // 3], "category": CATEGORIES[ticket % 3]}


def ticket_names(counts: list[int], first: int) -> list[object]:
    names: list[object] = []
    for ticket in range(TICKETS):
        for _ in range(counts[first + ticket]):
            names.append(ticket_name(ticket))
    return names


def effect_names(counts: list[int], first: int) -> list[object]:
    names: list[object] = []
    for effect in range(EFFECT_COUNT):
        names.extend([EFFECTS[effect]] * counts[first + effect])
    return names
