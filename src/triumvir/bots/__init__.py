"""Bots, by name."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from triumvir.bots.bot import Bot
from triumvir.bots.chance import RandomBot
from triumvir.bots.greedy import GreedyBot
from triumvir.bots.levels import LEVELS, LevelBot, find_level
from triumvir.core.dealer import Dealer
from triumvir.core.errors import TriumvirError
from triumvir.core.game import Game

BOTS: Final[dict[str, Callable[[Game, Dealer], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level=level) for name, level in LEVELS.items()},
}


class UnknownBot(TriumvirError):
    """No bot has this name."""


def make_bot(
    name: str,
    game: Game,
    seed: int | str,
    clock: Callable[[], float] = time.perf_counter,
    thorough: bool = False,
) -> Bot:
    """A bot that plays the same game again for the same seed. `clock` measures its time to think,
    if that is limited; whether it is `thorough` matters for the levels (`LevelBot`)."""
    dealer = Dealer(f"bot/{seed}")
    level = find_level(name)
    if level is not None:
        return LevelBot(game, dealer, level, clock, thorough=thorough)
    if name not in BOTS:
        raise UnknownBot(
            f"There is no bot '{name}'; there are {', '.join(BOTS)}, and those that search for a"
            " time of their own, as in consul@200ms.",
            "bot-unknown",
            {"found": name, "known": ", ".join(BOTS)},
        )
    return BOTS[name](game, dealer)


__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
