"""Look at the puzzles of the boxes again, with today's engine and a search deeper than mined them.

    .venv/bin/python -m lab.puzzles.check caesar --every 12
    .venv/bin/python -m lab.puzzles.check caesar-cleopatra --replace --workers 2

A puzzle holds if two searches with guesses of their own see its solution ahead of all other choices
by what the coach calls more than as good. `--replace` mines others in place of those that do not:
the box stays as long as it was, and every other puzzle keeps its day.
"""

from __future__ import annotations

import argparse
from itertools import count
from multiprocessing import get_context
from typing import Final

from lab.puzzles.box import GAMES, explained, puzzle_from
from lab.puzzles.mine import KINDS, look, mine
from triumvir.coach.advice import AS_GOOD
from triumvir.core.registry import find
from triumvir.puzzles import Puzzle, puzzles_of

DEEPER: Final = 16_000  # simulations
SEEDS: Final = (1, 2)


def fault_of(puzzle: Puzzle) -> str:
    """What is wrong with it now; nothing, if it holds."""
    game = find(puzzle.game)
    state, _ = puzzle.play(game)
    view = state.view(puzzle.seat)
    ahead = 0.0
    for seed in SEEDS:
        found = look(game, view, f"{puzzle.id}/check/{seed}", DEEPER)
        if found.best.text != puzzle.best:
            return f"{found.best.text} instead of {puzzle.best}"
        ahead += 50 * found.gap / len(SEEDS)
    return "" if ahead >= AS_GOOD else f"ahead by {ahead:.1f} of 100"


def fresh(asked: tuple[str, int]) -> list[Puzzle]:
    """The puzzles of one more game that hold."""
    game_id, number = asked
    found = [puzzle_from(game_id, row) for row in mine(game_id, number) if explained(row)]
    return [one for one in found if not fault_of(one)]


def write_box(game_id: str, puzzles: list[Puzzle]) -> None:
    file = GAMES / game_id.replace("-", "_") / "puzzles.jsonl"
    file.write_text("".join(f"{one.write()}\n" for one in puzzles), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Look at puzzles again.")
    parser.add_argument("games", nargs="*", default=list(KINDS))
    parser.add_argument("--every", type=int, default=1, help="look at every Nth only")
    parser.add_argument("--replace", action="store_true")
    parser.add_argument("--first", type=int, default=20_000, help="number of the first new game")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    with get_context("spawn").Pool(arguments.workers) as pool:
        for game_id in arguments.games:
            puzzles = list(puzzles_of(game_id))
            places = range(0, len(puzzles), arguments.every)
            bad: list[int] = []
            looked = pool.imap(fault_of, [puzzles[place] for place in places])
            for place, fault in zip(places, looked, strict=True):
                if fault:
                    bad.append(place)
                    print(f"{game_id} {puzzles[place].id}: {fault}", flush=True)
            print(f"{game_id}: {len(places) - len(bad)} of {len(places)} hold", flush=True)
            games = count(arguments.first)
            while arguments.replace and bad:
                asked = [(game_id, next(games)) for _ in range(8 * arguments.workers)]
                for puzzle in [one for found in pool.map(fresh, asked) for one in found]:
                    if bad:
                        puzzles[bad.pop(0)] = puzzle
                write_box(game_id, puzzles)
                print(f"{game_id}: {len(bad)} left to replace", flush=True)


if __name__ == "__main__":
    main()
