"""How fast the search is, beside OpenSpiel's Python IS-MCTS on our own adapter, in one run.

`python -m bench.search_peer` measures the triumvir that is installed (compiled, if it is). Both
search the same position, Caesar & Cleopatra at its first turn, in worlds guessed from the same
view. A simulation can mean two things, and each is compared with its like: OpenSpiel's usual one
plays at random to the end of the game, ours stops early on the game's opinion. So both are measured
both ways. Rounds alternate, the best of each counts, and time is that of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from triumvir.adapters.openspiel import OpenSpielState, load
from triumvir.bots import search as search_module
from triumvir.bots.levels import LEVELS
from triumvir.bots.search import Search
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.registry import find

ROUNDS = 5
GAME = find("caesar-cleopatra")
TO_THE_END = 100_000


def first_turn() -> State:
    """After a set-up by chance."""
    chance = Dealer("bench")
    state = GAME.start(2, {}, Dealer("bench"))
    while state.view(None).data["phase"] != "turn":
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[chance.below(len(choices))])
    return state


class Opinion:
    """The game's opinion in place of a rollout, as OpenSpiel's searches want it."""

    def evaluate(self, state: OpenSpielState) -> list[float]:
        assert state.state is not None
        value = GAME.evaluator.evaluate(state.state, 0)
        return [value, -value]

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        choices = state.legal_actions()
        return [(action, 1.0 / len(choices)) for action in choices]


def theirs(state: State, evaluator: Any, simulations: int) -> float:
    game = load("caesar-cleopatra")
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(1))
    return rate(simulations, lambda: bot.run_search(OpenSpielState(game, state.clone())))


def ours(state: State, depth: int, simulations: int) -> float:
    """Guesses included, as the strongest level makes them."""
    view = state.view(state.to_act()[0])
    search = Search(GAME, Dealer(1), worlds=LEVELS["consul"].worlds, depth=depth)
    search.begin(view)
    return rate(simulations, lambda: search.run(simulations))


def rate(simulations: int, call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return simulations / (time.process_time() - begin)


def main() -> None:
    state = first_turn()
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    measured: dict[str, Callable[[], float]] = {
        "OpenSpiel, to the end": lambda: theirs(state, rollout, 60),
        "ours, to the end": lambda: ours(state, TO_THE_END, 400),
        "OpenSpiel, on the game's opinion": lambda: theirs(state, Opinion(), 300),
        "ours, as consul": lambda: ours(state, 0, 4000),
    }
    best = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for name, call in measured.items():
            best[name] = max(best[name], call())
    compiled = not str(search_module.__file__).endswith(".py")
    kind = "compiled" if compiled else "PLAIN PYTHON"
    print(f"Simulations per second of processor time, Python {sys.version.split()[0]}, {kind}\n")
    print("| | simulations | times OpenSpiel's own | times its like |")
    print("|---|---:|---:|---:|")
    like = {
        "ours, to the end": "OpenSpiel, to the end",
        "ours, as consul": "OpenSpiel, on the game's opinion",
    }
    for name, figure in best.items():
        times = figure / best["OpenSpiel, to the end"]
        alike = f"{figure / best[like[name]]:.1f}" if name in like else ""
        print(f"| {name} | {figure:,.0f} | {times:.1f} | {alike} |")


if __name__ == "__main__":
    main()
