"""Learning what each seat of Circus Maximus will have in the end: coins, not its standing.

A net is told of one seat at a time and says by how many coins it will have more or less
than `advice` expects. It is fitted to all seats of a position at once, each less the mean of the
table: a rich day for everybody says nothing about who is ahead. Positions are told as they are and
once more after the bidding was finished as the search does it, since that is where it asks.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.blocks import SEATS, shared
from lab.learn.generate import Batch, load, seed
from lab.learn.settings import SETTINGS
from lab.learn.workers import by_processes
from triumvir.core.dealer import Dealer
from triumvir.core.net import room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.features import OF_SEAT, ROOM, SEAT_FEATURES
from triumvir.games.circus_maximus.fields import BIDDING, FAVOURS, PHASE, STAGE
from triumvir.games.circus_maximus.net import look_alone
from triumvir.games.circus_maximus.ranks import ONE

GAME: Final = "circus-maximus"
COINS: Final = 8.0  # that a score of 1 stands for
MOST_SEATS: Final = 5
AT_ONCE: Final = 4_000  # positions that are spread out together


class Rows(NamedTuple):
    """Positions, seat by seat. A feature that is not there is told as one past the last."""

    told: Any  # [position, seat, feature] uint16
    seats: Any  # how many there are, uint8
    expected: Any  # [position, seat] coins, float32
    final: Any  # the same, in the end
    of: Any  # which position this is the end of the bidding of, or itself
    lengths: Any  # of games


def replay(generation: int, batch: Batch, games: Any) -> Rows:
    """Play these games again and look at every position."""
    game = find(GAME)
    tables = SETTINGS[GAME].tables
    starts = np.concatenate([[0], np.cumsum(batch.lengths.astype(np.int64))])
    active = room_for_features()
    dealer = Dealer("finish")
    done: list[Any] = []
    flat: list[Any] = []
    seats: list[int] = []
    expected: list[list[int]] = []
    final: list[list[float]] = []
    of: list[int] = []
    lengths: list[int] = []
    for index in games:
        number = int(batch.numbers[index])
        table = tables[number % len(tables)]
        name = seed(GAME, generation, number)
        state: Any = game.start(table.seats, table.document(), Dealer(name))
        began = len(of)
        for place in range(starts[index], starts[index + 1]):
            state.play(state.to_act()[0], game.actions[int(batch.actions[place])])
            if not state.to_act():
                break
            here = len(of)
            told = [state]
            if state.row[PHASE] == BIDDING and state.row[STAGE] != FAVOURS:
                told.append(state.clone())
                game.evaluator.play_on(told[1], dealer)
            for position in told:
                found = list(look_alone(position, active))
                flat.append(np.array(active[: MOST_SEATS * ROOM]).astype(np.uint16))
                expected.append(found + [0] * (MOST_SEATS - len(found)))
                of.append(here)
        outcome = state.outcome()
        assert outcome is not None
        missing = [0.0] * (MOST_SEATS - table.seats)
        many = len(of) - began
        seats += [table.seats] * many
        final += [[*map(float, outcome.points), *missing]] * many
        lengths.append(many)
        if len(flat) > AT_ONCE:
            done.append(spread(flat, seats[-len(flat) :]))
            flat.clear()
    if flat:
        done.append(spread(flat, seats[-len(flat) :]))
    width = max([part.shape[2] for part in done])
    return Rows(
        np.concatenate([widen(part, width) for part in done]),
        np.array(seats, np.uint8),
        np.array(expected, np.float32) / ONE,
        np.array(final, np.float32),
        np.array(of, np.int64),
        np.array(lengths, np.int64),
    )


def spread(flat: list[Any], seats: list[int]) -> Any:
    """Features in rows of one length, nothing behind the end."""
    told = np.stack(flat).reshape(len(flat), MOST_SEATS, ROOM)
    over = np.logical_or.accumulate(told == 0xFFFF, axis=2)
    told[over] = SEAT_FEATURES
    told[np.arange(MOST_SEATS)[None, :] >= np.array(seats)[:, None]] = SEAT_FEATURES
    used = int((told != SEAT_FEATURES).sum(2).max())
    assert used <= OF_SEAT
    assert told.max() <= SEAT_FEATURES
    return told[:, :, :used].copy()


def widen(part: Any, width: int) -> Any:
    more = width - part.shape[2]
    return np.pad(part, ((0, 0), (0, 0), (0, more)), constant_values=SEAT_FEATURES)


def join(parts: list[Rows]) -> Rows:
    first = 0
    width = max([part.told.shape[2] for part in parts])
    moved: list[Rows] = []
    for part in parts:
        moved.append(part._replace(of=part.of + first, told=widen(part.told, width)))
        first += len(part.seats)
    return Rows(*[np.concatenate(arrays) for arrays in zip(*moved, strict=True)])


def work(generation: int, path: Path, games: Any, to: Path) -> None:
    gc.disable()
    np.savez(to, **replay(generation, load(path), games)._asdict())


def prepare(generation: int, path: Path, games: Any, workers: int, folder: Path) -> Rows:
    """All rows of these games, computed by several processes."""
    return join(by_processes(Rows, work, (generation, path), games, workers, folder))


def shared_rows() -> Any:
    table = shared(SEATS)
    assert len(table) == SEAT_FEATURES
    return table
