"""Whether a position can be one: nothing exists too often, everything fits the phase."""

from __future__ import annotations

from triumvir.core.document import contradiction
from triumvir.core.row import NONE, numbers
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    FIRST_VENUE,
    LEVELS,
    PLACES,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.games.circus_maximus.fields import (
    AT,
    BIDDING,
    CAESAR_AT,
    DAY,
    DOUBLED,
    DRAWN,
    END_PLACE,
    EXTRA,
    FAVOUR_PILE,
    FIRST_PLACE,
    FORUM_TICKETS,
    GIVEN,
    GUEST,
    GUESTS,
    HAND,
    HAND_N,
    HELD,
    IN_PILE,
    KNOWN,
    LINE_N,
    MERCHANTS,
    OFFERED,
    OVER,
    PASSED,
    PHASE,
    PLACE,
    SALES,
    SEAT,
    SEAT_COUNT,
    SENDING,
    SETTLING,
    SHOWS,
    STAGE,
    STAGES,
    START_CARD,
    STARTER,
    SUPPLY,
    SWAPPING,
    TAKES,
    TICKET_PILE,
    UNSEEN_FAVOURS,
    VISITOR_PILE,
    cards_in,
    get,
    guests_of,
    line_size,
    merchant_at,
    offers,
    open_tickets,
    owner_of,
    row_start,
    sales,
    total_of,
)
from triumvir.games.circus_maximus.phases.bidding import can_bid
from triumvir.games.circus_maximus.phases.settling import can_act
from triumvir.games.circus_maximus.phases.setup import favour_copies, visitor_copies
from triumvir.games.circus_maximus.position import Position
from triumvir.native import i64


def check(position: Position) -> None:
    check_merchants(position)
    check_favours(position)
    check_tickets(position)
    check_visitors(position)
    check_phase(position)


def check_merchants(position: Position) -> None:
    """CM-3: each merchant is in hand or in one row."""
    row = position.row
    seen = numbers(row, MERCHANTS, position.seats())
    for index in range(line_size(row)):
        entry = int(merchant_at(row, index))
        seat = (entry >> 3) & 7
        bit = 1 << (entry & 7)
        if seen[seat] & bit:
            raise contradiction(
                f"merchants[{seat}]", f"one of level {(entry & 7) + 1}, not two", "CM-3"
            )
        seen[seat] |= bit
    for seat in range(get(row, SEAT_COUNT)):
        if seen[seat] != (1 << LEVELS) - 1:
            raise contradiction(
                f"merchants[{seat}]", f"there are {LEVELS}; some are missing", "CM-3"
            )


def check_favours(position: Position) -> None:
    """CM-5, CM-12: those that are nowhere have left the game."""
    row = position.row
    for effect in range(EFFECT_COUNT):
        hidden: i64 = 0
        total = get(row, OFFERED + effect)
        for seat in range(get(row, SEAT_COUNT)):
            held = get(row, HAND + seat * EFFECT_COUNT + effect)
            known = get(row, KNOWN + seat * EFFECT_COUNT + effect)
            if known > held:
                raise contradiction(f"hands[{seat}]", f"'{EFFECTS[effect]}' is known to be there")
            hidden += held - known
            total += held
        pile = cards_in(row, FAVOUR_PILE).count(effect)
        total += pile
        for entry in sales(row):
            if (entry >> 3) & 31 == TICKETS + effect:
                total += 1
        copies = favour_copies(position, effect)
        if total > copies:
            raise contradiction(
                "favours", f"there are {copies} of '{EFFECTS[effect]}', not {total}", "CM-5, CM-12"
            )
        unseen = get(row, UNSEEN_FAVOURS + effect)
        if unseen != pile + hidden:
            raise contradiction(
                "unseen.favours",
                f"expected {pile + hidden} of '{EFFECTS[effect]}', got {unseen}",
            )
    for seat in range(get(row, SEAT_COUNT)):
        first = seat * EFFECT_COUNT
        if total_of(row, HAND + first, EFFECT_COUNT) != get(row, HAND_N + seat):
            raise contradiction(
                f"hands[{seat}]",
                f"expected {get(row, HAND_N + seat)} favours, the known and the hidden",
            )


def check_tickets(position: Position) -> None:
    """CM-7: every ticket is at the Forum, with a player, sold or in the pile."""
    row = position.row
    for ticket in range(TICKETS):
        total = get(row, FORUM_TICKETS + ticket) + cards_in(row, TICKET_PILE).count(ticket)
        for seat in range(get(row, SEAT_COUNT)):
            total += get(row, HELD + seat * TICKETS + ticket)
        for entry in sales(row):
            if (entry >> 3) & 31 == ticket:
                total += 1
        expected = position.sheet.ticket_cards[ticket]
        if total != expected:
            name = f"{VENUES[ticket // 3]} {CATEGORIES[ticket % 3]}"
            raise contradiction("tickets", f"there are {expected} of '{name}', not {total}", "CM-7")


def check_visitors(position: Position) -> None:
    """CM-8, CM-12: every visitor is at a venue, on a ticket or in the pile; CM-1: coin cards."""
    row = position.row
    coins = get(row, SUPPLY)
    for index in range(VENUE_COUNT * GUESTS):
        coins += get(row, GUEST + index) * (index % 3)
        if get(row, GUEST + index) > 0 and index % 3 > get(row, EXTRA + (index // GUESTS)):
            raise contradiction(
                "visitors", "each has a coin card for each extra show", "CM-59, CM-60"
            )
    for entry in sales(row):
        coins += (entry >> 11) & 3
    if coins != COIN_CARDS:
        raise contradiction("coins", f"there are {COIN_CARDS} coin cards, not {coins}", "CM-1")
    for kind in range(VISITOR_KINDS):
        total = cards_in(row, VISITOR_PILE).count(kind) + (1 if get(row, DRAWN) == kind else 0)
        for venue in range(VENUE_COUNT):
            total += guests_of(row, venue, kind)
        for entry in sales(row):
            if (entry >> 8) & 7 == kind:
                total += 1
        expected = visitor_copies(position)
        if total != expected:
            raise contradiction(
                "visitors",
                f"there are {expected} of '{VISITORS[kind]}', not {total}",
                "CM-8, CM-12",
            )
    caesars = cards_in(row, VISITOR_PILE).count(CAESAR) + (1 if get(row, DRAWN) == CAESAR else 0)
    if caesars != (1 if get(row, CAESAR_AT) == IN_PILE else 0):
        raise contradiction("caesar", "expected the place where he is")
    if total_of(row, EXTRA, VENUE_COUNT) > get(row, DAY):
        raise contradiction(
            "extra", f"day {get(row, DAY) + 1} has {get(row, DAY)} extra shows", "CM-20"
        )


def check_phase(position: Position) -> None:
    """The parts of a position that must fit its phase."""
    row = position.row
    phase = get(row, PHASE)
    stage = get(row, STAGE)
    if (phase == SENDING) != (get(row, DRAWN) != NONE):
        raise contradiction("drawn", "a drawn visitor is there while it is to be sent, only then")
    if (phase == SWAPPING) != (get(row, GIVEN) != NONE):
        raise contradiction("given", "a ticket is given while another is to be taken, only then")
    if phase == SWAPPING:
        if get(row, HELD + get(row, SEAT) * TICKETS + get(row, GIVEN)) == 0:
            raise contradiction("given", "the player has no such ticket")
        if stage == SHOWS or open_tickets(row) == get(row, FORUM_TICKETS + get(row, GIVEN)):
            raise contradiction("given", "there is no other ticket at the Forum")
    for place in range(END_PLACE[stage], len(PLACES)):
        if get(row, LINE_N + place) > 0:
            raise contradiction(
                "rows", f"in the phase of {STAGES[stage]} no merchant lies further on"
            )
    if stage < SHOWS and get(row, SALES) > 0:
        raise contradiction("sales", "tickets are sold in the shows", "CM-43")
    if stage > 0 and offers(row) > 0:
        raise contradiction("villa", "favours that nobody took have left the game", "CM-34")
    seat = get(row, SEAT)
    if phase == BIDDING and get(row, PASSED) >> seat & 1 != 0:
        raise contradiction("on_turn", f"seat {seat} has passed", "CM-22")
    if phase == BIDDING and not can_bid(position, seat):
        raise contradiction("on_turn", f"seat {seat} passes of necessity", "CM-24")
    if phase == OVER and (get(row, DAY) < 2 or stage < SHOWS):
        raise contradiction("phase", "the game ends after day three", "CM-71")
    if phase == SETTLING:
        check_active(position)
    elif get(row, TAKES) > 0 and phase in (BIDDING, OVER):
        raise contradiction("active", "no merchant is active now")
    if get(row, START_CARD) != NONE and get(row, START_CARD) != get(row, STARTER):
        raise contradiction("start_card", "its holder is start player", "CM-30")


def check_active(position: Position) -> None:
    row = position.row
    if get(row, TAKES) == 0:
        raise contradiction("active", "a merchant is active while a row is settled")
    place = get(row, PLACE)
    if place < FIRST_PLACE[get(row, STAGE)] or place >= END_PLACE[get(row, STAGE)]:
        raise contradiction("active.place", f"not in the phase of {STAGES[get(row, STAGE)]}")
    if get(row, AT) >= get(row, LINE_N + place):
        raise contradiction("active.at", "there is no such merchant in the row")
    if owner_of(row, row_start(row, place) + get(row, AT)) != get(row, SEAT):
        raise contradiction("on_turn", "expected the owner of the active merchant")
    if get(row, TAKES) == 2 and get(row, DOUBLED) == 0:
        raise contradiction("active.takes", "two only with the favour 'double'", "CM-94")
    if not can_act(position):
        raise contradiction("active", "this merchant can do nothing and is passed over", "CM-93")
    if place >= FIRST_VENUE and get(row, STAGE) < SHOWS:
        raise contradiction("active.place", "venues come in the shows")
