"""Whether a position can be one: nothing exists too often, everything fits the phase."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import contradiction
from triumvir.core.row import NONE, numbers
from triumvir.core.supply import Supply
from triumvir.games.circus_maximus.cards import (
    CAESAR,
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
    VISITOR_KINDS,
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
    get,
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

TICKET_NAMES: Final = tuple([f"{venue} {category}" for venue in VENUES for category in CATEGORIES])


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
    favours, hidden, told = Supply(EFFECTS), Supply(EFFECTS), Supply(EFFECTS)
    favours.add_cells(row, OFFERED)
    favours.add_pile(row, FAVOUR_PILE)
    hidden.add_pile(row, FAVOUR_PILE)
    told.add_cells(row, UNSEEN_FAVOURS)
    for seat in range(get(row, SEAT_COUNT)):
        favours.add_cells(row, HAND + seat * EFFECT_COUNT)
        for effect in range(EFFECT_COUNT):
            at = seat * EFFECT_COUNT + effect
            if get(row, KNOWN + at) > get(row, HAND + at):
                raise contradiction(f"hands[{seat}]", f"'{EFFECTS[effect]}' is known to be there")
            hidden.add(effect, get(row, HAND + at) - get(row, KNOWN + at))
    for thing in [(entry >> 3) & 31 for entry in sales(row)]:
        if thing >= TICKETS:
            favours.add(thing - TICKETS)
    for effect in range(EFFECT_COUNT):
        copies = favour_copies(position, effect)
        if favours.found[effect] > copies:
            favours.check(effect, copies, "favours", "CM-5, CM-12")
        told.check(effect, hidden.found[effect], "unseen.favours")
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
    tickets = Supply(TICKET_NAMES)
    tickets.add_cells(row, FORUM_TICKETS)
    tickets.add_pile(row, TICKET_PILE)
    for seat in range(get(row, SEAT_COUNT)):
        tickets.add_cells(row, HELD + seat * TICKETS)
    for thing in [(entry >> 3) & 31 for entry in sales(row)]:
        if thing < TICKETS:
            tickets.add(thing)
    for ticket, copies in enumerate(position.sheet.ticket_cards):
        tickets.check(ticket, copies, "tickets", "CM-7")


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
    visitors = Supply(VISITOR_CARDS)
    visitors.add_pile(row, VISITOR_PILE)
    if get(row, DRAWN) != NONE:
        visitors.add(get(row, DRAWN))
    for index in range(VENUE_COUNT * GUESTS):
        visitors.add(index % GUESTS // 3, get(row, GUEST + index))
    for entry in sales(row):
        visitors.add((entry >> 8) & 7)
    for kind in range(VISITOR_KINDS):
        visitors.check(kind, visitor_copies(position), "visitors", "CM-8, CM-12")
    if visitors.found[CAESAR] != (1 if get(row, CAESAR_AT) == IN_PILE else 0):
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
