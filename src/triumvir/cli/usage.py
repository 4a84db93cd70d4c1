"""What is wrong with a command line, in the reader's language: click itself speaks English."""

from __future__ import annotations

import click
from click.exceptions import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoSuchOption,
    UsageError,
)

from triumvir.cli.speech import say


def say_usage(error: ClickException) -> str:
    """The sentence; errors of our own commands already have it."""
    name = parameter(error)
    if isinstance(error, NoSuchOption):
        return say("error-no-option", option=error.option_name)
    if isinstance(error, BadOptionUsage):
        return say("error-option-value", option=error.option_name)
    if isinstance(error, MissingParameter):
        return say("error-missing", name=name)
    if isinstance(error, BadParameter):
        return say("error-bad-value", name=name, value=quoted(error.message))
    if isinstance(error, UsageError):
        word = quoted(error.message)
        if "command" in error.message.lower() and word:
            return say("error-no-command", command=word)
        if "Missing command" in error.message:
            return say("error-missing-command")
        if "extra argument" in error.message:
            return say("error-extra", arguments=error.message.partition("(")[2].rstrip(")."))
    return error.format_message()


def parameter(error: ClickException) -> str:
    """The parameter of an error, as it is written."""
    found = getattr(error, "param", None)
    if isinstance(found, click.Option):
        return found.opts[-1]
    if isinstance(found, click.Argument):
        return found.make_metavar(click.Context(click.Command("")))
    return str(getattr(error, "param_hint", None) or "")


def quoted(message: str) -> str:
    """The value in a message of click's; a number that is out of range has no quotation marks."""
    parts = message.split("'")
    if len(parts) > 2:
        return parts[1]
    number, known, _ = message.partition(" is not in the range ")
    return number if known else ""
