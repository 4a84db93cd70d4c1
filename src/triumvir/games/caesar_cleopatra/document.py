"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    read_dict,
    read_key,
    read_list,
    refuse_unknown,
    wrong_part,
)
from triumvir.core.errors import InvalidOption
from triumvir.core.row import NONE, get, put, total
from triumvir.games.caesar_cleopatra.cards import GROUPS, SIDES
from triumvir.games.caesar_cleopatra.checks import check
from triumvir.games.caesar_cleopatra.fields import (
    DOWN,
    DOWN_N,
    HAND,
    HAND_N,
    LANE_N,
    LANES,
    OPTIONS,
    PHASE,
    PLACING,
    SIDE_FIELDS,
    UP,
    VOTE_CARDS,
    WHOLE,
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
        entry["lanes"] = {GROUPS[g]: LANES.dump(row, side * 5 + g) for g in range(5)}
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
    try:
        options = META.read_options(read_dict(read_key(document, "options", "position"), "options"))
    except InvalidOption as error:
        raise wrong_part("options", error) from error
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
    for deck in range(2):
        size = total(row, HAND + (side * 2 + deck) * 6, 6)
        put(row, HAND_N + side * 2 + deck, size)
    where = f"{where}.lanes"
    lanes = read_dict(read_key(document, "lanes", SIDES[side]), where)
    refuse_unknown(lanes, GROUPS, where)
    for group in range(5):
        lane = side * 5 + group
        entry = read_key(lanes, GROUPS[group], where)
        LANES.load_whole(row, entry, f"{where}.{GROUPS[group]}", lane)
        face_down = total(row, DOWN + lane * 6, 6)
        put(row, DOWN_N + lane, face_down)
        put(row, LANE_N + lane, min(face_down + total(row, UP + lane * 6, 6), NONE))
    journal = document.get("memory")
    if journal is not None:
        position.read_memory(side, journal, f"{SIDES[side]}.memory")
    elif get(row, PHASE) > PLACING:
        # A position without a journal begins with nothing known.
        sizes = [int(held_n(row, side, deck)) for deck in range(2)]
        sizes += [int(down_n(row, side * 5 + group)) for group in range(5)]
        position.set_memory(side, bytes([FOUND, *sizes]))
