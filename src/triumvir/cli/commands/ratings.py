"""`triumvir ratings`: what the host does with ratings, while the server runs or not."""

from __future__ import annotations

from pathlib import Path

import click

from triumvir.cli.command import Group
from triumvir.cli.command import command as make_command
from triumvir.cli.commands.admin import ago, obtain, write_rows
from triumvir.cli.place import place
from triumvir.cli.speech import say


@click.group("ratings", cls=Group, help="help-ratings")
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
def command() -> None:
    pass


@make_command("ratings-rebuild")
@place
def rebuild(data: Path, database: str) -> None:
    count = obtain(data, database, do="ratings-rebuild")
    click.echo(say("ratings-rebuilt", count=count))


@make_command("ratings-of")
@click.argument("name", metavar="NAME")
@place
def of(name: str, data: Path, database: str) -> None:
    rows = [say("ratings-of-head").split("|")]
    for one in obtain(data, database, do="ratings-of", name=name):
        counts = [str(one[what]) for what in ("games", "won", "theirs")]
        counts += [f"{one['points']:+d}"]
        when = ago(one["newest"])
        rows.append([one["name"] or "", f"{one['game']}, {one['pace']}", *counts, when])
    write_rows(rows)


@make_command("ratings-agreement")
@place
def agreement(data: Path, database: str) -> None:
    found = obtain(data, database, do="ratings-agreement")
    rows = [say("ratings-agreement-head").split("|")]
    for one in found["people"]:
        part = f"{round(100 * one['agreed'] / one['questions'])} %"
        counts = [str(one["games"]), str(one["questions"]), part]
        mark = say("ratings-agreement-high") if one["stands_out"] else ""
        rows.append([one["name"], one["game"], *counts, mark])
    write_rows(rows)
    click.echo(say("ratings-agreement-note", waiting=found["waiting"]))


@make_command("ratings-unrate", takes_ids=True)
@click.argument("table", metavar="TABLE")
@place
def unrate(table: str, data: Path, database: str) -> None:
    obtain(data, database, do="unrate", table=table)
    click.echo(say("ratings-unrated", table=table))


for one in (rebuild, of, agreement, unrate):
    command.add_command(one, str(one.name).removeprefix("ratings-"))
