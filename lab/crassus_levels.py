"""How strong Crassus is: solo games of Caesar! at each level against the greedy bot.

`python -m lab.crassus_levels [GAMES] [FIRST SEED]` prints Crassus's share of victories with its
standard error, without modules and the human as Caesar. Run it on a compiled install.
"""

from __future__ import annotations

import math
import sys
from concurrent.futures import ProcessPoolExecutor

from triumvir.bots.greedy import GreedyBot
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.games.caesar.pieces import LEVELS

CHUNK = 100


def losses(level: str, first: int, number: int) -> int:
    """How many of these games Crassus wins."""
    game = find("caesar")
    lost = 0
    for seed in range(first, first + number):
        state = game.start(1, {"level": level}, Dealer(f"crassus/{level}/{seed}"))
        bot = GreedyBot(game, Dealer(f"greedy/{seed}"))
        while state.to_act():
            state.play(0, bot.choose(state.view(0)))
        outcome = state.outcome()
        assert outcome is not None
        lost += outcome.ranks[0] != 1
    return lost


def main(games: int, first: int, workers: int) -> None:
    print(f"{games} games a level; Crassus wins against the greedy bot:")
    with ProcessPoolExecutor(workers) as pool:
        for level in LEVELS:
            starts = range(first, first + games, CHUNK)
            jobs = [pool.submit(losses, level, start, CHUNK) for start in starts]
            share = sum(job.result() for job in jobs) / (CHUNK * len(jobs))
            error = math.sqrt(share * (1 - share) / games)
            print(f"  {level}: {100 * share:.1f} % (± {100 * error:.1f})", flush=True)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(
        games=numbers[0] if numbers else 10_000,
        first=numbers[1] if len(numbers) > 1 else 0,
        workers=numbers[2] if len(numbers) > 2 else 2,
    )
