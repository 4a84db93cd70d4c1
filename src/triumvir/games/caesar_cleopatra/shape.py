"""The view as the page reads it, made from the tables of fields and from what `view.py` adds."""

from __future__ import annotations

from typing import Any

from triumvir.core.shape import list_of, make_object, make_part, make_type, make_view
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, FIRST_ACTION, VOTES
from triumvir.games.caesar_cleopatra.fields import (
    INFLUENCE_CARDS,
    OPTIONS,
    SIDE_FIELDS,
    VOTE_CARDS,
    WHOLE,
)
from triumvir.games.caesar_cleopatra.meta import META

INFLUENCE = make_type(("list", ("words", INFLUENCE_CARDS)))
HAND = make_type(("list", ("words", CARDS)))
ACTIONS = make_type(("list", ("words", CARDS[FIRST_ACTION:])))

Options = make_object("Options", OPTIONS.shape())
Votes = make_object("Votes", VOTE_CARDS.shape(), {"pile": make_type(("list", ("words", VOTES)))})
Decks = make_part("Decks", tuple([(deck, "int") for deck in DECKS]))
# One side of one group: open cards, how many face down, and which if they are one's own.
Lane = make_object("Lane", [], {"up": INFLUENCE, "down": int, "known": INFLUENCE | None})
SIDE: dict[str, Any] = {
    "surely_held": HAND,
    "reserve": Decks,
    "action_deck": ACTIONS | None,
    "lanes": list_of(Lane),
    "castling": INFLUENCE | None,
    "open_points": int,
    "memory": str,
}
Side = make_object("Side", SIDE_FIELDS.shape(), SIDE)


VIEW: dict[str, Any] = {
    "options": Options,
    "answering": bool,
    "lifted": int,
    "votes": Votes,
    "sides": list_of(Side),
}
View = make_view(META.id, WHOLE.shape(), VIEW)
