"""What can be answered before one is asked: how many merchants one lays, when one passes, which
ticket one takes, to whom one sells. All of it lies open, so the answers tell nothing."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.standing import Standing
from triumvir.core.view import View
from triumvir.games.circus_maximus.cards import CATEGORIES
from triumvir.games.circus_maximus.preview import preview

# The places of each stage
PLACES: Final = {
    "favours": ("villa",),
    "tickets": ("forum",),
    "shows": ("circus", "colosseum", "theatre"),
}
MERCHANTS: Final = {"one": 1, "two": 2, "three": 3}


def row_of(view: View, place: str) -> list[dict[str, object]]:
    rows = view.data["rows"]
    assert isinstance(rows, dict)
    row = rows[place]
    assert isinstance(row, list)
    return row


def places(view: View) -> tuple[str, ...]:
    """Where merchants are laid now; nowhere if nobody bids."""
    return PLACES[str(view.data["stage"])] if view.data.get("phase") == "bidding" else ()


def above(view: View, value: str) -> str:
    """Pass where one has no merchant yet, if one of this level or higher is first everywhere."""
    here = places(view)
    rows = [row_of(view, place) for place in here]
    if not rows or any(one["seat"] == view.seat for row in rows for one in row):
        return ""
    firsts = [row[0]["as"] if row else 0 for row in rows]
    return "pass" if all(isinstance(one, int) and one >= int(value) for one in firsts) else ""


def bids(view: View, value: str) -> str:
    """After the first merchant: the lowest ones beside it until there are so many, then pass."""
    found = [
        place for place in places(view) for one in row_of(view, place) if one["seat"] == view.seat
    ]
    if not found:
        return ""
    if len(found) >= MERCHANTS[value]:
        return "pass"
    lays = [
        choice
        for choice in view.choices
        if choice.kind == "lay" and choice.fields["place"] == found[0]
    ]
    levels = [level for choice in lays if isinstance(level := choice.fields["level"], int)]
    return f"lay {min(levels)} {found[0]}" if levels else "pass"


def tickets(view: View, _value: str) -> str:
    """The dearest ticket; among equals the one for the venue with the most visitors."""
    takes = [choice for choice in view.choices if choice.kind == "take_ticket"]
    venues = view.data["venues"]
    assert isinstance(venues, list)
    guests = {one["venue"]: len(one["visitors"]) for one in venues}

    def worth(choice: Action) -> tuple[int, int]:
        category = CATEGORIES.index(str(choice.fields["category"]))
        return category, guests.get(choice.fields["venue"], 0)

    return max(takes, key=worth).text if takes else ""


def sales(view: View, _value: str) -> str:
    """The sale that brings most."""
    sells = [choice for choice in view.choices if choice.kind == "sell"]

    def brings(choice: Action) -> int:
        coins = preview(view, choice).get("brings")
        return coins if isinstance(coins, int) else 0

    return max(sells, key=brings).text if sells else ""


STANDING: Final = (
    Standing("above", ("8", "7", "6"), above),
    Standing("bids", ("one", "two", "three"), bids),
    Standing("tickets", ("dearest",), tickets),
    Standing("sales", ("best",), sales),
)
