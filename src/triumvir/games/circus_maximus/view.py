"""What each seat sees: built up from nothing, and the only place where secrets are decided on."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.circus_maximus.cards import (
    CATEGORIES,
    EFFECT_COUNT,
    TICKETS,
    VENUE_COUNT,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.position import GUESTS, OVER, Position
from triumvir.games.circus_maximus.table import effect_names, write_table


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it: all that lies open, and one's own favours.
    At the end all favours are laid open to be counted (CM-64)."""
    document = write_table(position)
    document["prices"] = position.sheet.prices()
    document["timings"] = position.sheet.timings()
    document["gains"] = gains(position, seat)
    hands: list[object] = []
    for other in range(position.n):
        if other == seat or position.phase == OVER:
            hands.append(effect_names(position.hand, other * EFFECT_COUNT))
        else:
            hands.append(None)
    document["hands"] = hands
    return document


def gains(position: Position, seat: int | None) -> list[object] | None:
    """For each venue what the best unsold ticket of the seat for it would bring with each of the
    visitors there (CM-43, CM-59), in the order of the table; nothing without such a ticket."""
    if seat is None:
        return None
    found: list[object] = []
    for venue in range(VENUE_COUNT):
        best = -1
        for category in range(len(CATEGORIES)):
            if position.held[seat * TICKETS + venue * 3 + category] > 0:
                best = max(best, position.sheet.tickets[category])
        if best < 0:
            found.append(None)
            continue
        brings: list[object] = []
        for kind in range(VISITOR_KINDS):
            for coins in range(3):
                count = position.guests[venue * GUESTS + kind * 3 + coins]
                brings.extend([best + position.sheet.visitors[kind] + coins] * count)
        found.append(brings)
    return found
