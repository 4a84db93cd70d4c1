"""The puzzles that come with the games, and which one a day has."""

from __future__ import annotations

import datetime
from functools import cache
from importlib.resources import files

from triumvir.puzzles.puzzle import Puzzle, read_puzzle


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """A game's box, in the order in which the days take them."""
    file = files("triumvir.games").joinpath(game_id.replace("-", "_"), "puzzles.jsonl")
    if not file.is_file():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(read_puzzle(game_id, line) for line in lines)


def puzzle_of_day(game_id: str, day: datetime.date) -> Puzzle | None:
    """The same for everybody; None if the game has no box. All come before one comes again."""
    box = puzzles_of(game_id)
    return box[day.toordinal() % len(box)] if box else None
