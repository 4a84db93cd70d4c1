"""`triumvir account`: what the host does for people with accounts, while the server runs or not."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.commands.admin import obtain
from triumvir.cli.place import place
from triumvir.cli.speech import say


@click.group("account", cls=Group, help="help-account")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


def address(url: str, kind: str, link: str) -> str:
    """The link stands behind the #, where no server and no log sees it."""
    return f"{url.rstrip('/')}/account#{kind}={link}"


WHERE = click.option(
    "--url", metavar="URL", default="http://127.0.0.1:8000", help="help-account-url"
)


@make_command("account-reset")
@click.argument("name", metavar="NAME")
@WHERE
@place
def reset(name: str, url: str, data: Path, database: str) -> None:
    link = obtain(data, database, do="reset", name=name)
    click.echo(say("account-reset-done", name=name))
    click.echo(address(url, "reset", link))


@make_command("account-invite")
@WHERE
@place
def invite(url: str, data: Path, database: str) -> None:
    link = obtain(data, database, do="invite")
    click.echo(say("account-invite-done"))
    click.echo(address(url, "invite", link))


for one in (reset, invite):
    command.add_command(one, str(one.name).removeprefix("account-"))
