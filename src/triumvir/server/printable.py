"""Text from people, without characters that cannot be seen."""

from __future__ import annotations


def printable(text: str) -> str:
    """Invisible characters confuse readers and databases: each becomes a blank."""
    return "".join([sign if sign.isprintable() else " " for sign in text])
