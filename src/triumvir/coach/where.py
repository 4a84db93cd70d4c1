"""Where a choice is made on the board: the first thing that the coach points at."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action

# A field of the action, and what lessons and the page call such a thing.
PLACES: Final = (
    ("group", "group"),
    ("groups", "group"),
    ("high", "province"),
    ("province", "province"),
    ("border", "border"),
    ("place", "place"),
    ("venue", "place"),
)


def where(action: Action) -> list[str]:
    """What to look at ("group senators"); nothing, if the choice has no place on the board."""
    for field, kind in PLACES:
        value = action.fields.get(field)
        if isinstance(value, str):
            return [f"{kind} {value}"]
        if isinstance(value, list | tuple):
            return [f"{kind} {one}" for one in value]
    return []
