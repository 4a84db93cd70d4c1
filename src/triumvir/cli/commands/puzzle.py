"""`triumvir puzzle`: the puzzle of the day, or any in the box."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command


@make_command("puzzle")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.argument("number", metavar="[NUMBER]", type=int, required=False)
def command(game_id: str | None, number: int | None) -> None:
    from datetime import UTC, datetime

    from triumvir.cli.solving import Solving
    from triumvir.cli.speech import refusal
    from triumvir.cli.terminal import console
    from triumvir.core.registry import find
    from triumvir.puzzles import puzzle_of_day, puzzles_of

    game = find(game_id or "caesar").meta.id
    box = puzzles_of(game)
    if not box:
        raise refusal("error-no-puzzles", game=game)
    if number is not None and not 1 <= number <= len(box):
        raise refusal("error-puzzle", number=number, last=len(box))
    today = puzzle_of_day(game, datetime.now(UTC).date())
    assert today is not None
    puzzle = today if number is None else box[number - 1]
    Solving(console(), puzzle, box.index(puzzle) + 1, len(box)).solve()
