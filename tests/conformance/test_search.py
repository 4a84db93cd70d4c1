"""The search gives the same answers compiled and plain. Run on both, as all of this folder."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.bots.search import Search
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find, game_ids
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk

ROOT = Path(__file__).parents[2]


def search_digest(game: Game) -> str:
    """SHA-256 over visits and values of searches along a random game, with the tree kept."""
    total = hashlib.sha256()
    ways = setups(game)
    for number in range(2):
        search = Search(game, Dealer("digest"), worlds=8, depth=3)
        for step in walk(game, ways[number * 5 % len(ways)], f"search/{number}"):
            choices = step.state.legal(step.seat)
            if step.state.seq % 25 == 24 and len(choices) > 1:
                search.begin(step.state.view(step.seat))
                search.run(40)
                total.update(repr(search.report()).encode())
                best = search.best()
                after = step.state.clone()
                after.play(step.seat, best)
                if step.seat in after.to_act():
                    search.begin(after.view(step.seat), best)
                    search.run(10)
                    total.update(repr(search.report()).encode())
    return total.hexdigest()


games = pytest.mark.parametrize("game", [find(name) for name in game_ids()], ids=game_ids())


@games
def test_first_sight_is_the_opinion_right_after_the_action(game: Game) -> None:
    for number, way in enumerate(setups(game)):
        for step in walk(game, way, f"sights/{number}"):
            if step.state.seq % 3 == number % 3:
                sights = game.evaluator.sights(step.state, step.seat)
                for action in step.state.legal(step.seat):
                    after = step.state.clone()
                    after.play(step.seat, action)
                    seen = game.evaluator.evaluate(after, step.seat)
                    assert sights.of(action.index) == seen, (step.state.dump(), action)


@games
def test_the_same_searches_in_another_process_in_plain_python(game: Game) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "PYTHONHASHSEED": "7",
    }
    command = [sys.executable, __file__, game.meta.id]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert search_digest(game) == other.stdout.strip()


if __name__ == "__main__":
    print(search_digest(find(sys.argv[1])))
