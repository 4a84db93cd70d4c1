"""The view as the page reads it, made from the tables of fields and from what `document.py` and
`view.py` add."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from triumvir.core.shape import list_of, make_object, make_type, make_view
from triumvir.games.circus_maximus.cards import EFFECTS, PLACES, TIMINGS, VENUES, VISITORS
from triumvir.games.circus_maximus.fields import (
    ACTIVE_MERCHANT,
    OPTIONS,
    PLAYER_FIELDS,
    TICKET,
    UNSEEN_CARDS,
    VENUE_FIELDS,
    WHOLE,
)
from triumvir.games.circus_maximus.meta import META

PlaceName: Any = Literal[PLACES]
VenueName: Any = Literal[VENUES]
Effect: Any = Literal[EFFECTS]
VisitorName: Any = Literal[VISITORS]
Ticket: Any = make_type(TICKET.told())

# A merchant in a row, the first in line first. `as` is the level that it counts as (CM-67, CM-69).
Merchant = TypedDict("Merchant", {"seat": int, "level": int, "as": int})
Rows = make_object("Rows", [], dict.fromkeys(PLACES, list[Merchant]))
Options = make_object("Options", OPTIONS.shape(), {"sheet": dict[str, object] | None})
Active = make_object("Active", ACTIVE_MERCHANT.shape())
Venue = make_object("Venue", VENUE_FIELDS.shape(), {"venue": VenueName, "caesar": bool})
Unseen = make_object("Unseen", UNSEEN_CARDS.shape())
Player = make_object("Player", PLAYER_FIELDS.shape(), {"booked": int, "today": int})


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


VIEW: dict[str, Any] = {
    "revision": int,
    "options": Options,
    "place": PlaceName | None,
    "active": Active | None,
    "rows": Rows,
    "venues": list_of(Venue),
    "caesar": Literal["circus", "colosseum", "theatre", "pile", "drawn"] | None,
    "unseen": Unseen,
    "favour_pile": int,
    "players": list_of(Player),
    "sales": list[Sale],
    "prices": Prices,
    "timings": dict[str, Literal[TIMINGS]],  # type: ignore[valid-type]
    "gains": list[list[int] | None] | None,
    "hands": list_of(list_of(Effect) | None),
}
View = make_view(META.id, WHOLE.shape(), VIEW)
