"""The lock of a table: it can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """Whoever has waited longest is next, before anybody who comes by."""

    __slots__ = ("held", "waiting")

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.held

    def take(self) -> bool:
        """Whether nobody had it; now somebody has."""
        if self.held:
            return False
        self.held = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over just before
            raise

    def release(self) -> None:
        """It is handed over to the next who still waits."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
