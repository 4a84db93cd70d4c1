"""The levels that people play against, in one table, and the bot that plays them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from triumvir.bots.bot import Bot
from triumvir.bots.no_garbage import no_garbage
from triumvir.bots.search import Search
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.net import Net
from triumvir.core.view import View


class Level(NamedTuple):
    """A recipe. Without simulations a bot looks one action ahead and no further."""

    worlds: int  # how many worlds it imagines for one question
    noise: float = 0.0  # by how much it misjudges its choices at first sight, if they differ by 1
    simulations: int = 0
    seconds: float = 0.7  # a cap for slow machines; results repeat as long as it is not reached
    timed: bool = False  # as many simulations as fit into the seconds, instead of a number
    learned: bool = False  # judges by the opinion that was learned from games, where there is one


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(worlds=1, noise=0.8),
    "apprentice": Level(worlds=14, noise=0.5, simulations=14),
    "citizen": Level(worlds=20, simulations=40),
    "senator": Level(worlds=100, simulations=300),
    "consul": Level(worlds=500, simulations=2000),
    "dictator": Level(worlds=500, simulations=1000, learned=True),
}
# Not for people: what a net sees without any search.
UNLISTED: Final[dict[str, Level]] = {"glance": Level(worlds=5, learned=True)}

TIMED: Final = re.compile(r"([a-z]+)@([1-9][0-9]{0,5})ms")
ENDLESS: Final = 1 << 40
# A timed search stops when its choice would not change even if it continued this much faster.
FASTER: Final = 1.5
# Simulations at one go: between two the interpreter sees to signals, such as Ctrl-C.
AT_ONCE: Final = 128


def find_level(name: str) -> Level | None:
    """A level by its name, or one that searches for a time of its own, as in consul@200ms."""
    level = LEVELS.get(name) or UNLISTED.get(name)
    if level is not None:
        return level
    written = TIMED.fullmatch(name)
    level = None if written is None else LEVELS.get(written[1])
    if written is None or level is None or level.simulations == 0:
        return None
    return level._replace(simulations=ENDLESS, seconds=int(written[2]) / 1000, timed=True)


class LevelBot(Bot):
    """Plays a level. By the clock on the wall for a guest who waits; by the processor's, where
    players should have the same time however busy the machine is. What a level has learned is the
    game's own net and policy, or others. A `thorough` one thinks as long with a tree that it has
    kept as without: it finds more, and its time does not tell that it had one."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        level: Level,
        clock: Callable[[], float] = time.perf_counter,
        net: Net | None = None,
        thorough: bool = False,
        policy: Net | None = None,
    ) -> None:
        super().__init__(game, dealer)
        evaluator = game.evaluator.learned(net) if level.learned else game.evaluator
        if level.simulations == 0:
            evaluator = evaluator.glancing(policy)
        elif level.learned and evaluator is game.evaluator:
            # Where nothing has been learned yet, the level that thinks longest is the strongest.
            level = level._replace(simulations=max(level.simulations, LEVELS["consul"].simulations))
        self.level = level
        self.clock = clock
        self.thorough = thorough and not level.timed
        self.search = Search(
            game, dealer, evaluator, worlds=level.worlds, noise=level.noise, depth=0, clock=clock
        )
        self.last: tuple[int, Action] | None = None  # what it did, and the seq it led to

    def choose(self, view: View) -> Action:
        with no_garbage():
            action = view.choices[0] if len(view.choices) == 1 else self.think(view)
        seq = view.data.get("seq")
        self.last = (seq + 1, action) if isinstance(seq, int) else None
        return action

    def think(self, view: View) -> Action:
        """Search; what was found on the last question counts if nothing happened in between."""
        search, level = self.search, self.level
        follows = self.last is not None and view.data.get("seq") == self.last[0]
        search.begin(view, self.last[1] if self.last is not None and follows else None)
        # A quarter is always searched anew: the tree that was kept was grown with less knowledge.
        known = 0 if self.thorough else search.visits()
        left = max(level.simulations - known, level.simulations // 4)
        least = level.simulations // 2 if self.thorough else 0
        begin = self.clock()
        search.run(0)  # first sight; some levels look no further
        done = 0
        while left > 0 and (rest := begin + level.seconds - self.clock()) > 0:
            ran = search.run(min(left, AT_ONCE), rest)
            done += ran
            if level.timed:
                spent = self.clock() - begin
                left = round(FASTER * done * (level.seconds - spent) / spent)
            else:
                left -= ran
            # What is left could not change the choice any more. Without a tree from before that is
            # never so before half of the work is done.
            if done >= least and search.lead() > left:
                break
        return search.best()
