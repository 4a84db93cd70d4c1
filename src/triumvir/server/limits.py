"""Who asks too often waits."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address or guest; those that are full are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= self.MOST:
                self.forget()
            bucket = self.by_key[key] = Bucket(self.rate, self.burst)
        return bucket.take()

    def forget(self) -> None:
        idle = time.monotonic() - self.burst / self.rate
        kept = {key: bucket for key, bucket in self.by_key.items() if bucket.at > idle}
        self.by_key = kept if len(kept) < self.MOST else {}


class Addresses:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
