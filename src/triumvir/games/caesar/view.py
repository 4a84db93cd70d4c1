"""What each seat sees: built up from nothing, and the only place where secrets are decided on."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.memory import surely_bagged, surely_held
from triumvir.games.caesar.phases.deciding import TIES
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    BONUSES,
    LEVELS,
    OTHER_TWIN,
    SIDES,
    TILES,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.position import (
    DOWN,
    HIDDEN,
    MARKER,
    OVER,
    PHASES,
    POMPEYS,
    REPORT,
    TURNED,
    Position,
    count,
    names,
)
from triumvir.native import i64


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it."""
    own = -1 if seat is None else position.side_of(seat)
    pending = [PROVINCES[p] for p in (position.pend1, position.pend2) if p >= 0]
    return {
        "options": options_of(position),
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "side": SIDES[position.side],
        "own_side": None if own < 0 else SIDES[own],
        "offer": None if position.offer < 0 else BONUSES[position.offer],
        "extra": position.extra,
        "recruit": position.recruit,
        "pending": pending,
        "provinces": [describe_province(position, province) for province in range(18)],
        "borders": [describe_border(position, border, own) for border in range(30)],
        # CA-49: face down, but what is in it follows from what lies on the provinces.
        "bank": [BONUSES[bonus] for bonus in position.bank],
        "sides": [describe_side(position, side, own) for side in range(2)],
        "crassus": describe_crassus(position) if position.solo else None,
    }


def options_of(position: Position) -> Document:
    return {
        "poison": position.poison,
        "centurions": position.centurions,
        "checkpoints": position.checkpoints,
        "side": SIDES[position.human],
        "level": LEVELS[position.level],
        "harder": position.harder,
        "sheet": position.sheet,
    }


def describe_province(position: Position, province: int) -> Document:
    bonus = position.bonus[province]
    control = position.control[province]
    return {
        "province": PROVINCES[province],
        "gaps": position.gaps[province],
        "bonus": None if bonus < 0 else BONUSES[bonus],
        "control": None if control < 0 else SIDES[control],
        "fallen": position.fallen[province],
        "totals": position.sums[province * 2 : province * 2 + 2],
    }


def describe_border(position: Position, border: int, own: int) -> Document:
    face = position.face[border]
    marker: Document | None = None
    if face & MARKER != 0:
        marker = {
            "side": SIDES[1 if face & POMPEYS != 0 else 0],
            "face": "down" if face & TURNED != 0 else "up",
        }
    return {
        "border": BORDERS[border],
        "token": describe_token(position, border, own),
        "marker": marker,
    }


def describe_token(position: Position, border: int, own: int) -> Document | None:
    code = position.token[border]
    if code < 0:
        return None
    face = position.face[border]
    side = code & 1
    name = BORDERS[border]
    high, low = (name[3:], name[:2]) if code & 2 else (name[:2], name[3:])
    if face & HIDDEN != 0:
        # CA-50: only its owner knows it, until all is over.
        known = side == own or position.phase == OVER
        return {
            "side": SIDES[side],
            "token": TOKENS[code >> 2] if known else None,
            "high": None,
            "low": None,
            "face": "hidden",
        }
    return {
        "side": SIDES[side],
        "token": TOKENS[code >> 2],
        "high": high,
        "low": low,
        "face": "down" if face & DOWN != 0 else "up",
    }


def describe_side(position: Position, side: int, own: int) -> Document:
    crassus = position.is_crassus(side)
    shown = side == own or crassus or position.phase == OVER
    supply = [TOKENS[token] for token in position.row] if crassus else names(position.hand(side))
    journal = position.memory(side)
    bag = position.bag(side)
    rest = unseen(position, side)
    held = surely_held(journal) if position.poison else rest & ALL_CENTURIONS
    return {
        "side": SIDES[side],
        "called": position.called(side),
        "supply": supply if shown else None,
        "supply_size": position.supply_size(side),
        # What is in the bag follows for whoever sees the supply.
        "bag": names(bag) if shown else None,
        "bag_size": count(bag),
        # Memory aids: tokens that have not been seen on the board, and what is known of them.
        "unseen": names(rest),
        "surely_held": [] if crassus else names(held),
        "surely_bagged": names(surely_bagged(journal)),
        "centurions": names(position.stock(side)),
        "markers": position.left[side],
        "senates": position.under[side * 6 : side * 6 + position.senate[side]],
        "thrown": position.thrown[side],
        "memory": journal.hex(),
    }


def unseen(position: Position, side: int) -> i64:
    """A side's tokens that do not lie known on the board, nor with the Centurions in stock."""
    rest: i64 = BASIC
    if position.centurions:
        rest |= ALL_CENTURIONS & ~position.stock(side)
    for border in range(30):
        code = position.token[border]
        if code >= 0 and code & 1 == side:
            if position.face[border] & HIDDEN == 0:
                rest = without(rest, code >> 2)
    return rest


def without(tokens: i64, kind: int) -> i64:
    """A set less one token of this name; of the two equal ones the second goes first."""
    bit: i64 = 1
    if kind == TWIN and tokens >> OTHER_TWIN & 1 != 0:
        return tokens & ~(bit << OTHER_TWIN)
    return tokens & ~(bit << kind)


def describe_crassus(position: Position) -> Document:
    """His tiles, and his last turn with its reasons."""
    report = position.report
    lays: list[object] = []
    at = 1
    while at < len(report):
        name = BORDERS[report[at + 4]]
        turned = report[at + 5] == 1
        lays.append(
            {
                "step": report[at],
                "province": PROVINCES[report[at + 1]],
                "value": report[at + 2],
                "token": TOKENS[report[at + 3]],
                "border": name,
                "high": name[3:] if turned else name[:2],
                "province_by": TIES[report[at + 6]] or None,
                "border_by": TIES[report[at + 7]] or None,
                "token_by": TIES[report[at + 8]] or None,
            }
        )
        at += REPORT
    return {
        # CA-59: turned tiles lie open, so what is still in the pile follows.
        "pile": [TILES[tile] for tile in position.pile],
        "used": [TILES[tile] for tile in position.used],
        "tile": TILES[report[0]] if report else None,
        "lays": lays,
    }
