"""What bots, coach and reviews are told of a position: by hand, and as learned from games."""

from __future__ import annotations

from triumvir.core.dealer import Dealer
from triumvir.core.evaluator import Evaluator
from triumvir.core.game import State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.games.circus_maximus.advice import evaluate, evaluate_all
from triumvir.games.circus_maximus.net import NET, evaluate_all_learned, evaluate_learned
from triumvir.games.circus_maximus.opinions import opinions
from triumvir.games.circus_maximus.playout import finish_bidding
from triumvir.games.circus_maximus.policy import load_policy, weigh
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.native import i64


class CircusEvaluator(Evaluator):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CircusState)
        return evaluate(state, seat)

    def evaluate_all(self, state: State) -> list[float]:
        assert isinstance(state, CircusState)
        return evaluate_all(state)

    def play_on(self, state: State, dealer: Dealer) -> None:
        assert isinstance(state, CircusState)
        finish_bidding(state, dealer)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        assert isinstance(state, CircusState)
        return opinions(state, seat)

    def learned(self, net: Net | None = None) -> Evaluator:
        return LearnedEvaluator(NET if net is None else net)


class LearnedEvaluator(CircusEvaluator):
    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CircusState)
        return evaluate_learned(state, seat, self.net)

    def evaluate_all(self, state: State) -> list[float]:
        assert isinstance(state, CircusState)
        return evaluate_all_learned(state, self.net)

    def glancing(self, policy: Net | None = None) -> Evaluator:
        return GlancingEvaluator(self.net, load_policy() if policy is None else policy)


class GlancingEvaluator(LearnedEvaluator):
    """Knows what long searches take, too: for choices, not for positions."""

    def __init__(self, net: Net, policy: Net) -> None:
        super().__init__(net)
        self.policy = policy

    def look_at(self, worlds: list[State], seat: i64, moves: list[int]) -> list[float]:
        return weigh(self, self.policy, worlds, seat, moves)
