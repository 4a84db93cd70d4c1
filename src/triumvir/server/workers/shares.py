"""A fair queue: the owner who has used least is served next, cheap jobs before expensive ones."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Shares(Generic[T]):
    """Each owner has a queue. An owner's account is the time spent on them; an owner who returns
    starts at the level of those being served, so that nobody can save up.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, list[tuple[float, int, T]]] = {}
        self.accounts: dict[str, float] = {}
        self.level = 0.0  # the account of the owner served last
        self.numbers = count()
        self.more = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(queue) for queue in self.waiting.values())

    def count(self, owner: str) -> int:
        return len(self.waiting.get(owner, ()))

    def put(self, owner: str, cost: float, item: T) -> None:
        """`cost` is what we expect to be charged."""
        if owner not in self.waiting:
            self.waiting[owner] = []
            self.accounts[owner] = max(self.accounts.get(owner, 0.0), self.level)
        heapq.heappush(self.waiting[owner], (cost, next(self.numbers), item))
        self.more.set()

    async def get(self) -> tuple[str, T]:
        while not self.waiting:
            self.more.clear()
            await self.more.wait()
        owner = min(self.waiting, key=self.price)
        queue = self.waiting[owner]
        _, _, item = heapq.heappop(queue)
        if not queue:
            del self.waiting[owner]
        self.level = max(self.level, self.accounts[owner])
        return owner, item

    def price(self, owner: str) -> tuple[float, int]:
        cost, number, _ = self.waiting[owner][0]
        return self.accounts[owner] + cost, number

    def charge(self, owner: str, cost: float) -> None:
        self.accounts[owner] = self.accounts.get(owner, self.level) + cost
        if len(self.accounts) > 1000:
            self.accounts = {
                owner: spent
                for owner, spent in self.accounts.items()
                if owner in self.waiting or spent > self.level
            }
