"""How fast the search is, beside OpenSpiel's C++ IS-MCTS on hearts, in one run.

`python -m bench.search` measures the triumvir that is installed (compiled, if it is). Each game
stands at the first decision that is neither forced nor set-up, hearts at its first trick. Rounds
alternate and the best of each counts. A simulation is not the same work in both: ours looks at
every choice of a place that it opens and then stops on the game's opinion, OpenSpiel's plays hearts
at random to the end.
"""

from __future__ import annotations

import sys
import time

from triumvir.bots import search as search_module
from triumvir.bots.levels import LEVELS
from triumvir.bots.search import Search
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View

# The phase of the first turn, after the set-up.
FIRST = {"caesar-cleopatra": "turn", "circus-maximus": "bidding", "caesar": "lay"}

ROUNDS = 7
SIMULATIONS = 4000


def first_turn(game: Game) -> View:
    """The view of the player who takes the first turn, after a set-up by chance."""
    chance = Dealer("bench")
    state = game.start(min(4, game.meta.max_seats), {}, Dealer("bench"))
    while state.view(None).data["phase"] != FIRST[game.meta.id]:
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[chance.below(len(choices))])
    return state.view(state.to_act()[0])


def ours(view: View) -> float:
    """Simulations per second as the strongest level makes them, guesses included."""
    level = LEVELS["consul"]
    search = Search(find(view.game), Dealer(1), worlds=level.worlds, depth=0)
    begin = time.process_time()
    search.begin(view)
    search.run(SIMULATIONS)
    return SIMULATIONS / (time.process_time() - begin)


def hearts() -> float:
    """OpenSpiel's C++ IS-MCTS with random rollouts, asked about a card of the first trick."""
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    chance = Dealer("bench")
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        choices = state.legal_actions()
        state.apply_action(choices[chance.below(len(choices))])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        2.0,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    begin = time.process_time()
    bot.step(state)
    return SIMULATIONS / (time.process_time() - begin)


def main() -> None:
    views = [first_turn(find(id)) for id in FIRST]
    kind = "compiled" if not str(search_module.__file__).endswith(".py") else "PLAIN PYTHON"
    best = [0.0] * len(views)
    best_hearts = 0.0
    for _ in range(ROUNDS):
        best = [max(rate, ours(view)) for rate, view in zip(best, views, strict=True)]
        best_hearts = max(best_hearts, hearts())
    print(f"Simulations per second of processor time, Python {sys.version.split()[0]}, {kind}\n")
    print("| | simulations a second | times OpenSpiel's |")
    print("|---|---:|---:|")
    for view, rate in zip(views, best, strict=True):
        where = f"{view.game}, first turn, {len(view.choices)} choices"
        print(f"| {where} | {rate:,.0f} | {rate / best_hearts:.2f} |")
    print(f"| OpenSpiel C++ IS-MCTS, hearts, first trick | {best_hearts:,.0f} | 1.00 |")


if __name__ == "__main__":
    main()
