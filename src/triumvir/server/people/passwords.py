"""Passwords: hashed with argon2id, in threads of their own, a few at once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from triumvir.server.people.handles import handle_key
from triumvir.server.tables.refusal import Refusal
from triumvir.server.workers.loop import NICE

T = TypeVar("T")

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 2
WAITING: Final = 32  # more are told to come again
# What OWASP recommends for small machines: 19 MiB, twice, one lane.
MEMORY: Final = 19 * 1024
ROUNDS: Final = 2


def check_password(password: str, name: str) -> None:
    """Long enough, and nothing that is guessed first."""
    if len(password) < SHORTEST:
        raise Refusal("password-short", least=SHORTEST)
    if len(set(password)) < 4 or handle_key(password) == handle_key(name):
        raise Refusal("password-weak")


def give_way() -> None:
    """In a thread: where processors are few, the server's event loop comes first. Only Linux knows
    threads by number."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            now = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, min(19, now + NICE))


class Passwords:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "password", give_way)
        self.waiting = 0
        self.made: Any = None
        self.decoy = ""

    def hasher(self) -> Any:
        """Imported when it is first needed: most servers start without anybody logging in."""
        if self.made is None:
            from argon2 import PasswordHasher

            self.made = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        return self.made

    async def apart(self, work: Callable[[], T]) -> T:
        if self.waiting >= WAITING:
            raise Refusal("rate", status=429)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    async def hash(self, password: str) -> str:
        return str(await self.apart(lambda: self.hasher().hash(password)))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether it is the password. For a name that nobody has, `kept` is empty, and it takes as
        long."""
        return await self.apart(lambda: self.compare(kept, password))

    def compare(self, kept: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if not self.decoy:
            self.decoy = self.hasher().hash("nobody has this password")
        try:
            fits = bool(self.hasher().verify(kept or self.decoy, password))
        except (VerificationError, InvalidHashError):
            return False
        return fits and bool(kept)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with less effort than we take now."""
        return bool(self.hasher().check_needs_rehash(kept))

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
