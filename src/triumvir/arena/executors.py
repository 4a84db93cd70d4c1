"""Where rounds are played: here, in processes of this machine, or on Ray.

An executor takes a plan and the numbers of rounds, and gives the rounds back in any order. Each
round is the same wherever it is played, so the results are, too.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from triumvir.arena.match import play_round
from triumvir.arena.plan import Plan
from triumvir.arena.results import Round
from triumvir.bots.program import strike_all
from triumvir.core.errors import TriumvirError

Executor = Callable[[Plan, Iterable[int]], Iterator[Round]]

# So many rounds wait for each worker: none is idle, and a stop loses little.
AHEAD: Final = 2
PATIENCE: Final = 2.0
ENDED: Final = 128 + signal.SIGTERM


class ArenaBroken(TriumvirError):
    """The arena was stopped from outside. Finished rounds are kept."""


def here(plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
    for number in numbers:
        yield play_round(plan, number)


def local(workers: int) -> Executor:
    """Processes of this machine."""
    return here if workers == 1 else Processes(workers)


class Processes:
    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(self, plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
        before = set(multiprocessing.active_children())
        # Spawned: a fork would copy the threads' locks of a progress bar.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, initializer=prepare_worker)
        left = iter(numbers)
        waiting: set[Future[Round]] = set()
        try:
            while True:
                for number in islice(left, AHEAD * self.workers - len(waiting)):
                    waiting.add(pool.submit(play_round, plan, number))
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise ArenaBroken(
                "A worker process was killed; is there enough memory? Fewer --workers need less.",
                "arena-worker",
            ) from error
        except BaseException:
            # Stopped: do not wait for unfinished games.
            pool.shutdown(wait=False, cancel_futures=True)
            end_children(set(multiprocessing.active_children()) - before)
            raise
        pool.shutdown()


def end_children(children: Iterable[BaseProcess]) -> None:
    for child in children:
        child.terminate()
    for child in children:
        child.join(PATIENCE)
        child.kill()


def prepare_worker() -> None:
    """Ctrl-C is for the arena; it ends its workers, and they the programs that they run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_worker)


def end_worker(_number: int, _frame: FrameType | None) -> None:
    try:
        strike_all()
    finally:
        os._exit(ENDED)


def ray() -> Executor:
    from triumvir.arena.on_ray import Ray

    return Ray()
