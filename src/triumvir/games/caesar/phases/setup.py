"""C. Set-up (CA-11 to CA-13), with the modules (CA-42, CA-43, CA-46, CA-49) and solo (CA-54 to
CA-56)."""

from __future__ import annotations

from typing import Final

from triumvir.games.caesar.board import ITALIA
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    BONUS_COPIES,
    CAESAR,
    CENTURION,
    CENTURION_DECKS,
    DECKS,
    MIGHT,
    MODULE_COPIES,
    POISON,
    ROW,
    SENATE,
    TILES,
)
from triumvir.games.caesar.position import LAY, READY, Position

# CA-11: all basic bonuses but the Senate on Italia.
DEALT: Final = [
    bonus
    for bonus in range(MIGHT + 1)
    for _ in range(BONUS_COPIES[bonus] - (1 if bonus == SENATE else 0))
]


def deal(position: Position) -> None:
    """Everything up to the first decision."""
    deal_bonuses(position)
    position.bag0 = BASIC
    position.bag1 = BASIC
    if position.centurions:
        position.stock0 = ALL_CENTURIONS
        position.stock1 = ALL_CENTURIONS
    for side in range(2):
        if position.is_crassus(side):
            for _ in range(ROW):
                position.row.append(position.draw(side))  # CA-55
        else:
            for _ in range(3 if position.poison else 2):  # CA-12, CA-43
                position.draw_to_hand(side)
    position.turn = 1
    if position.solo:
        deck = (CENTURION_DECKS if position.centurions else DECKS)[position.level]
        position.pile = [tile for tile in range(len(TILES)) for _ in range(deck[tile])]
        position.side = 1 - position.human  # CA-54
        position.phase = READY
    else:
        position.side = CAESAR  # CA-13
        position.phase = LAY


def deal_bonuses(position: Position) -> None:
    bonuses = DEALT.copy()
    position.dealer.shuffle(bonuses)
    replaced: list[int] = []
    if position.poison:  # CA-42
        for _ in range(MODULE_COPIES):
            replaced.append(bonuses.pop())
    if position.centurions:  # CA-46
        for _ in range(MODULE_COPIES):
            replaced.append(bonuses.pop())
    if replaced:
        if position.poison:
            bonuses += [POISON] * MODULE_COPIES
        if position.centurions:
            bonuses += [CENTURION] * MODULE_COPIES
        position.dealer.shuffle(bonuses)
    if position.checkpoints:  # CA-49
        replaced.sort()
        position.bank = replaced
    for province in range(18):
        position.bonus[province] = SENATE if province == ITALIA else bonuses.pop()
