"""The shape of a view, as the server sends it: what the page's types are made from."""

from __future__ import annotations

from typing import Literal, TypedDict

PlaceName = Literal["villa", "forum", "circus", "colosseum", "theatre"]
VenueName = Literal["circus", "colosseum", "theatre"]
Category = Literal["balcony", "stalls", "box"]
VisitorName = Literal["legionary", "student", "matron", "tourist", "senator"]
VisitorCard = Literal["legionary", "student", "matron", "tourist", "senator", "caesar"]
Effect = Literal[
    "new_ticket",
    "new_visitor",
    "promotion",
    "second_use",
    "step_forward",
    "double",
    "other_venue",
    "unseen",
    "front",
    "homecoming",
    "exchange",
    "redirect",
]
Timing = Literal["instead", "with", "active"]

# A merchant in a row, the first in line first. `as` is the level that it counts as (CM-67, CM-69).
Merchant = TypedDict("Merchant", {"seat": int, "level": int, "as": int})


class Ticket(TypedDict):
    venue: VenueName
    category: Category


class Visitor(TypedDict):
    visitor: VisitorName
    coin_cards: int


class Venue(TypedDict):
    venue: VenueName
    visitors: list[Visitor]
    extra_shows: int
    caesar: bool


class Rows(TypedDict):
    villa: list[Merchant]
    forum: list[Merchant]
    circus: list[Merchant]
    colosseum: list[Merchant]
    theatre: list[Merchant]


class Active(TypedDict):
    place: PlaceName
    at: int
    takes: int
    acted: bool
    doubled: bool
    homing: bool


class Unseen(TypedDict):
    favours: list[Effect]
    tickets: list[Ticket]
    visitors: list[VisitorCard]


class Player(TypedDict):
    merchants: list[int]
    tickets: list[Ticket]
    known: list[Effect]
    hidden: int
    ledger: list[list[int]]  # by day: visitors, tickets, coin cards, merchants, beside Caesar
    booked: int
    today: int


class Sale(TypedDict):
    seat: int
    place: VenueName
    ticket: Ticket | None
    favour: Effect | None
    visitor: VisitorName
    coin_cards: int
    points: int


class Prices(TypedDict):
    merchants: list[int]
    tickets: dict[str, int]
    visitors: dict[str, int]
    favours: dict[str, int]


class Options(TypedDict):
    caesar: bool
    sheet: dict[str, object] | None


class Outcome(TypedDict):
    points: list[int]
    ranks: list[int]
    reason: str
    rule: str
    lines: list[dict[str, object]]


class View(TypedDict):
    game: str
    seat: int | None
    seq: int
    to_act: list[int]
    options: Options
    seats: int
    day: int
    stage: Literal["favours", "tickets", "shows"]
    phase: Literal["bidding", "settling", "sending", "swapping", "over"]
    on_turn: int
    start_player: int
    start_card: int | None
    first: int | None
    passed: list[int]
    place: PlaceName | None
    active: Active | None
    drawn: VisitorCard | None
    given: Ticket | None
    rows: Rows
    villa: list[Effect]
    forum: list[Ticket]
    venues: list[Venue]
    caesar: Literal["circus", "colosseum", "theatre", "pile", "drawn"] | None
    coin_cards: int
    unseen: Unseen
    favour_pile: int
    players: list[Player]
    sales: list[Sale]
    prices: Prices
    timings: dict[str, Timing]
    gains: list[list[int] | None] | None
    hands: list[list[Effect] | None]
    outcome: Outcome | None
    choices: list[str]
