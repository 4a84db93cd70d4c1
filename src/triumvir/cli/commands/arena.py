"""`triumvir arena`: who plays better?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from triumvir.cli.command import command as make_command

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import ExitStack
    from pathlib import Path

    from triumvir.arena.executors import Executor
    from triumvir.arena.plan import Plan
    from triumvir.arena.results import Round


@make_command("arena")
@click.argument("game_id", metavar="GAME")
@click.option("--players", metavar="PLAYERS", required=True, help="help-players")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 100_000_000),
    default=100,
    help="help-arena-games",
)
@click.option("--seats", metavar="N", type=click.IntRange(1, 99), help="help-arena-seats")
@click.option("--seed", metavar="SEED", default="0", help="help-seed-simulate")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="help-option")
@click.option("--workers", metavar="N", type=click.IntRange(1, 256), default=1, help="help-workers")
@click.option(
    "--limit", metavar="SECONDS", type=click.FloatRange(0.001, 3600), default=5.0, help="help-limit"
)
@click.option("--review", is_flag=True, help="help-arena-review")
@click.option(
    "--redraws", metavar="N", type=click.IntRange(0, 64), default=0, help="help-arena-redraws"
)
@click.option("--look", metavar="N", type=click.IntRange(0, 10_000), default=0, help="help-look")
@click.option("--resume", "resume_path", metavar="FILE", help="help-arena-resume")
@click.option("--json", "json_path", metavar="FILE", help="help-arena-json")
@click.option("--pictures", "folder", metavar="FOLDER", help="help-pictures")
@click.option("--on", "place", type=click.Choice(["ray"]), help="help-on")
def command(
    game_id: str,
    players: str,
    games: int,
    seats: int | None,
    seed: str,
    options: tuple[str, ...],
    workers: int,
    limit: float,
    review: bool,
    redraws: int,
    look: int,
    resume_path: str | None,
    json_path: str | None,
    folder: str | None,
    place: str | None,
) -> None:
    import json
    from pathlib import Path

    from triumvir.arena import executors
    from triumvir.arena.plan import VERSION, Plan, check_number
    from triumvir.arena.players import check_player, read_players
    from triumvir.arena.report import make_report
    from triumvir.cli.arena_table import arena_table
    from triumvir.cli.arguments import read_options
    from triumvir.cli.speech import say
    from triumvir.cli.terminal import console
    from triumvir.core.registry import find

    game = find(game_id)
    names = read_players(players)
    number = min(len(names), game.meta.max_seats) if seats is None else seats
    read = read_options(game, options)
    # Refuse impossible arenas before the first game.
    game.start(number, read)
    check_number(len(names), number)
    for name in dict.fromkeys(names):
        check_player(name, game)
    plan = Plan(
        VERSION,
        game_id,
        game.meta.revision,
        tuple(names),
        number,
        read,
        seed,
        round(limit, 3),
        review or redraws > 0 or look > 0,
        redraws,
        look,
    )
    executor = executors.ray() if place == "ray" else executors.local(workers)
    path = Path(resume_path) if resume_path else None
    report = make_report(plan, watch(plan, games, executor, path))
    if json_path is not None:
        text = json.dumps(report.document(), ensure_ascii=False, indent=1) + "\n"
        if json_path == "-":
            click.echo(text, nl=False)
        else:
            Path(json_path).write_text(text, encoding="utf-8")
    if json_path != "-":
        console().print(arena_table(report))
    if folder is not None:
        from triumvir.arena.pictures import WORDS, draw

        words = {word: say(f"arena-picture-{word}") for word in WORDS}
        for drawn in draw(report, Path(folder), words):
            click.echo(str(drawn), err=json_path == "-")


def watch(plan: Plan, games: int, executor: Executor, path: Path | None) -> list[Round]:
    """With a progress bar on stderr, if it is a terminal. If stopped, it says how to continue."""
    import sys
    from contextlib import ExitStack

    from triumvir.arena.run import run
    from triumvir.cli.speech import say
    from triumvir.cli.terminal import hang_up_interrupts

    total = plan.rounds(games) * plan.seats
    finished = 0
    with ExitStack() as stack:
        advance = bar(stack, total) if sys.stderr.isatty() else None

        def progress(done: Round) -> None:
            nonlocal finished
            finished += len(done.games)
            if advance is not None:
                advance(len(done.games))

        try:
            with hang_up_interrupts():
                return run(plan, games, executor, path, progress)
        except KeyboardInterrupt:
            stack.close()
            kept = "arena-stopped" if path is None else "arena-stopped-kept"
            file = "" if path is None else str(path)
            click.echo(say(kept, finished=finished, total=total, file=file), err=True)
            raise


def bar(stack: ExitStack, total: int) -> Callable[[int], None]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    progress = stack.enter_context(
        Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
    )
    task = progress.add_task("", total=total)
    return lambda games: progress.advance(task, games)
