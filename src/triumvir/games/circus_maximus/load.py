"""Reading positions: everything is checked, down to the last card."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    read_dict,
    read_key,
    read_list,
    read_word,
    refuse_unknown,
)
from triumvir.core.errors import InvalidPosition
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    CATEGORIES,
    COIN_CARDS,
    EFFECT_COUNT,
    EFFECTS,
    FIRST_VENUE,
    LEVELS,
    TICKETS,
    VENUE_COUNT,
    VENUES,
    VISITOR_CARDS,
    VISITOR_KINDS,
    VISITORS,
)
from triumvir.games.circus_maximus.phases.bidding import can_bid
from triumvir.games.circus_maximus.phases.settling import can_act
from triumvir.games.circus_maximus.phases.setup import favour_copies, visitor_copies
from triumvir.games.circus_maximus.position import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    GUESTS,
    IN_PILE,
    OVER,
    SENDING,
    SETTLING,
    SHOWS,
    STAGES,
    SWAPPING,
)
from triumvir.games.circus_maximus.reading import add_effects, read_table, read_ticket
from triumvir.games.circus_maximus.rules import CircusState

KEYS: Final = (
    "game",
    "revision",
    "seq",
    "options",
    "seats",
    "day",
    "stage",
    "phase",
    "on_turn",
    "start_player",
    "start_card",
    "first",
    "passed",
    "place",
    "active",
    "drawn",
    "given",
    "rows",
    "villa",
    "forum",
    "venues",
    "caesar",
    "coin_cards",
    "unseen",
    "favour_pile",
    "players",
    "sales",
    "hands",
    "piles",
    "dealer",
)


def load(document: Document) -> CircusState:
    """The state in a document, or a refusal."""
    refuse_unknown(document, KEYS, "position")
    state = read_table(document)
    hands = read_list(read_key(document, "hands", "position"), "hands", state.n)
    for seat in range(state.n):
        add_effects(state.hand, seat * EFFECT_COUNT, hands[seat], f"hands[{seat}]")
    read_piles(state, read_dict(read_key(document, "piles", "position"), "piles"))
    check_merchants(state)
    check_favours(state)
    check_tickets(state)
    check_visitors(state)
    check_phase(state)
    state.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))
    return state


def read_piles(state: CircusState, piles: Document) -> None:
    refuse_unknown(piles, ("favours", "tickets", "visitors"), "piles")
    favours = read_list(read_key(piles, "favours", "piles"), "piles.favours")
    state.favour_pile = [read_word(name, "piles.favours", EFFECTS) for name in reversed(favours)]
    tickets = [
        read_ticket(name, "piles.tickets")
        for name in reversed(read_list(read_key(piles, "tickets", "piles"), "piles.tickets"))
    ]
    visitors = [
        read_word(name, "piles.visitors", VISITOR_CARDS)
        for name in reversed(read_list(read_key(piles, "visitors", "piles"), "piles.visitors"))
    ]
    if sorted(tickets) != sorted(state.ticket_pile):
        raise InvalidPosition("unseen.tickets: expected what is in the pile of tickets.")
    if sorted(visitors) != sorted(state.visitor_pile):
        raise InvalidPosition("unseen.visitors: expected what is in the pile of visitors.")
    state.ticket_pile = tickets
    state.visitor_pile = visitors


def check_merchants(state: CircusState) -> None:
    """CM-3: each merchant is in hand or in one row."""
    seen = list(state.merchants)
    for entry in state.row:
        seat = (entry >> 3) & 7
        bit = 1 << (entry & 7)
        if seen[seat] & bit:
            raise InvalidPosition(
                f"Seat {seat} has one merchant of level {(entry & 7) + 1}, not two (CM-3)."
            )
        seen[seat] |= bit
    for seat in range(state.n):
        if seen[seat] != (1 << LEVELS) - 1:
            raise InvalidPosition(f"Seat {seat} has {LEVELS} merchants; some are missing (CM-3).")


def check_favours(state: CircusState) -> None:
    """CM-5, CM-12: those that are nowhere have left the game."""
    for effect in range(EFFECT_COUNT):
        hidden = 0
        total = state.offered[effect]
        for seat in range(state.n):
            held = state.hand[seat * EFFECT_COUNT + effect]
            known = state.known[seat * EFFECT_COUNT + effect]
            if known > held:
                raise InvalidPosition(f"hands[{seat}]: '{EFFECTS[effect]}' is known to be there.")
            hidden += held - known
            total += held
        pile = state.favour_pile.count(effect)
        total += pile
        for entry in state.sales:
            if (entry >> 3) & 31 == TICKETS + effect:
                total += 1
        copies = favour_copies(state, effect)
        if total > copies:
            raise InvalidPosition(
                f"There are {copies} favours '{EFFECTS[effect]}', not {total} (CM-5, CM-12)."
            )
        if state.unseen[effect] != pile + hidden:
            raise InvalidPosition(
                f"unseen.favours: expected {pile + hidden} of '{EFFECTS[effect]}',"
                f" got {state.unseen[effect]}."
            )
    for seat in range(state.n):
        first = seat * EFFECT_COUNT
        if sum(state.hand[first : first + EFFECT_COUNT]) != state.hand_n[seat]:
            raise InvalidPosition(
                f"hands[{seat}]: expected {state.hand_n[seat]} favours, the known and the hidden."
            )


def check_tickets(state: CircusState) -> None:
    """CM-7: every ticket is at the Forum, with a player, sold or in the pile."""
    for ticket in range(TICKETS):
        total = state.forum[ticket] + state.ticket_pile.count(ticket)
        for seat in range(state.n):
            total += state.held[seat * TICKETS + ticket]
        for entry in state.sales:
            if (entry >> 3) & 31 == ticket:
                total += 1
        expected = state.sheet.ticket_cards[ticket]
        if total != expected:
            name = f"{VENUES[ticket // 3]} {CATEGORIES[ticket % 3]}"
            raise InvalidPosition(f"There are {expected} tickets '{name}', not {total} (CM-7).")


def check_visitors(state: CircusState) -> None:
    """CM-8, CM-12: every visitor is at a venue, on a ticket or in the pile; CM-1: coin cards."""
    coins = state.supply
    for index in range(len(state.guests)):
        coins += state.guests[index] * (index % 3)
        if state.guests[index] > 0 and index % 3 > state.extra[index // GUESTS]:
            raise InvalidPosition("A visitor has a coin card for each extra show (CM-59, CM-60).")
    for entry in state.sales:
        coins += (entry >> 11) & 3
    if coins != COIN_CARDS:
        raise InvalidPosition(f"There are {COIN_CARDS} coin cards, not {coins} (CM-1).")
    for kind in range(VISITOR_KINDS):
        total = state.visitor_pile.count(kind) + (1 if state.drawn == kind else 0)
        for venue in range(VENUE_COUNT):
            total += state.guests_of(venue, kind)
        for entry in state.sales:
            if (entry >> 8) & 7 == kind:
                total += 1
        expected = visitor_copies(state)
        if total != expected:
            raise InvalidPosition(
                f"There are {expected} visitors '{VISITORS[kind]}', not {total} (CM-8, CM-12)."
            )
    caesars = state.visitor_pile.count(CAESAR) + (1 if state.drawn == CAESAR else 0)
    if caesars != (1 if state.caesar_at == IN_PILE else 0):
        raise InvalidPosition("caesar: expected the place where he is.")
    if sum(state.extra) > state.day:
        raise InvalidPosition(f"Day {state.day + 1} has {state.day} extra shows (CM-20).")


def check_phase(state: CircusState) -> None:
    """The parts of a position that must fit its phase."""
    phase = state.phase
    stage = state.stage
    if (phase == SENDING) != (state.drawn >= 0):
        raise InvalidPosition("drawn: a drawn visitor is there while it is to be sent, only then.")
    if (phase == SWAPPING) != (state.given >= 0):
        raise InvalidPosition("given: a ticket is given while another is to be taken, only then.")
    if phase == SWAPPING:
        if state.held[state.seat * TICKETS + state.given] == 0:
            raise InvalidPosition("given: the player has no such ticket.")
        if stage == SHOWS or state.open_tickets() == state.forum[state.given]:
            raise InvalidPosition("given: there is no other ticket at the Forum.")
    for place in range(END_PLACE[stage], len(state.row_n)):
        if state.row_n[place] > 0:
            raise InvalidPosition(
                f"rows: in the phase of {STAGES[stage]} no merchant lies further on."
            )
    if stage < SHOWS and state.sales:
        raise InvalidPosition("sales: tickets are sold in the shows (CM-43).")
    if stage > 0 and sum(state.offered) > 0:
        raise InvalidPosition("villa: favours that nobody took have left the game (CM-34).")
    if phase == BIDDING and not state.passed >> state.seat & 1 and not can_bid(state, state.seat):
        raise InvalidPosition(f"on_turn: seat {state.seat} passes of necessity (CM-24).")
    if phase == BIDDING and state.passed >> state.seat & 1:
        raise InvalidPosition(f"on_turn: seat {state.seat} has passed (CM-22).")
    if phase == OVER and (state.day < 2 or stage < SHOWS):
        raise InvalidPosition("phase: the game ends after day three (CM-71).")
    if phase == SETTLING:
        check_active(state)
    elif state.takes > 0 and phase in (BIDDING, OVER):
        raise InvalidPosition("active: no merchant is active now.")
    if state.card >= 0 and state.card != state.starter:
        raise InvalidPosition("start_card: its holder is start player (CM-30).")


def check_active(state: CircusState) -> None:
    if state.takes == 0:
        raise InvalidPosition("active: a merchant is active while a row is settled.")
    place = state.place
    if place < FIRST_PLACE[state.stage] or place >= END_PLACE[state.stage]:
        raise InvalidPosition(f"active.place: not in the phase of {STAGES[state.stage]}.")
    if state.at >= state.row_n[place]:
        raise InvalidPosition("active.at: there is no such merchant in the row.")
    entry = state.row[state.row_start(place) + state.at]
    if (entry >> 3) & 7 != state.seat:
        raise InvalidPosition("on_turn: expected the owner of the active merchant.")
    if state.takes == 2 and not state.doubled:
        raise InvalidPosition("active.takes: two only with the favour 'double' (CM-94).")
    if not can_act(state):
        raise InvalidPosition("active: this merchant can do nothing and is passed over (CM-93).")
    if place >= FIRST_VENUE and state.stage < SHOWS:
        raise InvalidPosition("active.place: venues come in the shows.")
