"""The levels that people play against, in one table, and the bot that plays them."""

from __future__ import annotations

import time
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
    depth: int = 0  # how far a simulation plays on past what was thought through
    seconds: float = 0.7  # a cap for slow machines; results repeat as long as it is not reached


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(worlds=1, noise=0.12),
    "apprentice": Level(worlds=3, noise=0.02),
    "citizen": Level(worlds=15, noise=0.0, simulations=30, depth=2),
    "senator": Level(worlds=80, noise=0.0, simulations=240, depth=2),
    "consul": Level(worlds=500, noise=0.0, simulations=2000, depth=2),
}

SQRT_3: Final = 1.7320508075688772
# Simulations at one go: between two the interpreter sees to signals, such as Ctrl-C.
AT_ONCE: Final = 128


class LevelBot(Bot):
    """Plays a level."""

    def __init__(self, game: Game, dealer: Dealer, level: Level) -> None:
        super().__init__(game, dealer)
        self.level = level
        self.search = Search(game, dealer, worlds=level.worlds, depth=level.depth)
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
        until = time.perf_counter() + level.seconds
        while left > 0 and (rest := until - time.perf_counter()) > 0:
            left -= search.run(min(left, AT_ONCE), rest)
        return search.best()

    def glance(self, view: View) -> Action:
        """Take what looks best right after it, more or less well judged."""
        seat = view.seat
        assert seat is not None
        level = self.level
        worlds = [self.game.guess(view, Dealer(self.dealer.word())) for _ in range(level.worlds)]
        best, best_value = view.choices[0], float("-inf")
        for action in view.choices:
            value = level.noise * len(worlds) * wobble(self.dealer)
            for world in worlds:
                after = world.clone()
                after.play(seat, action)
                value += self.game.evaluate(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best


def wobble(dealer: Dealer) -> float:
    """A mistake: about a bell curve around 0 with a standard deviation of 1."""
    return (sum([dealer.below(1 << 20) for _ in range(4)]) / (1 << 20) - 2.0) * SQRT_3
