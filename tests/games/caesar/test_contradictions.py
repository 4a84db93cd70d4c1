"""Positions whose pieces are all there and that cannot be: set up by hand, written out, refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caesar.table import ALL_MODULES, GAME, cells, change, give, put, solo, table

from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar.board import PROVINCES
from triumvir.games.caesar.fields import (
    BAG,
    CRASSUS_STUCK,
    LAST_MARKER,
    MIGHT_TARGET,
    OFFER,
    OVER,
    PENDING,
    STOCK,
    STUCK,
    bag,
    hand,
    names,
)
from triumvir.games.caesar.memory import DREW, RETURNED, TOOK
from triumvir.games.caesar.pieces import BONUSES, FIRST_CENTURION, TOKENS, WEALTH
from triumvir.games.caesar.rules import CaesarState

HISPANIA = PROVINCES.index("hu")  # of two borders only
ITALIA = PROVINCES.index("it")


def closed(bonus: str, settled: bool = True, **options: Any) -> CaesarState:
    """Caesar has closed a province with this bonus, which is gone where it is settled."""
    state = table(**options)
    swap_bonus(state, HISPANIA, bonus)
    put(state, "caesar", "shield-6-0", "hc-hu", "hc")
    put(state, "caesar", "ship-6-0", "hu-mt", "hu")
    if settled:
        cells(state).bonus[HISPANIA] = -1
    return state


def swap_bonus(state: CaesarState, province: int, bonus: str) -> None:
    bonuses = cells(state).bonus
    other = bonuses.index(BONUSES.index(bonus))
    bonuses[other], bonuses[province] = bonuses[province], bonuses[other]


def not_settled() -> CaesarState:
    return closed("wealth", settled=False)


def waiting_in_the_wrong_phase() -> CaesarState:
    state = not_settled()
    state.row[PENDING] = 1
    state.row[PENDING + 1] = HISPANIA
    return state


def controlled_by_the_weaker() -> CaesarState:
    state = closed("wealth")
    cells(state).control[HISPANIA] = 1
    cells(state).left[1] -= 1
    return state


def bank_without_the_module() -> CaesarState:
    state = closed("wealth")
    cells(state).bank = [WEALTH]
    return state


def seven_in_the_bank() -> CaesarState:
    state = closed("wealth", **ALL_MODULES)
    cells(state).bank = [*cells(state).bank, WEALTH]
    return state


def no_senate_on_italia() -> CaesarState:
    state = table()
    swap_bonus(state, ITALIA, "might")
    return state


def basic_token_in_stock() -> CaesarState:
    state = table(**ALL_MODULES)
    token = bag(state.row, 0) & -bag(state.row, 0)
    change(state, BAG, 0, token)
    change(state, STOCK, 0, token)
    return state


def centurion_in_the_bag() -> CaesarState:
    state = table(centurions=True)
    change(state, STOCK, 0, 1 << FIRST_CENTURION)
    change(state, BAG, 0, 1 << FIRST_CENTURION)
    return state


def crassus_hides() -> CaesarState:
    state = solo(**ALL_MODULES)
    put(state, "pompey", "shield-6-0", "ga-sd", "ga", "hidden")
    return state


def two_under_the_first_senate() -> CaesarState:
    state = closed("senate")
    cells(state).senate[0] = 1
    cells(state).under[0] = 2
    cells(state).left[0] -= 2
    return state


def all_thrown() -> CaesarState:
    state = solo(harder=True)
    cells(state).thrown[1] = 12
    cells(state).left[1] = 0
    return state


def might_offered() -> CaesarState:
    state = closed("might")
    cells(state).offer = BONUSES.index("might")
    cells(state).phase = OFFER
    return state


def might_without_a_target() -> CaesarState:
    state = might_offered()
    cells(state).phase = MIGHT_TARGET
    return state


def nothing_to_lay() -> CaesarState:
    state = table()
    give(state, "caesar")
    return state


def ended(reason: int, state: CaesarState | None = None) -> CaesarState:
    state = table() if state is None else state
    cells(state).phase = OVER
    cells(state).ended = reason
    cells(state).winner = 0
    return state


def turn_owed_at_the_end() -> CaesarState:
    state = ended(STUCK)
    cells(state).extra = 1
    return state


def taken_and_not_held() -> CaesarState:
    state = table(poison=True, centurions=True)
    state.set_memory(0, bytes([DREW, DREW, TOOK + FIRST_CENTURION]))
    return state


def returned_and_still_held() -> CaesarState:
    state = table(poison=True)
    token = next(TOKENS.index(str(name)) for name in names(hand(state.row, 0)))
    state.set_memory(0, bytes([DREW] * 4 + [RETURNED + token]))
    return state


IMPOSSIBLE = [
    (not_settled, "provinces.hu: a closed province is settled, or waits"),
    (waiting_in_the_wrong_phase, "pending: all closed provinces are settled in this phase"),
    (controlled_by_the_weaker, "provinces.hu.totals: pompey cannot control it"),
    (bank_without_the_module, "bank: there is one with the module Checkpoints only"),
    (seven_in_the_bank, "bank: up to six bonuses of the basic game"),
    (no_senate_on_italia, "provinces.it.bonus: a Senate lies on Italia"),
    (basic_token_in_stock, "caesar.centurions: only Centurion tokens lie there"),
    (centurion_in_the_bag, "caesar.bag: only Poison sends a Centurion there"),
    (crassus_hides, "borders.ga-sd: Crassus lays no token face down"),
    (two_under_the_first_senate, r"caesar.senates\[0\]: expected 0 to 1 markers"),
    (all_thrown, "markers: who has none left has won"),
    (might_offered, "offer: this bonus is not offered in this phase"),
    (might_without_a_target, "offer: Might has nothing to turn face down"),
    (nothing_to_lay, "caesar: no token fits, so the game is over"),
    (turn_owed_at_the_end, "ended: a game that is over has nothing pending"),
    (lambda: ended(LAST_MARKER), "winner: who has put down the last marker"),
    (lambda: ended(STUCK, all_thrown()), "markers: only the winner can have none left"),
    (lambda: ended(CRASSUS_STUCK), "ended: Crassus has not lost"),
    (taken_and_not_held, "caesar.memory: the supply lacks what was seen"),
    (returned_and_still_held, "caesar.memory: the bag lacks what was seen"),
]


@pytest.mark.parametrize(("make", "sentence"), IMPOSSIBLE, ids=[s for _, s in IMPOSSIBLE])
def test_a_position_that_cannot_be_is_refused(
    make: Callable[[], CaesarState], sentence: str
) -> None:
    document = make().dump()
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.load(document)
