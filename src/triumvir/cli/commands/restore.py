"""`triumvir restore FILE`: what a backup holds, into an empty data folder or database."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import command as make_command
from triumvir.cli.place import place, with_database
from triumvir.cli.speech import say


@make_command("restore")
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@place
def command(file: Path, data: Path, database: str) -> None:
    from triumvir.server.config import Config
    from triumvir.server.hosting.backup import check_backup, restore
    from triumvir.server.serve import lock_data_folder

    config = Config(data=data, database=database)
    check_backup(file)
    with lock_data_folder(config):
        counts = with_database(config, lambda engine: restore(engine, config, file))
    click.echo(
        say(
            "restore-done",
            tables=counts["tables"],
            guests=counts["guests"],
            entries=counts["entries"],
        )
    )
