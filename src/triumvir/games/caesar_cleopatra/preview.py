"""What laying a card would lead to: how much room is left at the group. From the view alone."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document, Part
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.cards import GROUP_LIMIT, GROUPS, OWN_LIMIT

LAYING: Final = ("up", "down", "lay")


def preview(view: View, action: Action) -> Document:
    if view.seat is None:
        return {}
    if action.kind == "setup":  # CC-22: one card at each group
        return {"room": 0}
    if action.kind not in LAYING:
        return {}
    group = GROUPS.index(str(action.fields["group"]))
    own = cards_at(view, view.seat, group) + 1
    other = cards_at(view, 1 - view.seat, group)
    return {"room": min(OWN_LIMIT - own, GROUP_LIMIT - own - other)}  # CC-43, CC-44


def cards_at(view: View, side: int, group: int) -> int:
    lane = Part(view.data, "view").parts("sides")[side].parts("lanes")[group]
    return len(lane.entries("up")) + lane.number("down", 0, OWN_LIMIT)
