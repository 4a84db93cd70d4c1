"""`triumvir fuzz`: random games with every check, until the time is over or a check fails."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command

FAILED = 1


@make_command("fuzz")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--minutes", metavar="N", type=click.FloatRange(0, 100_000), default=1.0, help="help-minutes"
)
@click.option(
    "--seed", metavar="SEED", type=click.IntRange(0, 2**63), default=0, help="help-seed-simulate"
)
@click.option("--games", metavar="N", type=click.IntRange(1), help="help-games-limit")
@click.pass_context
def command(ctx: click.Context, game_id: str, minutes: float, seed: int, games: int | None) -> None:
    import sys

    from triumvir.core.registry import find
    from triumvir.testing.fuzz import FuzzReport, fuzz

    def progress(report: FuzzReport) -> None:
        if sys.stderr.isatty():
            print(f"\r{report.games:,} … ", end="", file=sys.stderr, flush=True)

    report = fuzz(find(game_id), 60 * minutes, seed, games, progress)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    click.echo(report.summary())
    if report.failure is not None:
        if report.record is not None:
            click.echo(report.record)
        ctx.exit(FAILED)
