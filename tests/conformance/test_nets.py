"""Learned opinions are the same compiled and plain. Run on both, as all of this folder."""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.core.game import Game
from triumvir.core.net import room_for_features
from triumvir.core.registry import find, game_ids
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk

ROOT = Path(__file__).parents[2]
games = pytest.mark.parametrize("game", [find(name) for name in game_ids()], ids=game_ids())


def opinions(game: Game) -> list[list[float]]:
    """What is thought of every fifth position, by each seat, in games with all kinds of options."""
    learned = game.evaluator.learned()
    found: list[list[float]] = []
    for number, way in enumerate(setups(game)):
        for step in walk(game, way, f"nets/{number}"):
            if step.state.seq % 5 == 0:
                state = step.state
                found.append([learned.evaluate(state, seat) for seat in range(state.seats())])
                found.append(learned.evaluate_all(state))
    return found


def looks(game: Game) -> list[list[float]]:
    """How the choices of every fifth position look to a bot that does not search."""
    glancing = game.evaluator.learned().glancing()
    found: list[list[float]] = []
    for number, way in enumerate(setups(game)):
        for state, seat, _ in walk(game, way, f"looks/{number}"):
            if state.seq % 5 == 0:
                moves = [action.index for action in state.legal(seat)]
                found.append(glancing.look_at([state], seat, moves))
    return found


def digest(game: Game) -> str:
    return hashlib.sha256(repr([opinions(game), looks(game)]).encode()).hexdigest()


@games
def test_the_same_opinions_in_another_process_in_plain_python(game: Game) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "PYTHONHASHSEED": "7",
    }
    command = [sys.executable, __file__, game.meta.id]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert digest(game) == other.stdout.strip()


@games
def test_an_opinion_of_all_is_that_of_each(game: Game) -> None:
    found = opinions(game)
    for one, all_at_once in zip(found[::2], found[1::2], strict=True):
        assert one == all_at_once
        assert all(-1.0 <= value <= 1.0 for value in one)


@pytest.mark.parametrize("name", ["caesar", "caesar-cleopatra"])
def test_an_opinion_follows_from_what_learners_are_told(name: str) -> None:
    """A search adds up only what is new in a position; it must come to the same as all of it."""
    game = find(name)
    net = importlib.import_module(f"triumvir.games.{name.replace('-', '_')}.net")
    look = getattr(net, "look_alone", net.look)
    learned = game.evaluator.learned()
    active = room_for_features()
    for number, way in enumerate(setups(game)):
        for step in walk(game, way, f"told/{number}"):
            state = step.state
            if state.seq % 7 == 0 and state.to_act():
                for seat in range(state.seats()):
                    look(state, seat, active)
                    told = net.NET.value(active, game.evaluator.evaluate(state, seat))
                    assert learned.evaluate(state, seat) == told


if __name__ == "__main__":
    print(digest(find(sys.argv[1])))
