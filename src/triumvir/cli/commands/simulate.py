"""`triumvir simulate`: many games between bots, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from triumvir.cli.command import command as make_command

if TYPE_CHECKING:
    from rich.console import RenderableType

    from triumvir.cli.simulation import Plan, Tally
    from triumvir.core.game import Game


@make_command("simulate")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 100_000_000),
    default=100,
    help="help-games-count",
)
@click.option("--seats", metavar="SEATS", help="help-seats-simulate")
@click.option("--seed", metavar="SEED", default="0", help="help-seed-simulate")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="help-option")
@click.option("--workers", metavar="N", type=click.IntRange(1, 256), default=1, help="help-workers")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def command(
    game_id: str,
    games: int,
    seats: str | None,
    seed: str,
    options: tuple[str, ...],
    workers: int,
    as_json: bool,
) -> None:
    import sys
    import time

    from triumvir.cli.arguments import read_options, read_seats
    from triumvir.cli.simulation import Plan, simulate
    from triumvir.core.registry import find

    game = find(game_id)
    names = read_seats(game, seats or ",".join(["random"] * game.meta.usual_seats()), people=False)
    plan = Plan(game_id, names, read_options(game, options), seed)
    # What only the game itself can judge is refused before the first game.
    game.start(len(names), plan.options)
    begin = time.perf_counter()
    if sys.stderr.isatty():
        tally = watched(plan, games, workers)
    else:
        tally = simulate(plan, games, workers, lambda _: None)
    seconds = time.perf_counter() - begin
    if as_json:
        import json

        click.echo(json.dumps(document(game, plan, tally, seconds), ensure_ascii=False, indent=1))
    else:
        from triumvir.cli.terminal import console

        console().print(report(game, plan, tally, seconds))


def watched(plan: Plan, games: int, workers: int) -> Tally:
    """With a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from triumvir.cli.simulation import simulate

    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games)
        return simulate(plan, games, workers, lambda count: bar.advance(task, count))


def document(game: Game, plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """Everything as JSON. `speed` alone differs from run to run."""
    games = tally.games
    return {
        "game": plan.game,
        "revision": game.meta.revision,
        "options": plan.options,
        "seed": plan.seed,
        "games": games,
        "seats": [
            {
                "player": name,
                "wins": tally.wins[seat],
                "points": round(tally.points[seat] / games, 3),
            }
            for seat, name in enumerate(plan.seats)
        ],
        "shared": tally.shared,
        "actions": {
            "mean": round(tally.actions / games, 2),
            "median": tally.length(0.5),
            "least": min(tally.lengths),
            "most": max(tally.lengths),
        },
        "ends": dict(sorted(tally.ends.items())),
        "speed": {
            "seconds": round(seconds, 3),
            "actions_per_second": round(tally.actions / seconds) if seconds else 0,
        },
    }


def report(game: Game, plan: Plan, tally: Tally, seconds: float) -> RenderableType:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from triumvir.cli.speech import decimal, game_texts, say
    from triumvir.cli.style import seat_style

    texts = game_texts(game, plan.options)
    games = tally.games
    seats = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for key in ("seat", "player", "wins", "share", "points"):
        right = key in ("wins", "share", "points")
        seats.add_column(say(f"simulate-{key}"), justify="right" if right else "left")
    for seat, name in enumerate(plan.seats):
        wins = tally.wins[seat]
        seats.add_row(
            Text(texts.seat(seat), seat_style(seat)),
            name,
            str(wins),
            percent(wins, games),
            decimal(tally.points[seat] / games, 2),
        )
    seats.add_row(say("simulate-shared"), "", str(tally.shared), percent(tally.shared, games), "")
    ends = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    ends.add_column(say("simulate-ends"))
    ends.add_column("", justify="right")
    ends.add_column("", justify="right")
    for reason, count in tally.ends.most_common():
        ends.add_row(Text(texts.reason(reason)), str(count), percent(count, games))
    length = say(
        "simulate-length",
        median=str(tally.length(0.5)),
        least=str(min(tally.lengths)),
        most=str(max(tally.lengths)),
    )
    rate = round(tally.actions / seconds) if seconds else 0
    speed = say("simulate-speed", actions=tally.actions, seconds=decimal(seconds), rate=rate)
    head = Text(f"{texts.title()}: {say('simulate-games', count=games, seed=plan.seed)}", "bold")
    return Group(head, "", seats, "", ends, "", Text(length), Text(speed, "dim"))


def percent(part: int, whole: int) -> str:
    from triumvir.cli.speech import say

    return say("percent", value=100 * part / whole)
