"""Games in which a policy of Circus Maximus plays itself, to learn from how they end: see `ppo`.

    python -m lab.learn.ppo_games FOLDER WORKER NAME     # `ppo` starts these

Nobody searches. Each choice is drawn as likely as the policy likes it, and is kept with all that it
was chosen from. The critic, who judges afterwards whether it was good, is told the true position,
what nobody at the table sees included.
"""

from __future__ import annotations

import gc
import math
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn import coins
from lab.learn.coins import GAME, MOST_SEATS
from lab.learn.policy import Told
from lab.learn.settings import SETTINGS, Table
from triumvir.core.dealer import Dealer
from triumvir.core.net import SCORE, Net, room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.features import ROOM
from triumvir.games.circus_maximus.net import NET, foresee, look_alone
from triumvir.games.circus_maximus.policy import WORLDS, Question
from triumvir.games.circus_maximus.ranks import ONE

AT_ONCE: Final = 16  # games in one file
WAITING: Final = 4  # files of one process that nobody has read: then it waits, too
FINE: Final = 1 << 30  # a choice is drawn as one of so many


class Games(NamedTuple):
    """Questions, game after game. What is told of choices is laid out as for `policy.Rows`."""

    others: Any  # [choice, other seat, feature] uint16
    whole: Any  # [choice, feature] uint16
    sight: Any  # of each choice, float32
    counts: Any  # choices of each question
    chosen: Any  # which of them was taken
    likely: Any  # the logarithm of how likely that was, float32
    seat: Any  # that was asked
    told: Any  # [question, seat, feature] uint16, for the critic
    seats: Any  # how many there are, uint8
    expected: Any  # [question, seat] coins by the net, float32
    lengths: Any  # questions of each game
    final: Any  # [game, seat] shares of the victory, float32


class Diary:
    """What is kept of games while they are played."""

    def __init__(self) -> None:
        self.features = Told()
        self.sight: list[float] = []
        self.counts: list[int] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.seat: list[int] = []
        self.told: list[Any] = []
        self.seats: list[int] = []
        self.expected: list[list[float]] = []
        self.lengths: list[int] = []
        self.final: list[list[float]] = []

    def games(self) -> Games:
        others, whole = self.features.laid_out()
        return Games(
            others,
            whole,
            np.array(self.sight, np.float32),
            np.array(self.counts, np.int64),
            np.array(self.chosen, np.int64),
            np.array(self.likely, np.float32),
            np.array(self.seat, np.int64),
            coins.spread(self.told, self.seats),
            np.array(self.seats, np.uint8),
            np.array(self.expected, np.float32) / ONE,
            np.array(self.lengths, np.int64),
            np.array(self.final, np.float32),
        )


def join(parts: list[Games]) -> Games:
    width = max([part.told.shape[2] for part in parts])
    wide = [part._replace(told=coins.widen(part.told, width)) for part in parts]
    return Games(*[np.concatenate(arrays) for arrays in zip(*wide, strict=True)])


def load(path: Path) -> Games:
    with np.load(path) as read:
        return Games(*[read[name] for name in Games._fields])


def play(table: Table, policy: Net, name: str, diary: Diary) -> None:
    """One game."""
    game = find(GAME)
    evaluator: Any = game.evaluator.learned()
    state: Any = game.start(table.seats, table.document(), Dealer(name))
    chance = Dealer(f"{name}/chance")
    active = room_for_features()
    missing = MOST_SEATS - table.seats
    asked = 0
    while actors := state.to_act():
        seat = actors[0]
        choices = state.legal(seat)
        place = 0
        if len(choices) > 1:
            asked += 1
            diary.expected.append([*foresee(state, NET)][: table.seats] + [0] * missing)
            look_alone(state, active)
            diary.told.append(np.array(active[: MOST_SEATS * ROOM]).astype(np.uint16))
            view = state.view(seat)
            worlds = [game.guess(view, Dealer(chance.word())) for _ in range(WORLDS)]
            question = Question(evaluator, worlds, seat, [action.index for action in choices])
            weights: list[float] = []
            for number, sight in enumerate(question.sights):
                diary.features.add(active, question.tell(number, active))
                weights.append(float(policy.score(active)) / SCORE + policy.trust * sight)
            likely = logarithms(weights)
            place = draw(likely, chance)
            diary.sight += question.sights
            diary.counts.append(len(choices))
            diary.chosen.append(place)
            diary.likely.append(likely[place])
            diary.seat.append(seat)
        state.play(seat, choices[place])
    outcome = state.outcome()
    assert outcome is not None
    diary.seats += [table.seats] * asked
    diary.lengths.append(asked)
    diary.final.append([outcome.share(seat) for seat in range(table.seats)] + [0.0] * missing)


def logarithms(weights: Sequence[float]) -> list[float]:
    """How likely each is, as logarithms."""
    most = max(weights)
    total = most + math.log(sum([math.exp(weight - most) for weight in weights]))
    return [weight - total for weight in weights]


def draw(likely: Sequence[float], chance: Dealer) -> int:
    """One of them, as likely as that."""
    rest = chance.below(FINE) / FINE
    for place, one in enumerate(likely):
        rest -= math.exp(one)
        if rest < 0.0:
            return place
    return len(likely) - 1


def work(folder: Path, worker: int, name: str) -> None:
    """Play by the newest policy in the folder until the process that reads the games is gone."""
    gc.disable()
    tables = SETTINGS[GAME].tables
    parent = os.getppid()
    number = 0
    while os.getppid() == parent:
        if len(list(folder.glob(f"{worker}-*.npz"))) >= WAITING:
            time.sleep(0.05)
            continue
        policy = Net((folder / "policy.net").read_bytes())
        diary = Diary()
        for _ in range(AT_ONCE):
            # Each process begins elsewhere, so that every file of games has other tables.
            table = tables[(number + worker) % len(tables)]
            play(table, policy, f"ppo/{name}/{worker}/{number}", diary)
            number += 1
        unfinished = folder / f"unfinished-{worker}.npz"
        np.savez(unfinished, **diary.games()._asdict())
        unfinished.replace(folder / f"{worker}-{number}.npz")


if __name__ == "__main__":
    work(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
