"""How often the coach's hint is what consul would choose, and how often it can name a reason.

    PYTHONPATH=src python -m lab.hints --positions 60

Positions come from games of citizens. Consul has whims of its own: two consuls with different seeds
do not always agree, so their own agreement stands beside the coach's, and so does how often the
hint is their choice where they agree. `or as good`: the same, or a choice that is less than two
standard errors behind consul's on the same guessed worlds. Shares have their standard error; times
are the processor's.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Final

from triumvir.bots import make_bot
from triumvir.coach import advise
from triumvir.core.action import Action
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View
from triumvir.review.curves import curve_of
from triumvir.review.effort import effort_for
from triumvir.review.engine import paired
from triumvir.review.judge import Judge

SEATS: Final = {"caesar": 2, "caesar-cleopatra": 2, "circus-maximus": 4}
EVERY: Final = {"caesar": 4, "caesar-cleopatra": 23, "circus-maximus": 17}


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


def as_good(game: Game, view: View, hint: Action, choice: Action, seed: str) -> bool:
    """Whether no difference can be measured to the hint's disadvantage."""
    if hint is choice:
        return True
    seats = SEATS[game.meta.id]
    judge = Judge(game, curve_of(game.meta.id, seats), seats, learned=False)
    ((gap, error),) = paired(judge, view, hint, [choice], effort_for(game.meta.id), seed)
    return gap <= 2 * error


def percent(times: int, of: int) -> str:
    part = times / of
    return f"{100 * part:.0f} ± {100 * math.sqrt(part * (1 - part) / of):.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description="Hints beside consul's choices.")
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--positions", type=int, default=60)
    arguments = parser.parse_args()
    print(
        "| game | positions | as consul | two consuls | as both, where they agree | or as good"
        " | reasons | longest |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for game_id in arguments.games:
        game = find(game_id)
        same = among = both = good = reasons = 0
        longest = 0.0
        views = positions(game, arguments.positions)
        for number, view in enumerate(views):
            begin = time.thread_time()
            advice = advise(game, view, f"hint/{number}", clock=time.thread_time)
            longest = max(longest, time.thread_time() - begin)
            first = make_bot("consul", game, f"a/{number}", time.thread_time).choose(view)
            second = make_bot("consul", game, f"b/{number}", time.thread_time).choose(view)
            same += advice.best == first.text
            among += first is second
            both += first is second and advice.best == first.text
            good += as_good(game, view, game.parse(advice.best), first, f"judge/{number}")
            reasons += bool(advice.reasons)
        part = [percent(one, len(views)) for one in (same, among, good, reasons)]
        part.insert(2, percent(both, max(1, among)))
        print(f"| {game_id} | {len(views)} | {' | '.join(part)} | {longest:.2f} s |", flush=True)


if __name__ == "__main__":
    main()
