"""Games to learn from: short searches play themselves, on all cores.

A game is kept as its number, its table and its actions, so that inputs can be changed later without
playing again, and so that a game is the same wherever it is played. Every tenth choice is made at
random: what follows a mistake must be known, too.

Where a game is to learn a policy (`Setting.deep`), some choices are thought about for much longer
than the others, and it is kept how often the search tried each of them.

Where somebody learns to beat a bot that stays as it is (`against`), the bot has all seats but one,
a different one from game to game, and never chooses at random.
"""

from __future__ import annotations

import multiprocessing
import time
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.settings import SETTINGS
from triumvir.bots.levels import Level, LevelBot
from triumvir.bots.no_garbage import no_garbage
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find

AT_RANDOM: Final = 10  # one choice in so many; 0: none
DEEPLY: Final = 5  # likewise
NO_VALUE: Final = -128
MOST_ACTIONS: Final = 60_000
EVERY: Final = 30.0  # seconds after which a process writes down what it has


class Batch(NamedTuple):
    """Games one after the other. `values` are what the search thought, for the seat that acted,
    from -127 to 127, or NO_VALUE where nobody thought. `weighed` says how many choices are told in
    `choices` and `visits` for each action, 0 where nobody thought deeply.
    """

    numbers: Any  # of the games, uint32
    lengths: Any  # uint16
    actions: Any  # of all games, uint16
    values: Any  # int8
    weighed: Any  # uint16
    choices: Any  # uint16
    visits: Any  # uint16

    def save(self, path: Path) -> None:
        """Whole or not at all: a process that is killed meanwhile leaves the file of before."""
        unfinished = path.with_name(f"unfinished-{path.name}")
        np.savez_compressed(unfinished, **self._asdict())
        unfinished.replace(path)


def load(path: Path) -> Batch:
    with np.load(path) as read:
        return Batch(*[read[name] for name in Batch._fields])


class Kept:
    """What has been played so far, game after game."""

    def __init__(self) -> None:
        self.numbers = array("I")
        self.lengths = array("H")
        self.actions = array("H")
        self.values = array("b")
        self.weighed = array("H")
        self.choices = array("H")
        self.visits = array("H")

    def batch(self) -> Batch:
        return Batch(
            np.array(self.numbers, np.uint32),
            np.array(self.lengths, np.uint16),
            np.array(self.actions, np.uint16),
            np.array(self.values, np.int8),
            np.array(self.weighed, np.uint16),
            np.array(self.choices, np.uint16),
            np.array(self.visits, np.uint16),
        )

    def add(self, action: Action, value: int) -> None:
        self.actions.append(action.index)
        self.values.append(value)
        self.weighed.append(0)

    def weigh(self, tried: list[tuple[Action, int, float]]) -> None:
        """How often the search tried each choice before the last action."""
        self.weighed[-1] = len(tried)
        for action, visits, _ in tried:
            self.choices.append(action.index)
            self.visits.append(visits)


def join(batches: list[Batch]) -> Batch:
    return Batch(*[np.concatenate(parts) for parts in zip(*batches, strict=True)])


def seed(game: str, generation: int, number: int) -> str:
    """From which a game is dealt."""
    return f"learn/{game}/{generation}/{number}"


def learner(game_id: str, number: int) -> int:
    """The seat that learns, where the others are a bot's."""
    tables = SETTINGS[game_id].tables
    return number // len(tables) % tables[number % len(tables)].seats


def play(
    game_id: str, generation: int, number: int, level: Level, deep: int, kept: Kept,
    at_random: int = AT_RANDOM, rival: Level | None = None,
) -> None:  # fmt: skip
    """One game. `deep`: the simulations of every fifth choice, 0 for none."""
    game = find(game_id)
    tables = SETTINGS[game_id].tables
    table = tables[number % len(tables)]
    name = seed(game_id, generation, number)
    chance = Dealer(f"{name}/chance")
    depth = Dealer(f"{name}/depth")
    state = game.start(table.seats, table.document(), Dealer(name))
    seats = range(table.seats)
    learns = [rival is None or seat == learner(game_id, number) for seat in seats]
    levels = [level if rival is None or learns[seat] else rival for seat in seats]
    bots = [LevelBot(game, Dealer(f"{name}/{seat}"), levels[seat]) for seat in seats]
    longer = level._replace(simulations=deep)
    count = 0
    while (actors := state.to_act()) and count < MOST_ACTIONS:
        seat = actors[chance.below(len(actors))]
        choices = state.legal(seat)
        at = -1
        # Whoever tells of this game later asks chance the same, not knowing who learns.
        if len(choices) == 1 or (at_random > 0 and chance.below(at_random) == 0):
            at = chance.below(len(choices))
        if at >= 0 and (learns[seat] or len(choices) == 1):
            kept.add(choices[at], NO_VALUE)
        elif not learns[seat]:
            kept.add(bots[seat].choose(state.view(seat)), NO_VALUE)
        else:
            bot = bots[seat]
            deeply = deep > 0 and depth.below(DEEPLY) == 0
            bot.level = longer if deeply else level
            action = bot.choose(state.view(seat))
            tried = bot.search.root.child(action)
            assert tried is not None
            kept.add(action, max(-127, min(127, round(127 * bot.search.mean(tried)))))
            if deeply:
                kept.weigh(bot.search.tried())
        state.play(seat, game.actions[kept.actions[-1]])
        count += 1
    kept.numbers.append(number)
    kept.lengths.append(count)


@no_garbage()  # trees and positions have no cycles
def work(
    game_id: str, generation: int, worker: int, workers: int, simulations: int, learned: bool,
    until: float, most: int, path: Path, at_random: int = AT_RANDOM, deep: int = 0,
    rival: Level | None = None,
) -> None:  # fmt: skip
    """One process: games of its own until the time is up, behind those that its file holds."""
    worlds = max(simulations, deep)
    level = Level(worlds=worlds, simulations=simulations, seconds=60.0, learned=learned)
    done = [load(path)] if path.exists() else []
    number = worker + workers * sum([len(batch.numbers) for batch in done])
    kept = Kept()
    saved = time.time()
    while (now := time.time()) < until and number < most:
        if now - saved > EVERY:
            join([*done, kept.batch()]).save(path)
            saved = now
        play(game_id, generation, number, level, deep, kept, at_random, rival)
        number += workers
    join([*done, kept.batch()]).save(path)


def generate(
    game_id: str,
    generation: int,
    seconds: float,
    workers: int,
    path: Path,
    learned: bool = False,
    most: int = 1 << 31,
    at_random: int = AT_RANDOM,
    deeply: bool = False,
    rival: Level | None = None,
) -> Batch:
    """Play for a while on several processes, and keep the games in one file. Each process writes
    its own down as it goes; if all of this is stopped, they go on behind them. `deeply`: a policy
    will be learned from them. `rival`: a bot that somebody learns to beat.
    """
    simulations = SETTINGS[game_id].simulations if rival is None else rival.simulations
    deep = SETTINGS[game_id].deep if deeply else 0
    until = time.time() + seconds
    context = multiprocessing.get_context("spawn")
    parts = [path.with_suffix(f".{worker}of{workers}.npz") for worker in range(workers)]
    running = [
        context.Process(
            target=work,
            args=(
                game_id, generation, worker, workers, simulations, learned, until, most,
                parts[worker], at_random, deep, rival,
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
