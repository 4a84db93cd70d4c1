"""The pace of bots: a forced answer takes as long as a real choice, so timing reveals nothing."""

from __future__ import annotations

import secrets
from collections import deque

KEPT = 64


class Pace:
    def __init__(self, least: float) -> None:
        self.least = least
        self.lengths: dict[str, deque[float]] = {}  # of real thoughts, by kind of question

    def real(self, kind: str, seconds: float) -> float:
        """How long a thought of this length takes, seen from outside."""
        self.lengths.setdefault(kind, deque(maxlen=KEPT)).append(seconds)
        return max(self.least, seconds)

    def forced(self, kind: str) -> float:
        """As long as some real thought about the same kind of question took."""
        known = self.lengths.get(kind)
        return max(self.least, secrets.choice(known)) if known else self.least
