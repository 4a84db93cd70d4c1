"""Positions for the tests of Circus Maximus."""

from __future__ import annotations

import copy
from typing import Any

from tests.games.cells import Listed, Named, Wide, Wides

from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.games.circus_maximus import GAME, fields
from triumvir.games.circus_maximus.cards import (
    CAESAR,
    CATEGORIES,
    EFFECT_COUNT,
    EFFECTS,
    PLACES,
    TICKETS,
    VENUES,
    VISITOR_CARDS,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    GUESTS,
    IN_PILE,
    NO_CAESAR,
    SHOWS,
    insert,
    line_size,
    merchant_at,
    row_start,
)
from triumvir.games.circus_maximus.phases.flow import go_on
from triumvir.games.circus_maximus.phases.setup import visitor_copies
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.sheet import DEFAULT
from triumvir.native import Row

MARK = {"effect": "printed", "when": "printed", "coins": "printed"}


class Line:
    """The merchants in all rows, one number each."""

    def get(self, row: Row) -> list[int]:
        return [int(merchant_at(row, index)) for index in range(line_size(row))]


def names(seats: int) -> dict[str, Any]:
    """What lies where at a table of so many."""
    return {
        "phase": fields.PHASE,
        "n": fields.SEAT_COUNT,
        "day": fields.DAY,
        "stage": fields.STAGE,
        "seat": fields.SEAT,
        "starter": fields.STARTER,
        "card": fields.START_CARD,
        "first": fields.FIRST_THERE,
        "passed": fields.PASSED,
        "place": fields.PLACE,
        "at": fields.AT,
        "takes": fields.TAKES,
        "acted": fields.ACTED,
        "doubled": fields.DOUBLED,
        "homing": fields.HOMING,
        "drawn": fields.DRAWN,
        "given": fields.GIVEN,
        "caesar_at": Wide(fields.CAESAR_AT, 1),
        "supply": fields.SUPPLY,
        "caesar": fields.WITH_CAESAR,
        "merchants": Wides(fields.MERCHANTS, seats, 1),
        "row_n": (fields.LINE_N, 5),
        "line": Line(),
        "hand": (fields.HAND, seats * EFFECT_COUNT),
        "known": (fields.KNOWN, seats * EFFECT_COUNT),
        "hand_n": (fields.HAND_N, seats),
        "hidden": (fields.HIDDEN, seats),
        "unseen": (fields.UNSEEN_FAVOURS, EFFECT_COUNT),
        "offered": (fields.OFFERED, EFFECT_COUNT),
        "favour_pile": Listed(fields.FAVOUR_PILE, fields.MOST_FAVOURS),
        "forum": (fields.FORUM_TICKETS, TICKETS),
        "held": (fields.HELD, seats * TICKETS),
        "ticket_pile": Listed(fields.TICKET_PILE, 18),
        "guests": (fields.GUEST, 3 * GUESTS),
        "guest_n": (fields.GUEST_N, 3),
        "visitor_pile": Listed(fields.VISITOR_PILE, fields.MOST_VISITORS),
        "extra": (fields.EXTRA, 3),
        "sales": Listed(fields.SALES, fields.MOST_VISITORS, 2),
        "ledger": Wides(fields.BOOK, seats * fields.LEDGER, 2),
    }


def cells(state: CircusState) -> Named:
    """The row, its cells by name."""
    return Named(state.row, names(state.seats()))


class StackedDealer(Dealer):
    """Deals what a test wants: each shuffle puts the next list on top, its first card topmost."""

    def __init__(self, *tops: list[int], start: int = 0) -> None:
        super().__init__(0)
        self.tops = list(tops)
        self.start = start

    def below(self, n: int) -> int:
        return self.start % n

    def shuffle(self, items: list[int]) -> None:
        top = self.tops.pop(0) if self.tops else []
        for card in top:
            items.remove(card)
        items.extend(reversed(top))

    def clone(self) -> Dealer:
        return StackedDealer(*self.tops, start=self.start)


def table(
    seats: int = 4, seed: int | str = 0, caesar: bool = False, sheet: object = None
) -> CircusState:
    options: Document = {"caesar": caesar, "sheet": sheet}
    state = GAME.start(seats, options, Dealer(seed))
    assert isinstance(state, CircusState)
    return state


def dealt(seats: int, dealer: Dealer, **options: object) -> CircusState:
    state = GAME.start(seats, options, dealer)
    assert isinstance(state, CircusState)
    return state


def play(state: CircusState, *texts: str) -> list[Event]:
    """Actions of whoever is to act; what happened."""
    events: list[Event] = []
    for text in texts:
        state.play(state.to_act()[0], GAME.parse(text), events)
    return events


def texts(state: CircusState) -> list[str]:
    """The choices of whoever is to act."""
    return [action.text for action in state.legal(state.to_act()[0])]


def kinds(state: CircusState) -> set[str]:
    return {action.kind for action in state.legal(state.to_act()[0])}


def pass_all(state: CircusState) -> list[Event]:
    """Everybody passes, and every active merchant declines, until the stage or the day is over."""
    events: list[Event] = []
    day, stage = cells(state).day, cells(state).stage
    while state.to_act() and (cells(state).day, cells(state).stage) == (day, stage):
        play_last(state, events)
    return events


def play_last(state: CircusState, events: list[Event] | None = None) -> None:
    seat = state.to_act()[0]
    state.play(seat, state.legal(seat)[-1], events)


def bid_out(state: CircusState) -> None:
    """Everybody passes until merchants become active or the stage is over."""
    stage = cells(state).stage
    while cells(state).phase == BIDDING and cells(state).stage == stage:
        play(state, "pass")


def row(state: CircusState, place: str) -> list[tuple[int, int]]:
    """A row as pairs of seat and printed level."""
    start = row_start(state.row, PLACES.index(place))
    entries = cells(state).line[start : start + cells(state).row_n[PLACES.index(place)]]
    return [((entry >> 3) & 7, (entry & 7) + 1) for entry in entries]


def put(state: CircusState, place: str, *entries: tuple[int, int]) -> None:
    """Merchants that lie already: pairs of seat and level, first in line first."""
    where = PLACES.index(place)
    at = row_start(state.row, where) + cells(state).row_n[where]
    for seat, level in entries:
        cells(state).merchants[seat] &= ~(1 << (level - 1))
        insert(state.row, where, at, level, seat, level - 1)
        at += 1


def give(state: CircusState, seat: int, *names: str, hidden: bool = False) -> None:
    """Favours from the pile, or from the villa, come to a hand."""
    for name in names:
        effect = EFFECTS.index(name)
        if effect in cells(state).favour_pile:
            cells(state).favour_pile.remove(effect)
            cells(state).unseen[effect] -= 0 if hidden else 1
        elif cells(state).offered[effect] > 0:
            cells(state).offered[effect] -= 1
        cells(state).hand[seat * EFFECT_COUNT + effect] += 1
        cells(state).hand_n[seat] += 1
        if hidden:
            cells(state).hidden[seat] += 1
        else:
            cells(state).known[seat * EFFECT_COUNT + effect] += 1
    state.cached_seat = -1


def ticket(name: str) -> int:
    venue, category = name.split()
    return VENUES.index(venue) * 3 + CATEGORIES.index(category)


def lay_out(
    state: CircusState,
    tickets: list[str],
    guests: dict[str, list[str]],
    held: dict[int, list[str]] | None = None,
    caesar: str | None = None,
) -> None:
    """Another layout of the day: all cards are still there, the rest is in the piles."""
    held = {} if held is None else held
    rest = []
    for kind in range(TICKETS):
        rest.extend([kind] * state.sheet.ticket_cards[kind])
    cells(state).forum = [0] * TICKETS
    cells(state).held = [0] * (state.seats() * TICKETS)
    for name in tickets:
        cells(state).forum[ticket(name)] += 1
        rest.remove(ticket(name))
    for seat, names in held.items():
        for name in names:
            cells(state).held[seat * TICKETS + ticket(name)] += 1
            rest.remove(ticket(name))
    cells(state).ticket_pile = rest
    visitors = [kind for kind in range(VISITOR_KINDS) for _ in range(visitor_copies(state))]
    cells(state).guests = [0] * (3 * GUESTS)
    cells(state).guest_n = [0] * 3
    cells(state).caesar_at = (
        VENUES.index(caesar) if caesar else (IN_PILE if cells(state).caesar else NO_CAESAR)
    )
    if cells(state).caesar_at == IN_PILE:
        visitors.append(CAESAR)
    cells(state).supply = 12
    for venue, names in guests.items():
        for name in names:
            visitors.remove(VISITOR_CARDS.index(name))
            state.lay_visitor(VENUES.index(venue), VISITOR_CARDS.index(name))
    cells(state).visitor_pile = visitors
    state.cached_seat = -1


def at_shows(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    """Phase III of day one, nobody with a ticket; seat 0 is start player."""
    state = table(seats, caesar=caesar, sheet=sheet)
    cells(state).starter = cells(state).seat = 0
    pass_all(state)
    pass_all(state)
    assert cells(state).stage == SHOWS
    return state


def at_tickets(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    state = table(seats, caesar=caesar, sheet=sheet)
    cells(state).starter = cells(state).seat = 0
    pass_all(state)
    return state


def at_favours(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    """Phase I, on the second day: on the first no favour is played there (CM-93)."""
    state = table(seats, caesar=caesar, sheet=sheet)
    cells(state).starter = cells(state).seat = 0
    cells(state).day = 1
    return state


def settle(state: CircusState) -> None:
    """All have passed: on to the first active merchant."""
    cells(state).passed = (1 << cells(state).n) - 1
    state.cached_seat = -1
    go_on(state)


def other_sheet(**changes: object) -> Document:
    """The default sheet with three favours replaced by those that it has not."""
    document = copy.deepcopy(DEFAULT.document)
    favours = document["favours"]
    assert isinstance(favours, dict)
    for old, new, when in (
        ("second_use", "homecoming", "active"),
        ("step_forward", "exchange", "instead"),
        ("front", "redirect", "instead"),
    ):
        del favours[old]
        favours[new] = {"when": changes.get(new, when), "coins": 1, "mark": dict(MARK)}
    return document


def sound(state: CircusState) -> None:
    """The position stands up to every check."""
    state.cached_seat = -1
    assert GAME.load(state.dump()).dump() == state.dump()


def offer(state: CircusState, *names: str) -> None:
    """These favours at the villa; the others in the pile."""
    cells(state).favour_pile = [
        kind for kind in range(9) for _ in range(1 if cells(state).n == 3 else 2)
    ]
    cells(state).offered = [0] * 12
    for name in names:
        cells(state).offered[EFFECTS.index(name)] += 1
        cells(state).favour_pile.remove(EFFECTS.index(name))
    cells(state).unseen = [cells(state).favour_pile.count(kind) for kind in range(12)]


def selling() -> CircusState:
    """Seat 0 has two tickets for the circus and one for the theatre, seat 1 one for the circus."""
    state = at_shows()
    lay_out(
        state,
        [],
        {"circus": ["senator", "student"], "theatre": ["matron"]},
        {0: ["circus box", "circus balcony", "theatre stalls"], 1: ["circus stalls"]},
    )
    return state
