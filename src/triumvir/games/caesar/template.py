"""The part of a position that a view tells, with everything hidden left out."""

from __future__ import annotations

from triumvir.core.dealer import Dealer
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
)
from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar.board import BORDERS, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.load import FACES, read_marker, read_tokens
from triumvir.games.caesar.memory import well_formed
from triumvir.games.caesar.options import set_options
from triumvir.games.caesar.phases.deciding import TIES
from triumvir.games.caesar.pieces import BONUSES, MARKERS, SIDES, TILES, TOKENS
from triumvir.games.caesar.position import DOWN, ENDS, HIDDEN, OVER, PHASES, Position
from triumvir.games.caesar.rules import CaesarState
from triumvir.native import i64


def template(data: Document) -> CaesarState:
    """A state as the seat sees it. The other's supply and his face-down tokens, if they are hidden,
    are still to be filled in; such a token stands as number 0."""
    state = CaesarState(Dealer(0))
    crassus = read_key(data, "crassus", "view")
    options = read_dict(read_key(data, "options", "view"), "view.options")
    set_options(state, 2 if crassus is None else 1, options)
    state.seq = read_int(read_key(data, "seq", "view"), "view.seq", 0, 1 << 30)
    state.turn = read_int(read_key(data, "turn", "view"), "view.turn", 1, 1 << 30)
    state.phase = read_word(read_key(data, "phase", "view"), "view.phase", PHASES)
    state.side = read_word(read_key(data, "side", "view"), "view.side", SIDES)
    offer = read_key(data, "offer", "view")
    if offer is not None:
        state.offer = read_word(offer, "view.offer", BONUSES)
    state.extra = read_bool(read_key(data, "extra", "view"), "view.extra")
    state.recruit = read_bool(read_key(data, "recruit", "view"), "view.recruit")
    pending = read_list(read_key(data, "pending", "view"), "view.pending")
    if len(pending) > 0:
        state.pend1 = read_word(pending[0], "view.pending", PROVINCES)
    if len(pending) > 1:
        state.pend2 = read_word(pending[1], "view.pending", PROVINCES)
    borders = read_list(read_key(data, "borders", "view"), "view.borders", 30)
    for border in range(30):
        fill_border(state, border, read_dict(borders[border], "view.borders"))
    provinces = read_list(read_key(data, "provinces", "view"), "view.provinces", 18)
    for province in range(18):
        fill_province(state, province, read_dict(provinces[province], "view.provinces"))
    bank = read_list(read_key(data, "bank", "view"), "view.bank")
    state.bank = [read_word(bonus, "view.bank", BONUSES) for bonus in bank]
    sides = read_list(read_key(data, "sides", "view"), "view.sides", 2)
    for side in range(2):
        fill_side(state, side, read_dict(sides[side], "view.sides"))
    if crassus is not None:
        fill_crassus(state, read_dict(crassus, "view.crassus"))
    if state.phase == OVER:
        outcome = read_dict(read_key(data, "outcome", "view"), "view.outcome")
        fill_outcome(state, outcome)
    return state


def fill_border(state: Position, border: int, data: Document) -> None:
    where = "view.borders"
    value = read_key(data, "token", where)
    if value is None:
        return
    entry = read_dict(value, where)
    name = read_key(entry, "token", where)
    token = 0 if name is None else read_word(name, where, TOKENS)
    turned = read_key(entry, "high", where) == BORDERS[border][3:]
    side = read_word(read_key(entry, "side", where), where, SIDES)
    face = read_word(read_key(entry, "face", where), where, FACES)
    state.token[border] = token * 4 + (2 if turned else 0) + side
    state.face[border] = (0, DOWN, DOWN | HIDDEN)[face]
    bit: i64 = 1
    state.free ^= bit << border
    state.gaps[FIRST[border]] -= 1
    state.gaps[SECOND[border]] -= 1
    marker = read_key(data, "marker", where)
    if marker is not None:
        read_marker(state, border, read_dict(marker, where))


def fill_province(state: Position, province: int, data: Document) -> None:
    where = "view.provinces"
    bonus = read_key(data, "bonus", where)
    if bonus is not None:
        state.bonus[province] = read_word(bonus, where, BONUSES)
    control = read_key(data, "control", where)
    if control is not None:
        state.control[province] = read_word(control, where, SIDES)
    state.fallen[province] = read_int(read_key(data, "fallen", where), where, 0, 2)
    state.sums[province * 2 : province * 2 + 2] = read_ints(
        read_key(data, "totals", where), where, 2, 0, 99
    )


def fill_side(state: Position, side: int, data: Document) -> None:
    where = "view.sides"
    supply = read_key(data, "supply", where)
    if state.is_crassus(side):
        state.row = [read_word(name, where, TOKENS) for name in read_list(supply, where)]
    elif supply is not None:
        state.change_hand(side, read_tokens(supply, where))
    bag = read_key(data, "bag", where)
    if bag is not None:
        state.change_bag(side, read_tokens(bag, where, state.hand(side)))
    state.change_stock(side, read_tokens(read_key(data, "centurions", where), where))
    state.left[side] = read_int(read_key(data, "markers", where), where, 0, MARKERS)
    state.thrown[side] = read_int(read_key(data, "thrown", where), where, 0, MARKERS)
    senates = read_list(read_key(data, "senates", where), where)
    state.senate[side] = len(senates)
    for place in range(min(len(senates), 6)):
        state.under[side * 6 + place] = read_int(senates[place], where, 0, MARKERS)
    journal = bytes.fromhex(read_text(read_key(data, "memory", where), where))
    if not well_formed(journal):
        raise InvalidPosition("view.sides.memory: this is no journal of facts.")
    state.set_memory(side, journal)


def fill_crassus(state: Position, data: Document) -> None:
    where = "view.crassus"
    # Of two equal laurels each has its own number.
    side = 1 - state.human
    for place in range(len(state.row)):
        token = state.row[place]
        if token == 14 and (state.bag(side) >> 14 & 1 != 0 or 14 in state.row[:place]):
            state.row[place] = 15
    pile = read_list(read_key(data, "pile", where), where)
    used = read_list(read_key(data, "used", where), where)
    state.pile = [read_word(tile, where, TILES) for tile in pile]
    state.used = [read_word(tile, where, TILES) for tile in used]
    tile = read_key(data, "tile", where)
    if tile is None:
        return
    state.report = [read_word(tile, where, TILES)]
    for value in read_list(read_key(data, "lays", where), where):
        lay = read_dict(value, where)
        border = read_word(read_key(lay, "border", where), where, BORDERS)
        turned = read_key(lay, "high", where) == BORDERS[border][3:]
        state.report += [
            read_int(read_key(lay, "step", where), where, 1, 7),
            read_word(read_key(lay, "province", where), where, PROVINCES),
            read_int(read_key(lay, "value", where), where, 0, 7),
            read_word(read_key(lay, "token", where), where, TOKENS),
            border,
            1 if turned else 0,
        ]
        for key in ("province_by", "border_by", "token_by"):
            by = read_key(lay, key, where)
            state.report.append(0 if by is None else read_word(by, where, TIES))


def fill_outcome(state: Position, outcome: Document) -> None:
    where = "view.outcome"
    reasons = tuple([name for name, _ in ENDS])
    state.ended = read_word(read_key(outcome, "reason", where), where, reasons)
    ranks = read_ints(read_key(outcome, "ranks", where), where, state.seats(), 1, 2)
    if state.solo:
        state.winner = state.human if ranks[0] == 1 else 1 - state.human
    else:
        state.winner = 0 if ranks[0] == 1 else 1
