"""Where a server keeps its things: the options --data and --database of every command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from triumvir.cli.speech import say

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from triumvir.server.config import Config

T = TypeVar("T")

# The defaults of server/config.py, which is not imported just to print the help.
KEPT: Final = {
    "open": 14,
    "unfinished": 180,
    "imported": 180,
    "finished": 0,
    "chat": 365,
    "daily": 400,
    "guests": 180,
}


def place(function: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the two options; the function gets `data` and `database`."""
    data = click.option(
        "--data",
        metavar="FOLDER",
        type=click.Path(file_okay=False, path_type=Path),
        default=Path("triumvir-data"),
        help="help-data",
    )
    # Others on the machine can read a command line, and there may be a password in it.
    database = click.option(
        "--database", metavar="URL", default="", envvar="TRIUMVIR_DATABASE", help="help-database"
    )
    return data(database(function))


def retention(function: Callable[..., Any]) -> Callable[..., Any]:
    """Adds an option for each kind of thing that is not kept for ever: days, 0 for ever."""
    made = function
    for name, days in reversed(KEPT.items()):
        made = click.option(
            f"--keep-{name}",
            metavar="DAYS",
            type=click.IntRange(0, 36_500),
            default=days,
            help=f"help-keep-{name}",
        )(made)
    return made


def demand_data(config: Config) -> None:
    """A folder that was mistyped must not look like an empty server, nor become one."""
    if not config.database and not (config.data / "triumvir.sqlite").is_file():
        raise click.ClickException(say("error-no-data", folder=str(config.data)))


def with_database(config: Config, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Do something with the database, whether a server runs on it or not."""
    import asyncio

    from triumvir.server.store.database import open_database, reachable

    async def run() -> T:
        engine = open_database(config)
        try:
            with reachable():
                return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())
