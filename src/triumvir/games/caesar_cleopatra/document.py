"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    read_dict,
    read_key,
    read_list,
    refuse_unknown,
)
from triumvir.core.row import get
from triumvir.games.caesar_cleopatra.cards import GROUPS, SIDES
from triumvir.games.caesar_cleopatra.checks import check
from triumvir.games.caesar_cleopatra.fields import (
    LANES,
    OPTIONS,
    PHASE,
    PLACING,
    SIDE_FIELDS,
    VOTE_CARDS,
    WHOLE,
    count_cards,
    down_n,
    held_n,
)
from triumvir.games.caesar_cleopatra.memory import FOUND
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.position import Position


def dump(position: Position) -> Document:
    row = position.row
    document: Document = {"game": META.id, "revision": META.revision, "seq": position.seq}
    document.update(WHOLE.dump(row))
    document["options"] = OPTIONS.dump(row)
    document["votes"] = VOTE_CARDS.dump(row)
    sides: list[object] = []
    for side in range(2):
        entry = SIDE_FIELDS.dump(row, side)
        entry["lanes"] = LANES.dump_named(row, GROUPS, side * 5)
        entry["memory"] = position.memory(side).hex()
        sides.append(entry)
    document["sides"] = sides
    document["dealer"] = position.dealer.dump()
    return document


def load(position: Position, document: Document) -> None:
    """Fill a fresh position from a document, or refuse it."""
    row = position.row
    known = ("game", "revision", "seq", *WHOLE.keys, "options", "votes", "sides", "dealer")
    refuse_unknown(document, known, "position")
    options = META.read_options(read_dict(read_key(document, "options", "position"), "options"))
    OPTIONS.load(row, options, "options")
    position.read_seq(document)
    WHOLE.load(row, document, "")
    VOTE_CARDS.load_whole(row, read_key(document, "votes", "position"), "votes")
    sides = read_list(read_key(document, "sides", "position"), "sides", 2)
    for side in range(2):
        load_side(position, side, sides[side])
    check(position)
    position.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))


def load_side(position: Position, side: int, value: object) -> None:
    row = position.row
    where = SIDES[side]
    document = SIDE_FIELDS.load_whole(row, value, where, side, ("lanes", "memory"))
    LANES.load_named(row, read_key(document, "lanes", where), f"{where}.lanes", GROUPS, side * 5)
    count_cards(row, side)
    journal = document.get("memory")
    if journal is not None:
        position.read_memory(side, journal, f"{where}.memory")
    elif get(row, PHASE) > PLACING:
        # A position without a journal begins with nothing known.
        sizes = [int(held_n(row, side, deck)) for deck in range(2)]
        sizes += [int(down_n(row, side * 5 + group)) for group in range(5)]
        position.set_memory(side, bytes([FOUND, *sizes]))
