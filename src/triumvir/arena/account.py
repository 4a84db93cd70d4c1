"""What chance and the players' own dice did to a result: the terms of AIVAT (Burch et al. 2018).

After every action the value of the position is compared with the mean value of those that might
have come instead: with the unseen piles shuffled anew for chance, and with the choice made again by
the same bot with other dice. Each such difference is 0 on the mean, whatever the values are worth,
so that a result less some part of them is as right as the result itself, and steadier. The values
see every hand, and no pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.review.curves import curve_of
from triumvir.review.judge import Judge

SAMPLES: Final = 8  # orders of the piles with which the real one is compared
WORLDS: Final = 4  # simulations in each world of a search for a value
SAME: Final = 1e-12


class Account:
    """The two sums of one game, by seat, in parts of a victory. Values are taken at one look, or by
    a search of so many simulations."""

    def __init__(self, game: Game, seats: int, seed: str, simulations: int = 0) -> None:
        self.game: Final = game
        self.evaluator: Final = game.evaluator.learned()
        self.curve: Final = curve_of(game.meta.id, seats)
        self.judge: Final = Judge(game, self.curve, seats)
        self.seats: Final = seats
        self.simulations: Final = simulations
        self.dealer: Final = Dealer(f"account/{seed}")
        self.luck = [0.0] * seats
        self.choices = [0.0] * seats

    def play(self, state: State, seat: int, action: Action, others: Sequence[Action] = ()) -> None:
        """Play an action and book it. `others` is what the same player chose with other dice."""
        before = state.clone()
        # One seed for all values of a question: then they are one function of the position.
        seed = str(self.dealer.word())
        state.play(seat, action)
        instead = self.instead(before, seat, action, seed)
        if self.differ([state, *instead]):
            mean = self.mean(instead, seed)
            for at, value in enumerate(self.values(state, seed)):
                self.luck[at] += value - mean[at]
        else:
            mean = []
        if all(other is action for other in others):
            return
        means = {action.index: mean or self.mean(instead[:1], seed)}
        for other in others:
            if other.index not in means:
                worlds = self.instead(before, seat, other, seed)
                means[other.index] = self.mean(worlds if self.differ(worlds) else worlds[:1], seed)
            for at in range(self.seats):
                gap = means[action.index][at] - means[other.index][at]
                self.choices[at] += gap / len(others)

    def instead(self, before: State, seat: int, action: Action, seed: str) -> list[State]:
        """Positions to which an action may lead as well, by what chance brings with it."""
        dealer = Dealer(f"{seed}/instead")
        found: list[State] = []
        for _ in range(SAMPLES):
            world = self.game.redeal(before, Dealer(dealer.word()))
            world.step(seat, action.index)
            found.append(world)
        return found

    def differ(self, states: Sequence[State]) -> bool:
        """Whether chance had any influence: without it, all these positions look the same. Which of
        them really came does not affect the answer, so the terms stay 0 on the mean."""
        looks = [self.look(state) for state in states]
        return any(
            abs(one - other) > SAME
            for look in looks[1:]
            for one, other in zip(looks[0], look, strict=True)
        )

    def mean(self, states: Sequence[State], seed: str) -> list[float]:
        totals = [0.0] * self.seats
        for state in states:
            for at, value in enumerate(self.values(state, seed)):
                totals[at] += value / len(states)
        return totals

    def values(self, state: State, seed: str) -> list[float]:
        """The chance of each seat; at the end its share."""
        if self.simulations == 0 or state.outcome() is not None:
            return self.look(state)
        dealer = Dealer(f"{seed}/worlds")
        count = max(1, self.simulations // WORLDS)
        worlds = [self.game.redeal(state, Dealer(dealer.word())) for _ in range(count)]
        first = self.chance(state, 0, worlds, seed)
        if self.seats == 2:
            return [first, 1 - first]
        return [first, *[self.chance(state, at, worlds, seed) for at in range(1, self.seats)]]

    def chance(self, state: State, seat: int, worlds: list[State], seed: str) -> float:
        """With every hand open, by a search over these orders of the piles."""
        dealer = Dealer(f"{seed}/search")
        return self.judge.of_worlds(state.view(seat), worlds, self.simulations, dealer)

    def look(self, state: State) -> list[float]:
        """The chance of each seat at first sight; at the end its share."""
        outcome = state.outcome()
        if outcome is not None:
            return [outcome.share(seat) for seat in range(self.seats)]
        return [
            self.curve.at(value, state.seq, self.seats)
            for value in self.evaluator.evaluate_all(state)
        ]
