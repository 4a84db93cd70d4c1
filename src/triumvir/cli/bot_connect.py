"""`triumvir bot connect`: a program at a table of a server."""

from __future__ import annotations

from typing import Any

import click

from triumvir.cli.command import command as make_command
from triumvir.cli.speech import say


@make_command("bot-connect")
@click.argument("url", metavar="URL")
@click.argument("program", metavar="-- PROGRAM [ARGUMENTS]", nargs=-1, required=True)
@click.option("--seat", metavar="N", type=click.IntRange(0, 15), help="help-bot-seat")
@click.option("--name", metavar="NAME", default="", help="help-bot-name")
@click.option(
    "--token", metavar="TOKEN", default="", envvar="TRIUMVIR_TOKEN", help="help-bot-token"
)
@click.option(
    "--limit",
    metavar="SECONDS",
    type=click.FloatRange(0.001, 3600),
    default=60.0,
    help="help-bot-limit",
)
@click.option(
    "--pace", metavar="SECONDS", type=click.FloatRange(0, 60), default=0.4, help="help-bot-pace"
)
@click.pass_context
def connect(
    ctx: click.Context,
    url: str,
    program: tuple[str, ...],
    seat: int | None,
    name: str,
    token: str,
    limit: float,
    pace: float,
) -> None:
    import asyncio

    from triumvir.bots.program import Program
    from triumvir.cli.main import printable
    from triumvir.cli.speech import language
    from triumvir.client.connect import Visitor, read_link
    from triumvir.server.tables.refusal import Refusal

    def tell(key: str, **variables: str | int) -> None:
        click.echo(printable(say(key, **variables)))

    try:
        read_link(url)
        running = Program(list(program), lambda line: click.echo(printable(line), err=True))
        try:
            tell("bot-hello", name=running.name)
            visitor = Visitor(
                url,
                running,
                tell,
                token=token,
                seat=seat,
                limit=limit,
                pace=pace,
                language=language(),
            )
            table = asyncio.run(visitor.run(name))
        finally:
            running.close()
    except Refusal as refused:
        raise click.ClickException(refused.sentence(language())) from refused
    faults = visitor.player.faults if visitor.player is not None else []
    click.echo(visit_result(table, visitor.seat))
    for fault in faults:
        tell("bot-fault", kind=fault.kind, reason=str(fault))
    click.echo(say("bot-good") if not faults else say("bot-bad", count=len(faults)))
    ctx.exit(1 if faults else 0)


def visit_result(table: dict[str, Any], seat: int) -> str:
    """How it ended for our seat."""
    from triumvir.cli.speech import game_texts
    from triumvir.core.registry import find

    outcome = table["result"]["outcome"]
    if outcome is None:
        return say("bot-ended")
    return say(
        "bot-placed",
        name=game_texts(find(table["game"])).seat(seat),
        rank=outcome["ranks"][seat],
        points=", ".join([str(points) for points in outcome["points"]]),
    )
