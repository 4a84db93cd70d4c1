"""Long work on the event loop, in slices, so that others run in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

SLICE = 0.001  # seconds; some may have theirs in the same turn

T = TypeVar("T")


async def gently(steps: Iterator[T]) -> list[T]:
    """All that the steps give."""
    found: list[T] = []
    until = time.perf_counter() + SLICE
    for step in steps:
        found.append(step)
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return found
