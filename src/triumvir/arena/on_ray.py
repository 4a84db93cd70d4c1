"""Rounds on a Ray cluster (extra `ray`): the one that RAY_ADDRESS names, or one on this machine."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from triumvir.arena.match import play_round
from triumvir.arena.plan import InvalidPlan, Plan
from triumvir.arena.results import Round

AHEAD: Final = 2


class Ray:
    def __init__(self, cluster: Any = None) -> None:
        """With Ray itself, or with something that has its `remote`, `wait` and `get`."""
        self.ray = connect() if cluster is None else cluster

    def __call__(self, plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
        ray = self.ray
        task = ray.remote(play_round)
        shared = ray.put(plan)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(numbers)
        waiting: list[Any] = []
        while True:
            waiting += [task.remote(shared, number) for number in islice(left, room - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)


def connect() -> Any:
    # No usage statistics leave the cluster unless its owner turns them on.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise InvalidPlan(
            "Ray is not installed here; it comes with the extra: pip install 'triumvir[ray]'",
            "arena-extra",
            {"text": "Ray", "detail": "pip install 'triumvir[ray]'"},
        ) from error
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    return ray
