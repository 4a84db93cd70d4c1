"""How often the coach's hint is what consul would choose, and how often it can name a reason.

    .venv/bin/python -m lab.hints --positions 110 --consuls 15

Positions come from games of citizens. Consul's choice depends on its dice: two consuls with
different seeds do not always agree. So each position is put to several of them:

- as consul: the share of them who choose the hint;
- two consuls: how often two of them agree with each other;
- at most: the share of the choice that most of them make; no hint can agree with consul more often;
- as most: how often the hint is that choice (or one of them, if several are equally frequent);
- decided: the share of positions where at least two thirds of them make the same choice;
- as decided: how often the hint is that choice there;
- or as good: the hint is the first consul's choice, or less than two standard errors behind it on
  the same guessed worlds;
- terms, even, later: what the coach says of the hint beside the next best choice: what is better
  (terms of the opinion), that the two are about as good, or that it pays off later.

Shares have their standard error over the positions; times are the processor's.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

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
SAID: Final = ("terms", "even", "later")
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


class Asked(NamedTuple):
    """What came of one position: shares of the consuls, and yes or no."""

    as_consul: float
    two: float
    at_most: float
    as_most: bool
    decided: bool
    good: bool
    said: str  # terms, even or later
    seconds: float


def ask(game: Game, view: View, number: int, consuls: int) -> Asked:
    begin = time.thread_time()
    advice = advise(game, view, f"hint/{number}", clock=time.thread_time)
    seconds = time.thread_time() - begin
    choices = [
        make_bot("consul", game, f"{one}/{number}", time.thread_time).choose(view)
        for one in range(consuls)
    ]
    votes = Counter(choice.text for choice in choices)
    most = max(votes.values())
    pairs = sum(count * (count - 1) for count in votes.values())
    return Asked(
        as_consul=votes[advice.best] / consuls,
        two=pairs / (consuls * (consuls - 1)),
        at_most=most / consuls,
        as_most=votes[advice.best] == most,
        decided=3 * most >= 2 * consuls,
        good=as_good(game, view, game.parse(advice.best), choices[0], f"judge/{number}"),
        said="terms" if advice.reasons else "even" if advice.even else "later",
        seconds=seconds,
    )


def percent(shares: Sequence[float]) -> str:
    mean = fmean(shares)
    error = stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.0
    return f"{100 * mean:.0f} ± {100 * error:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description="Hints beside consul's choices.")
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--consuls", type=int, default=15)
    arguments = parser.parse_args()
    columns = ("as consul", "two consuls", "at most", "as most", "decided", "as decided")
    print(f"| game | {' | '.join(columns)} | or as good | {' | '.join(SAID)} | longest |")
    print(f"|---|{'---:|' * (len(columns) + len(SAID) + 2)}")
    for game_id in arguments.games:
        game = find(game_id)
        views = positions(game, arguments.positions)
        asked = [ask(game, view, n, arguments.consuls) for n, view in enumerate(views)]
        shares: list[Sequence[float]] = [
            [one.as_consul for one in asked],
            [one.two for one in asked],
            [one.at_most for one in asked],
            [one.as_most for one in asked],
            [one.decided for one in asked],
            [one.as_most for one in asked if one.decided],
            [one.good for one in asked],
        ]
        shares += [[one.said == said for one in asked] for said in SAID]
        row = " | ".join(percent(share) for share in shares)
        longest = max(one.seconds for one in asked)
        print(f"| {game_id} | {row} | {longest:.2f} s |", flush=True)


if __name__ == "__main__":
    main()
