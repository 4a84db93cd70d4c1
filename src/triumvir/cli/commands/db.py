"""`triumvir db upgrade`: migrations, by hand."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.speech import say


@click.group("db", cls=Group, help="help-db")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


@make_command("db-upgrade")
@click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("triumvir-data"),
    help="help-data",
)
@click.option("--database", metavar="URL", default="", help="help-database")
def upgrade(data: Path, database: str) -> None:
    import asyncio

    from triumvir.server.config import Config
    from triumvir.server.database import open_database, reachable
    from triumvir.server.migrate import upgrade_database
    from triumvir.server.schema import HEAD

    async def work() -> str:
        engine = open_database(Config(data=data, database=database))
        try:
            with reachable():
                return await upgrade_database(engine)
        finally:
            await engine.dispose()

    before = asyncio.run(work())
    if before == HEAD:
        click.echo(say("db-current", after=HEAD))
    elif before:
        click.echo(say("db-upgraded", before=before, after=HEAD))
    else:
        click.echo(say("db-fresh", after=HEAD))


command.add_command(upgrade, "upgrade")
