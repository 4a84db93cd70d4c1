"""`triumvir work`: this computer makes reviews for a server."""

from __future__ import annotations

import click

from triumvir.cli.command import command as make_command

PAUSE = 10.0  # seconds between two questions while there is nothing to do


@make_command("work")
@click.argument("url", metavar="URL")
@click.option(
    "--token", metavar="TOKEN", required=True, envvar="TRIUMVIR_TOKEN", help="help-work-token"
)
@click.option("--once", is_flag=True, help="help-work-once")
def command(url: str, token: str, once: bool) -> None:
    import contextlib
    import os
    import time

    from triumvir.cli.main import printable
    from triumvir.cli.speech import language, say
    from triumvir.client.client import Client, Refused
    from triumvir.client.work import make_one

    with contextlib.suppress(OSError, AttributeError):
        os.nice(19)  # whoever uses this computer goes first
    client = Client(url, token=token, language=language())
    try:
        while True:
            made = make_one(client)
            if made is not None:
                click.echo(say("work-done", game=made.game, seconds=round(made.seconds)))
            elif not once:
                time.sleep(PAUSE)
            if once:
                if made is None:
                    click.echo(say("work-nothing"))
                return
    except Refused as refused:
        raise click.ClickException(
            printable(str(refused.answer.get("sentence", refused.code)))
        ) from refused
    except OSError as error:
        raise click.ClickException(say("work-away", url=url)) from error
