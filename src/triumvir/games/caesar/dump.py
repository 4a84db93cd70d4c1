"""Positions as JSON: written here, read and checked in `load.py`."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.meta import META
from triumvir.games.caesar.pieces import BONUSES, SIDES, TILES, TOKENS
from triumvir.games.caesar.position import (
    DOWN,
    ENDS,
    HIDDEN,
    MARKER,
    PHASES,
    POMPEYS,
    TURNED,
    Position,
    names,
)
from triumvir.games.caesar.view import options_of


def dump(position: Position) -> Document:
    return {
        "game": META.id,
        "revision": META.revision,
        "seats": position.seats(),
        "options": options_of(position),
        "seq": position.seq,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "side": SIDES[position.side],
        "offer": None if position.offer < 0 else BONUSES[position.offer],
        "extra": position.extra,
        "recruit": position.recruit,
        "pending": [PROVINCES[p] for p in (position.pend1, position.pend2) if p >= 0],
        "winner": None if position.winner < 0 else SIDES[position.winner],
        "ended": ENDS[position.ended][0],
        "borders": {
            BORDERS[border]: dump_border(position, border)
            for border in range(30)
            if position.token[border] >= 0
        },
        "provinces": {
            PROVINCES[province]: dump_province(position, province) for province in range(18)
        },
        "bank": [BONUSES[bonus] for bonus in position.bank],
        "sides": [dump_side(position, side) for side in range(2)],
        "crassus": {
            "row": [TOKENS[token] for token in position.row],
            "pile": [TILES[tile] for tile in position.pile],
            "used": [TILES[tile] for tile in position.used],
            "report": list(position.report),
        }
        if position.solo
        else None,
        "dealer": position.dealer.dump(),
    }


def dump_border(position: Position, border: int) -> Document:
    code = position.token[border]
    face = position.face[border]
    name = BORDERS[border]
    marker: object = None
    if face & MARKER != 0:
        marker = {
            "side": SIDES[1 if face & POMPEYS != 0 else 0],
            "face": "down" if face & TURNED != 0 else "up",
        }
    return {
        "token": TOKENS[code >> 2],
        "side": SIDES[code & 1],
        "high": name[3:] if code & 2 else name[:2],
        "face": "hidden" if face & HIDDEN != 0 else "down" if face & DOWN != 0 else "up",
        "marker": marker,
    }


def dump_province(position: Position, province: int) -> Document:
    bonus = position.bonus[province]
    control = position.control[province]
    return {
        "bonus": None if bonus < 0 else BONUSES[bonus],
        "control": None if control < 0 else SIDES[control],
        "fallen": position.fallen[province],
        "totals": position.sums[province * 2 : province * 2 + 2],
    }


def dump_side(position: Position, side: int) -> Document:
    return {
        "supply": names(position.hand(side)),
        "bag": names(position.bag(side)),
        "centurions": names(position.stock(side)),
        "markers": position.left[side],
        "senates": position.under[side * 6 : side * 6 + position.senate[side]],
        "thrown": position.thrown[side],
        "memory": position.memory(side).hex(),
    }
