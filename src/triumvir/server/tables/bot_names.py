"""Programs with an account are called bots, in their very name: wherever it stands, it is said."""

from __future__ import annotations

import re
from typing import Final

BOT: Final = " [bot]"
LIKE: Final = re.compile(r"\s*\[\s*bot\s*\]", re.IGNORECASE)


def marked(name: str) -> str:
    return name + BOT


def is_bot(name: str) -> bool:
    return name.endswith(BOT)


def unmarked(name: str) -> str:
    """Nobody else is called so."""
    return LIKE.sub("", name)
