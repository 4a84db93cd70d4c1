"""Metrics of the server, in the text format of Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Final

HELP: Final = {
    "acts_total": "Actions committed, of people and bots.",
    "bot_answers_total": "Answers of bots.",
    "bot_questions_waiting": "Questions to bots for which no worker is free yet.",
    "bot_workers_busy": "Workers that think for a bot now.",
    "commits_total": "Transactions committed.",
    "committed_jobs_total": "Changes of tables in these transactions.",
    "conflicts_total": "Changes that another process made first.",
    "connections": "Open connections that are no sockets.",
    "connections_cut_total": "Connections closed because of a request without manners.",
    "connections_refused_total": "Connections for which there was no room.",
    "database_bytes": "The size of the database.",
    "failed_commits_total": "Transactions that the database could not carry out.",
    "loop_held_microseconds": "The longest that our work held the event loop, in ten seconds.",
    "loop_held_total": "Times that something of ours held the event loop for more than 5 ms.",
    "loop_lag_microseconds": "The worst delay of the event loop in the last ten seconds.",
    "loop_late_total": "Times that the event loop was more than 5 ms late, for whatever reason.",
    "memory_bytes": "Memory of this process.",
    "messages_total": "Commands received over sockets.",
    "reviews_failed_total": "Reviews that were begun and came to nothing.",
    "reviews_total": "Reviews that were made.",
    "reviews_waiting": "Reviews that are made or wait.",
    "notices_total": "Notices that people who were away had to be told.",
    "notices_sent_total": "Notices that arrived, each way by itself.",
    "notices_lost_total": "Notices that did not arrive, in spite of all tries.",
    "sockets": "Open sockets.",
    "sockets_cut_total": "Sockets closed because of their client's manners.",
    "tables_loaded": "Tables in memory.",
    "unread_bytes": "What waits for clients that do not read.",
    "worker_restarts_total": "Worker processes that crashed or hung and were replaced.",
}
GAUGES: Final = frozenset(name for name in HELP if not name.endswith("_total"))
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Histogram:
    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, about: str) -> list[str]:
        lines = head(name, about, "histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'triumvir_{name}_bucket{{le="{bound}"}} {total}')
        return [
            *lines,
            f"triumvir_{name}_sum {self.seconds:.6f}",
            f"triumvir_{name}_count {total}",
        ]


class Metrics:
    def __init__(self) -> None:
        self.numbers = dict.fromkeys(HELP, 0)
        self.refusals: Counter[str] = Counter()  # by code
        self.statuses: Counter[int] = Counter()  # of answers to requests
        self.acts = Histogram()
        self.requests = Histogram()

    def count(self, name: str, by: int = 1) -> None:
        self.numbers[name] += by

    def put(self, name: str, value: int) -> None:
        self.numbers[name] = value

    def refuse(self, code: str) -> None:
        self.refusals[code] += 1

    def observe(self, seconds: float) -> None:
        """How long an act took, from its arrival to its acknowledgement."""
        self.acts.observe(seconds)

    def answer(self, status: int, seconds: float) -> None:
        """A request over HTTP."""
        self.statuses[status] += 1
        self.requests.observe(seconds)

    def text(self) -> str:
        lines: list[str] = []
        for name, value in self.numbers.items():
            lines += head(name, HELP[name], "gauge" if name in GAUGES else "counter")
            lines.append(f"triumvir_{name} {value}")
        lines += head("refused_total", "What was refused, by the code of the refusal.", "counter")
        for code, count in sorted(self.refusals.items()):
            lines.append(f'triumvir_refused_total{{code="{code}"}} {count}')
        lines += head("http_requests_total", "Requests over HTTP, by status.", "counter")
        for status, count in sorted(self.statuses.items()):
            lines.append(f'triumvir_http_requests_total{{status="{status}"}} {count}')
        lines += self.requests.lines(
            "http_seconds", "From the head of a request to the end of its answer."
        )
        lines += self.acts.lines(
            "act_seconds", "From the arrival of an act to its acknowledgement."
        )
        return "\n".join(lines) + "\n"


def head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP triumvir_{name} {about}", f"# TYPE triumvir_{name} {kind}"]


def memory_bytes() -> int:
    """Of this process; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


METRICS: Final = Metrics()
