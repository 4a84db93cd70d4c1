"""Random games by the thousand, with every check of the conformance suite sampled along the way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.record import Deal, Record
from triumvir.testing.conformance import check_outcome, check_state
from triumvir.testing.setups import Setup, setups
from triumvir.testing.walk import walk
from triumvir.testing.worlds import check_worlds


@dataclass
class FuzzReport:
    """What a fuzzing run has seen."""

    games: int = 0
    actions: int = 0
    checks: int = 0
    seconds: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    failure: str | None = None
    record: str | None = None

    def summary(self) -> str:
        rate = self.actions / self.seconds if self.seconds else 0
        lines = [
            f"{self.games:,} games, {self.actions:,} actions, {self.checks:,} positions checked,"
            f" {self.seconds:.0f} s, {rate:,.0f} actions a second"
        ]
        lines += [
            f"  {reason}: {count:,} ({100 * count / max(self.games, 1):.1f} %)"
            for reason, count in self.ends.most_common()
        ]
        if self.failure is not None:
            lines.append(f"FAILED: {self.failure}")
        return "\n".join(lines)


def fuzz(
    game: Game,
    seconds: float,
    seed: int = 0,
    games: int | None = None,
    progress: Callable[[FuzzReport], None] | None = None,
    every: int = 400,
) -> FuzzReport:
    """Play until the time is over, or a number of games; check one position in `every` closely."""
    report = FuzzReport()
    ways = setups(game)
    chance = Dealer(f"fuzz/{seed}")
    begin = time.monotonic()
    while report.failure is None and (games is None or report.games < games):
        number = report.games
        setup = ways[number % len(ways)]
        fuzz_game(game, setup, f"{seed}/{number}", chance, every, report)
        report.seconds = time.monotonic() - begin
        if progress is not None and number % 20 == 0:
            progress(report)
        if report.seconds >= seconds:
            break
    return report


def fuzz_game(
    game: Game, setup: Setup, seed: str, chance: Dealer, every: int, report: FuzzReport
) -> None:
    names = ["fuzz"] * setup.seats
    record = Record(game, setup.options, names, Deal.seeded(seed))
    try:
        state = None
        for step in walk(game, setup, seed):
            state = step.state
            report.actions += 1
            if chance.below(every) == 0:
                report.checks += 1
                check_state(state, chance)
                check_worlds(state, chance, 1)
            record.entries.append((step.seat, step.action.text))
        assert state is not None
        check_outcome(state)
        outcome = state.outcome()
        assert outcome is not None
        report.ends[outcome.reason] += 1
        report.games += 1
    except Exception as error:  # whatever goes wrong is what the fuzzer is for
        report.failure = f"{type(error).__name__}: {error} ({setup}, seed {seed})"
        report.record = record.write()
