"""Matches that decide: mirrored games, until it is clear who is better or the games run out."""

from __future__ import annotations

import gc
import math
import multiprocessing
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Final, NamedTuple

from lab.learn.settings import SETTINGS, Table
from triumvir.bots.levels import Level, LevelBot
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.net import Net
from triumvir.core.registry import find

CLEAR: Final = 3.0  # standard errors


class Player(NamedTuple):
    """A player with this many simulations: by a net, by the net of the wheel or by the hand-made
    opinion. Without simulations a policy plays, where the game has one.
    """

    simulations: int
    net: str = "by hand"  # a file, or "wheel"
    policy: str = "wheel"  # or a file

    def bot(self, game: Game, name: str) -> LevelBot:
        level = Level(max(5, self.simulations), simulations=self.simulations, seconds=60.0)
        if self.net == "by hand":
            return LevelBot(game, Dealer(name), level)
        level = level._replace(learned=True)
        return LevelBot(game, Dealer(name), level, net=read(self.net), policy=read(self.policy))


def read(name: str) -> Net | None:
    """The net in a file; none for that of the wheel."""
    return None if name == "wheel" else Net(Path(name).read_bytes())


class Result(NamedTuple):
    """The share of victory of the first player, deal by deal."""

    shares: list[float]
    games: int

    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)

    def error(self) -> float:
        """The standard error of the mean; the games of one deal count as one."""
        number = len(self.shares)
        if number < 2:
            return 1.0
        middle = self.mean()
        squares = sum([(share - middle) ** 2 for share in self.shares])
        return math.sqrt(squares / (number - 1) / number) + 1e-9

    def __str__(self) -> str:
        return f"{100 * self.mean():.1f} ± {196 * self.error():.1f} % of {self.games} games"


def deal_share(game_id: str, table: Table, first: Player, other: Player, name: str) -> float:
    """One deal, played once for every seat of the first player; its mean share."""
    game = find(game_id)
    total = 0.0
    for place in range(table.seats):
        state = game.start(table.seats, table.document(), Dealer(name))
        bots = [
            (first if seat == place else other).bot(game, f"{name}/{place}/{seat}")
            for seat in range(table.seats)
        ]
        while actors := state.to_act():
            seat = actors[0]
            choices = state.legal(seat)
            action = choices[0] if len(choices) == 1 else bots[seat].choose(state.view(seat))
            state.play(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.share(place)
    return total / table.seats


def work(
    game_id: str, table: Table, first: Player, other: Player, worker: int, workers: int,
    deals: int, name: str, found: Queue[float],
) -> None:  # fmt: skip
    gc.disable()
    for number in range(worker, deals, workers):
        found.put(deal_share(game_id, table, first, other, f"{name}/{number}"))


def match(
    game_id: str,
    first: Player,
    other: Player,
    games: int,
    workers: int,
    name: str = "match",
    even: float | None = None,
    table: Table | None = None,
) -> Result:
    """As many games, or fewer where it is clear before that they are not even. A sequential test of
    this kind is slightly overconfident, which CLEAR allows for.
    """
    at = SETTINGS[game_id].tables[0] if table is None else table
    deals = max(1, games // at.seats)
    context = multiprocessing.get_context("spawn")
    found: Queue[float] = context.Queue()
    running = [
        context.Process(
            target=work,
            args=(game_id, at, first, other, worker, workers, deals, name, found),
            daemon=True,
        )
        for worker in range(workers)
    ]
    for process in running:
        process.start()
    shares: list[float] = []
    while len(shares) < deals:
        shares.append(found.get())
        result = Result(shares, len(shares) * at.seats)
        if even is not None and len(shares) >= 50:
            if abs(result.mean() - even) > CLEAR * result.error():
                break
    for process in running:
        process.terminate()
    return Result(shares, len(shares) * at.seats)
