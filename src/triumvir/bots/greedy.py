"""Looks one action ahead, in a few worlds that the view allows, and takes what looks best."""

from __future__ import annotations

from typing import Final

from triumvir.bots.bot import Bot
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.view import View

WORLDS: Final = 3


class GreedyBot(Bot):
    def choose(self, view: View) -> Action:
        seat = view.seat
        if seat is None or len(view.choices) == 1:
            return view.choices[0]
        worlds = [self.game.guess(view, Dealer(self.dealer.word())) for _ in range(WORLDS)]
        best = view.choices[0]
        best_value = float("-inf")
        ties = 0
        for action in view.choices:
            value = 0.0
            for world in worlds:
                after = world.clone()
                after.play(seat, action)
                value += self.game.evaluator.evaluate(after, seat)
            if value > best_value:
                best, best_value, ties = action, value, 1
            elif value == best_value:
                # Among equals each is taken with the same chance.
                ties += 1
                if self.dealer.below(ties) == 0:
                    best = action
        return best
