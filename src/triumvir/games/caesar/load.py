"""Reading positions: everything is checked, down to the last token."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    read_bool,
    read_dict,
    read_int,
    read_ints,
    read_key,
    read_list,
    read_text,
    read_word,
    refuse_unknown,
)
from triumvir.core.errors import InvalidOption, InvalidPosition
from triumvir.games.caesar.board import BORDERS, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.consistency import check
from triumvir.games.caesar.memory import FOUND, well_formed
from triumvir.games.caesar.meta import META, check_options
from triumvir.games.caesar.options import set_options
from triumvir.games.caesar.pieces import (
    BONUSES,
    COUNT,
    HIGH,
    LOW,
    MARKERS,
    OTHER_TWIN,
    SIDES,
    TILES,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.position import (
    DOWN,
    ENDS,
    HIDDEN,
    MARKER,
    PHASES,
    POMPEYS,
    REPORT,
    TURNED,
    Position,
    count,
)
from triumvir.native import i64

KEYS: Final = (
    "game",
    "revision",
    "seats",
    "options",
    "seq",
    "phase",
    "turn",
    "side",
    "offer",
    "extra",
    "recruit",
    "pending",
    "winner",
    "ended",
    "borders",
    "provinces",
    "bank",
    "sides",
    "crassus",
    "dealer",
)
SIDE_KEYS: Final = ("supply", "bag", "centurions", "markers", "senates", "thrown", "memory")
FACES: Final = ("up", "down", "hidden")
# What a report may say, number by number.
REPORT_LIMITS: Final = (7, 17, 7, COUNT - 1, 29, 1, 11, 11, 11)


def load(position: Position, document: Document) -> None:
    """Fill a fresh position from a document, or refuse it."""
    refuse_unknown(document, KEYS, "position")
    seats = number(document, "seats", 1, 2)
    try:
        options = META.read_options(read_dict(read_key(document, "options", "position"), "options"))
        check_options(seats, options)
        set_options(position, seats, options)
    except InvalidOption as error:
        raise InvalidPosition(f"options: {error}") from error
    position.seq = number(document, "seq", 0, 1 << 30)
    position.turn = number(document, "turn", 1, 1 << 30)
    position.phase = word(document, "phase", PHASES)
    position.side = word(document, "side", SIDES)
    position.offer = word_or_none(document, "offer", BONUSES)
    position.winner = word_or_none(document, "winner", SIDES)
    position.ended = word(document, "ended", tuple([name for name, _ in ENDS]))
    position.extra = read_bool(read_key(document, "extra", "position"), "extra")
    position.recruit = read_bool(read_key(document, "recruit", "position"), "recruit")
    read_pending(position, read_list(read_key(document, "pending", "position"), "pending"))
    read_borders(position, read_dict(read_key(document, "borders", "position"), "borders"))
    read_provinces(position, read_dict(read_key(document, "provinces", "position"), "provinces"))
    bank = read_list(read_key(document, "bank", "position"), "bank")
    position.bank = sorted([read_word(bonus, "bank", BONUSES) for bonus in bank])
    sides = read_list(read_key(document, "sides", "position"), "sides", 2)
    for side in range(2):
        read_side(position, side, read_dict(sides[side], SIDES[side]))
    read_crassus(position, read_key(document, "crassus", "position"))
    check(position)
    position.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))


def number(document: Document, key: str, low: int, high: int) -> int:
    return read_int(read_key(document, key, "position"), key, low, high)


def word(document: Document, key: str, words: tuple[str, ...]) -> int:
    return read_word(read_key(document, key, "position"), key, words)


def word_or_none(document: Document, key: str, words: tuple[str, ...]) -> int:
    if read_key(document, key, "position") is None:
        return -1
    return word(document, key, words)


def read_pending(position: Position, entries: list[object]) -> None:
    if len(entries) > 2:
        raise InvalidPosition("pending: a token closes at most two provinces.")
    pending = [read_word(entry, "pending", PROVINCES) for entry in entries]
    if len(pending) > 0:
        position.pend1 = pending[0]
    if len(pending) > 1:
        position.pend2 = pending[1]


def read_borders(position: Position, borders: Document) -> None:
    refuse_unknown(borders, BORDERS, "borders")
    bit: i64 = 1
    for name in borders:
        border = BORDERS.index(name)
        where = f"borders.{name}"
        entry = read_dict(borders[name], where)
        refuse_unknown(entry, ("token", "side", "high", "face", "marker"), where)
        token = read_word(read_key(entry, "token", where), f"{where}.token", TOKENS)
        side = read_word(read_key(entry, "side", where), f"{where}.side", SIDES)
        ways = (name[:2], name[3:])
        turned = read_word(read_key(entry, "high", where), f"{where}.high", ways)
        face = read_word(read_key(entry, "face", where), f"{where}.face", FACES)
        if turned == 1 and (face == 2 or HIGH[token] == LOW[token]):
            raise InvalidPosition(
                f"{where}.high: a token that lies face down, or has two equal numbers, lies towards"
                f" {ways[0]}."
            )
        position.token[border] = token * 4 + turned * 2 + side
        position.face[border] = (0, DOWN, DOWN | HIDDEN)[face]
        position.free ^= bit << border
        position.gaps[FIRST[border]] -= 1
        position.gaps[SECOND[border]] -= 1
        marker = read_key(entry, "marker", where)
        if marker is not None:
            read_marker(position, border, read_dict(marker, f"{where}.marker"))


def read_marker(position: Position, border: int, marker: Document) -> None:
    where = f"borders.{BORDERS[border]}.marker"
    refuse_unknown(marker, ("side", "face"), where)
    side = read_word(read_key(marker, "side", where), f"{where}.side", SIDES)
    face = read_word(read_key(marker, "face", where), f"{where}.face", FACES[:2])
    bits = MARKER | (POMPEYS if side == 1 else 0) | (TURNED if face == 1 else 0)
    position.face[border] |= bits


def read_provinces(position: Position, provinces: Document) -> None:
    refuse_unknown(provinces, PROVINCES, "provinces")
    for province in range(18):
        where = f"provinces.{PROVINCES[province]}"
        entry = read_dict(read_key(provinces, PROVINCES[province], "provinces"), where)
        refuse_unknown(entry, ("bonus", "control", "fallen", "totals"), where)
        bonus = read_key(entry, "bonus", where)
        if bonus is not None:
            position.bonus[province] = read_word(bonus, f"{where}.bonus", BONUSES)
        control = read_key(entry, "control", where)
        if control is not None:
            position.control[province] = read_word(control, f"{where}.control", SIDES)
        position.fallen[province] = read_int(
            read_key(entry, "fallen", where), f"{where}.fallen", 0, 2
        )
        position.sums[province * 2 : province * 2 + 2] = read_ints(
            read_key(entry, "totals", where), f"{where}.totals", 2, 0, 99
        )


def read_tokens(value: object, where: str, taken: i64 = 0) -> i64:
    """A list of names as a set that has nothing of another set; none comes twice."""
    bit: i64 = 1
    found: i64 = 0
    for name in read_list(value, where):
        token = read_word(name, where, TOKENS)
        if token == TWIN and (found | taken) >> TWIN & 1 != 0:
            token = OTHER_TWIN
        if (found | taken) >> token & 1 != 0:
            raise InvalidPosition(f"{where}: {TOKENS[token]} is there too often (CA-6, CA-10).")
        found |= bit << token
    return found


def read_side(position: Position, side: int, document: Document) -> None:
    where = SIDES[side]
    refuse_unknown(document, SIDE_KEYS, where)
    hand = read_tokens(read_key(document, "supply", where), f"{where}.supply")
    bag = read_tokens(read_key(document, "bag", where), f"{where}.bag", hand)
    stock = read_tokens(read_key(document, "centurions", where), f"{where}.centurions", hand | bag)
    position.change_hand(side, hand)
    position.change_bag(side, bag)
    position.change_stock(side, stock)
    position.left[side] = read_int(
        read_key(document, "markers", where), f"{where}.markers", 0, MARKERS
    )
    position.thrown[side] = read_int(
        read_key(document, "thrown", where), f"{where}.thrown", 0, MARKERS
    )
    senates = read_list(read_key(document, "senates", where), f"{where}.senates")
    if len(senates) > 6:
        raise InvalidPosition(f"{where}.senates: there are six Senate bonuses (CA-9).")
    position.senate[side] = len(senates)
    for place in range(len(senates)):
        name = f"{where}.senates[{place}]"
        position.under[side * 6 + place] = read_int(senates[place], name, 0, place + 1)
    read_memory(position, side, document.get("memory"))


def read_memory(position: Position, side: int, value: object) -> None:
    """The journal; a position without one begins with nothing known."""
    where = f"{SIDES[side]}.memory"
    if value is None:
        if position.poison and not position.is_crassus(side):
            hidden = 0
            for place, border in enumerate((15, 8, 28)):
                face = position.face[border]
                if face & HIDDEN != 0 and position.token[border] & 1 == side:
                    hidden |= 1 << place
            journal = bytes([FOUND, count(position.hand(side)), hidden])
            position.set_memory(side, journal)
        return
    try:
        journal = bytes.fromhex(read_text(value, where))
    except ValueError as error:
        raise InvalidPosition(f"{where}: expected hexadecimal text.") from error
    if not well_formed(journal):
        raise InvalidPosition(f"{where}: this is no journal of facts.")
    if journal and not position.poison:
        raise InvalidPosition(f"{where}: a journal is kept with Poison only.")
    position.set_memory(side, journal)


def read_crassus(position: Position, value: object) -> None:
    if not position.solo:
        if value is not None:
            raise InvalidPosition("crassus: he plays in the game of one player only (CA-54).")
        return
    document = read_dict(value, "crassus")
    refuse_unknown(document, ("row", "pile", "used", "report"), "crassus")
    row = read_list(read_key(document, "row", "crassus"), "crassus.row")
    side = 1 - position.human
    taken = position.bag(side) | position.stock(side)
    tokens = read_tokens(row, "crassus.row", taken)
    for name in row:
        token = read_word(name, "crassus.row", TOKENS)
        # Of the two equal laurels take the one that the set has, each once.
        if token == TWIN and (tokens >> TWIN & 1 == 0 or TWIN in position.row):
            token = OTHER_TWIN
        position.row.append(token)
    for key, tiles in (("pile", position.pile), ("used", position.used)):
        entries = read_list(read_key(document, key, "crassus"), f"crassus.{key}")
        tiles.extend(sorted([read_word(tile, f"crassus.{key}", TILES) for tile in entries]))
    report = read_list(read_key(document, "report", "crassus"), "crassus.report")
    if report:
        if (len(report) - 1) % REPORT != 0 or len(report) > 1 + 3 * REPORT:
            raise InvalidPosition(
                f"crassus.report: a tile and {REPORT} numbers for each of up to three lays."
            )
        position.report.append(read_int(report[0], "crassus.report[0]", 0, len(TILES) - 1))
        for at in range(1, len(report)):
            high = REPORT_LIMITS[(at - 1) % REPORT]
            position.report.append(read_int(report[at], f"crassus.report[{at}]", 0, high))
