"""What bots, coach and reviews are told of a position: by hand, and as learned from games."""

from __future__ import annotations

from triumvir.core.evaluator import Evaluator
from triumvir.core.game import State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.games.caesar_cleopatra.advice import evaluate
from triumvir.games.caesar_cleopatra.net import NET, evaluate_learned
from triumvir.games.caesar_cleopatra.opinions import opinions


class CleopatraEvaluator(Evaluator):
    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state.row, seat)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        return opinions(state.row, seat)

    def learned(self, net: Net | None = None) -> Evaluator:
        return LearnedEvaluator(NET if net is None else net)


class LearnedEvaluator(CleopatraEvaluator):
    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate_learned(state.row, seat, self.net)
