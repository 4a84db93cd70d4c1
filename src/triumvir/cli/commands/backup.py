"""`triumvir backup FILE`: everything in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import command as make_command
from triumvir.cli.place import demand_data, place, with_database
from triumvir.cli.speech import say


@make_command("backup")
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@place
def command(file: Path, data: Path, database: str) -> None:
    from triumvir.server.config import Config
    from triumvir.server.hosting.backup import write_backup

    config = Config(data=data, database=database)
    demand_data(config)
    if not file.absolute().parent.is_dir():
        raise click.ClickException(say("error-no-folder", folder=str(file.parent)))
    counts = with_database(config, lambda engine: write_backup(engine, config, file))
    kilobytes = -(-file.stat().st_size // 1024)
    click.echo(
        say(
            "backup-done",
            file=str(file),
            kilobytes=kilobytes,
            tables=counts["tables"],
            guests=counts["guests"],
            entries=counts["entries"],
        )
    )
