"""From the command line to an exit status: 0, or 2 with one sentence on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from triumvir.cli.streams import prepare_streams
from triumvir.core.errors import TriumvirError

REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    try:
        status = run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has closed it. Nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def run(arguments: list[str]) -> int:
    from triumvir.cli.app import app
    from triumvir.cli.speech import language, listen, say, say_system

    try:
        listen(arguments)
        status = app.main(arguments, prog_name="triumvir", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except click.ClickException as error:
        from triumvir.cli.usage import say_usage

        return refuse(say_usage(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except TriumvirError as error:
        from triumvir.texts import say_refusal

        return refuse(say_refusal(error, language()))
    except BrokenPipeError:
        raise
    except OSError as error:
        name = error.filename if isinstance(error.filename, str) else ""
        return refuse(say("error-system", file=name, reason=say_system(error)))
    except RecursionError:
        return refuse(say("error-too-deep"))
    except MemoryError:
        return refuse(say("error-memory"))


def refuse(sentence: str) -> int:
    """Say on stderr what was wrong, on one line."""
    print("triumvir: " + " ".join(printable(sentence).split()), file=sys.stderr)
    return REFUSED


def printable(text: str) -> str:
    """Without control characters, which could confuse a terminal."""
    return "".join([sign if sign.isprintable() or sign in "\n " else " " for sign in text])
