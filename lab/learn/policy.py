"""Learning which choice a long search of Circus Maximus would take, without searching.

The games hold, for some choices, how often a deep search tried each of them (`generate`). Every
such choice is told as the position after it, seat by seat, with what `choice` knows of it and how
it looks at first sight, as `triumvir.games.circus_maximus.policy` does when it plays.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.blocks import SEATS, shared
from lab.learn.coins import GAME
from lab.learn.generate import Batch, load, seed
from lab.learn.settings import SETTINGS
from lab.learn.workers import by_processes
from triumvir.core.dealer import Dealer
from triumvir.core.net import END, room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.choice import CHOICE_FEATURES, OF_CHOICE
from triumvir.games.circus_maximus.features import OF_SEAT, SEAT_FEATURES
from triumvir.games.circus_maximus.policy import WORLDS, Question

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


def replay(generation: int, batch: Batch, games: Any) -> Rows:
    """Play these games again and look at every choice that was thought about deeply."""
    game = find(GAME)
    tables = SETTINGS[GAME].tables
    evaluator: Any = game.evaluator.learned()
    starts = np.concatenate([[0], np.cumsum(batch.lengths.astype(np.int64))])
    told = np.concatenate([[0], np.cumsum(batch.weighed.astype(np.int64))])
    active = room_for_features()
    others: list[Any] = []
    wholes: list[Any] = []
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
                    other, whole = spread(np.array(active[:size]).astype(np.uint16))
                    others.append(other)
                    wholes.append(whole)
                sights += question.sights
                shares.append(visits / visits.sum())
                counts.append(count)
            state.play(seat, game.actions[int(batch.actions[place])])
    return Rows(
        np.stack(others),
        np.stack(wholes),
        np.array(sights, np.float32),
        np.concatenate(shares),
        np.array(counts, np.int64),
    )


def spread(told: Any) -> tuple[Any, Any]:
    """The features of the other seats and those of the whole, in rows of one length each."""
    ends = np.flatnonzero(told == np.uint16(END & 0xFFFF))
    other = np.full((OTHERS, OF_SEAT), SEAT_FEATURES, np.uint16)
    begin = 0
    for number, end in enumerate(ends[:-2]):
        other[number, : end - begin] = told[begin:end]
        begin = end + 1
    whole = np.full(OF_WHOLE, WHOLES, np.uint16)
    begin = ends[-2] + 1
    whole[: ends[-1] - begin] = told[begin : ends[-1]]
    return other, whole


def join(parts: list[Rows]) -> Rows:
    return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])


def work(generation: int, path: Path, games: Any, to: Path) -> None:
    gc.disable()
    np.savez(to, **replay(generation, load(path), games)._asdict())


def prepare(generation: int, path: Path, games: Any, workers: int, folder: Path) -> Rows:
    """All rows of these games, computed by several processes."""
    return join(by_processes(Rows, work, (generation, path), games, workers, folder))


def shared_others() -> Any:
    return shared(SEATS)


def shared_whole() -> Any:
    seat, choice = shared(SEATS), shared(CHOICE)
    assert (len(seat), len(choice)) == (SEAT_FEATURES, CHOICE_FEATURES)
    table = np.zeros((WHOLES, seat.shape[1] + choice.shape[1]), np.float32)
    table[:SEAT_FEATURES, : seat.shape[1]] = seat
    table[SEAT_FEATURES:, seat.shape[1] :] = choice
    return table
