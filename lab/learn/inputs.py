"""Games into rows of numbers: every position as the net is told it, and what became of it.

Positions come in the order of play, seat by seat, so that returns can be reckoned along them.
"""

from __future__ import annotations

import gc
import importlib
import math
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.blocks import THINGS, WHOLES, shared
from lab.learn.generate import AT_RANDOM, NO_VALUE, Batch, learner, load, seed
from lab.learn.settings import SETTINGS, targets
from lab.learn.workers import by_processes
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.net import END, room_for_features
from triumvir.core.registry import find
from triumvir.native import Moves

AT_ONCE: Final = 10_000  # positions that are spread out together
MOST_VIEWS: Final = 2  # seats from which a game is looked at


class Shape(NamedTuple):
    """How many features there are, and the most that a position has of them."""

    things: int  # kinds of features of a thing
    wholes: int
    most_things: int
    of_thing: int
    of_whole: int
    shared_things: Any  # see `blocks`
    shared_wholes: Any


class Rows(NamedTuple):
    """Positions. A feature that is not there is told as one past the last."""

    things: Any  # [row, thing, feature] uint16
    wholes: Any  # [row, feature] uint16
    opinion: Any  # hand-made, float32
    outcome: Any  # float32
    margin: Any  # float32
    thought: Any  # what the search thought of it, float32, or not a number
    lengths: Any  # of the runs of rows that belong together


def features(game_id: str) -> ModuleType:
    return importlib.import_module(f"triumvir.games.{game_id.replace('-', '_')}.features")


def looker(game_id: str) -> Callable[[State, int, Moves], int]:
    """What fills in the features of a position; a game may have one for learning alone."""
    net = importlib.import_module(f"triumvir.games.{game_id.replace('-', '_')}.net")
    found: Callable[[State, int, Moves], int] = getattr(net, "look_alone", net.look)
    return found


def shape(game_id: str) -> Shape:
    told = features(game_id)
    things, wholes = shared(THINGS[game_id]), shared(WHOLES[game_id])
    assert (len(things), len(wholes)) == (told.GROUP_FEATURES, told.WHOLE_FEATURES)
    return Shape(
        told.GROUP_FEATURES,
        told.WHOLE_FEATURES,
        told.GROUPS_TOLD,
        told.OF_GROUP,
        told.OF_WHOLE,
        things,
        wholes,
    )


def replay(
    game_id: str, generation: int, batch: Batch, games: Any, at_random: int = AT_RANDOM,
    one_seat: bool = False,
) -> Rows:  # fmt: skip
    """Play these games again and look at every position, from both seats or the learner's alone."""
    game = find(game_id)
    tables = SETTINGS[game_id].tables
    look = looker(game_id)
    starts = np.concatenate([[0], np.cumsum(batch.lengths.astype(np.int64))])
    active = room_for_features()
    form = shape(game_id)
    done: list[Rows] = []
    flat: list[Any] = []
    opinions: list[float] = []
    results: list[tuple[float, float]] = []
    thoughts: list[float] = []
    lengths: list[int] = []
    for index in games:
        if len(flat) > AT_ONCE:
            done.append(spread(form, flat, opinions, results, thoughts, lengths))
            flat, opinions, results, thoughts, lengths = [], [], [], [], []
        number = int(batch.numbers[index])
        table = tables[number % len(tables)]
        name = seed(game_id, generation, number)
        dealt = Dealer(f"{name}/views")
        views = list(range(table.seats))
        dealt.shuffle(views)
        views = [learner(game_id, number)] if one_seat else views[:MOST_VIEWS]
        state = game.start(table.seats, table.document(), Dealer(name))
        chance = Dealer(f"{name}/chance")
        seen: list[list[Any]] = [[] for _ in views]
        judged: list[list[float]] = [[] for _ in views]
        thought: list[list[float]] = [[] for _ in views]
        for place in range(starts[index], starts[index + 1]):
            actors = state.to_act()
            who = actors[chance.below(len(actors))]
            count = len(state.legal(who))
            if count == 1 or (at_random > 0 and chance.below(at_random) == 0):
                chance.below(count)
            value = int(batch.values[place])
            if value != NO_VALUE and place > starts[index]:
                for at, view in enumerate(views):
                    if view == who or table.seats == 2:
                        thought[at][-1] = value / 127.0 if view == who else -value / 127.0
            state.play(who, game.actions[int(batch.actions[place])])
            if not state.to_act():
                break
            for at, view in enumerate(views):
                size = look(state, view, active)
                seen[at].append(np.array(active[:size]).astype(np.uint16))
                judged[at].append(game.evaluator.evaluate(state, view))
                thought[at].append(math.nan)
        outcome = state.outcome()
        if outcome is None:
            continue
        worth = targets(game_id, state)
        for at, view in enumerate(views):
            flat += seen[at]
            opinions += judged[at]
            thoughts += thought[at]
            results += [worth[view]] * len(seen[at])
            lengths.append(len(seen[at]))
    if flat:
        done.append(spread(form, flat, opinions, results, thoughts, lengths))
    return join(done)


def join(parts: list[Rows]) -> Rows:
    return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])


def spread(
    form: Shape,
    flat: list[Any],
    opinions: list[float],
    results: list[tuple[float, float]],
    thoughts: list[float],
    lengths: list[int],
) -> Rows:
    """Features in rows of one length each."""
    sizes = np.array([len(part) for part in flat], np.int64)
    things, wholes = lay_out(form, np.concatenate(flat), sizes)
    return Rows(
        things,
        wholes,
        np.array(opinions, np.float32),
        np.array([outcome for outcome, _ in results], np.float32),
        np.array([margin for _, margin in results], np.float32),
        np.array(thoughts, np.float32),
        np.array(lengths, np.int32),
    )


def lay_out(form: Shape, every: Any, sizes: Any) -> tuple[Any, Any]:
    """What `Net.score` is told of some positions, one after the other and with so many numbers
    each: the features of things and of the whole, one past the last where there is none."""
    row = np.repeat(np.arange(len(sizes)), sizes)
    ends = every == np.uint16(END & 0xFFFF)
    # The number of ENDs before a feature, in its row, tells which thing it belongs to.
    before = np.cumsum(ends) - ends
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    thing = before - before[first][row]
    count = np.zeros(len(sizes), np.int64)
    np.add.at(count, row, ends)
    of_whole = thing == (count - 1)[row]
    # The place within its thing: the distance from the last END or from the beginning.
    place = np.arange(len(every))
    last = np.where(ends, place, -1)
    last = np.maximum.accumulate(last)
    opened = np.concatenate([[-1], last[:-1]])
    opened = np.maximum(opened, first[row] - 1)
    within = place - opened - 1
    things = np.full((len(sizes), form.most_things, form.of_thing), form.things, np.uint16)
    wholes = np.full((len(sizes), form.of_whole), form.wholes, np.uint16)
    mine = ~ends & ~of_whole
    things[row[mine], thing[mine], within[mine]] = every[mine]
    mine = ~ends & of_whole
    wholes[row[mine], within[mine]] = every[mine]
    return things, wholes


def work(
    game_id: str, generation: int, path: Path, at_random: int, one_seat: bool, games: Any, to: Path
) -> None:
    gc.disable()
    rows = replay(game_id, generation, load(path), games, at_random, one_seat)
    np.savez(to, **rows._asdict())


def prepare(
    game_id: str, generation: int, path: Path, games: Any, workers: int, folder: Path,
    at_random: int = AT_RANDOM, one_seat: bool = False,
) -> Rows:  # fmt: skip
    """All rows of these games, computed by several processes."""
    given = (game_id, generation, path, at_random, one_seat)
    return join(by_processes(Rows, work, given, games, workers, folder))
