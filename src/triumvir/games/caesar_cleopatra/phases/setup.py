"""B. Set-up (CC-10 to CC-27)."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.games.caesar_cleopatra.actions import ARRANGE, ARRANGE_0, SETUP, SETUP_0
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
from triumvir.games.caesar_cleopatra.memory import BEGIN
from triumvir.games.caesar_cleopatra.position import (
    ARRANGING,
    ONE_FEWER,
    PLACING,
    TURN,
    Position,
)

# CC-16: what is left of the influence cards when two of each value are taken out.
RESERVE: Final = [
    kind
    for kind in range(FIRST_ACTION)
    for _ in range(COPIES[kind] - (2 if kind < PHILOSOPHER else 0))
]
ACTIONS: Final = [kind for kind in range(FIRST_ACTION, KINDS) for _ in range(COPIES[kind])]


def shuffled(cards: list[int], dealer: Dealer) -> list[int]:
    mixed = cards.copy()
    dealer.shuffle(mixed)
    return mixed


def deal(position: Position) -> None:
    """Everything up to the first decision."""
    dealer = position.dealer
    for side in range(2):
        # CC-14, CC-15: two cards of each value; one set for the table, one for the hand.
        for kind in range(NUMBERS):
            position.hand[side * KINDS + kind] = 2
        position.hand_n[side * 2] = 2 * NUMBERS
        position.deck[side * 2] = bytes(shuffled(RESERVE, dealer))
        position.left[side * 2] = DECK_SIZE[0]
        if position.arranged:  # CC-17: in hand, until they lie in order
            for kind in range(FIRST_ACTION, KINDS):
                position.hand[side * KINDS + kind] = COPIES[kind]
            position.hand_n[side * 2 + 1] = DECK_SIZE[1]
        else:  # CC-18
            position.deck[side * 2 + 1] = bytes(shuffled(ACTIONS, dealer))
            position.left[side * 2 + 1] = DECK_SIZE[1]
    votes = [kind for kind, copies in enumerate(VOTE_COPIES) for _ in range(copies)]
    if position.orgies == ONE_FEWER:  # CC-181
        votes.remove(ORGY)
    position.pile = shuffled(votes, dealer)  # CC-12
    position.phase = ARRANGING
    if not position.arranged:
        deal_bonus(position)


def deal_bonus(position: Position) -> None:
    """CC-20 to CC-23: one bonus card each; the other four leave the game unseen."""
    cards = [group for group in range(BONUS_GROUPS) for _ in range(BONUS_COPIES)]
    position.dealer.shuffle(cards)
    position.bonus[0] = cards[0]
    position.bonus[1] = cards[1]
    position.phase = PLACING
    if position.listener is not None:
        for side in range(2):
            position.tell(
                "bonus_dealt",
                "CC-20",
                {"seat": side},
                {"group": GROUPS[cards[side]]},
                1 << side,
            )


def arrange_choices(position: Position, side: int) -> list[Action]:
    """CC-17: the next card of one's action deck, from the top."""
    return [
        ARRANGE[kind - FIRST_ACTION]
        for kind in range(FIRST_ACTION, KINDS)
        if position.hand[side * KINDS + kind] > 0
    ]


def arrange(position: Position, side: int, action: Action) -> None:
    kind = action.index - ARRANGE_0 + FIRST_ACTION
    which = side * 2 + 1
    position.from_hand(side, kind)
    position.deck[which] = position.deck[which] + bytes([kind])
    position.left[which] = position.left[which] + 1
    if position.listener is not None:
        position.tell(
            "arranged",
            "CC-17",
            {"seat": side, "place": position.left[which]},
            {"card": CARDS[kind]},
            1 << side,
        )
    if position.hand_n[1] == 0 and position.hand_n[3] == 0:
        deal_bonus(position)


def setup_choices(position: Position, side: int) -> list[Action]:
    """CC-24: one set of 1 to 5, one card a group, group by group."""
    group = 10 - position.hand_n[side * 2]
    return [
        SETUP[group * NUMBERS + kind]
        for kind in range(NUMBERS)
        if position.hand[side * KINDS + kind] == 2
    ]


def place_setup(position: Position, side: int, action: Action) -> None:
    place = action.index - SETUP_0
    group = place // NUMBERS
    kind = place % NUMBERS
    lane = side * 5 + group
    position.from_hand(side, kind)
    position.table[lane * 12 + kind] = position.table[lane * 12 + kind] + 1
    position.lane_n[lane] = position.lane_n[lane] + 1
    position.down_n[lane] = position.down_n[lane] + 1
    if position.listener is not None:
        position.tell(
            "set_up",
            "CC-24",
            {"seat": side, "group": GROUPS[group]},
            {"card": CARDS[kind]},
            1 << side,
        )
    if position.hand_n[0] == NUMBERS and position.hand_n[2] == NUMBERS:
        position.memory = [BEGIN, BEGIN]
        position.seat = CLEOPATRA  # CC-28
        position.turn = 1
        position.phase = TURN
        if position.listener is not None:
            position.tell("turn", "CC-28", {"seat": CLEOPATRA, "side": SIDES[CLEOPATRA], "turn": 1})
