"""Many games between bots. Game number n depends on the seed and on n alone, not on the workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from triumvir.bots import make_bot
from triumvir.bots.chance import RandomBot
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View

CHUNK = 25


@dataclass
class Plan:
    """What is to be played."""

    game: str
    seats: list[str]
    options: Document
    seed: str


@dataclass
class Tally:
    """What came out, in numbers that add up in any order."""

    games: int = 0
    actions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # alone
    shared: int = 0
    points: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.lengths.update(other.lengths)
        self.ends.update(other.ends)
        self.wins.update(other.wins)
        self.shared += other.shared
        size = max(len(self.points), len(other.points))
        mine = self.points + [0] * (size - len(self.points))
        others = other.points + [0] * (size - len(other.points))
        self.points = [a + b for a, b in zip(mine, others, strict=True)]

    def length(self, part: float) -> int:
        """A quantile of the lengths of the games: 0.5 is the median."""
        lengths = sorted(self.lengths.elements())
        return lengths[min(int(part * len(lengths)), len(lengths) - 1)] if lengths else 0


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    game = find(plan.game)
    tally = Tally(points=[0] * len(plan.seats))
    for number in range(first, first + count):
        play_game(game, plan, f"{plan.seed}/{number}", tally)
    return tally


def play_game(game: Game, plan: Plan, seed: str, tally: Tally) -> None:
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(plan.seats)]
    state = game.start(len(bots), plan.options, Dealer(seed))
    while actors := state.to_act():
        seat = actors[0]
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            # It looks at nothing but its choices, so no view is made for it.
            view = View(plan.game, seat, {}, state.legal(seat))
        else:
            view = state.view(seat)
        state.play(seat, bot.choose(view))
    outcome = state.outcome()
    assert outcome is not None
    tally.games += 1
    tally.actions += state.seq
    tally.lengths[state.seq] += 1
    tally.ends[outcome.reason] += 1
    winners = outcome.winners()
    if len(winners) == 1:
        tally.wins[winners[0]] += 1
    else:
        tally.shared += 1
    for seat, points in enumerate(outcome.points):
        tally.points[seat] += points


def chunks(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def simulate(plan: Plan, games: int, workers: int, progress: Callable[[int], None]) -> Tally:
    """Play all games; `progress` is called every few games."""
    tally = Tally(points=[0] * len(plan.seats))
    if workers == 1:
        for first, count in chunks(games):
            tally.add(play_chunk(plan, first, count))
            progress(count)
        return tally
    from concurrent.futures import ProcessPoolExecutor, as_completed

    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(play_chunk, plan, first, count) for first, count in chunks(games)]
        for done in as_completed(waiting):
            part = done.result()
            tally.add(part)
            progress(part.games)
    return tally
