"""A view as numbers: a vector of one length for every position of every game.

Nothing here knows a game. Every number in the view is a feature named by its path, every word a
feature named by its path and the word, worth how often it stands there. So a hand is counted card
by card, whatever the cards are. A hash of the name says where in the vector the feature lies and
with which sign; where two meet, they add up. What stands under `memory` is left out: it is written
for `guess` alone and says the same as the rest, less readably.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from triumvir.core.view import View

SIZE: Final = 2048
LIMIT: Final = 255.0
SKIPPED: Final = frozenset(["memory"])

Vector = NDArray[np.float32]


@functools.lru_cache(maxsize=1 << 16)
def place(name: str) -> tuple[int, float]:
    """Where a feature lies, and its sign."""
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return (number >> 1) % SIZE, 1.0 if number & 1 else -1.0


def features(view: View) -> Vector:
    places: list[int] = []
    values: list[float] = []

    def add(name: str, value: float) -> None:
        at, sign = place(name)
        places.append(at)
        values.append(sign * value)

    def walk(path: str, value: object) -> None:
        if isinstance(value, str):
            add(f"{path}={value}", 1.0)
        elif isinstance(value, bool | int | float):
            if value:
                add(path, float(value))
        elif isinstance(value, dict):
            for key, entry in value.items():
                if key not in SKIPPED:
                    walk(f"{path}.{key}", entry)
        elif isinstance(value, list):
            for number, entry in enumerate(value):
                # Words in a list are counted wherever they stand; all else keeps its place.
                walk(path if isinstance(entry, str) else f"{path}.{number}", entry)

    walk("seat", str(view.seat))
    walk("view", view.data)
    return np.bincount(places, values, SIZE).clip(-LIMIT, LIMIT).astype(np.float32)
