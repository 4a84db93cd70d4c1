"""Positions as JSON, written and strictly read: the tables of fields, and what they cannot say."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import load_dealer
from triumvir.core.document import Document, Part, contradiction
from triumvir.core.row import get, put
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.checks import check
from triumvir.games.caesar.fields import (
    CRASSUS_FIELDS,
    DOWN,
    FACE,
    GAPS,
    HIDDEN,
    MARKER,
    OPTIONS,
    POMPEYS,
    PROVINCE_FIELDS,
    SEAT_COUNT,
    SIDE_FIELDS,
    TOKEN,
    TURNED,
    WHOLE,
    WITH_POISON,
    add,
    face,
    is_crassus,
    is_free,
    is_solo,
    split_twins,
    supply_size,
    take_border,
)
from triumvir.games.caesar.memory import FOUND
from triumvir.games.caesar.meta import META, check_options
from triumvir.games.caesar.pieces import HIGH, LOW, SIDES, TOKENS
from triumvir.games.caesar.position import Position
from triumvir.games.caesar.sheet import read_sheet
from triumvir.native import Row

FACES: Final = ("up", "down", "hidden")
FACE_BITS: Final = (0, DOWN, DOWN | HIDDEN)


def dump(position: Position) -> Document:
    row = position.row
    document: Document = {"game": META.id, "revision": META.revision, "seq": position.seq}
    document.update(WHOLE.dump(row))
    document["options"] = dump_options(position)
    document["borders"] = {
        BORDERS[border]: dump_border(row, border)
        for border in range(30)
        if not is_free(row, border)
    }
    document["provinces"] = PROVINCE_FIELDS.dump_named(row, PROVINCES)
    sides: list[object] = []
    for side in range(2):
        entry = SIDE_FIELDS.dump(row, side)
        entry["memory"] = position.memory(side).hex()
        sides.append(entry)
    document["sides"] = sides
    document["crassus"] = CRASSUS_FIELDS.dump(row) if is_solo(row) else None
    document["dealer"] = position.dealer.dump()
    return document


def dump_options(position: Position) -> Document:
    options = OPTIONS.dump(position.row)
    options["sheet"] = position.sheet
    return options


def dump_border(row: Row, border: int) -> Document:
    """The token at a border, which province has its high number, and the marker on it."""
    code = int(get(row, TOKEN + border))
    bits = int(face(row, border))
    name = BORDERS[border]
    marker: object = None
    if bits & MARKER != 0:
        marker = {
            "side": SIDES[1 if bits & POMPEYS != 0 else 0],
            "face": FACES[1 if bits & TURNED != 0 else 0],
        }
    return {
        "token": TOKENS[code >> 2],
        "side": SIDES[code & 1],
        "high": name[3:] if code & 2 else name[:2],
        "face": FACES[FACE_BITS.index(bits & (DOWN | HIDDEN))],
        "marker": marker,
    }


def load(position: Position, document: Document) -> None:
    """Fill a fresh position from a document, or refuse it."""
    row = position.row
    whole = Part(document)
    whole.only(tuple(dump(position)))  # the keys that `dump` writes
    position.read_seq(whole)
    WHOLE.load(row, whole)
    seats = int(get(row, SEAT_COUNT))
    options = META.read_options(whole.part("options").told)
    check_options(seats, options)
    set_options(position, seats, options)
    borders = whole.part("borders")
    borders.only(BORDERS)
    for name in borders.told:
        load_border(row, BORDERS.index(name), borders.part(name))
    PROVINCE_FIELDS.load_named(row, whole.part("provinces"), PROVINCES)
    if is_solo(row):
        CRASSUS_FIELDS.load_whole(row, whole.part("crassus"))
    elif whole.value("crassus") is not None:
        raise contradiction("crassus", "he plays in the game of one player only", "CA-54")
    sides = whole.parts("sides", 2, SIDES)
    for side in range(2):
        load_side(position, side, sides[side])
    check(position)
    position.dealer = load_dealer(whole.part("dealer"))


def set_options(position: Position, seats: int, options: Document) -> None:
    """Options are complete and go together; a sheet may still be refused."""
    put(position.row, SEAT_COUNT, seats)
    OPTIONS.load(position.row, Part(options, "options"))
    sheet = options["sheet"]
    if sheet is not None:
        position.tiles = read_sheet(sheet)
        position.sheet = sheet


def load_border(row: Row, border: int, part: Part) -> None:
    part.only(("token", "side", "high", "face", "marker"))
    token = part.word("token", TOKENS)
    side = part.word("side", SIDES)
    ways = (BORDERS[border][:2], BORDERS[border][3:])
    turned = part.word("high", ways)
    lies = part.word("face", FACES)
    if turned == 1 and (lies == 2 or HIGH[token] == LOW[token]):
        raise contradiction(
            part.name("high"),
            f"a token that lies face down, or has two equal numbers, lies towards {ways[0]}",
        )
    bits = FACE_BITS[lies]
    if part.value("marker") is not None:
        marker = part.part("marker")
        marker.only(("side", "face"))
        bits |= MARKER | POMPEYS * marker.word("side", SIDES)
        bits |= TURNED * marker.word("face", FACES[:2])
    take_border(row, border, token * 4 + turned * 2 + side)
    put(row, FACE + border, bits)
    add(row, GAPS + FIRST[border], -1)
    add(row, GAPS + SECOND[border], -1)


def load_side(position: Position, side: int, part: Part) -> None:
    row = position.row
    SIDE_FIELDS.load_whole(row, part, side, ("memory",))
    split_twins(row, side)
    if part.told.get("memory") is not None:
        position.read_memory(side, part)
        if position.memory(side) and get(row, WITH_POISON) == 0:
            raise contradiction(part.name("memory"), "a journal is kept with Poison only")
    elif get(row, WITH_POISON) != 0 and not is_crassus(row, side):
        # A position without a journal begins with nothing known.
        hidden = 0
        for place, border in enumerate(CHECKPOINTS):
            if face(row, border) & HIDDEN != 0 and get(row, TOKEN + border) & 1 == side:
                hidden |= 1 << place
        position.set_memory(side, bytes([FOUND, int(supply_size(row, side)), hidden]))
