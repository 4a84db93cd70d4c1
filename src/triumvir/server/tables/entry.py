"""Entries: everything that is done at a table is one, numbered from 0, and never removed.

The kinds, and what each does to the table, are in the modules of `verbs`.
"""

from __future__ import annotations

import time
from typing import NamedTuple


class Entry(NamedTuple):
    seq: int
    kind: str
    seat: int  # -1: none
    guest: str
    text: str
    at: int  # milliseconds since 1970


def now() -> int:
    return time.time_ns() // 1_000_000


def day_of(at: int) -> str:
    """The day of a time, in UTC: 2026-11-17."""
    return time.strftime("%Y-%m-%d", time.gmtime(at / 1000))
