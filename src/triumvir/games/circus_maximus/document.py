"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    contradiction,
    read_bool,
    read_dict,
    read_int,
    read_key,
    read_list,
    read_word,
    refuse_unknown,
)
from triumvir.core.row import NONE, cards_in
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    EFFECT_COUNT,
    EFFECTS,
    LEVELS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITORS,
)
from triumvir.games.circus_maximus.fields import (
    ACTIVE_MERCHANT,
    CAESAR_AT,
    DRAWN,
    FAVOUR_PILE,
    FIRST_THERE,
    GUEST,
    GUEST_N,
    GUESTS,
    HAND_N,
    HANDS,
    HIDDEN,
    IN_PILE,
    KNOWN,
    LINE_N,
    MOST_VISITORS,
    NO_CAESAR,
    OPTIONS,
    PHASE,
    PILES,
    PLACE,
    PLAYER_FIELDS,
    SALES,
    SEAT,
    SEAT_COUNT,
    SETTLING,
    START_CARD,
    STARTER,
    TAKES,
    TICKET,
    TICKET_PILE,
    UNSEEN_CARDS,
    VENUE_FIELDS,
    VISITOR_PILE,
    WHOLE,
    WITH_CAESAR,
    add_sale,
    get,
    insert,
    line_size,
    merchant_at,
    put,
    row_start,
    sale,
    sales,
    total_of,
)
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.phases.accounts import booked, day_coins
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.sheet import read_sheet
from triumvir.native import Row

KEYS: Final = (
    "game",
    "revision",
    "seq",
    "options",
    *WHOLE.keys,
    "place",
    "active",
    "rows",
    "venues",
    "caesar",
    "unseen",
    "favour_pile",
    "players",
    "sales",
    "hands",
    "piles",
    "dealer",
)


def dump(position: Position) -> Document:
    row = position.row
    document: Document = {"game": META.id, "seq": position.seq}
    document.update(write_table(position))
    document["hands"] = [HANDS.dump(row, seat)["hand"] for seat in range(position.seats())]
    document["piles"] = PILES.dump(row)
    document["dealer"] = position.dealer.dump()
    return document


def write_table(position: Position) -> Document:
    """Everything but the hands of favours and the order of the piles (CM-21, CM-37): what views and
    dumped positions have in common."""
    row = position.row
    document = WHOLE.dump(row)
    document["revision"] = position.revision
    document["options"] = {**OPTIONS.dump(row), "sheet": position.sheet.option()}
    document["place"] = PLACES[get(row, PLACE)] if get(row, PHASE) == SETTLING else None
    # The merchant whose turn it is, while rows are settled, even if a favour asks for more.
    document["active"] = ACTIVE_MERCHANT.dump(row) if get(row, TAKES) > 0 else None
    document["rows"] = {PLACES[place]: write_row(row, place) for place in range(len(PLACES))}
    document["venues"] = [write_venue(row, venue) for venue in range(VENUE_COUNT)]
    document["caesar"] = write_caesar(row)
    document["unseen"] = UNSEEN_CARDS.dump(row)
    document["favour_pile"] = int(get(row, FAVOUR_PILE))
    document["players"] = [write_player(position, seat) for seat in range(position.seats())]
    document["sales"] = [write_sale(position, number) for number in sales(row)]
    return document


def write_row(row: Row, place: int) -> list[object]:
    """CM-25: first in line first."""
    start = row_start(row, place)
    merchants: list[object] = []
    for index in range(start, start + get(row, LINE_N + place)):
        found = int(merchant_at(row, index))
        merchants.append({"seat": (found >> 3) & 7, "level": (found & 7) + 1, "as": found >> 6})
    return merchants


def write_venue(row: Row, venue: int) -> Document:
    document = VENUE_FIELDS.dump(row, venue)
    document["venue"] = VENUES[venue]
    document["caesar"] = get(row, CAESAR_AT) == venue
    return document


def write_caesar(row: Row) -> object:
    """Where Caesar is: at a venue, in the visitor pile, or out of the game."""
    where = get(row, CAESAR_AT)
    if where < VENUE_COUNT:
        return VENUES[where]
    if get(row, DRAWN) == CAESAR:
        return "drawn"
    return "pile" if CAESAR in cards_in(row, VISITOR_PILE) else None


def write_player(position: Position, seat: int) -> Document:
    document = PLAYER_FIELDS.dump(position.row, seat)
    document["booked"] = booked(position.row, seat)
    document["today"] = sum(day_coins(position, seat))
    return document


def write_sale(position: Position, number: int) -> Document:
    thing = (number >> 3) & 31
    visitor = (number >> 8) & 7
    coins = (number >> 11) & 3
    sheet = position.sheet
    ticket = thing < TICKETS
    worth = sheet.tickets[thing % 3] if ticket else sheet.favours[thing - TICKETS]
    return {
        "seat": number & 7,
        "place": VENUES[(number >> 13) & 3],
        "ticket": TICKET.tell(thing) if ticket else None,
        "favour": None if ticket else EFFECTS[thing - TICKETS],
        "visitor": VISITORS[visitor],
        "coin_cards": coins,
        "points": worth + sheet.visitors[visitor] + coins,
    }


# And back


def load(position: Position, document: Document) -> None:
    """Fill a fresh position from a document, or refuse it. What must fit together is checked in
    `checks.py`."""
    row = position.row
    refuse_unknown(document, KEYS, "position")
    read_table(position, document)
    hands = read_list(read_key(document, "hands", "position"), "hands", position.seats())
    for seat in range(position.seats()):
        HANDS.fields[0].codec.read(row, HANDS.fields[0].at(seat), hands[seat], f"hands[{seat}]")
    tickets = cards_in(row, TICKET_PILE)
    visitors = cards_in(row, VISITOR_PILE)
    PILES.load_whole(row, read_key(document, "piles", "position"), "piles")
    if sorted(tickets) != sorted(cards_in(row, TICKET_PILE)):
        raise contradiction("unseen.tickets", "expected what is in the pile of tickets")
    if sorted(visitors) != sorted(cards_in(row, VISITOR_PILE)):
        raise contradiction("unseen.visitors", "expected what is in the pile of visitors")
    position.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))


def read_table(position: Position, document: Document) -> None:
    """Fill a fresh position with all that lies open, from a view or a dumped position. Hands and
    piles are still to be filled in: the ticket and visitor piles are there, but in no order."""
    row = position.row
    options = read_dict(read_key(document, "options", "position"), "options")
    set_options(position, META.read_options(options))
    # A view of revision 1 may be from before views told it.
    revision = document.get("revision", 1)
    position.revision = read_int(revision, "revision", 1, META.revision)
    position.read_seq(document)
    WHOLE.load(row, document, "")
    seats = position.seats()
    for place, name in (
        (SEAT, "on_turn"),
        (STARTER, "start_player"),
        (START_CARD, "start_card"),
        (FIRST_THERE, "first"),
    ):
        if document[name] is not None:
            read_int(int(get(row, place)), name, 0, seats - 1)
    for seat in read_list(document["passed"], "passed"):
        read_int(seat, "passed", 0, seats - 1)
    active = read_key(document, "active", "position")
    if active is not None:
        ACTIVE_MERCHANT.load_whole(row, active, "active")
        read_int(int(get(row, TAKES)), "active.takes", 1, 2)
    read_rows(row, read_dict(read_key(document, "rows", "position"), "rows"))
    read_caesar(row, read_key(document, "caesar", "position"))
    venues = read_list(read_key(document, "venues", "position"), "venues", VENUE_COUNT)
    for venue in range(VENUE_COUNT):
        read_venue(row, venue, venues[venue])
    UNSEEN_CARDS.load_whole(row, read_key(document, "unseen", "position"), "unseen")
    players = read_list(read_key(document, "players", "position"), "players", seats)
    for seat in range(seats):
        PLAYER_FIELDS.load_whole(row, players[seat], f"players[{seat}]", seat, ("booked", "today"))
        known = total_of(row, KNOWN + seat * EFFECT_COUNT, EFFECT_COUNT)
        put(row, HAND_N + seat, min(known + get(row, HIDDEN + seat), NONE))
    for value in read_list(read_key(document, "sales", "position"), "sales"):
        read_int(int(get(row, SALES)), "sales", 0, MOST_VISITORS - 1)
        add_sale(row, read_sale(read_dict(value, "sales"), seats))


def set_options(position: Position, options: Document) -> None:
    """Options are complete; a sheet may still be refused."""
    position.sheet = read_sheet(options["sheet"])
    OPTIONS.load(position.row, options, "options")


def read_rows(row: Row, rows: Document) -> None:
    refuse_unknown(rows, PLACES, "rows")
    seats = int(get(row, SEAT_COUNT))
    for place in range(len(PLACES)):
        where = f"rows.{PLACES[place]}"
        last = LEVELS
        for value in read_list(read_key(rows, PLACES[place], "rows"), where):
            found = read_dict(value, where)
            refuse_unknown(found, ("seat", "level", "as"), where)
            seat = read_int(read_key(found, "seat", where), f"{where}.seat", 0, seats - 1)
            level = read_int(read_key(found, "level", where), f"{where}.level", 1, LEVELS)
            counts = read_int(read_key(found, "as", where), f"{where}.as", level, LEVELS)
            if counts > last:
                raise contradiction(where, "the highest level lies leftmost", "CM-25")
            last = counts
            size = line_size(row)
            if size >= seats * LEVELS:
                raise contradiction(where, "there are not so many merchants", "CM-3")
            insert(row, place, size, counts, seat, level - 1)


def read_caesar(row: Row, value: object) -> None:
    put(row, CAESAR_AT, NO_CAESAR)
    if value is None:
        return
    where = read_word(value, "caesar", (*VENUES, "pile", "drawn"))
    if get(row, WITH_CAESAR) == 0:
        raise contradiction("caesar", "he is in the game with the option 'caesar' alone", "CM-11")
    put(row, CAESAR_AT, where if where < VENUE_COUNT else IN_PILE)


def read_venue(row: Row, venue: int, value: object) -> None:
    where = f"venues.{VENUES[venue]}"
    document = VENUE_FIELDS.load_whole(row, value, where, venue, ("venue", "caesar"))
    if read_key(document, "venue", where) != VENUES[venue]:
        raise contradiction(where, f"venues lie in the order {', '.join(VENUES)}")
    put(row, GUEST_N + venue, min(total_of(row, GUEST + venue * GUESTS, GUESTS), NONE))
    if read_bool(read_key(document, "caesar", where), where) != (get(row, CAESAR_AT) == venue):
        raise contradiction(f"{where}.caesar", "he is at one place only")


def read_sale(document: Document, seats: int) -> int:
    keys = ("seat", "place", "ticket", "favour", "visitor", "coin_cards", "points")
    refuse_unknown(document, keys, "sales")
    seat = read_int(read_key(document, "seat", "sales"), "sales.seat", 0, seats - 1)
    venue = read_word(read_key(document, "place", "sales"), "sales.place", VENUES)
    visitor = read_word(read_key(document, "visitor", "sales"), "sales.visitor", VISITORS)
    coins = read_int(read_key(document, "coin_cards", "sales"), "sales.coin_cards", 0, 2)
    ticket = read_key(document, "ticket", "sales")
    favour = read_key(document, "favour", "sales")
    if (ticket is None) == (favour is None):
        raise contradiction("sales", "what was sold is either a ticket or a favour")
    if ticket is not None:
        return int(sale(seat, TICKET.find(ticket, "sales.ticket"), visitor, coins, venue))
    effect = read_word(favour, "sales.favour", EFFECTS)
    return int(sale(seat, TICKETS + effect, visitor, coins, venue))
