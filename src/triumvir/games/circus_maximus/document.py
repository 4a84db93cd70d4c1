"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import Document, Part, contradiction, read_int
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
    SEAT_COUNT,
    SETTLING,
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
    whole = Part(document)
    whole.only(tuple(dump(position)))  # the keys that `dump` writes
    read_table(position, whole)
    hands = whole.entries("hands", position.seats())
    for seat in range(position.seats()):
        HANDS.fields[0].codec.read(row, HANDS.fields[0].at(seat), hands[seat], f"hands[{seat}]")
    tickets = cards_in(row, TICKET_PILE)
    visitors = cards_in(row, VISITOR_PILE)
    PILES.load_whole(row, whole.part("piles"))
    if sorted(tickets) != sorted(cards_in(row, TICKET_PILE)):
        raise contradiction("unseen.tickets", "expected what is in the pile of tickets")
    if sorted(visitors) != sorted(cards_in(row, VISITOR_PILE)):
        raise contradiction("unseen.visitors", "expected what is in the pile of visitors")
    position.dealer = load_dealer(whole.part("dealer"))


def read_table(position: Position, whole: Part) -> None:
    """Fill a fresh position with all that lies open, from a view or a dumped position. Hands and
    piles are still to be filled in: the ticket and visitor piles are there, but in no order."""
    row = position.row
    set_options(position, META.read_options(whole.part("options").told))
    # A view of revision 1 may be from before views told it.
    revision = whole.told.get("revision", 1)
    position.revision = read_int(revision, "revision", 1, META.revision)
    position.read_seq(whole)
    WHOLE.load(row, whole)
    seats = position.seats()
    for name in ("on_turn", "start_player", "start_card", "first"):
        if whole.value(name) is not None:
            whole.number(name, 0, seats - 1)
    whole.numbers("passed", -1, 0, seats - 1)
    if whole.value("active") is not None:
        active = whole.part("active")
        ACTIVE_MERCHANT.load_whole(row, active)
        active.number("takes", 1, 2)
    read_rows(row, whole.part("rows"))
    read_caesar(row, whole)
    venues = whole.parts("venues", VENUE_COUNT, tuple([f"venues.{venue}" for venue in VENUES]))
    for venue in range(VENUE_COUNT):
        read_venue(row, venue, venues[venue])
    UNSEEN_CARDS.load_whole(row, whole.part("unseen"))
    players = whole.parts("players", seats)
    for seat in range(seats):
        PLAYER_FIELDS.load_whole(row, players[seat], seat, ("booked", "today"))
        known = total_of(row, KNOWN + seat * EFFECT_COUNT, EFFECT_COUNT)
        put(row, HAND_N + seat, min(known + get(row, HIDDEN + seat), NONE))
    for part in whole.parts("sales"):
        read_int(int(get(row, SALES)), "sales", 0, MOST_VISITORS - 1)
        add_sale(row, read_sale(part, seats))


def set_options(position: Position, options: Document) -> None:
    """Options are complete; a sheet may still be refused."""
    position.sheet = read_sheet(options["sheet"])
    OPTIONS.load(position.row, Part(options, "options"))


def read_rows(row: Row, rows: Part) -> None:
    rows.only(PLACES)
    seats = int(get(row, SEAT_COUNT))
    for place in range(len(PLACES)):
        last = LEVELS
        for merchant in rows.parts(PLACES[place]):
            merchant.only(("seat", "level", "as"))
            seat = merchant.number("seat", 0, seats - 1)
            level = merchant.number("level", 1, LEVELS)
            counts = merchant.number("as", level, LEVELS)
            if counts > last:
                raise contradiction(merchant.place, "the highest level lies leftmost", "CM-25")
            last = counts
            size = line_size(row)
            if size >= seats * LEVELS:
                raise contradiction(merchant.place, "there are not so many merchants", "CM-3")
            insert(row, place, size, counts, seat, level - 1)


def read_caesar(row: Row, whole: Part) -> None:
    put(row, CAESAR_AT, NO_CAESAR)
    if whole.value("caesar") is None:
        return
    where = whole.word("caesar", (*VENUES, "pile", "drawn"))
    if get(row, WITH_CAESAR) == 0:
        raise contradiction("caesar", "he is in the game with the option 'caesar' alone", "CM-11")
    put(row, CAESAR_AT, where if where < VENUE_COUNT else IN_PILE)


def read_venue(row: Row, venue: int, part: Part) -> None:
    VENUE_FIELDS.load_whole(row, part, venue, ("venue", "caesar"))
    if part.value("venue") != VENUES[venue]:
        raise contradiction(part.place, f"venues lie in the order {', '.join(VENUES)}")
    put(row, GUEST_N + venue, min(total_of(row, GUEST + venue * GUESTS, GUESTS), NONE))
    if part.flag("caesar") != (get(row, CAESAR_AT) == venue):
        raise contradiction(part.name("caesar"), "he is at one place only")


def read_sale(part: Part, seats: int) -> int:
    part.only(("seat", "place", "ticket", "favour", "visitor", "coin_cards", "points"))
    seat = part.number("seat", 0, seats - 1)
    venue = part.word("place", VENUES)
    visitor = part.word("visitor", VISITORS)
    coins = part.number("coin_cards", 0, 2)
    ticket = part.value("ticket")
    if (ticket is None) == (part.value("favour") is None):
        raise contradiction(part.place, "what was sold is either a ticket or a favour")
    if ticket is not None:
        thing = TICKET.find(ticket, part.name("ticket"))
    else:
        thing = TICKETS + part.word("favour", EFFECTS)
    return int(sale(seat, thing, visitor, coins, venue))
