"""Positions as JSON: written here, read and checked in `load.py`."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, EFFECTS, VISITOR_CARDS
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.table import effect_names, ticket_name, write_table


def dump(position: Position) -> Document:
    document: Document = {"game": META.id, "revision": META.revision, "seq": position.seq}
    document.update(write_table(position))
    hands: list[object] = []
    for seat in range(position.n):
        hands.append(effect_names(position.hand, seat * EFFECT_COUNT))
    document["hands"] = hands
    document["piles"] = {  # top first
        "favours": [EFFECTS[effect] for effect in reversed(position.favour_pile)],
        "tickets": [ticket_name(ticket) for ticket in reversed(position.ticket_pile)],
        "visitors": [VISITOR_CARDS[card] for card in reversed(position.visitor_pile)],
    }
    document["dealer"] = position.dealer.dump()
    return document
