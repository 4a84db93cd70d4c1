"""What each seat sees: built up from nothing. Who may see what is decided here and in the table of
fields, nowhere else."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.circus_maximus.cards import CATEGORIES, TICKETS, VENUE_COUNT
from triumvir.games.circus_maximus.document import write_table
from triumvir.games.circus_maximus.fields import GUEST, GUESTS, HANDS, HELD, PHASE, get
from triumvir.games.circus_maximus.position import Position


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it: all that lies open, and one's own favours."""
    row = position.row
    own = -1 if seat is None else seat
    document = write_table(position)
    document["prices"] = position.sheet.prices()
    document["timings"] = position.sheet.timings()
    document["gains"] = gains(position, seat)
    document["hands"] = [
        HANDS.describe(row, own, get(row, PHASE), other)["hand"]
        for other in range(position.seats())
    ]
    return document


def gains(position: Position, seat: int | None) -> list[object] | None:
    """For each venue what the best unsold ticket of the seat for it would bring with each of the
    visitors there (CM-43, CM-59), in the order of the table; nothing without such a ticket."""
    if seat is None:
        return None
    row = position.row
    sheet = position.sheet
    found: list[object] = []
    for venue in range(VENUE_COUNT):
        best = -1
        for category in range(len(CATEGORIES)):
            if get(row, HELD + seat * TICKETS + venue * 3 + category) > 0:
                best = max(best, sheet.tickets[category])
        if best < 0:
            found.append(None)
            continue
        brings: list[object] = []
        for place in range(GUESTS):
            coins = best + sheet.visitors[place // 3] + place % 3
            for _ in range(get(row, GUEST + venue * GUESTS + place)):
                brings.append(coins)
        found.append(brings)
    return found
