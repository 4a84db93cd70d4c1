"""The view as the page reads it, made from the tables of fields and from what `view.py` adds."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from triumvir.core.shape import list_of, make_object, make_part, make_type
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, FIRST_ACTION, VOTES
from triumvir.games.caesar_cleopatra.fields import (
    INFLUENCE_CARDS,
    OPTIONS,
    SIDE_FIELDS,
    VOTE_CARDS,
    WHOLE,
)

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


class Outcome(TypedDict):
    points: list[int]
    ranks: list[int]
    reason: str
    rule: str
    lines: list[dict[str, object]]


VIEW: dict[str, Any] = {
    "game": Literal["caesar-cleopatra"],
    "seat": int | None,
    "seq": int,
    "to_act": list[int],
    "options": Options,
    "answering": bool,
    "lifted": int,
    "votes": Votes,
    "sides": list_of(Side),
    "outcome": Outcome | None,
    "choices": list[str],
}
View = make_object("View", WHOLE.shape(), VIEW)
