"""How fast the rules are, beside OpenSpiel's C++ hearts driven from Python, in one run.

`python -m bench.engine` measures the triumvir that is installed (compiled, if it is), and plain
Python from src in a child process. Rounds of all players alternate, and the best round of each
counts, so that a busy machine hurts all alike. OpenSpiel comes with the extra `bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from triumvir.core import dealer as dealer_module
from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.registry import games
from triumvir.core.row import room_for_moves

ROUNDS = 7
SECONDS = 0.6
HELD = 100_000
# Games between two looks at the clock: one look takes as long as three moves inside Caesar!.
BETWEEN = 10


class Given(argparse.Namespace):
    playouts: bool


def is_compiled() -> bool:
    return not str(dealer_module.__file__).endswith(".py")


def playouts(game: Game, seconds: float, listen: bool = False) -> float:
    """Actions per second of random games through `legal` and `play`, starts included."""
    chance = random.Random(1).random
    seats = game.meta.max_seats
    actions = 0
    number = 0
    begin = time.process_time()
    while number % BETWEEN or time.process_time() - begin < seconds:
        state = game.start(seats, {}, Dealer(number))
        number += 1
        while True:
            actors = state.to_act()
            if not actors:
                break
            seat = actors[0]
            choices = state.legal(seat)
            action = choices[int(chance() * len(choices))]
            if listen:
                events: list[Event] = []
                state.play(seat, action, events)
            else:
                state.play(seat, action)
            actions += 1
    return actions / (time.process_time() - begin)


def playouts_inside(game: Game, seconds: float) -> float:
    """Actions per second of random games played to their ends inside the engine: starts, deals and
    journals included."""
    chance = Dealer(1)
    buffer = room_for_moves()
    seats = game.meta.max_seats
    actions = 0
    number = 0
    begin = time.process_time()
    while number % BETWEEN or time.process_time() - begin < seconds:
        actions += game.start(seats, {}, Dealer(number)).play_out(chance, buffer)
        number += 1
    return actions / (time.process_time() - begin)


def hearts_inside(seconds: float) -> float:
    """Moves per second of OpenSpiel's own loop in C++: a search of one simulation hands the dealt
    position to an evaluator that plays 200 games of 52 moves from it. The deal is not included."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")
    state = game.new_initial_state()
    chance = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(200, 1), 2.0, 1, 1000, False, 1, False
    )
    moves = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        bot.step(state)
        moves += 200 * 52
    return moves / (time.process_time() - begin)


def hearts(seconds: float) -> tuple[float, float]:
    """Moves per second, and actions per second with the dealt cards counted as actions too; driven
    as any OpenSpiel game with chance is. Our games deal inside `start`, which the time includes."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    chance = random.Random(1).random
    moves = 0
    actions = 0
    number = 0
    begin = time.process_time()
    while number % BETWEEN or time.process_time() - begin < seconds:
        state = game.new_initial_state()
        number += 1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(chance() * len(choices))])
                moves += 1
            actions += 1
    passed = time.process_time() - begin
    return moves / passed, actions / passed


def hearts_shortest(seconds: float) -> float:
    """The shortest loop there is: every chance outcome of hearts is as likely as any other, so that
    dealing a card can pass for a move."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    chance = random.Random(1).random
    actions = 0
    number = 0
    begin = time.process_time()
    while number % BETWEEN or time.process_time() - begin < seconds:
        state = game.new_initial_state()
        number += 1
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action(choices[int(chance() * len(choices))])
            actions += 1
    return actions / (time.process_time() - begin)


def positions(game: Game) -> list[tuple[State, int]]:
    """Positions from whole games, with a seat that is to act."""
    chance = random.Random(2)
    found = []
    for number in range(10):
        state = game.start(game.meta.max_seats, {}, Dealer(number))
        while state.to_act():
            seat = state.to_act()[0]
            found.append((state.clone(), seat))
            state.play(seat, chance.choice(state.legal(seat)))
    return found


def microseconds(call: Callable[[], object], times: int) -> float:
    """The best of several rounds, per item where one call does several."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time()
        call()
        best = min(best, time.process_time() - begin)
    return best / times * 1e6


def each(call: Callable[[int], object], times: int) -> None:
    """Call it repeatedly and keep nothing: kept objects make work for the garbage collector."""
    for number in range(times):
        call(number)


def small_costs(game: Game) -> dict[str, float]:
    found = positions(game)
    seats = game.meta.max_seats
    views = [state.view(seat) for state, seat in found[::20]]
    dealer = Dealer(5)
    for view in views:
        game.guess(view, dealer)
    return {
        "clone": microseconds(lambda: each(lambda n: found[n][0].clone(), len(found)), len(found)),
        "view": microseconds(
            lambda: each(lambda n: found[n][0].view(found[n][1]), len(found)), len(found)
        ),
        "start": microseconds(lambda: each(lambda n: game.start(seats, {}, Dealer(n)), 200), 200),
        "guess": microseconds(
            lambda: each(lambda n: game.guess(views[n], dealer), len(views)), len(views)
        ),
    }


def megabytes_held(game: Game) -> float:
    """Memory of many states at once, taken from all stages of games."""
    found = [state for state, _ in positions(game)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [found[number % len(found)].clone() for number in range(HELD)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert len(held) == HELD
    return used / 1e6


def plain_playouts() -> dict[str, float]:
    """The same in plain Python: this file run by a child that finds src first."""
    root = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "bench.engine", "--playouts"]
    child = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    read: dict[str, float] = json.loads(child.stdout)
    return read


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--playouts",
        action="store_true",
        help="only actions a second of each game, as JSON: what the child in plain Python is asked",
    )
    if parser.parse_args(namespace=Given()).playouts:
        print(json.dumps({game.meta.id: playouts(game, SECONDS) for game in games()}))
        return
    found = games()
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        moves, actions = hearts(SECONDS)
        figures = {
            "hearts, moves": moves,
            "hearts, moves and dealt cards": actions,
            "hearts, both, shortest loop": hearts_shortest(SECONDS),
            "hearts, loop in C++": hearts_inside(SECONDS),
        }
        for game in found:
            figures[game.meta.id] = playouts(game, SECONDS)
            figures[f"{game.meta.id}, loop in the engine"] = playouts_inside(game, SECONDS)
            figures[f"{game.meta.id}, with events"] = playouts(game, SECONDS / 2, listen=True)
        plain = plain_playouts()
        figures.update({f"{name}, plain Python": rate for name, rate in plain.items()})
        for name, rate in figures.items():
            best[name] = max(best.get(name, 0), rate)
    kind = "compiled" if is_compiled() else "PLAIN PYTHON (not compiled)"
    print(f"Random playouts, one core, Python {sys.version.split()[0]}, triumvir {kind}\n")
    peers = ("hearts, moves", "hearts, moves and dealt cards", "hearts, loop in C++")
    print(f"| | a second | {' | '.join('times ' + peer for peer in peers)} |")
    print("|---|---:|---:|---:|---:|")
    for name, rate in best.items():
        times = " | ".join(f"{rate / best[peer]:.2f}" for peer in peers)
        print(f"| {name} | {rate:,.0f} | {times} |")
    print("\n| one call, microseconds | clone | view | start | guess | MB for 100,000 states |")
    print("|---|---:|---:|---:|---:|---:|")
    for game in found:
        cost = small_costs(game)
        row = " | ".join(f"{cost[name]:.2f}" for name in ("clone", "view", "start", "guess"))
        print(f"| {game.meta.id} | {row} | {megabytes_held(game):.0f} |")


if __name__ == "__main__":
    main()
