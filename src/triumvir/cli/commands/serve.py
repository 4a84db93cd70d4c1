"""`triumvir serve`: the table server."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from triumvir.cli.command import command as make_command


@make_command("serve")
@click.option("--host", metavar="HOST", default="127.0.0.1", help="help-host")
@click.option("--port", metavar="N", type=click.IntRange(0, 65535), default=8000, help="help-port")
@click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("triumvir-data"),
    help="help-data",
)
@click.option(
    "--workers", metavar="N", type=click.IntRange(1, 64), default=1, help="help-bot-workers"
)
@click.option(
    "--processes", metavar="N", type=click.IntRange(1, 64), default=1, help="help-processes"
)
@click.option("--database", metavar="URL", default="", help="help-database")
@click.option("--origin", "origins", metavar="ORIGIN", multiple=True, help="help-origin")
@click.option("--open", "show", is_flag=True, help="help-open")
def command(
    host: str,
    port: int,
    data: Path,
    workers: int,
    processes: int,
    database: str,
    origins: tuple[str, ...],
    show: bool,
) -> None:
    from triumvir.cli.speech import say
    from triumvir.server.config import Config
    from triumvir.server.logs import set_up_logs
    from triumvir.server.serve import run

    def ready(port: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{port}/"
        click.echo(say("serve-ready", url=url))
        if show and has_screen():
            click.launch(url)

    set_up_logs()
    run(
        Config(
            host=host,
            port=port,
            data=data,
            workers=workers,
            processes=processes,
            database=database,
            origins=origins,
        ),
        ready,
    )


def has_screen() -> bool:
    """On a Linux without one the system would look for browsers of the terminal, and say of each
    that it is not there.
    """
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
