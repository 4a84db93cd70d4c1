"""How much stronger each level is than the one below: mirrored deals, seats swapped.

    python -m bench.ladder caesar-cleopatra --deals 30
    python -m bench.ladder caesar-cleopatra --deals 30 --pairs consul,senator --pairs consul,greedy

Each deal is played twice with the seats swapped, and the interval is taken over deals, since the
two games of a deal have the same luck. Two seats only. The time is that of choices that were not
forced, as the wall clock and as the processor saw it: on a busy machine they differ.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import defaultdict
from itertools import pairwise

from triumvir.bots import make_bot
from triumvir.bots.levels import LEVELS
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find

Times = dict[str, list[tuple[float, float]]]


def play(game: Game, names: list[str], deal: str, times: Times) -> list[float]:
    """One game; each seat's share of the victory."""
    bots = [make_bot(name, game, f"{deal}/{name}") for name in names]
    state = game.start(len(names), {}, Dealer(deal))
    while actors := state.to_act():
        seat = actors[0]
        view = state.view(seat)
        wall, processor = time.perf_counter(), time.process_time()
        action = bots[seat].choose(view)
        if len(view.choices) > 1:
            spent = (time.perf_counter() - wall, time.process_time() - processor)
            times[names[seat]].append(spent)
        state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return [outcome.share(seat) for seat in range(len(names))]


def match(game: Game, stronger: str, weaker: str, deals: int, times: Times) -> tuple[float, float]:
    """The stronger one's share of the victories, and half of the 95 % interval."""
    shares = []
    for number in range(deals):
        deal = f"ladder/{number}"
        first = play(game, [stronger, weaker], deal, times)[0]
        second = play(game, [weaker, stronger], deal, times)[1]
        shares.append((first + second) / 2)
    mean = sum(shares) / deals
    variance = sum([(share - mean) ** 2 for share in shares]) / max(1, deals - 1)
    return mean, 1.96 * math.sqrt(variance / deals)


def part(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--pairs", action="append", help="stronger,weaker; all neighbours without")
    given = parser.parse_args()
    game = find(given.game)
    pairs = [tuple(pair.split(",")) for pair in given.pairs or []]
    if not pairs:
        pairs = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
    times: Times = defaultdict(list)
    print("| stronger | weaker | games | share | 95 % |\n|---|---|---:|---:|---:|", flush=True)
    for stronger, weaker in pairs:
        mean, half = match(game, stronger, weaker, given.deals, times)
        low, high = max(0.0, mean - half), min(1.0, mean + half)
        row = f"| {stronger} | {weaker} | {2 * given.deals} | {100 * mean:.0f} %"
        print(f"{row} | {100 * low:.0f} to {100 * high:.0f} % |", flush=True)
    print("\n| ms for a choice | median | 95th percentile | median, processor | 95th, processor |")
    print("|---|---:|---:|---:|---:|")
    for name, spent in times.items():
        cells = [
            part([pair[clock] for pair in spent], at) for clock in (0, 1) for at in (0.5, 0.95)
        ]
        print(f"| {name} | " + " | ".join(f"{cell:.0f}" for cell in cells) + " |", flush=True)


if __name__ == "__main__":
    main()
