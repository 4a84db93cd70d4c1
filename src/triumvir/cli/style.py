"""Colours of the terminal program. Each has one meaning, and nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

# Whose it is: the first seat terracotta, the second sea blue, then the others.
SEATS: Final = ("#d9774f", "#5fa8cf", "#c9a227", "#6fae8f", "#b9b4a7")
GOLD: Final = "#c99a2e"  # you may act here
TYRIAN: Final = "bold #c46aa0"  # your turn, and what just happened
QUIET: Final = "dim"


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]
