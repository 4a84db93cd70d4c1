"""Games to learn from: short searches play themselves, on all cores.

A game is kept as its number, its table and its actions, so that inputs can be changed later without
playing again, and so that a game is the same wherever it is played. Every tenth choice is made at
random: what follows a mistake must be known, too.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.settings import SETTINGS
from triumvir.bots.levels import Level, LevelBot
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find

AT_RANDOM: Final = 10  # one choice in so many
NO_VALUE: Final = -128
MOST_ACTIONS: Final = 60_000
EVERY: Final = 30.0  # seconds after which a process writes down what it has


class Batch(NamedTuple):
    """Games one after the other. `values` are what the search thought, for the seat that acted,
    from -127 to 127, or NO_VALUE where nobody thought.
    """

    numbers: Any  # of the games, uint32
    lengths: Any  # uint16
    actions: Any  # of all games, uint16
    values: Any  # int8

    def save(self, path: Path) -> None:
        """Whole or not at all: a process that is killed meanwhile leaves the file of before."""
        unfinished = path.with_name(f"unfinished-{path.name}")
        np.savez_compressed(
            unfinished,
            numbers=self.numbers,
            lengths=self.lengths,
            actions=self.actions,
            values=self.values,
        )
        unfinished.replace(path)


def load(path: Path) -> Batch:
    with np.load(path) as read:
        return Batch(read["numbers"], read["lengths"], read["actions"], read["values"])


def join(batches: list[Batch]) -> Batch:
    return Batch(*[np.concatenate(parts) for parts in zip(*batches, strict=True)])


def seed(game: str, generation: int, number: int) -> str:
    """From which a game is dealt."""
    return f"learn/{game}/{generation}/{number}"


def play(
    game_id: str,
    generation: int,
    number: int,
    level: Level,
    actions: array[int],
    values: array[int],
) -> int:
    """One game; how many actions it had."""
    game = find(game_id)
    tables = SETTINGS[game_id].tables
    table = tables[number % len(tables)]
    name = seed(game_id, generation, number)
    chance = Dealer(f"{name}/chance")
    state = game.start(table.seats, table.document(), Dealer(name))
    bots = [LevelBot(game, Dealer(f"{name}/{seat}"), level) for seat in range(table.seats)]
    count = 0
    while (actors := state.to_act()) and count < MOST_ACTIONS:
        seat = actors[chance.below(len(actors))]
        choices = state.legal(seat)
        value = NO_VALUE
        if len(choices) == 1 or chance.below(AT_RANDOM) == 0:
            action = choices[chance.below(len(choices))]
        else:
            bot = bots[seat]
            action = bot.choose(state.view(seat))
            tried = bot.search.root.child(action)
            assert tried is not None
            value = max(-127, min(127, round(127 * bot.search.mean(tried))))
        state.play(seat, action)
        actions.append(action.index)
        values.append(value)
        count += 1
    return count


def work(
    game_id: str, generation: int, worker: int, workers: int, simulations: int, learned: bool,
    until: float, most: int, path: Path,
) -> None:  # fmt: skip
    """One process: games of its own until the time is up, behind those that its file holds."""
    gc.disable()  # trees and positions have no cycles
    level = Level(worlds=simulations, simulations=simulations, seconds=60.0, learned=learned)
    done = [load(path)] if path.exists() else []
    number = worker + workers * sum([len(batch.numbers) for batch in done])
    numbers, lengths = array("I"), array("H")
    actions, values = array("H"), array("b")
    saved = time.time()
    while (now := time.time()) < until and number < most:
        if now - saved > EVERY:
            save(done, numbers, lengths, actions, values, path)
            saved = now
        lengths.append(play(game_id, generation, number, level, actions, values))
        numbers.append(number)
        number += workers
    save(done, numbers, lengths, actions, values, path)


def save(
    done: list[Batch], numbers: array[int], lengths: array[int], actions: array[int],
    values: array[int], path: Path,
) -> None:  # fmt: skip
    played = Batch(
        np.array(numbers, np.uint32),
        np.array(lengths, np.uint16),
        np.array(actions, np.uint16),
        np.array(values, np.int8),
    )
    join([*done, played]).save(path)


def generate(
    game_id: str,
    generation: int,
    seconds: float,
    workers: int,
    path: Path,
    learned: bool = False,
    most: int = 1 << 31,
) -> Batch:
    """Play for a while on several processes, and keep the games in one file. Each process writes
    its own down as it goes; if all of this is stopped, they go on behind them.
    """
    simulations = SETTINGS[game_id].simulations
    until = time.time() + seconds
    context = multiprocessing.get_context("spawn")
    parts = [path.with_suffix(f".{worker}of{workers}.npz") for worker in range(workers)]
    running = [
        context.Process(
            target=work,
            args=(
                game_id, generation, worker, workers, simulations, learned, until, most,
                parts[worker],
            ),
        )
        for worker in range(workers)
    ]  # fmt: skip
    for process in running:
        process.start()
    for process in running:
        process.join()
    batch = join([load(part) for part in parts])
    batch.save(path)
    for part in parts:
        part.unlink()
    return batch
