"""What chance and the players' own dice did to a result: the terms of AIVAT (Burch et al. 2018).

After every action the value of the position is held beside the mean value of those that might have
come instead: with the unseen piles shuffled anew for chance, and with the choice made again by the
same bot with other dice. Each such difference is 0 on the mean, whatever the values are worth, so
that a result less some part of them is as right as the result itself, and steadier. The values see
every hand, and no pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.review.curves import curve_of

SAMPLES: Final = 8  # deals that are held beside the one that came


class Account:
    """The two sums of one game, by seat, in parts of a victory."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        self.game: Final = game
        self.judge: Final = game.learned()
        self.curve: Final = curve_of(game.meta.id, seats)
        self.seats: Final = seats
        self.dealer: Final = Dealer(f"account/{seed}")
        self.luck = [0.0] * seats
        self.choices = [0.0] * seats

    def play(self, state: State, seat: int, action: Action, others: Sequence[Action] = ()) -> None:
        """Play an action and book it. `others` is what the same player chose with other dice."""
        choices = dict.fromkeys([action, *others])
        means = {choice.index: self.expected(state, seat, choice) for choice in choices}
        mean = means[action.index]
        state.play(seat, action)
        for at, value in enumerate(self.values(state)):
            self.luck[at] += value - mean[at]
            for other in others:
                self.choices[at] += (mean[at] - means[other.index][at]) / len(others)

    def expected(self, state: State, seat: int, action: Action) -> list[float]:
        """The mean values right after an action, over what chance may bring with it."""
        totals = [0.0] * self.seats
        for _ in range(SAMPLES):
            world = self.game.redeal(state, Dealer(int(self.dealer.word())))
            world.step(seat, action.index)
            for at, value in enumerate(self.values(world)):
                totals[at] += value / SAMPLES
        return totals

    def values(self, state: State) -> list[float]:
        """The chance of each seat at first sight; at the end its share."""
        outcome = state.outcome()
        if outcome is not None:
            return [outcome.share(seat) for seat in range(self.seats)]
        return [
            self.curve.at(value, state.seq, self.seats) for value in self.judge.evaluate_all(state)
        ]
