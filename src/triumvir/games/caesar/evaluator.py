"""What bots, coach and reviews are told of a position: by hand, and as learned from games."""

from __future__ import annotations

from triumvir.core.evaluator import Evaluator, Sights
from triumvir.core.game import State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.games.caesar.advice import evaluate
from triumvir.games.caesar.net import NET, evaluate_learned
from triumvir.games.caesar.opinions import opinions
from triumvir.games.caesar.sights import sights
from triumvir.native import i64


class CaesarEvaluator(Evaluator):
    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state.row, seat)

    def sights(self, state: State, seat: i64) -> Sights:
        return sights(self, state, seat)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        return opinions(state.row, seat)

    def learned(self, net: Net | None = None) -> Evaluator:
        return LearnedEvaluator(NET if net is None else net)


class LearnedEvaluator(CaesarEvaluator):
    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate_learned(state.row, seat, self.net)

    def sights(self, state: State, seat: i64) -> Sights:
        return Sights(self, state, seat)
