"""How much a searcher gains that knows how its opponent thinks: a lower bound for what can be
gained against a bot at all.

    python -m lab.respond caesar --against dictator --simulations 200 --games 400 --workers 16

The responder searches as the bot does, by the same opinion and with as many simulations. But where
the bot weighs the other's choices against each other, the responder assumes that the other plays
what looks best at first sight, by the bot's own opinion. What it wins beyond one half, it gains by
that knowledge alone. For two players.
"""

from __future__ import annotations

import argparse
import gc
import math
import multiprocessing
from typing import Final

from lab.learn.match import Result
from triumvir.bots.bot import Bot
from triumvir.bots.levels import LEVELS, Level, LevelBot
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.registry import find
from triumvir.core.view import View

EXPLORE: Final = 0.7
SIGHTS: Final = 5  # worlds in which own choices are first looked at


class Node:
    """What is known of a position after the actions that lead to it. `prior` counts as a visit."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.prior = prior
        self.total = 0.0
        self.visits = 0
        self.available = 0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return (self.prior + self.total) / (1 + self.visits)


class Responder(Bot):
    def __init__(self, game: Game, dealer: Dealer, level: Level) -> None:
        super().__init__(game, dealer)
        self.evaluator = game.evaluator.learned() if level.learned else game.evaluator
        self.level = level

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        seat = view.seat
        worlds = [
            self.game.guess(view, Dealer(self.dealer.word()))
            for _ in range(min(self.level.worlds, self.level.simulations))
        ]
        root = Node()
        sights = worlds[:SIGHTS]
        for action in view.choices:
            seen = [self.first_sight(world, seat, action.index) for world in sights]
            root.children[action.index] = Node(sum(seen) / len(seen))
        values: list[float] = []
        for number in range(self.level.simulations):
            spread = deviation(values) if len(values) > 1 else 1.0
            values.append(self.simulate(root, worlds[number % len(worlds)].clone(), seat, spread))
        return max(view.choices, key=lambda action: rank(root.children[action.index]))

    def first_sight(self, state: State, seat: int, index: int) -> float:
        after = state.clone()
        after.step(seat, index)
        return self.evaluator.evaluate(after, seat)

    def simulate(self, root: Node, state: State, seat: int, spread: float) -> float:
        """One walk down the tree and a little further; how it looks there."""
        node = root
        path = [root]
        while actors := state.to_act():
            who = seat if seat in actors else actors[0]
            indices = [action.index for action in state.legal(who)]
            if who != seat:
                index = max(indices, key=lambda at: self.first_sight(state, who, at))
            elif len(indices) == 1:
                index = indices[0]
            else:
                if node is not root and node.visits < 1:
                    break
                index = self.select(node, state, seat, indices, spread)
            state.step(who, index)
            node = node.children.setdefault(index, Node())
            path.append(node)
        value = self.evaluator.evaluate(state, seat)
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def select(self, node: Node, state: State, seat: int, indices: list[int], spread: float) -> int:
        best, most = indices[0], -math.inf
        for index in indices:
            child = node.children.get(index)
            if child is None:
                child = node.children[index] = Node(self.first_sight(state, seat, index))
            child.available += 1
            unknown = math.sqrt(math.log(1 + child.available) / (1 + child.visits))
            score = child.mean() + EXPLORE * spread * unknown
            if score > most:
                best, most = index, score
        return best


def rank(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def deviation(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return max(0.01, math.sqrt(sum([(value - middle) ** 2 for value in values]) / len(values)))


def share(given: tuple[str, str, int, int]) -> float:
    """One deal from both sides: the responder's share."""
    game_id, name, simulations, number = given
    gc.disable()
    game = find(game_id)
    level = LEVELS[name]._replace(simulations=simulations, worlds=simulations, seconds=60.0)
    total = 0.0
    for place in (0, 1):
        deal = f"respond/{number}"
        state = game.start(2, {}, Dealer(deal))
        bots: list[Bot] = []
        for seat in (0, 1):
            dealer = Dealer(f"{deal}/{place}/{seat}")
            kind = Responder if seat == place else LevelBot
            bots.append(kind(game, dealer, level))
        while actors := state.to_act():
            seat = actors[0]
            choices = state.legal(seat)
            action = choices[0] if len(choices) == 1 else bots[seat].choose(state.view(seat))
            state.play(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.share(place)
    return total / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--against", default="dictator", choices=list(LEVELS))
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    deals = [
        (given.game, given.against, given.simulations, number) for number in range(given.games // 2)
    ]
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        shares = list(pool.imap_unordered(share, deals))
    result = Result(shares, 2 * len(shares))
    print(f"{given.game}: against {given.against}, {given.simulations} simulations: {result}")


if __name__ == "__main__":
    main()
