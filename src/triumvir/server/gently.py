"""Long work on the event loop, in slices, so that others run in between."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TypeVar

from triumvir.server.slices import REQUESTS, share, slices

SLICE = 0.001  # seconds; one slice of all such work in a turn

T = TypeVar("T")


async def gently(steps: Iterable[T]) -> list[T]:
    """All that the steps give."""
    found: list[T] = []
    await share()
    until = time.perf_counter() + SLICE
    for step in steps:
        found.append(step)
        if time.perf_counter() > until:
            await slices().wait(REQUESTS)
            until = time.perf_counter() + SLICE
    return found
