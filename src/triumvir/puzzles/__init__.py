"""Puzzles: a position, one choice, one clearly best answer. It does no input or output.

A game's box is `games/<game>/puzzles.jsonl`, a line for each puzzle, mined from bots' games and
checked by deeper search (`lab/puzzles`). docs/daily.md tells how.
"""

from __future__ import annotations

from triumvir.puzzles.box import puzzle_of_day as puzzle_of_day
from triumvir.puzzles.box import puzzles_of as puzzles_of
from triumvir.puzzles.puzzle import Answer as Answer
from triumvir.puzzles.puzzle import Puzzle as Puzzle
