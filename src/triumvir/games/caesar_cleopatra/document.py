"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import Document, Part
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
    whole = Part(document)
    whole.only(tuple(dump(position)))  # the keys that `dump` writes
    options = META.read_options(whole.part("options").told)
    OPTIONS.load(row, Part(options, "options"))
    position.read_seq(whole)
    WHOLE.load(row, whole)
    VOTE_CARDS.load_whole(row, whole.part("votes"))
    sides = whole.parts("sides", 2, SIDES)
    for side in range(2):
        load_side(position, side, sides[side])
    check(position)
    position.dealer = load_dealer(whole.part("dealer"))


def load_side(position: Position, side: int, part: Part) -> None:
    row = position.row
    SIDE_FIELDS.load_whole(row, part, side, ("lanes", "memory"))
    LANES.load_named(row, part.part("lanes"), GROUPS, side * 5)
    count_cards(row, side)
    if part.told.get("memory") is not None:
        position.read_memory(side, part)
    elif get(row, PHASE) > PLACING:
        # A position without a journal begins with nothing known.
        sizes = [int(held_n(row, side, deck)) for deck in range(2)]
        sizes += [int(down_n(row, side * 5 + group)) for group in range(5)]
        position.set_memory(side, bytes([FOUND, *sizes]))
