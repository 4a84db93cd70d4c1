"""Where we print."""

from __future__ import annotations

import shlex
import sys

from rich.console import Console
from rich.text import Text

from triumvir.cli.speech import say


def console() -> Console:
    """Standard output; wide enough for a board where nobody looks at it."""
    # Rich would guess 80 columns without a terminal, too; said here so that scripts can rely on it.
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def hint(out: Console, key: str, command: str, file: str) -> None:
    """A sentence, and under it a command that can be copied as it stands."""
    out.print(Text(say(key)))
    out.print(Text(f"  triumvir {command} {shlex.quote(file)}"), soft_wrap=True)


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
