"""`triumvir bot`: try a program that plays, or put it at a table of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from triumvir.cli.bot_connect import connect
from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.speech import say

if TYPE_CHECKING:
    from triumvir.arena.results import Played
    from triumvir.core.game import Game

FAULTY = 1


@click.group("bot", cls=Group, help="help-bot")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


@make_command("bot-run")
@click.argument("program", metavar="-- PROGRAM [ARGUMENTS]", nargs=-1, required=True)
@click.option("--game", "game_id", metavar="GAME", default="caesar-cleopatra", help="help-bot-game")
@click.option("--against", metavar="BOT", default="random", help="help-against")
@click.option("--seats", metavar="N", type=click.IntRange(1, 99), help="help-bot-seats")
@click.option(
    "--rounds", metavar="N", type=click.IntRange(1, 1_000_000), default=1, help="help-rounds"
)
@click.option("--seed", metavar="SEED", default="0", help="help-seed-simulate")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="help-option")
@click.option(
    "--limit", metavar="SECONDS", type=click.FloatRange(0.001, 3600), default=5.0, help="help-limit"
)
@click.pass_context
def run(
    ctx: click.Context,
    program: tuple[str, ...],
    game_id: str,
    against: str,
    seats: int | None,
    rounds: int,
    seed: str,
    options: tuple[str, ...],
    limit: float,
) -> None:
    from triumvir.arena.match import play
    from triumvir.bots import make_bot
    from triumvir.bots.program import Program, ProgramBot
    from triumvir.cli.arguments import read_options
    from triumvir.cli.main import printable
    from triumvir.core.dealer import Dealer
    from triumvir.core.registry import find

    game = find(game_id)
    number = game.meta.usual_seats() if seats is None else seats
    read = read_options(game, options)
    game.start(number, read)
    make_bot(against.lower(), game, seed)
    # Its stderr is for its author, so it is shown as it comes.
    running = Program(list(program), lambda line: click.echo(printable(line), err=True))
    click.echo(say("bot-hello", name=printable(running.name)))
    faults = 0
    try:
        for deal in range(rounds):
            for seat in range(number):
                if not running.is_alive():
                    running = Program(list(program))
                seeds = [f"{seed}/{deal}/{seat}/{other}" for other in range(number)]
                bots = [make_bot(against.lower(), game, own) for own in seeds]
                player = ProgramBot(game, Dealer(f"bot/{seeds[seat]}"), running, limit)
                bots[seat] = player
                played = play(game, read, f"{seed}/{deal}", bots, seeds, list(range(number)))
                click.echo(result(game, played, seat))
                for fault in player.faults:
                    sentence = say("bot-fault", kind=fault.kind, reason=printable(str(fault)))
                    click.echo(f"  {sentence}")
                faults += len(player.faults)
    finally:
        running.close()
    click.echo(say("bot-good") if faults == 0 else say("bot-bad", count=faults))
    ctx.exit(FAULTY if faults else 0)


def result(game: Game, played: Played, seat: int) -> str:
    from triumvir.cli.speech import game_texts

    return say(
        "bot-result",
        name=game_texts(game).seat(seat),
        rank=played.ranks[seat],
        points=", ".join([str(points) for points in played.points]),
        actions=played.actions,
    )


command.add_command(run, "run")
command.add_command(connect, "connect")
