"""`python -m triumvir.server.reviews.worker`: one review, at the lowest priority there is."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import msgspec

from triumvir.core import dealer
from triumvir.core.errors import TriumvirError
from triumvir.core.record import record_from
from triumvir.review import Progress as Slice
from triumvir.review import carry_out, review_slowly
from triumvir.review.effort import QUICK, Effort, effort_for, scaled
from triumvir.server.reviews.lines import Made, Make, Progress, Wrong

NICE = 19
PARENT_DIES = 1  # PR_SET_PDEATHSIG of Linux


def give_way(seconds: float) -> None:
    """Take the lowest priority; end with the server, or when the processor time is used up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(OSError, AttributeError):
        # SIGKILL reaches the process even while it is stopped.
        ctypes.CDLL(None).prctl(PARENT_DIES, signal.SIGKILL, 0, 0, 0)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        limit = max(1, int(seconds))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))


def say(said: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


class Reporter:
    """Says how far a review is, at every hundredth."""

    def __init__(self) -> None:
        self.last = -1

    def __call__(self, done: Slice) -> None:
        total = max(1, done.total)
        if 100 * done.done // total > self.last:
            self.last = 100 * done.done // total
            say(Progress(done.done / total))


def usual_effort(game: str) -> Effort:
    """Rules in plain Python are a hundred times slower: a quick look is what there is time for."""
    compiled = (dealer.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    return effort_for(game) if compiled else QUICK


def main() -> None:
    question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Make)
    give_way(question.seconds)
    try:
        record = record_from(question.record)
        effort = scaled(usual_effort(record.game.meta.id), question.work)
        slices = review_slowly(
            record, effort=effort, resigned=question.resigned, agreed=question.agreed
        )
        found = carry_out(slices, Reporter())
    except TriumvirError as error:
        say(Wrong(str(error)))
        return
    say(Made(found.engine, msgspec.Raw(msgspec.json.encode(found))))


if __name__ == "__main__":
    main()
