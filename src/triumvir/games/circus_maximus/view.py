"""What each seat sees: built up from nothing, and the only place where secrets are decided on."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.circus_maximus.cards import EFFECT_COUNT
from triumvir.games.circus_maximus.position import OVER, Position
from triumvir.games.circus_maximus.table import effect_names, write_table


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it: all that lies open, and one's own favours.
    At the end all favours are laid open to be counted (CM-64)."""
    document = write_table(position)
    document["prices"] = position.sheet.prices()
    hands: list[object] = []
    for other in range(position.n):
        if other == seat or position.phase == OVER:
            hands.append(effect_names(position.hand, other * EFFECT_COUNT))
        else:
            hands.append(None)
    document["hands"] = hands
    return document
