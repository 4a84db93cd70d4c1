"""Says anew why the best choice is better, after the terms of a game's opinion have changed.

    .venv/bin/python -m lab.puzzles.explain caesar

The puzzles, their values and what would follow stay as they are. Where the new terms would say
nothing, or nothing for the best beside the second, the old ones stay, too.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from lab.puzzles.check import write_box
from lab.puzzles.mine import DEEP, PAIRED, look
from triumvir.coach import compare
from triumvir.coach.advice import reasons_of
from triumvir.coach.compare import WORLDS
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.puzzles import puzzles_of
from triumvir.puzzles.puzzle import Answer, Puzzle


def explained(puzzle: Puzzle) -> Puzzle:
    game = find(puzzle.game)
    state, _ = puzzle.play(game)
    view = state.view(puzzle.seat)
    root = look(game, view, f"{puzzle.id}/explain", DEEP).root
    best = game.parse(puzzle.best)
    answers: dict[str, Answer] = {}
    for text, answer in puzzle.answers.items():
        worlds = PAIRED if text == puzzle.second else WORLDS
        dealer = Dealer(f"{puzzle.id}/explain/{text}")
        found = compare(game, view, best, game.parse(text), root, dealer, worlds).differences
        reasons = reasons_of(found) if text != puzzle.best else []
        speaks = reasons and (text != puzzle.second or reasons[0].by > 0)
        answers[text] = replace(answer, reasons=tuple(reasons)) if speaks else answer
    return replace(puzzle, answers=answers)


def main() -> None:
    parser = argparse.ArgumentParser(description="Say anew why the best choice is better.")
    parser.add_argument("game")
    game = parser.parse_args().game
    write_box(game, [explained(puzzle) for puzzle in puzzles_of(game)])


if __name__ == "__main__":
    main()
