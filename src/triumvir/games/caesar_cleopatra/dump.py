"""Positions as JSON: written here, read and checked in `load.py`."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, GROUPS, KINDS, VOTES
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.position import ENDS, ORGIES, PHASES, Position
from triumvir.games.caesar_cleopatra.view import names


def dump(position: Position) -> Document:
    return {
        "game": META.id,
        "revision": META.revision,
        "options": {
            "action_deck": "arranged" if position.arranged else "shuffled",
            "orgies": ORGIES[position.orgies],
        },
        "seq": position.seq,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "seat": position.seat,
        "placed": position.placed,
        "acted": position.acted,
        "passive": position.passive,
        "pending": None if position.pending is None else position.pending.text,
        "lifted": names(position.lifted),
        "laid": position.laid,
        "drawer": position.drawer,
        "to_draw": position.to_draw,
        "idle": position.idle,
        "alone": position.alone if position.alone >= 0 else None,
        "orgy_left": position.orgy_left,
        "ended": ENDS[position.ended][0],
        "patricians": list(position.patricians),
        "votes": {
            "pile": [VOTES[card] for card in reversed(position.pile)],
            "turned": [VOTES[card] for card in position.turned],
            "out": [VOTES[card] for card in position.out],
        },
        "sides": [dump_side(position, side) for side in range(2)],
        "dealer": position.dealer.dump(),
    }


def dump_side(position: Position, side: int) -> Document:
    bonus = position.bonus[side]
    reserves: Document = {}
    for deck in range(2):
        cards = position.deck[side * 2 + deck]
        left = position.left[side * 2 + deck]
        reserves[DECKS[deck]] = [CARDS[kind] for kind in cards[len(cards) - left :]]
    lanes: Document = {}
    for group in range(5):
        first = (side * 5 + group) * 12
        lanes[GROUPS[group]] = {
            "up": names(position.table[first + 6 : first + 12]),
            "down": names(position.table[first : first + 6]),
        }
    return {
        "hand": names(position.hand[side * KINDS : side * KINDS + KINDS]),
        "reserves": reserves,
        "lanes": lanes,
        "discards": names(position.gone[side * KINDS : side * KINDS + KINDS]),
        "won": position.won[side * 5 : side * 5 + 5],
        "bonus": GROUPS[bonus] if bonus >= 0 else None,
        "memory": position.memory[side].hex(),
    }
