"""The language of this run, and the program's own sentences."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import click

from triumvir.core.errors import TriumvirError

if TYPE_CHECKING:
    from triumvir.core.document import Document
    from triumvir.core.game import Game
    from triumvir.texts import GameTexts, Texts

chosen: str | None = None


class UnknownLanguage(TriumvirError):
    """A language that we do not speak."""


def listen(arguments: list[str]) -> None:
    """Find `--lang` before anything else is read, so that help and errors are in that language."""
    global chosen
    chosen = None
    wanted: str | None = None
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            wanted = arguments[number + 1]
        elif word.startswith("--lang="):
            wanted = word[len("--lang=") :]
    if wanted is not None:
        from triumvir.texts import LANGUAGES
        from triumvir.texts.language import known_language

        if known_language(wanted) is None:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(say("error-language", language=wanted, known=known))
    chosen = wanted


SYSTEM = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOENT: "missing",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "in-use",
}


def say_system(error: BaseException) -> str:
    """Why the system refused something: in the reader's language, if it is one of the usual
    reasons.
    """
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return say(f"system-{SYSTEM[error.errno]}")
    return getattr(error, "strerror", None) or str(error)


def language() -> str:
    from triumvir.texts import pick_language

    return pick_language(chosen, os.environ)


def texts() -> Texts:
    from triumvir.texts import Texts

    return Texts(language())


def game_texts(game: Game, options: Document | None = None, seats: int | None = None) -> GameTexts:
    from triumvir.texts import GameTexts

    return GameTexts(game, language(), options=options, seats=seats)


def say(key: str, **variables: str | int | float) -> str:
    """A sentence of the program."""
    return texts().say(key, **variables)


def decimal(value: float, digits: int = 1) -> str:
    """A number as the reader's language writes it: 52.1, 52,1. There are 0 to 2 digits."""
    return say(f"decimal-{digits}", value=value)


def refusal(key: str, **variables: str | int | float) -> click.ClickException:
    """An error whose sentence is a message of `cli.ftl`."""
    return click.ClickException(say(key, **variables))
