"""C. Set-up (CA-11 to CA-13), with the modules (CA-42, CA-43, CA-46, CA-49) and solo (CA-54 to
CA-56)."""

from __future__ import annotations

from typing import Final

from triumvir.core.row import push
from triumvir.games.caesar.board import ITALIA
from triumvir.games.caesar.fields import (
    BAG,
    BANK,
    BONUS,
    HUMAN,
    LEVEL,
    LINE,
    PHASE,
    READY,
    SIDE,
    STOCK,
    TILE_PILE,
    TURN_NUMBER,
    WITH_CENTURIONS,
    WITH_CHECKPOINTS,
    WITH_POISON,
    get,
    is_crassus,
    is_solo,
    put,
    set_tokens,
)
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    BONUS_COPIES,
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
from triumvir.games.caesar.position import Position
from triumvir.native import Row, u8, vec

# CA-11: all basic bonuses but the Senate on Italia.
DEALT: Final = vec[u8](
    [
        u8(bonus)
        for bonus in range(MIGHT + 1)
        for _ in range(BONUS_COPIES[bonus] - (1 if bonus == SENATE else 0))
    ]
)


def deal(position: Position) -> None:
    """Everything up to the first decision. CA-13: Caesar begins."""
    row = position.row
    deal_bonuses(position)
    for side in range(2):
        set_tokens(row, BAG + side * 3, BASIC)
        if row[WITH_CENTURIONS] != 0:
            set_tokens(row, STOCK + side * 3, ALL_CENTURIONS)
    for side in range(2):
        if is_crassus(row, side):
            for _ in range(ROW):
                push(row, LINE, position.draw(side))  # CA-55
        else:
            for _ in range(3 if row[WITH_POISON] != 0 else 2):  # CA-12, CA-43
                position.draw_to_hand(side)
    row[TURN_NUMBER] = 1
    if is_solo(row):
        deck = tiles_of(row)
        for tile in range(len(TILES)):
            put(row, TILE_PILE + tile, deck[tile])
        put(row, SIDE, 1 - get(row, HUMAN))  # CA-54
        row[PHASE] = READY


def tiles_of(row: Row) -> tuple[int, ...]:
    """CA-56: how many of each tile."""
    return (CENTURION_DECKS if row[WITH_CENTURIONS] != 0 else DECKS)[get(row, LEVEL)]


def deal_bonuses(position: Position) -> None:
    row = position.row
    bonuses = DEALT[:]
    position.dealer.shuffle_cells(bonuses, 0, len(bonuses))
    more: list[int] = []
    if row[WITH_POISON] != 0:  # CA-42
        more += [POISON] * MODULE_COPIES
    if row[WITH_CENTURIONS] != 0:  # CA-46
        more += [CENTURION] * MODULE_COPIES
    if more:
        for place in range(len(more)):
            at = len(bonuses) - len(more) + place
            if row[WITH_CHECKPOINTS] != 0:  # CA-49
                row[BANK + get(bonuses, at)] += 1
            put(bonuses, at, more[place])
        position.dealer.shuffle_cells(bonuses, 0, len(bonuses))
    top = len(bonuses)
    for province in range(18):
        if province == ITALIA:
            row[BONUS + province] = SENATE
        else:
            top -= 1
            row[BONUS + province] = bonuses[top]
