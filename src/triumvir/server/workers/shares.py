"""A fair queue: the network that has used least is served next, within it the owner who has, and
cheap jobs before expensive ones.

Guests cost nothing, so that a queue for each guest would not be fair to those who are only one: a
network with twenty guests gets as much as one with a single guest.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Collection
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Ledger:
    """What was spent on each name. One who returns starts at the level of those being served, so
    that nobody can save up.
    """

    def __init__(self) -> None:
        self.accounts: dict[str, float] = {}
        self.level = 0.0  # the account of the one served last

    def enter(self, name: str) -> None:
        self.accounts[name] = max(self.accounts.get(name, 0.0), self.level)

    def serve(self, name: str) -> None:
        self.level = max(self.level, self.accounts[name])

    def charge(self, name: str, cost: float, waiting: Collection[str]) -> None:
        self.accounts[name] = self.accounts.get(name, self.level) + cost
        if len(self.accounts) > 1000:
            self.accounts = {
                name: spent
                for name, spent in self.accounts.items()
                if name in waiting or spent > self.level
            }


class Shares(Generic[T]):
    """Each owner has a queue. `network_of` says from where an owner comes."""

    def __init__(self, network_of: Callable[[str], str] = str) -> None:
        self.network_of = network_of
        self.waiting: dict[str, dict[str, list[tuple[float, int, T]]]] = {}  # network, owner
        self.networks = Ledger()
        self.owners: dict[str, Ledger] = {}  # of each network that waits
        self.numbers = count()
        self.more = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(queue) for owners in self.waiting.values() for queue in owners.values())

    def count(self, owner: str) -> int:
        return sum(len(owners.get(owner, ())) for owners in self.waiting.values())

    def put(self, owner: str, cost: float, item: T) -> None:
        """`cost` is what we expect to be charged."""
        network = self.network_of(owner)
        if network not in self.waiting:
            self.waiting[network] = {}
            self.owners[network] = Ledger()
            self.networks.enter(network)
        if owner not in self.waiting[network]:
            self.waiting[network][owner] = []
            self.owners[network].enter(owner)
        heapq.heappush(self.waiting[network][owner], (cost, next(self.numbers), item))
        self.more.set()

    async def get(self) -> tuple[str, T]:
        while not self.waiting:
            self.more.clear()
            await self.more.wait()
        chosen = {network: self.next_owner(network) for network in self.waiting}
        network = min(chosen, key=lambda one: self.price(self.networks, one, one, chosen[one]))
        owner = chosen[network]
        queue = self.waiting[network][owner]
        _, _, item = heapq.heappop(queue)
        self.networks.serve(network)
        self.owners[network].serve(owner)
        if not queue:
            del self.waiting[network][owner]
        if not self.waiting[network]:
            del self.waiting[network], self.owners[network]
        return owner, item

    def next_owner(self, network: str) -> str:
        ledger = self.owners[network]
        return min(
            self.waiting[network], key=lambda owner: self.price(ledger, owner, network, owner)
        )

    def price(self, ledger: Ledger, name: str, network: str, owner: str) -> tuple[float, int]:
        cost, number, _ = self.waiting[network][owner][0]
        return ledger.accounts[name] + cost, number

    def charge(self, owner: str, cost: float) -> None:
        network = self.network_of(owner)
        self.networks.charge(network, cost, self.waiting)
        if network in self.waiting:
            self.owners[network].charge(owner, cost, self.waiting[network])
