"""The main loop of a worker process: it reads lines, answers each, and yields to the server."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable

NICE = 5  # where processors are few, the server's event loop comes first


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    # Ctrl-C is for the server; when that ends, our input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()
