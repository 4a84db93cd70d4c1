"""The program `triumvir`: its commands are the modules in `commands`, read when they are called."""

from __future__ import annotations

import importlib
from typing import Final

import click

from triumvir.cli.command import Command, write_options
from triumvir.cli.speech import say

COMMANDS: Final = (
    "games",
    "learn",
    "puzzle",
    "play",
    "simulate",
    "replay",
    "review",
    "verify",
    "rules",
    "fuzz",
    "arena",
    "bot",
    "serve",
    "work",
    "db",
    "backup",
    "restore",
    "doctor",
    "admin",
    "account",
    "ratings",
)


class App(click.Group, Command):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f"triumvir.cli.commands.{name}")
        found = module.command
        assert isinstance(found, click.Command)
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for name in COMMANDS:
            found = self.get_command(ctx, name)
            assert found is not None
            rows.append((name, found.get_short_help_str()))
        with formatter.section(say("help-commands")):
            formatter.write_dl(rows)
        write_options(self, ctx, formatter)


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:  # noqa: ARG001
    if not wanted or ctx.resilient_parsing:
        return
    from importlib.machinery import EXTENSION_SUFFIXES

    import triumvir
    import triumvir.core.dealer

    # If a compiler was available at installation, the rules are machine code.
    compiled = (triumvir.core.dealer.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    way = say("version-compiled" if compiled else "version-plain")
    click.echo(f"triumvir {triumvir.__version__} ({way})")
    ctx.exit()


@click.group("triumvir", cls=App, help="help-triumvir", invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="help-version",
)
@click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
@click.pass_context
def app(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
