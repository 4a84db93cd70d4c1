"""What a search loses by thinking for a short time, and which recipe loses least: in minutes, where
matches take hours.

    python -m lab.regret circus-maximus --questions 90 --milliseconds 60 explore=1 worlds=5000
    python -m lab.regret circus-maximus opens=3,trust=2 hand=1

Questions are taken from games that the game's net plays against itself. Each is searched for long,
twice, and what that search says of a choice counts as true; so only a recipe that finds the same
sooner can be judged by this, not one that has other opinions of positions. Then all recipes answer
with the same time of the processor. A recipe names what is not as usual in `Search`; `hand` judges
by the hand-made opinion. A match has the last word.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from triumvir.bots.levels import Level, LevelBot
from triumvir.bots.no_garbage import no_garbage
from triumvir.bots.search import Search
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View

PLAYER: Final = Level(worlds=60, simulations=60, seconds=60.0, learned=True)
TAKEN: Final = 0.05  # of the questions of a game
WORLDS: Final = 500
# A choice that the long search hardly looked at is not known well enough to be the best.
LOOKED_AT: Final = 0.02

Recipe = Mapping[str, float]


class Question(NamedTuple):
    view: View
    values: dict[str, float]  # of each choice, by the long search
    best: float


def read_recipe(text: str) -> dict[str, float]:
    """`explore=1,worlds=5000` as numbers by name; nothing is the usual recipe."""
    pairs = [pair.split("=") for pair in text.split(",") if pair]
    return {name: float(number) for name, number in pairs}


def make_search(game: Game, seed: str, recipe: Recipe) -> Search:
    return Search(
        game,
        Dealer(seed),
        game.evaluator if recipe.get("hand") else game.evaluator.learned(),
        explore=recipe.get("explore", 0.7),
        trust=recipe.get("trust", 1.0),
        worlds=int(recipe.get("worlds", WORLDS)),
        sights=int(recipe.get("sights", 5)),
        opens=int(recipe.get("opens", 2)),
        depth=0,
        clock=time.thread_time,
    )


def views(game: Game, seats: int, wanted: int, seed: int) -> list[View]:
    """Questions with more than two choices, at random moments."""
    chance = random.Random(seed)
    found: list[View] = []
    deal = 0
    while len(found) < wanted:
        name = f"regret/{seed}/{deal}"
        deal += 1
        state = game.start(seats, {}, Dealer(name))
        bots = [LevelBot(game, Dealer(f"{name}/{seat}"), PLAYER) for seat in range(seats)]
        while (actors := state.to_act()) and len(found) < wanted:
            seat = actors[0]
            choices = state.legal(seat)
            if len(choices) > 2 and chance.random() < TAKEN:
                found.append(state.view(seat))
            state.play(
                seat, choices[0] if len(choices) == 1 else bots[seat].choose(state.view(seat))
            )
    return found


def think_long(game: Game, view: View, simulations: int, name: str) -> Question:
    weights: dict[str, int] = {}
    totals: dict[str, float] = {}
    for turn in range(2):
        search = make_search(game, f"{name}/{turn}", {"worlds": 20_000})
        search.begin(view)
        search.run(simulations)
        for action, visits, value in search.tried():
            # One more for first sight, which is all that is known of what was never tried.
            weights[action.text] = weights.get(action.text, 0) + visits + 1
            totals[action.text] = totals.get(action.text, 0.0) + (visits + 1) * value
    values = {text: total / weights[text] for text, total in totals.items()}
    least = LOOKED_AT * max(weights.values())
    return Question(view, values, max([values[text] for text in values if weights[text] >= least]))


def answer(game: Game, view: View, recipe: Recipe, seconds: float, seed: str) -> tuple[str, int]:
    """The choice, and how many simulations there was time for."""
    search = make_search(game, seed, recipe)
    search.begin(view)
    with no_garbage():
        search.run(0)
        done = search.run(1 << 40, seconds)
    return search.best().text, done


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean."""
    middle = mean(values)
    squares = sum([(value - middle) ** 2 for value in values])
    return 1.96 * math.sqrt(squares / max(1, len(values) - 1) / len(values))


def compare(
    game: Game, questions: Sequence[Question], recipes: Sequence[str], seconds: float, turns: int
) -> None:
    """One recipe after the other at each question, so that all meet the same load."""
    lost: dict[str, list[float]] = {recipe: [] for recipe in recipes}
    done = dict.fromkeys(recipes, 0)
    for number, question in enumerate(questions):
        found = dict.fromkeys(recipes, 0.0)
        for turn in range(turns):
            for text in recipes:
                recipe = read_recipe(text)
                seed = f"{number}/{turn}"
                choice, simulations = answer(game, question.view, recipe, seconds, seed)
                found[text] += 1000 * (question.best - question.values[choice]) / turns
                done[text] += simulations
        for text, value in found.items():
            lost[text].append(value)
    print("| recipe | lost, thousandths | more than the first | simulations |")
    print("|---|---:|---:|---:|")
    for text in recipes:
        more = [one - usual for one, usual in zip(lost[text], lost[recipes[0]], strict=True)]
        print(
            f"| {text or 'as it is'} | {mean(lost[text]):.1f} |"
            f" {mean(more):+.1f} ± {interval(more):.1f} |"
            f" {done[text] / turns / len(questions):.0f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("recipes", nargs="*")
    parser.add_argument("--questions", type=int, default=90)
    parser.add_argument("--long", type=int, default=40_000, help="simulations of the long searches")
    parser.add_argument("--milliseconds", type=float, default=60.0)
    parser.add_argument("--turns", type=int, default=1, help="answers of each recipe to a question")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_intermixed_args()
    game = find(given.game)
    seats = 4 if given.game == "circus-maximus" else 2
    questions = [
        think_long(game, view, given.long, f"long/{number}")
        for number, view in enumerate(views(game, seats, given.questions, given.seed))
    ]
    compare(game, questions, ["", *given.recipes], given.milliseconds / 1000, given.turns)


if __name__ == "__main__":
    main()
