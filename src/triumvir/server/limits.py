"""Rate limits, by address or guest."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

from triumvir.native import mypyc_attr


def network(address: str) -> str:
    """What limits count by. An IPv6 user has 2⁶⁴ addresses, so only the first half counts."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64)) + "/64"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bucket:
    """A token bucket: `burst` at once, and `rate` more a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0, at: float = 0.0) -> bool:
        """Take this much, if it is there; whether it was. `at` is now, for one who has asked."""
        self.refill(at)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Charge for work already done; the debt must be refilled before more is taken. What is
        given back, below 0, never makes more than there is room for."""
        self.refill()
        self.left = min(self.burst, self.left - cost)

    def refill(self, at: float = 0.0) -> None:
        at = at or time.monotonic()
        if self.left < self.burst:
            self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """One bucket for each address or guest; full ones are forgotten, and where all are in use the
    older half: then many come before one looks through them again."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        return self.of(key).take(cost)

    def of(self, key: str) -> Bucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= self.MOST:
                self.forget()
            bucket = self.by_key[key] = Bucket(self.rate, self.burst)
        return bucket

    def forget(self) -> None:
        idle = time.monotonic() - self.burst / self.rate
        kept = {key: bucket for key, bucket in self.by_key.items() if bucket.at > idle}
        if len(kept) > self.MOST // 2:
            kept = dict(list(kept.items())[len(kept) // 2 :])
        self.by_key = kept


class Addresses:
    """How many sockets each address, or each guest, has open."""

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
