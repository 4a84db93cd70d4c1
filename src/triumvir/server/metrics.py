"""Numbers for whoever watches the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

HELP: Final = {
    "acts_total": "Actions committed, of people and bots.",
    "bot_answers_total": "Answers of bots.",
    "bot_restarts_total": "Bot processes that crashed or hung and were replaced.",
    "commits_total": "Transactions committed.",
    "committed_jobs_total": "Changes of tables in these transactions.",
    "conflicts_total": "Changes that another process made first.",
    "failed_commits_total": "Transactions that the database could not carry out.",
    "messages_total": "Commands received over sockets.",
    "refused_total": "Commands refused.",
    "sockets": "Open sockets.",
    "sockets_cut_total": "Sockets closed because of their client's manners.",
    "tables_loaded": "Tables in memory.",
}
GAUGES: Final = ("sockets", "tables_loaded")
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    def __init__(self) -> None:
        self.numbers = dict.fromkeys(HELP, 0)
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.numbers[name] += by

    def put(self, name: str, value: int) -> None:
        self.numbers[name] = value

    def observe(self, seconds: float) -> None:
        """How long an act took, from its arrival to its acknowledgement."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self) -> str:
        lines: list[str] = []
        for name, value in self.numbers.items():
            kind = "gauge" if name in GAUGES else "counter"
            lines += [
                f"# HELP triumvir_{name} {HELP[name]}",
                f"# TYPE triumvir_{name} {kind}",
                f"triumvir_{name} {value}",
            ]
        lines += [
            "# HELP triumvir_act_seconds From the arrival of an act to its acknowledgement.",
            "# TYPE triumvir_act_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'triumvir_act_seconds_bucket{{le="{bound}"}} {total}')
        lines += [
            f"triumvir_act_seconds_sum {self.seconds:.6f}",
            f"triumvir_act_seconds_count {total}",
        ]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
