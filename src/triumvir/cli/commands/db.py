"""`triumvir db upgrade`: migrations, by hand."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.place import demand_data, place, retention, with_database
from triumvir.cli.speech import say


@click.group("db", cls=Group, help="help-db")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


@make_command("db-upgrade")
@place
def upgrade(data: Path, database: str) -> None:
    from triumvir.server.config import Config
    from triumvir.server.store.migrate import upgrade_database
    from triumvir.server.store.schema import HEAD

    before = with_database(Config(data=data, database=database), upgrade_database)
    if before == HEAD:
        click.echo(say("db-current", after=HEAD))
    elif before:
        click.echo(say("db-upgraded", before=before, after=HEAD))
    else:
        click.echo(say("db-fresh", after=HEAD))


@make_command("db-clean")
@place
@retention
@click.option("--yes", is_flag=True, help="help-clean-yes")
def clean(data: Path, database: str, yes: bool, **kept: int) -> None:
    import time

    from triumvir.server.config import Config
    from triumvir.server.store.cleaning import clean as remove
    from triumvir.server.store.cleaning import survey

    config = Config(data=data, database=database, **kept)  # type: ignore[arg-type]
    demand_data(config)
    work = remove if yes else survey
    now = int(time.time() * 1000)
    report = with_database(config, lambda engine: work(engine, config, now))
    for name, count in report.items():
        click.echo(f"{count:>8}  {say(f'clean-{name}')}")
    click.echo(say("clean-done" if yes else "clean-would"))


command.add_command(upgrade, "upgrade")
command.add_command(clean, "clean")
