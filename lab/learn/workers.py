"""Games told as rows of numbers, by several processes at once."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import numpy as np

Rows = TypeVar("Rows")


def by_processes(
    kind: Callable[..., Rows],
    work: Callable[..., None],
    given: tuple[Any, ...],
    games: Any,
    workers: int,
    folder: Path,
) -> list[Rows]:
    """What `work(*given, some of the games, file)` writes in each process, as rows of this kind."""
    context = multiprocessing.get_context("spawn")
    with TemporaryDirectory(dir=folder) as room:
        files = [Path(room) / f"{worker}.npz" for worker in range(workers)]
        running = [
            context.Process(target=work, args=(*given, piece, file))
            for piece, file in zip(np.array_split(np.asarray(games), workers), files, strict=True)
        ]
        for process in running:
            process.start()
        for process in running:
            process.join()
        parts: list[Rows] = []
        for file in files:
            with np.load(file) as read:
                parts.append(kind(**{name: read[name] for name in read.files}))
    return parts
