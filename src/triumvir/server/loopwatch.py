"""A watchdog on the event loop: how late it runs.

While something runs on the loop for long, everybody waits. A tick that comes late shows it, in
`/metrics` and, when it is very late, in the log. On a busy machine the processor may have been
elsewhere, by no fault of ours: how much of the delay was our own work, the thread's processor time
tells.
"""

from __future__ import annotations

import asyncio
import logging
import time

from triumvir.server.metrics import METRICS

TICK = 0.02  # seconds
LATE = 0.005  # more than this is counted,
VERY_LATE = 0.25  # and more than this logged
KEPT = 10.0  # seconds for which the worst is shown

log = logging.getLogger("triumvir.server")


class Worst:
    """The largest in the last ten to twenty seconds: whoever looks every ten misses none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.before = self.newest = 0.0

    def see(self, seconds: float) -> None:
        self.newest = max(self.newest, seconds)
        METRICS.put(self.name, int(1_000_000 * max(self.before, self.newest)))

    def forget(self) -> None:
        self.before, self.newest = self.newest, 0.0


async def watch_loop() -> None:
    loop = asyncio.get_running_loop()
    lag, held = Worst("loop_lag_microseconds"), Worst("loop_held_microseconds")
    since = loop.time()
    while True:
        due = loop.time() + TICK
        used = time.thread_time()
        await asyncio.sleep(TICK)
        now = loop.time()
        late = max(0.0, now - due)
        # Before the tick was due nobody waited for it.
        own = min(late, time.thread_time() - used)
        if now - since > KEPT:
            since = now
            lag.forget()
            held.forget()
        lag.see(late)
        held.see(own)
        if late > LATE:
            METRICS.count("loop_late_total")
            if own > LATE:
                METRICS.count("loop_held_total")
        if late > VERY_LATE:
            log.warning("the event loop was %d ms late", int(1000 * late))
