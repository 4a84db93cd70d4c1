"""Processes that answer questions, a line each. One that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from triumvir.server.metrics import METRICS
from triumvir.server.workers.child import Child, begin
from triumvir.server.workers.shares import Shares

TRIES = 2
AGAIN = 1.0  # seconds until a process that could not even be started is tried again
START = 60.0  # seconds, on the busiest machine
LONGEST = 16 * 1024 * 1024  # bytes of an answer

log = logging.getLogger("triumvir.server")


class WorkerFailed(Exception):
    """No answer after all attempts."""


class Answer(NamedTuple):
    line: bytes
    seconds: float  # that it took, without the wait in the queue


class Question(NamedTuple):
    line: bytes
    answer: asyncio.Future[Answer]


class Crew:
    """`module` is a program that reads questions from its input. Processes start when they are
    first needed.
    """

    def __init__(
        self,
        module: str,
        size: int,
        seconds: float,
        network_of: Callable[[str], str] = str,
    ) -> None:
        self.module = module
        self.size = size
        self.seconds = seconds
        self.queue: Shares[Question] = Shares(network_of)
        self.tasks: list[asyncio.Task[None]] = []
        self.busy = 0

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.keep_working()) for _ in range(self.size)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, owner: str, line: bytes, cost: float = 0.0) -> Answer:
        """The answer, when it is the owner's turn; WorkerFailed if there is none."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, cost, Question(line, answer))
        return await answer

    async def keep_working(self) -> None:
        """If anything goes wrong with a worker, another takes its place."""
        while True:
            try:
                await self.work()
            except Exception:
                log.exception("a worker failed; another takes its place")
                METRICS.count("worker_restarts_total")
                await asyncio.sleep(AGAIN)

    async def work(self) -> None:
        """One worker: a process, and the questions that it is asked."""
        process: Child | None = None
        try:
            while True:
                owner, question = await self.queue.get()
                if question.answer.done():
                    continue  # nobody waits any more
                begin = time.perf_counter()
                self.busy += 1
                try:
                    for _ in range(TRIES):
                        if process is not None and process.returncode is not None:
                            # It died while nobody asked it anything.
                            log.warning("a worker ended by itself (%s)", process.returncode)
                            METRICS.count("worker_restarts_total")
                            await process.end()
                            process = None
                        if process is None:
                            process = await self.begin()
                        started = time.perf_counter()
                        line = await self.exchange(process, question.line)
                        if line is not None:
                            settle(question, Answer(line, time.perf_counter() - started))
                            break
                        await process.end()
                        process = None
                        METRICS.count("worker_restarts_total")
                finally:
                    self.busy -= 1
                    self.queue.charge(owner, time.perf_counter() - begin)
                    # However it ended, nobody may wait for ever.
                    if not question.answer.done():
                        question.answer.set_exception(WorkerFailed())
        finally:
            if process is not None:
                await process.end()

    async def exchange(self, process: Child, line: bytes) -> bytes | None:
        """The answer; None if the process cannot be used any more."""
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                found = await process.stdout.readline()
            if found.endswith(b"\n"):
                return found
            log.warning("a worker broke off")
        except TimeoutError:
            log.warning("a worker took too long")
        except Exception as error:
            # What a broken pipe raises depends on the event loop: uvloop has a RuntimeError.
            log.warning("a worker broke off: %s", type(error).__name__)
        return None

    async def begin(self) -> Child:
        process = await begin("-m", self.module, limit=LONGEST)
        try:
            async with asyncio.timeout(START):
                await process.stdout.readline()  # it says when it is ready
        except BaseException:
            await process.end()
            raise
        return process


def settle(question: Question, answer: Answer) -> None:
    """Unless nobody waits any more."""
    if not question.answer.done():
        question.answer.set_result(answer)
