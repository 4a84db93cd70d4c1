"""Positions for the tests of Circus Maximus."""

from __future__ import annotations

import copy

from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.event import Event
from triumvir.games.circus_maximus import GAME
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
from triumvir.games.circus_maximus.phases.flow import go_on
from triumvir.games.circus_maximus.phases.setup import visitor_copies
from triumvir.games.circus_maximus.position import BIDDING, GUESTS, IN_PILE, SHOWS, merchant
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.sheet import DEFAULT

MARK = {"effect": "printed", "when": "printed", "coins": "printed"}


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
    day, stage = state.day, state.stage
    while state.to_act() and (state.day, state.stage) == (day, stage):
        play_last(state, events)
    return events


def play_last(state: CircusState, events: list[Event] | None = None) -> None:
    seat = state.to_act()[0]
    state.play(seat, state.legal(seat)[-1], events)


def bid_out(state: CircusState) -> None:
    """Everybody passes until merchants become active or the stage is over."""
    stage = state.stage
    while state.phase == BIDDING and state.stage == stage:
        play(state, "pass")


def row(state: CircusState, place: str) -> list[tuple[int, int]]:
    """A row as pairs of seat and printed level."""
    start = state.row_start(PLACES.index(place))
    entries = state.row[start : start + state.row_n[PLACES.index(place)]]
    return [((entry >> 3) & 7, (entry & 7) + 1) for entry in entries]


def put(state: CircusState, place: str, *entries: tuple[int, int]) -> None:
    """Merchants that lie already: pairs of seat and level, first in line first."""
    where = PLACES.index(place)
    at = state.row_start(where) + state.row_n[where]
    for seat, level in entries:
        state.merchants[seat] &= ~(1 << (level - 1))
        state.row.insert(at, merchant(level, seat, level - 1))
        state.row_n[where] += 1
        at += 1


def give(state: CircusState, seat: int, *names: str, hidden: bool = False) -> None:
    """Favours from the pile, or from the villa, come to a hand."""
    for name in names:
        effect = EFFECTS.index(name)
        if effect in state.favour_pile:
            state.favour_pile.remove(effect)
            state.unseen[effect] -= 0 if hidden else 1
        elif state.offered[effect] > 0:
            state.offered[effect] -= 1
        state.hand[seat * EFFECT_COUNT + effect] += 1
        state.hand_n[seat] += 1
        if hidden:
            state.hidden[seat] += 1
        else:
            state.known[seat * EFFECT_COUNT + effect] += 1
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
    state.forum = [0] * TICKETS
    state.held = [0] * (state.n * TICKETS)
    for name in tickets:
        state.forum[ticket(name)] += 1
        rest.remove(ticket(name))
    for seat, names in held.items():
        for name in names:
            state.held[seat * TICKETS + ticket(name)] += 1
            rest.remove(ticket(name))
    state.ticket_pile = rest
    visitors = [kind for kind in range(VISITOR_KINDS) for _ in range(visitor_copies(state))]
    state.guests = [0] * (3 * GUESTS)
    state.guest_n = [0] * 3
    state.caesar_at = VENUES.index(caesar) if caesar else (IN_PILE if state.caesar else -2)
    if state.caesar_at == IN_PILE:
        visitors.append(CAESAR)
    state.supply = 12
    for venue, names in guests.items():
        for name in names:
            visitors.remove(VISITOR_CARDS.index(name))
            state.lay_visitor(VENUES.index(venue), VISITOR_CARDS.index(name))
    state.visitor_pile = visitors
    state.cached_seat = -1


def at_shows(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    """Phase III of day one, nobody with a ticket; seat 0 is start player."""
    state = table(seats, caesar=caesar, sheet=sheet)
    state.starter = state.seat = 0
    pass_all(state)
    pass_all(state)
    assert state.stage == SHOWS
    return state


def at_tickets(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    state = table(seats, caesar=caesar, sheet=sheet)
    state.starter = state.seat = 0
    pass_all(state)
    return state


def at_favours(seats: int = 4, caesar: bool = False, sheet: object = None) -> CircusState:
    state = table(seats, caesar=caesar, sheet=sheet)
    state.starter = state.seat = 0
    return state


def settle(state: CircusState) -> None:
    """All have passed: on to the first active merchant."""
    state.passed = (1 << state.n) - 1
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
