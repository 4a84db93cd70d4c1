"""What each seat sees: built up from nothing, and the only place where secrets are decided on."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, GROUPS, KINDS, PATRICIANS, VOTES
from triumvir.games.caesar_cleopatra.memory import surely_held
from triumvir.games.caesar_cleopatra.phases.ending import group_points
from triumvir.games.caesar_cleopatra.phases.voting import vote_pile_counts
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    DRAWING,
    LAYING,
    OFFER,
    ORGIES,
    OVER,
    PHASES,
    SWAPPING,
    Position,
)


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it."""
    pile = vote_pile_counts(position)
    phase = position.phase
    return {
        "options": {
            "action_deck": "arranged" if position.arranged else "shuffled",
            "orgies": ORGIES[position.orgies],
        },
        "phase": PHASES[phase],
        "turn": position.turn,
        "on_turn": position.seat if position.turn > 0 else None,
        "alone": position.alone if position.alone >= 0 else None,  # CC-158
        "placed": position.placed,
        "acted": position.acted,
        "passive": position.passive,
        "to_draw": position.to_draw if phase in (SWAPPING, DRAWING) else 0,
        "drawer": position.drawer if phase == OFFER else None,
        "announced": None if position.pending is None else position.pending.text,
        "answering": phase == ANSWER,
        # Castling: how many cards were taken up and how many of them lie again, not where.
        "lifted": sum(position.lifted) + position.laid if phase == LAYING else 0,
        "laid": position.laid if phase == LAYING else 0,
        "idle": position.idle,
        "orgy_left": position.orgy_left,
        "patricians": list(position.patricians),
        # CC-55, CC-106: turned cards lie open, so what is still in the pile follows.
        "votes": {
            "pile": [VOTES[card] for card in range(len(VOTES)) for _ in range(pile[card])],
            "turned": [VOTES[card] for card in position.turned],
            "out": [VOTES[card] for card in position.out],
        },
        "sides": [describe_side(position, side, seat) for side in range(2)],
    }


def describe_side(position: Position, side: int, seat: int | None) -> Document:
    own = side == seat
    player = seat is not None
    which = side * 2
    hand = position.hand[side * KINDS : side * KINDS + KINDS]
    castling = position.phase == LAYING and side == position.seat
    bonus = position.bonus[side]
    bonus_known = bonus >= 0 and (own or position.phase == OVER)  # CC-21
    return {
        # CC-9: the backs show how many of each deck a hand holds.
        "hand_size": {DECKS[0]: position.hand_n[which], DECKS[1]: position.hand_n[which + 1]},
        "hand": names(hand) if own else None,
        # What a player has seen there and what cannot have left since (Spy, first hand).
        "surely_held": names(surely_held(position.memory[side])) if player else [],
        "reserve": {DECKS[0]: position.left[which], DECKS[1]: position.left[which + 1]},
        "action_deck": own_deck(position, side) if own and position.arranged else None,
        "lanes": [describe_lane(position, side, group, own) for group in range(5)],
        "castling": names(position.lifted) if own and castling else None,
        "discards": names(position.gone[side * KINDS : side * KINDS + KINDS]),
        "won": position.won[side * 5 : side * 5 + 5],
        "open_points": sum(
            [group_points(position.won[side * 5 + g], PATRICIANS[g], False) for g in range(5)]
        ),
        "bonus": GROUPS[bonus] if bonus_known else None,
        "memory": position.memory[side].hex() if player else "",
    }


def describe_lane(position: Position, side: int, group: int, own: bool) -> Document:
    lane = side * 5 + group
    first = lane * 12
    if not own and position.phase == LAYING and side == position.seat:
        pending = position.pending
        assert pending is not None
        groups = pending.fields["groups"]
        assert isinstance(groups, list)
        if GROUPS[group] in groups:
            # Where a castling player lays his cards is seen when all of them lie.
            return {"up": [], "down": 0, "known": None}
    return {
        "up": names(position.table[first + 6 : first + 12]),
        "down": position.down_n[lane],
        "known": names(position.table[first : first + 6]) if own else None,  # CC-48
    }


def own_deck(position: Position, side: int) -> list[object]:
    """CC-19: who arranged a deck knows its order, from the top."""
    cards = position.deck[side * 2 + 1]
    return [CARDS[kind] for kind in cards[len(cards) - position.left[side * 2 + 1] :]]


def names(counts: list[int]) -> list[object]:
    """Counts of kinds as a sorted list of card names."""
    return [CARDS[kind] for kind in range(len(counts)) for _ in range(counts[kind])]
