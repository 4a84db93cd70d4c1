"""The levels that people play against, in one table, and the bot that plays them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from statistics import pstdev
from typing import Final, NamedTuple

from triumvir.bots.bot import Bot
from triumvir.bots.search import Search
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.view import View


class Level(NamedTuple):
    """A recipe. Without simulations a bot looks one action ahead and no further."""

    worlds: int  # how many worlds it imagines for one question
    noise: float  # by how much it misjudges what it sees at first sight
    simulations: int = 0
    depth: int = 0  # how far a simulation plays on at random past what was thought through
    seconds: float = 0.7  # a cap for slow machines; results repeat as long as it is not reached
    timed: bool = False  # as many simulations as fit into the seconds, instead of a number


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(worlds=1, noise=0.12),
    "apprentice": Level(worlds=3, noise=0.02),
    "citizen": Level(worlds=15, noise=0.0, simulations=30),
    "senator": Level(worlds=80, noise=0.0, simulations=240),
    "consul": Level(worlds=500, noise=0.0, simulations=2000),
}

TIES: Final = 1e-9  # enough to take equals by chance
SQRT_3: Final = 1.7320508075688772
TIMED: Final = re.compile(r"([a-z]+)@([1-9][0-9]{0,5})ms")
# A timed search stops when its choice would stay even if it went on so much faster than so far.
FASTER: Final = 1.5
# Simulations at one go: between two the interpreter sees to signals, such as Ctrl-C.
AT_ONCE: Final = 128


def find_level(name: str) -> Level | None:
    """A level by its name, or one that searches for a time of its own, as in consul@200ms."""
    if name in LEVELS:
        return LEVELS[name]
    written = TIMED.fullmatch(name)
    level = None if written is None else LEVELS.get(written[1])
    if written is None or level is None or level.simulations == 0:
        return None
    return level._replace(seconds=int(written[2]) / 1000, timed=True)


class LevelBot(Bot):
    """Plays a level. By the clock on the wall for a guest who waits; by the processor's, where
    players should have the same time however busy the machine is."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        level: Level,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(game, dealer)
        self.level = level
        self.clock = clock
        self.search = Search(game, dealer, worlds=level.worlds, depth=level.depth, clock=clock)
        self.last: tuple[int, Action] | None = None  # what it did, and the seq it led to

    def choose(self, view: View) -> Action:
        if len(view.choices) == 1:
            action = view.choices[0]
        elif self.level.simulations == 0:
            return self.glance(view)
        else:
            action = self.think(view)
        seq = view.data.get("seq")
        self.last = (seq + 1, action) if isinstance(seq, int) else None
        return action

    def think(self, view: View) -> Action:
        """Search; what was found on the last question counts if nothing happened in between."""
        search, level = self.search, self.level
        follows = self.last is not None and view.data.get("seq") == self.last[0]
        search.begin(view, self.last[1] if self.last is not None and follows else None)
        # A quarter is always spent: by now more is known than when the rest was thought.
        left = max(level.simulations - search.visits(), level.simulations // 4)
        begin = self.clock()
        done = 0
        while (rest := begin + level.seconds - self.clock()) > 0:
            if level.timed:
                left = round(FASTER * done * rest / (level.seconds - rest)) if done > 0 else AT_ONCE
            # More would change nothing.
            if left <= 0 or (done > 0 and search.lead() > left):
                break
            ran = search.run(AT_ONCE if level.timed else min(left, AT_ONCE), rest)
            done += ran
            left -= ran
        return search.best()

    def glance(self, view: View) -> Action:
        """Take what looks best right after it, more or less well judged."""
        seat = view.seat
        assert seat is not None
        level = self.level
        worlds = [self.game.guess(view, Dealer(self.dealer.word())) for _ in range(level.worlds)]
        values: list[float] = []
        for action in view.choices:
            value = 0.0
            for world in worlds:
                after = world.clone()
                after.play(seat, action)
                value += self.game.evaluate(after, seat)
            values.append(value)
        # A mistake is as large as what is at stake: games judge on scales of their own.
        size = level.noise * pstdev(values) + TIES
        judged = [value + size * wobble(self.dealer) for value in values]
        return view.choices[judged.index(max(judged))]


def wobble(dealer: Dealer) -> float:
    """A mistake: about a bell curve around 0 with a standard deviation of 1."""
    return (sum([dealer.below(1 << 20) for _ in range(4)]) / (1 << 20) - 2.0) * SQRT_3
