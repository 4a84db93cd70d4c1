"""Accounts of programs are marked as bots in their names, wherever they are shown."""

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
    """Without the mark of a bot, which no person's name may carry."""
    return LIKE.sub("", name)
