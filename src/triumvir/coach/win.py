"""Choices that win before anybody else is to act: a search that has tried them a few times only may
think less of them."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.view import View

WORLDS: Final = 4  # in which it must win, each with other hidden things
FEW: Final = 4  # choices of a question that only says how what was done is settled
MOST: Final = 6  # such questions in a row


def wins_now(game: Game, view: View, dealer: Dealer) -> list[Action]:
    """The choices after which the seat wins in its own hands, whatever is hidden."""
    seat = view.seat
    assert seat is not None
    left = list(view.choices)
    for _ in range(WORLDS):
        world = game.guess(view, Dealer(dealer.word())) if left else None
        left = [action for action in left if world and wins(world, seat, action, MOST)]
    return left


def wins(before: State, seat: int, action: Action, most: int) -> bool:
    state = before.clone()
    state.play(seat, action)
    outcome = state.outcome()
    if outcome is not None:
        return outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1
    if most == 0 or state.to_act() != (seat,):
        return False
    choices = state.legal(seat)
    return len(choices) <= FEW and any(wins(state, seat, one, most - 1) for one in choices)
