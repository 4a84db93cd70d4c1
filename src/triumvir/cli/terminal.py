"""Where we print."""

from __future__ import annotations

import re
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import rich._wrap
from rich.console import Console
from rich.text import Text

from triumvir.cli.speech import say

# Rich breaks lines at every white space; a no-break space (French punctuation) must not be one of
# them.
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def console() -> Console:
    """Standard output; 80 columns where it is not a terminal."""
    # Rich would guess 80 columns without a terminal, too; said here so that scripts can rely on it.
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def hint(out: Console, key: str, command: str, file: str) -> None:
    """A sentence, and under it a command that can be copied as it stands."""
    out.print(Text(say(key)))
    out.print(Text(f"  triumvir {command} {shlex.quote(file)}"), soft_wrap=True)


@contextmanager
def hang_up_interrupts() -> Iterator[None]:
    """A terminal that is closed, or a request to end, is like Ctrl-C: there is time to save."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        # They come more than once; the second must not interrupt the saving.
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(number, signal.signal(number, interrupt)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
