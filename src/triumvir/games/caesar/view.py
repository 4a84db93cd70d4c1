"""What each seat sees, built up from nothing, and a position made from it again, with holes.

Who may see what is decided here and in the table of fields, nowhere else.
"""

from __future__ import annotations

from triumvir.core.document import Document, Part
from triumvir.core.row import NONE, cards_in, push, put
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, PROVINCES
from triumvir.games.caesar.document import dump_border, dump_options, load_border, set_options
from triumvir.games.caesar.fields import (
    BAG,
    CRASSUS_FIELDS,
    ENDED,
    HAND,
    HIDDEN,
    HUMAN,
    LAYOUT,
    LINE,
    OVER,
    PHASE,
    PROVINCE_FIELDS,
    REASONS,
    REPORT,
    REPORTED,
    SIDE_FIELDS,
    TOKEN,
    WHOLE,
    WINNER,
    WITH_CENTURIONS,
    WITH_POISON,
    bag,
    count,
    face,
    get,
    is_crassus,
    is_free,
    is_solo,
    names,
    side_of,
    split_twins,
    stock,
    supply_size,
)
from triumvir.games.caesar.memory import surely_bagged, surely_held
from triumvir.games.caesar.phases.deciding import TIES
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    OTHER_TWIN,
    SIDES,
    TILES,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.position import Position
from triumvir.native import Row, i64


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it."""
    row = position.row
    own = -1 if seat is None else int(side_of(row, seat))
    view = WHOLE.describe(row, own, get(row, PHASE))
    view["options"] = dump_options(position)
    view["own_side"] = None if own < 0 else SIDES[own]
    view["provinces"] = [describe_province(row, province) for province in range(18)]
    view["borders"] = [describe_border(row, border, own) for border in range(30)]
    view["sides"] = [describe_side(position, side, own) for side in range(2)]
    view["crassus"] = describe_crassus(row) if is_solo(row) else None
    return view


def describe_province(row: Row, province: int) -> Document:
    view = PROVINCE_FIELDS.describe(row, -1, 0, province)
    view["province"] = PROVINCES[province]
    return view


def veil(row: Row, own: int) -> Row:
    """The row as a side may know it: 255 for what it may not see. CA-50: whose token lies face down
    is open, which it is, only its owner knows."""
    veiled = LAYOUT.veil(row, own)
    for border in CHECKPOINTS:
        if face(row, border) & HIDDEN != 0 and get(row, TOKEN + border) & 1 != own:
            put(veiled, TOKEN + border, NONE)
    # Nobody can tell the two equal laurels apart: one alone is the first.
    for tokens in (HAND, HAND + 3, BAG, BAG + 3):
        cell = tokens + TWIN // 8
        if get(veiled, cell) >> TWIN % 8 & 3 == 2:
            put(veiled, cell, get(veiled, cell) ^ 3 << TWIN % 8)
    for place in range(LINE + 1, LINE + 1 + get(veiled, LINE)):
        if veiled[place] == OTHER_TWIN:
            put(veiled, place, TWIN)
    return veiled


def describe_border(row: Row, border: int, own: int) -> Document:
    name = BORDERS[border]
    if is_free(row, border):
        return {"border": name, "token": None, "marker": None}
    token = dump_border(row, border)
    marker = token.pop("marker")
    token["low"] = name[3:] if token["high"] == name[:2] else name[:2]
    if face(row, border) & HIDDEN != 0:
        # CA-50: only its owner knows it, until all is over.
        token["high"] = token["low"] = None
        if get(row, TOKEN + border) & 1 != own and get(row, PHASE) != OVER:
            token["token"] = None
    return {"border": name, "token": token, "marker": marker}


def describe_side(position: Position, side: int, own: int) -> Document:
    row = position.row
    crassus = is_crassus(row, side)  # he hides nothing
    view = SIDE_FIELDS.describe(row, side if crassus else own, get(row, PHASE), side)
    if crassus:
        view["supply"] = [TOKENS[token] for token in cards_in(row, LINE)]
    journal = position.memory(side)
    rest = unseen(row, side)
    held = surely_held(journal) if get(row, WITH_POISON) != 0 else rest & ALL_CENTURIONS
    view["side"] = SIDES[side]
    view["called"] = position.called(side)
    view["supply_size"] = int(supply_size(row, side))
    view["bag_size"] = int(count(bag(row, side)))
    # Memory aids: tokens that have not been seen on the board, and what is known of them.
    view["unseen"] = names(rest)
    view["surely_held"] = [] if crassus else names(held)
    view["surely_bagged"] = names(surely_bagged(journal))
    view["memory"] = journal.hex()
    return view


def unseen(row: Row, side: i64) -> i64:
    """A side's tokens that do not lie known on the board, nor with the Centurions in stock."""
    rest: i64 = BASIC
    if get(row, WITH_CENTURIONS) != 0:
        rest |= ALL_CENTURIONS & ~stock(row, side)
    for border in range(30):
        if not is_free(row, border) and face(row, border) & HIDDEN == 0:
            code = get(row, TOKEN + border)
            if code & 1 == side:
                rest = without(rest, code >> 2)
    return rest


def without(tokens: i64, kind: i64) -> i64:
    """A set less one token of this name; of the two equal ones the second goes first."""
    bit: i64 = 1
    if kind == TWIN and tokens >> OTHER_TWIN & 1 != 0:
        return tokens & ~(bit << OTHER_TWIN)
    return tokens & ~(bit << kind)


def describe_crassus(row: Row) -> Document:
    """His tiles, and his last turn with its reasons."""
    report = cards_in(row, REPORT)
    view = CRASSUS_FIELDS.describe(row, -1, 0)
    view["tile"] = TILES[report[0]] if report else None
    view["lays"] = [describe_lay(report[at:]) for at in range(1, len(report), REPORTED)]
    return view


def describe_lay(report: list[int]) -> Document:
    name = BORDERS[report[4]]
    return {
        "step": report[0],
        "province": PROVINCES[report[1]],
        "value": report[2],
        "token": TOKENS[report[3]],
        "border": name,
        "high": name[3:] if report[5] == 1 else name[:2],
        "province_by": TIES[report[6]] or None,
        "border_by": TIES[report[7]] or None,
        "token_by": TIES[report[8]] or None,
    }


# And back


def template(position: Position, data: Document) -> None:
    """Fill a fresh position with what a seat sees. The other's supply and his face-down tokens, if
    they are hidden, are still to be filled in; such a token stands as number 0."""
    row = position.row
    view = Part(data, "view")
    set_options(position, 2 if view.value("crassus") is None else 1, view.part("options").told)
    position.read_seq(view)
    WHOLE.template(row, view)
    borders = view.parts("borders", 30)
    for border in range(30):
        fill_border(row, border, borders[border])
    PROVINCE_FIELDS.template_list(row, view.parts("provinces", 18))
    if is_solo(row):
        fill_crassus(row, view.part("crassus"))
    sides = view.parts("sides", 2)
    for side in range(2):
        fill_side(position, side, sides[side])
    if get(row, PHASE) == OVER:
        fill_outcome(position, view.part("outcome"))


def fill_border(row: Row, border: int, part: Part) -> None:
    if part.value("token") is None:
        return
    seen = part.part("token")
    told: Document = {**seen.told, "marker": part.value("marker")}
    told.pop("low", None)
    if seen.value("token") is None:
        told["token"] = TOKENS[0]
    if seen.value("high") is None:
        told["high"] = BORDERS[border][:2]
    load_border(row, border, Part(told, part.place))


def fill_side(position: Position, side: int, part: Part) -> None:
    row = position.row
    if is_crassus(row, side):
        CRASSUS_FIELDS.fields[0].codec.read(row, LINE, part.value("supply"), part.name("supply"))
        part = Part({**part.told, "supply": None}, part.place)
    SIDE_FIELDS.template(row, part, side)
    split_twins(row, side)
    position.read_memory(side, part)


def fill_crassus(row: Row, part: Part) -> None:
    CRASSUS_FIELDS.template(row, part)
    if part.value("tile") is None:
        return
    push(row, REPORT, part.word("tile", TILES))
    for lay in part.parts("lays"):
        border = lay.word("border", BORDERS)
        push(row, REPORT, lay.number("step", 1, 7))
        push(row, REPORT, lay.word("province", PROVINCES))
        push(row, REPORT, lay.number("value", 0, 7))
        push(row, REPORT, lay.word("token", TOKENS))
        push(row, REPORT, border)
        push(row, REPORT, 1 if lay.text("high") == BORDERS[border][3:] else 0)
        for key in ("province_by", "border_by", "token_by"):
            push(row, REPORT, 0 if lay.value(key) is None else lay.word(key, TIES))


def fill_outcome(position: Position, outcome: Part) -> None:
    row = position.row
    put(row, ENDED, outcome.word("reason", REASONS))
    ranks = outcome.numbers("ranks", position.seats(), 1, 2)
    first = get(row, HUMAN) if is_solo(row) else 0
    put(row, WINNER, first if ranks[0] == 1 else 1 - first)
