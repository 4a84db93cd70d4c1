"""Processes in which bots think. One that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from triumvir.core.document import Document
from triumvir.server.metrics import METRICS

TRIES = 2

log = logging.getLogger("triumvir.server")


class BotFailed(Exception):
    """No answer, however often we asked."""


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told."""

    game: str
    bot: str
    seed: str
    view: Document


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.queue: asyncio.Queue[tuple[Question, asyncio.Future[str]]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.workers)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, question: Question) -> str:
        """The text of the action that the bot chose."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((question, answer))
        return await answer

    async def work(self) -> None:
        """One worker: a process, and the questions that it is asked."""
        process: Process | None = None
        try:
            while True:
                question, answer = await self.queue.get()
                text: str | None = None
                for _ in range(TRIES):
                    if process is None:
                        process = await begin()
                    text = await self.exchange(process, question)
                    if text is not None:
                        break
                    await end(process)
                    process = None
                    METRICS.count("bot_restarts_total")
                if answer.done():
                    continue
                if text is None:
                    answer.set_exception(BotFailed())
                else:
                    answer.set_result(text)
        finally:
            if process is not None:
                await end(process)

    async def exchange(self, process: Process, question: Question) -> str | None:
        """The answer; None if the process is no good any more."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=str)
        except TimeoutError:
            log.warning("%s thought for too long", question.bot)
        except (OSError, ValueError, msgspec.MsgspecError):
            log.warning("the process of %s broke off", question.bot)
        return None


async def begin() -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "triumvir.server.bot_worker"),
        stdin=PIPE,
        stdout=PIPE,
        # It finds what we found, wherever we were started from.
        env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
    )


async def end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
