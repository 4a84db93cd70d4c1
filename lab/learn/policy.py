"""Learning which choice a long search of Circus Maximus would take, without searching.

The games hold, for some choices, how often a deep search tried each of them (`generate`). Every
such choice is told as the position after it, seat by seat, with what `choice` knows of it and how
it looks at first sight, as `triumvir.games.circus_maximus.policy` does when it plays.
"""

from __future__ import annotations

import gc
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.blocks import SEATS, shared
from lab.learn.coins import GAME
from lab.learn.generate import Batch, load, seed
from lab.learn.inputs import AT_ONCE, Shape, lay_out
from lab.learn.settings import SETTINGS
from lab.learn.workers import by_processes
from triumvir.core.dealer import Dealer
from triumvir.core.net import room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.choice import CHOICE_FEATURES, OF_CHOICE
from triumvir.games.circus_maximus.features import OF_SEAT, SEAT_FEATURES
from triumvir.games.circus_maximus.policy import WORLDS, Question
from triumvir.native import Moves

OTHERS: Final = 4
WHOLES: Final = SEAT_FEATURES + CHOICE_FEATURES
OF_WHOLE: Final = OF_SEAT + OF_CHOICE
# Of a choice: see `blocks`
CHOICE: Final = (
    "c22 c6, o8 o8 c3, o8 o10 c3, o8 o5 c3, o5 o6 c3, c5 c3, o16 c3, o8 c3, o8 o8, c2 o8 c3,"
    " c12 c3, c12 o3, c3 o8, c3 o9, c3 o10, o4 o8, o10 c2, o6 o8, c3 o5, o4 o6 c4, o16 c6, o10 c6,"
    " o12 c2"
)


class Rows(NamedTuple):
    """Choices, question by question. A feature that is not there is told as one past the last."""

    others: Any  # [choice, other seat, feature] uint16
    whole: Any  # [choice, feature] uint16: of the seat itself, then of the choice
    sight: Any  # how it looks at first sight, float32
    share: Any  # of the visits, float32
    counts: Any  # choices of each question


class Told:
    """The features of choices, collected one by one."""

    def __init__(self) -> None:
        self.form = form()
        self.flat = array("h")
        self.sizes: list[int] = []
        self.parts: list[tuple[Any, Any]] = []

    def add(self, active: Moves, size: int) -> None:
        self.flat.extend(active[:size])
        self.sizes.append(size)
        if len(self.sizes) == AT_ONCE:
            self.lay_out()

    def lay_out(self) -> None:
        every = np.array(self.flat).astype(np.uint16)
        self.parts.append(lay_out(self.form, every, np.array(self.sizes, np.int64)))
        self.flat = array("h")
        self.sizes = []

    def laid_out(self) -> tuple[Any, Any]:
        """Of the others and of the whole, in rows of one length each."""
        if self.sizes:
            self.lay_out()
        others, whole = zip(*self.parts, strict=True)
        return np.concatenate(others), np.concatenate(whole)


def replay(generation: int, batch: Batch, games: Any) -> Rows:
    """Play these games again and look at every choice that was thought about deeply."""
    game = find(GAME)
    tables = SETTINGS[GAME].tables
    evaluator: Any = game.evaluator.learned()
    starts = np.concatenate([[0], np.cumsum(batch.lengths.astype(np.int64))])
    told = np.concatenate([[0], np.cumsum(batch.weighed.astype(np.int64))])
    active = room_for_features()
    features = Told()
    sights: list[float] = []
    shares: list[Any] = []
    counts: list[int] = []
    for index in games:
        number = int(batch.numbers[index])
        table = tables[number % len(tables)]
        name = seed(GAME, generation, number)
        state: Any = game.start(table.seats, table.document(), Dealer(name))
        chance = Dealer(f"{name}/guesses")
        for place in range(starts[index], starts[index + 1]):
            seat = state.to_act()[0]
            count = int(batch.weighed[place])
            if count > 0:
                first = told[place]
                visits = batch.visits[first : first + count].astype(np.float32)
                moves = [int(one) for one in batch.choices[first : first + count]]
                view = state.view(seat)
                worlds = [game.guess(view, Dealer(chance.word())) for _ in range(WORLDS)]
                question = Question(evaluator, worlds, seat, moves)
                for choice in range(count):
                    size = question.tell(choice, active)
                    features.add(active, size)
                sights += question.sights
                shares.append(visits / visits.sum())
                counts.append(count)
            state.play(seat, game.actions[int(batch.actions[place])])
    others, whole = features.laid_out()
    return Rows(
        others,
        whole,
        np.array(sights, np.float32),
        np.concatenate(shares),
        np.array(counts, np.int64),
    )


def join(parts: list[Rows]) -> Rows:
    return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])


def work(generation: int, path: Path, games: Any, to: Path) -> None:
    gc.disable()
    np.savez(to, **replay(generation, load(path), games)._asdict())


def prepare(generation: int, path: Path, games: Any, workers: int, folder: Path) -> Rows:
    """All rows of these games, computed by several processes."""
    return join(by_processes(Rows, work, (generation, path), games, workers, folder))


def form() -> Shape:
    """Of what the policy is told: the other seats as things, the seat itself and the choice as the
    whole."""
    others, whole = shared_others(), shared_whole()
    return Shape(SEAT_FEATURES, WHOLES, OTHERS, OF_SEAT, OF_WHOLE, others, whole)


def shared_others() -> Any:
    return shared(SEATS)


def shared_whole() -> Any:
    seat, choice = shared(SEATS), shared(CHOICE)
    assert (len(seat), len(choice)) == (SEAT_FEATURES, CHOICE_FEATURES)
    table = np.zeros((WHOLES, seat.shape[1] + choice.shape[1]), np.float32)
    table[:SEAT_FEATURES, : seat.shape[1]] = seat
    table[SEAT_FEATURES:, seat.shape[1] :] = choice
    return table
