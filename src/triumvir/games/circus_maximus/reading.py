"""Reading what lies open, from a view or a dumped position: the inverse of `table.py`."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.document import (
    Document,
    read_bool,
    read_dict,
    read_int,
    read_ints,
    read_key,
    read_list,
    read_word,
    refuse_unknown,
)
from triumvir.core.errors import InvalidOption, InvalidPosition
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    LEVELS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITORS,
)
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.position import (
    GUESTS,
    IN_PILE,
    LEDGER,
    NO_CAESAR,
    PHASES,
    SOURCE_COUNT,
    STAGES,
    merchant,
    sale,
)
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.sheet import read_sheet

PLAYER_KEYS: Final = (
    "merchants",
    "tickets",
    "known",
    "hidden",
    "ledger",
    "booked",
    "today",
)
MOST_COINS: Final = 10_000


def read_table(document: Document) -> CircusState:
    """A state with all that lies open. Hands and piles are still to be filled in: the ticket and
    visitor piles are there, but in no order."""
    options = read_dict(read_key(document, "options", "position"), "options")
    try:
        read = META.read_options(options)
        sheet = read_sheet(read["sheet"])
    except InvalidOption as error:
        raise InvalidPosition(f"options: {error}") from error
    n = read_int(read_key(document, "seats", "position"), "seats", META.min_seats, META.max_seats)
    state = CircusState(Dealer(0), n, sheet, read["caesar"] is True)
    state.seq = number(document, "seq", 0, 1 << 30)
    state.day = number(document, "day", 1, 3) - 1
    state.stage = read_word(read_key(document, "stage", "position"), "stage", STAGES)
    state.phase = read_word(read_key(document, "phase", "position"), "phase", PHASES)
    state.seat = number(document, "on_turn", 0, n - 1)
    state.starter = number(document, "start_player", 0, n - 1)
    state.card = seat_or_nobody(document, "start_card", n)
    state.first = seat_or_nobody(document, "first", n)
    for entry in read_list(read_key(document, "passed", "position"), "passed"):
        state.passed |= 1 << read_int(entry, "passed", 0, n - 1)
    read_active(state, read_key(document, "active", "position"))
    drawn = read_key(document, "drawn", "position")
    if drawn is not None:
        state.drawn = read_word(drawn, "drawn", VISITOR_CARDS)
    given = read_key(document, "given", "position")
    if given is not None:
        state.given = read_ticket(given, "given")
    read_rows(state, read_dict(read_key(document, "rows", "position"), "rows"))
    add_effects(state.offered, 0, read_key(document, "villa", "position"), "villa")
    add_tickets(state.forum, 0, read_key(document, "forum", "position"), "forum")
    read_caesar(state, read_key(document, "caesar", "position"))
    venues = read_list(read_key(document, "venues", "position"), "venues", VENUE_COUNT)
    for venue in range(VENUE_COUNT):
        read_venue(state, venue, read_dict(venues[venue], "venues"))
    state.supply = number(document, "coin_cards", 0, COIN_CARDS)
    read_unseen(state, read_dict(read_key(document, "unseen", "position"), "unseen"))
    players = read_list(read_key(document, "players", "position"), "players", n)
    for seat in range(n):
        read_player(state, seat, read_dict(players[seat], f"players[{seat}]"))
    for entry in read_list(read_key(document, "sales", "position"), "sales"):
        state.sales.append(read_sale(read_dict(entry, "sales"), n))
    return state


def number(document: Document, key: str, low: int, high: int) -> int:
    return read_int(read_key(document, key, "position"), key, low, high)


def seat_or_nobody(document: Document, key: str, n: int) -> int:
    value = read_key(document, key, "position")
    return -1 if value is None else read_int(value, key, 0, n - 1)


def read_active(state: CircusState, value: object) -> None:
    if value is None:
        return
    active = read_dict(value, "active")
    keys = ("place", "at", "takes", "acted", "doubled", "homing")
    refuse_unknown(active, keys, "active")
    state.place = read_word(read_key(active, "place", "active"), "active.place", PLACES)
    state.at = read_int(read_key(active, "at", "active"), "active.at", 0, 39)
    state.takes = read_int(read_key(active, "takes", "active"), "active.takes", 1, 2)
    state.acted = read_bool(read_key(active, "acted", "active"), "active.acted")
    state.doubled = read_bool(read_key(active, "doubled", "active"), "active.doubled")
    state.homing = read_bool(read_key(active, "homing", "active"), "active.homing")


def read_rows(state: CircusState, rows: Document) -> None:
    refuse_unknown(rows, PLACES, "rows")
    for place in range(len(PLACES)):
        where = f"rows.{PLACES[place]}"
        last = LEVELS
        for value in read_list(read_key(rows, PLACES[place], "rows"), where):
            entry = read_dict(value, where)
            refuse_unknown(entry, ("seat", "level", "as"), where)
            seat = read_int(read_key(entry, "seat", where), f"{where}.seat", 0, state.n - 1)
            level = read_int(read_key(entry, "level", where), f"{where}.level", 1, LEVELS)
            counts = read_int(read_key(entry, "as", where), f"{where}.as", level, LEVELS)
            if counts > last:
                raise InvalidPosition(f"{where}: the highest level lies leftmost (CM-25).")
            last = counts
            state.row.append(merchant(counts, seat, level - 1))
            state.row_n[place] += 1


def read_caesar(state: CircusState, value: object) -> None:
    if value is None:
        state.caesar_at = NO_CAESAR
        return
    where = read_word(value, "caesar", (*VENUES, "pile", "drawn"))
    if not state.caesar:
        raise InvalidPosition("caesar: he is in the game with the option 'caesar' alone (CM-11).")
    state.caesar_at = where if where < VENUE_COUNT else IN_PILE


def read_venue(state: CircusState, venue: int, document: Document) -> None:
    where = f"venues.{VENUES[venue]}"
    refuse_unknown(document, ("venue", "visitors", "extra_shows", "caesar"), where)
    if read_key(document, "venue", where) != VENUES[venue]:
        raise InvalidPosition(f"{where}: venues lie in the order {', '.join(VENUES)}.")
    shows = read_int(read_key(document, "extra_shows", where), f"{where}.extra_shows", 0, 2)
    state.extra[venue] = shows
    for value in read_list(read_key(document, "visitors", where), f"{where}.visitors"):
        guest = read_dict(value, where)
        refuse_unknown(guest, ("visitor", "coin_cards"), where)
        kind = read_word(read_key(guest, "visitor", where), where, VISITORS)
        coins = read_int(read_key(guest, "coin_cards", where), f"{where}.coin_cards", 0, 2)
        state.guests[venue * GUESTS + kind * 3 + coins] += 1
        state.guest_n[venue] += 1
    if read_bool(read_key(document, "caesar", where), where) != (state.caesar_at == venue):
        raise InvalidPosition(f"{where}.caesar: he is at one place only.")


def read_unseen(state: CircusState, document: Document) -> None:
    refuse_unknown(document, ("favours", "tickets", "visitors"), "unseen")
    add_effects(state.unseen, 0, read_key(document, "favours", "unseen"), "unseen.favours")
    for value in read_list(read_key(document, "tickets", "unseen"), "unseen.tickets"):
        state.ticket_pile.append(read_ticket(value, "unseen.tickets"))
    for value in read_list(read_key(document, "visitors", "unseen"), "unseen.visitors"):
        state.visitor_pile.append(read_word(value, "unseen.visitors", VISITOR_CARDS))


def read_player(state: CircusState, seat: int, document: Document) -> None:
    where = f"players[{seat}]"
    refuse_unknown(document, PLAYER_KEYS, where)
    mask = 0
    for value in read_list(read_key(document, "merchants", where), f"{where}.merchants"):
        level = read_int(value, f"{where}.merchants", 1, LEVELS)
        if mask >> (level - 1) & 1:
            raise InvalidPosition(f"{where}.merchants: there is one of level {level} (CM-3).")
        mask |= 1 << (level - 1)
    state.merchants[seat] = mask
    held = read_key(document, "tickets", where)
    add_tickets(state.held, seat * TICKETS, held, f"{where}.tickets")
    first = seat * EFFECT_COUNT
    add_effects(state.known, first, read_key(document, "known", where), f"{where}.known")
    state.hidden[seat] = read_int(read_key(document, "hidden", where), f"{where}.hidden", 0, 18)
    known = sum(state.known[first : first + EFFECT_COUNT])
    state.hand_n[seat] = known + state.hidden[seat]
    days = read_list(read_key(document, "ledger", where), f"{where}.ledger", 3)
    for day in range(3):
        at = seat * LEDGER + day * SOURCE_COUNT
        coins = read_ints(days[day], f"{where}.ledger[{day}]", SOURCE_COUNT, 0, MOST_COINS)
        state.ledger[at : at + SOURCE_COUNT] = coins


def read_sale(document: Document, n: int) -> int:
    keys = ("seat", "place", "ticket", "favour", "visitor", "coin_cards", "points")
    refuse_unknown(document, keys, "sales")
    seat = read_int(read_key(document, "seat", "sales"), "sales.seat", 0, n - 1)
    venue = read_word(read_key(document, "place", "sales"), "sales.place", VENUES)
    visitor = read_word(read_key(document, "visitor", "sales"), "sales.visitor", VISITORS)
    coins = read_int(read_key(document, "coin_cards", "sales"), "sales.coin_cards", 0, 2)
    ticket = read_key(document, "ticket", "sales")
    favour = read_key(document, "favour", "sales")
    if (ticket is None) == (favour is None):
        raise InvalidPosition("sales: what was sold is either a ticket or a favour.")
    if ticket is not None:
        return sale(seat, read_ticket(ticket, "sales.ticket"), visitor, coins, venue)
    effect = read_word(favour, "sales.favour", EFFECTS)
    return sale(seat, TICKETS + effect, visitor, coins, venue)


def read_ticket(value: object, where: str) -> int:
    document = read_dict(value, where)
    refuse_unknown(document, ("venue", "category"), where)
    venue = read_word(read_key(document, "venue", where), where, VENUES)
    return venue * 3 + read_word(read_key(document, "category", where), where, CATEGORIES)


def add_tickets(counts: list[int], first: int, value: object, where: str) -> None:
    for name in read_list(value, where):
        counts[first + read_ticket(name, where)] += 1


def add_effects(counts: list[int], first: int, value: object, where: str) -> None:
    for name in read_list(value, where):
        counts[first + read_word(name, where, EFFECTS)] += 1
