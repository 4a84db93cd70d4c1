"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    contradiction,
    read_dict,
    read_key,
    read_list,
    read_text,
    refuse_unknown,
    wrong_part,
)
from triumvir.core.errors import InvalidOption
from triumvir.core.row import NONE, put, total
from triumvir.games.caesar_cleopatra.cards import GROUPS, SIDES
from triumvir.games.caesar_cleopatra.checks import check
from triumvir.games.caesar_cleopatra.fields import (
    DOWN,
    DOWN_N,
    HAND,
    HAND_N,
    LANE,
    LANE_N,
    OPTIONS,
    PHASE,
    PLACING,
    SIDE_FIELDS,
    UP,
    VOTE_CARDS,
    WHOLE,
    down_n,
    get,
    held_n,
)
from triumvir.games.caesar_cleopatra.memory import FOUND, well_formed
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row


def dump(position: Position) -> Document:
    row = position.row
    document: Document = {"game": META.id, "revision": META.revision, "seq": position.seq}
    document.update(WHOLE.dump(row))
    document["options"] = OPTIONS.dump(row)
    document["votes"] = VOTE_CARDS.dump(row)
    sides: list[object] = []
    for side in range(2):
        entry = SIDE_FIELDS.dump(row, side)
        entry["lanes"] = dump_lanes(row, side)
        entry["memory"] = position.memory(side).hex()
        sides.append(entry)
    document["sides"] = sides
    document["dealer"] = position.dealer.dump()
    return document


def dump_lanes(row: Row, side: int) -> Document:
    lanes: Document = {}
    for group in range(5):
        lane = side * 5 + group
        lanes[GROUPS[group]] = {
            "up": LANE.write(row, UP + lane * 6),
            "down": LANE.write(row, DOWN + lane * 6),
        }
    return lanes


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
    votes = read_dict(read_key(document, "votes", "position"), "votes")
    refuse_unknown(votes, VOTE_CARDS.keys, "votes")
    VOTE_CARDS.load(row, votes, "votes")
    sides = read_list(read_key(document, "sides", "position"), "sides", 2)
    for side in range(2):
        load_side(position, side, read_dict(sides[side], SIDES[side]))
    check(position)
    position.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))


def load_side(position: Position, side: int, document: Document) -> None:
    row = position.row
    where = SIDES[side]
    refuse_unknown(document, (*SIDE_FIELDS.keys, "lanes", "memory"), where)
    SIDE_FIELDS.load(row, document, where, side)
    for deck in range(2):
        put(row, HAND_N + side * 2 + deck, total(row, HAND + (side * 2 + deck) * 6, 6))
    lanes = read_dict(read_key(document, "lanes", where), f"{where}.lanes")
    refuse_unknown(lanes, GROUPS, f"{where}.lanes")
    for group in range(5):
        name = f"{where}.lanes.{GROUPS[group]}"
        lane = read_dict(read_key(lanes, GROUPS[group], f"{where}.lanes"), name)
        refuse_unknown(lane, ("up", "down"), name)
        LANE.read(row, UP + (side * 5 + group) * 6, read_key(lane, "up", name), name)
        LANE.read(row, DOWN + (side * 5 + group) * 6, read_key(lane, "down", name), name)
    count_lanes(row, side)
    position.set_memory(side, read_memory(position, side, document.get("memory")))


def count_lanes(row: Row, side: int) -> None:
    """How many cards lie in each lane, and how many of these face down."""
    for lane in range(side * 5, side * 5 + 5):
        face_down = total(row, DOWN + lane * 6, 6)
        put(row, DOWN_N + lane, face_down)
        put(row, LANE_N + lane, min(face_down + total(row, UP + lane * 6, 6), NONE))


def read_memory(position: Position, side: int, value: object) -> bytes:
    """The journal; a position without one begins with nothing known."""
    if value is None:
        if get(position.row, PHASE) <= PLACING:
            return b""
        row = position.row
        sizes = [int(held_n(row, side, deck)) for deck in range(2)]
        sizes += [int(down_n(row, side * 5 + group)) for group in range(5)]
        return bytes([FOUND, *sizes])
    where = f"{SIDES[side]}.memory"
    try:
        journal = bytes.fromhex(read_text(value, where))
    except ValueError as error:
        raise contradiction(where, "expected hexadecimal text") from error
    if not well_formed(journal):
        raise contradiction(where, "this is no journal of facts")
    return journal
