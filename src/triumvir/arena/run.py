"""An arena from the first round to the last, or until it is stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from triumvir.arena.executors import Executor
from triumvir.arena.journal import Journal
from triumvir.arena.plan import Plan
from triumvir.arena.results import Round


def run(
    plan: Plan,
    games: int,
    executor: Executor,
    path: Path | None = None,
    progress: Callable[[Round], None] = lambda _: None,
) -> list[Round]:
    """Play what is not done yet; all rounds, in order. `progress` hears of old ones, too."""
    rounds = plan.rounds(games)
    journal = None if path is None else Journal(path, plan)
    done = {} if journal is None else {n: r for n, r in journal.rounds.items() if n < rounds}
    try:
        for number in sorted(done):
            progress(done[number])
        left = [number for number in range(rounds) if number not in done]
        for fresh in executor(plan, left):
            done[fresh.number] = fresh
            if journal is not None:
                journal.add(fresh)
            progress(fresh)
    finally:
        if journal is not None:
            journal.close()
    return [done[number] for number in sorted(done)]
