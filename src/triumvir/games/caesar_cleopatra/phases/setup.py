"""B. Set-up (CC-10 to CC-27)."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.row import add_filled, move_cells, set_pile
from triumvir.games.caesar_cleopatra.actions import ARRANGE_0, SETUP_0
from triumvir.games.caesar_cleopatra.cards import (
    BONUS_COPIES,
    BONUS_GROUPS,
    CARDS,
    CLEOPATRA,
    COPIES,
    DECK_SIZE,
    FIRST_ACTION,
    GROUPS,
    KINDS,
    NUMBERS,
    ORGY,
    PHILOSOPHER,
    SIDES,
    VOTE_COPIES,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTION_DECK,
    ARRANGED,
    ARRANGING,
    BONUS,
    HAND,
    HAND_N,
    ONE_FEWER,
    ORGY_OPTION,
    PHASE,
    PILE,
    PLACING,
    SEAT,
    TURN,
    TURN_NUMBER,
    get,
    held_n,
    left,
    put,
    reserve,
    set_reserve,
)
from triumvir.games.caesar_cleopatra.memory import BEGIN
from triumvir.games.caesar_cleopatra.phases.lanes import lay_down
from triumvir.games.caesar_cleopatra.position import Position, from_hand
from triumvir.native import Moves, Row, i64

# CC-16: what is left of the influence cards when two of each value are taken out.
INFLUENCE_DECK: Final = [
    kind
    for kind in range(FIRST_ACTION)
    for _ in range(COPIES[kind] - (2 if kind < PHILOSOPHER else 0))
]
ACTIONS: Final = [kind for kind in range(FIRST_ACTION, KINDS) for _ in range(COPIES[kind])]
VOTE_PILE: Final = [kind for kind, copies in enumerate(VOTE_COPIES) for _ in range(copies)]
BONUSES: Final = [group for group in range(BONUS_GROUPS) for _ in range(BONUS_COPIES)]


def shuffled(cards: list[int], dealer: Dealer) -> list[int]:
    mixed = cards.copy()
    dealer.shuffle(mixed)
    return mixed


def deal(position: Position) -> None:
    """Everything up to the first decision."""
    dealer = position.dealer
    row = position.row
    arranged = row[ACTION_DECK] == ARRANGED
    for side in range(2):
        # CC-14, CC-15: two cards of each value; one set for the table, one for the hand.
        for kind in range(NUMBERS):
            row[HAND + side * 12 + kind] = 2
        put(row, HAND_N + side * 2, 2 * NUMBERS)
        set_reserve(row, side, 0, shuffled(INFLUENCE_DECK, dealer))
        if arranged:  # CC-17: in hand, until they lie in order
            for kind in range(FIRST_ACTION, KINDS):
                put(row, HAND + side * 12 + kind, COPIES[kind])
            put(row, HAND_N + side * 2 + 1, DECK_SIZE[1])
        else:  # CC-18
            set_reserve(row, side, 1, shuffled(ACTIONS, dealer))
    votes = VOTE_PILE.copy()
    if row[ORGY_OPTION] == ONE_FEWER:  # CC-181
        votes.remove(ORGY)
    set_pile(row, PILE, shuffled(votes, dealer))  # CC-12
    row[PHASE] = ARRANGING
    if not arranged:
        deal_bonus(position)


def deal_bonus(position: Position) -> None:
    """CC-20 to CC-23: one bonus card each; the other four leave the game unseen."""
    cards = shuffled(BONUSES, position.dealer)
    position.row[PHASE] = PLACING
    for side in range(2):
        put(position.row, BONUS + side, cards[side])
        if position.listener is not None:
            secret: dict[str, object] = {"group": GROUPS[cards[side]]}
            position.tell("bonus_dealt", "CC-20", {"seat": side}, secret, 1 << side)


def arrange_moves(row: Row, side: i64, moves: Moves) -> i64:
    """CC-17: the next card of one's action deck, from the top."""
    first = HAND + side * KINDS + FIRST_ACTION
    return add_filled(moves, 0, row, first, KINDS - FIRST_ACTION, ARRANGE_0)


def arrange(position: Position, side: i64, index: i64) -> None:
    row = position.row
    kind = index - ARRANGE_0 + FIRST_ACTION
    from_hand(row, side, kind)
    # It goes below those that lie already.
    pile = reserve(side, 1)
    move_cells(row, pile + 1, pile + 1 + get(row, pile), 1)
    put(row, pile + 1, kind)
    row[pile] += 1
    if position.listener is not None:
        position.tell(
            "arranged",
            "CC-17",
            {"seat": int(side), "place": int(left(row, side, 1))},
            {"card": CARDS[kind]},
            1 << side,
        )
    if row[HAND_N + 1] == 0 and row[HAND_N + 3] == 0:
        deal_bonus(position)


def setup_moves(row: Row, side: i64, moves: Moves) -> i64:
    """CC-24: one set of 1 to 5, one card a group, group by group."""
    group = 10 - held_n(row, side, 0)
    n: i64 = 0
    hand = HAND + side * KINDS
    for kind in range(NUMBERS):
        if row[hand + kind] == 2:
            moves[n] = SETUP_0 + group * NUMBERS + kind
            n += 1
    return n


def place_setup(position: Position, side: i64, place: i64) -> None:
    row = position.row
    group = place // NUMBERS
    kind = place % NUMBERS
    from_hand(row, side, kind)
    lay_down(row, side * 5 + group, kind)
    if position.listener is not None:
        position.tell(
            "set_up",
            "CC-24",
            {"seat": int(side), "group": GROUPS[group]},
            {"card": CARDS[kind]},
            1 << side,
        )
    if held_n(row, 0, 0) == NUMBERS and held_n(row, 1, 0) == NUMBERS:
        position.memory0 = BEGIN
        position.memory1 = BEGIN
        row[SEAT] = CLEOPATRA  # CC-28
        row[TURN_NUMBER] = 1
        row[PHASE] = TURN
        if position.listener is not None:
            position.tell("turn", "CC-28", {"seat": CLEOPATRA, "side": SIDES[CLEOPATRA], "turn": 1})
