"""Commands whose help is in the reader's language: `help` is the id of a message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from triumvir.cli.speech import say


def write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    rows = []
    for param in command.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None and isinstance(param, click.Option):
            rows.append((record[0], say(param.help or "")))
    with formatter.section(say("help-options")):
        formatter.write_dl(rows)


class Command(click.Command):
    """One command."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{say('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"{self.help}-short")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help-help"
        return option


class Group(click.Group, Command):
    """A command that has commands of its own, such as `triumvir bot run`."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, found.get_short_help_str()) for name, found in self.commands.items()]
        with formatter.section(say("help-commands")):
            formatter.write_dl(rows)
        write_options(self, ctx, formatter)


def command(name: str, takes_ids: bool = False) -> Callable[[Callable[..., Any]], Command]:
    """A command with the help message `help-<name>` and the option --lang. The id of a guest or a
    table may begin with a hyphen: a command that `takes_ids` does not take it for an option."""

    def make(function: Callable[..., Any]) -> Command:
        spoken = click.option("--lang", metavar="LANG", expose_value=False, help="help-lang")
        settings = {"ignore_unknown_options": takes_ids}
        make_it = click.command(name, cls=Command, help=f"help-{name}", context_settings=settings)
        return make_it(spoken(function))

    return make
