"""Where we print."""

from __future__ import annotations

import sys

from rich.console import Console


def console() -> Console:
    """Standard output; wide enough for a board where nobody looks at it."""
    # Rich would guess 80 columns without a terminal, too; said here so that scripts can rely on it.
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
