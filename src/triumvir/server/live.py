"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from triumvir.server.table import Table


class Reader(Protocol):
    """Somebody at the other end of a socket."""

    guest: str
    language: str

    def send(self, message: bytes) -> None: ...

    def has_muted(self, guest: str) -> bool: ...


class Live:
    """`table` is a cache: None when it must be read again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.published = 0  # the seq up to which readers have been told
        self.readers: dict[Reader, bool] = {}  # whether they want words
        self.asked: set[tuple[int, int]] = set()  # bots that think: seat and seq
        self.seen: dict[str, float] = {}  # when the last socket of a guest went
        self.opened = self.used = time.monotonic()

    def forget(self) -> None:
        """The memory may be wrong; the database is not."""
        self.table = None

    def is_present(self, guest: str) -> bool:
        return any(reader.guest == guest for reader in self.readers)

    def away(self, guest: str) -> float:
        """For how many seconds the guest, who is not here, has not looked at the table."""
        return time.monotonic() - self.seen.get(guest, self.opened)
