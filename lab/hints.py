"""How often the coach's hint is what consul would choose, and how often it can name a reason.

    PYTHONPATH=src python -m lab.hints --positions 60

Positions come from games of citizens. Consul has whims of its own: two consuls with different seeds
do not always agree, so their own agreement stands beside the coach's. `as good`: consul, asked with
more simulations, sees the hint less than 0.02 behind its own choice.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

from triumvir.bots import make_bot
from triumvir.bots.search import Search
from triumvir.coach import advise
from triumvir.coach.advice import AS_GOOD
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View

SEATS: Final = {"caesar": 2, "caesar-cleopatra": 2, "circus-maximus": 4}
EVERY: Final = {"caesar": 4, "caesar-cleopatra": 23, "circus-maximus": 17}
DEEPER: Final = 4000


def positions(game: Game, count: int) -> list[View]:
    """Questions with a choice, spread over the games of citizens."""
    found: list[View] = []
    number = 0
    while len(found) < count:
        seats = SEATS[game.meta.id]
        state = game.start(seats, seed=f"hints/{number}")
        bots = [make_bot("citizen", game, f"{number}/{seat}") for seat in range(seats)]
        while state.to_act() and len(found) < count:
            seat = state.to_act()[0]
            view = state.view(seat)
            if state.seq % EVERY[game.meta.id] == number % 4 and len(view.choices) > 1:
                found.append(view)
            state.play(seat, bots[seat].choose(view))
        number += 1
    return found


def values(game: Game, view: View, seed: str) -> dict[str, float]:
    search = Search(game, Dealer(seed), worlds=500, depth=0)
    search.begin(view)
    search.run(DEEPER)
    return {action.text: value for action, _, value in search.report()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Hints beside consul's choices.")
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--positions", type=int, default=60)
    arguments = parser.parse_args()
    print(
        "| game | positions | as consul | consuls among themselves | as good | reasons | longest |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|")
    for game_id in arguments.games:
        game = find(game_id)
        same = among = good = reasons = 0
        longest = 0.0
        views = positions(game, arguments.positions)
        for number, view in enumerate(views):
            begin = time.perf_counter()
            advice = advise(game, view, f"hint/{number}")
            longest = max(longest, time.perf_counter() - begin)
            first = make_bot("consul", game, f"a/{number}").choose(view).text
            second = make_bot("consul", game, f"b/{number}").choose(view).text
            same += advice.best == first
            among += first == second
            judged = values(game, view, f"judge/{number}")
            good += judged[advice.best] >= judged[first] - AS_GOOD
            reasons += bool(advice.reasons)
        part = [f"{100 * one / len(views):.0f} %" for one in (same, among, good, reasons)]
        print(f"| {game_id} | {len(views)} | {' | '.join(part)} | {longest:.2f} s |", flush=True)


if __name__ == "__main__":
    main()
