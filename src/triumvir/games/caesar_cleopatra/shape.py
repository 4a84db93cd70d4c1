"""The view as the page reads it, made from the tables of fields and from what `view.py` adds."""

from __future__ import annotations

from typing import Any

from triumvir.core.shape import list_of, make_object, make_type, make_view
from triumvir.games.caesar_cleopatra.cards import CARDS, FIRST_ACTION
from triumvir.games.caesar_cleopatra.fields import (
    LANE,
    LANES,
    OPTIONS,
    RESERVES_SEEN,
    SIDE_FIELDS,
    VOTES_SEEN,
    WHOLE,
)
from triumvir.games.caesar_cleopatra.meta import META

INFLUENCE = make_type(LANE.shape())
HAND = make_type(("list", ("words", CARDS)))
ACTIONS = make_type(("list", ("words", CARDS[FIRST_ACTION:])))

Options = make_object("Options", OPTIONS.shape())
Votes = make_object("Votes", VOTES_SEEN.shape())
Lane = make_object("Lane", LANES.shape())
SIDE: dict[str, Any] = {
    "surely_held": HAND,
    "action_deck": ACTIONS | None,
    "lanes": list_of(Lane),
    "castling": INFLUENCE | None,
    "open_points": int,
    "memory": str,
}
Side = make_object("Side", SIDE_FIELDS.shape() + RESERVES_SEEN.shape(), SIDE)

VIEW: dict[str, Any] = {
    "options": Options,
    "answering": bool,
    "lifted": int,
    "votes": Votes,
    "sides": list_of(Side),
}
View = make_view(META.id, WHOLE.shape(), VIEW)
