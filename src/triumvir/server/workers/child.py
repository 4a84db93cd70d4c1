"""A process that is spoken to by lines. It is begun at once: uvloop would copy the whole memory map
of the server first, which holds up the event loop for longer the more it has in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from asyncio.streams import FlowControlMixin

SOON = 0.005  # seconds between two looks whether it has ended


class Child:
    def __init__(
        self,
        process: subprocess.Popen[bytes],
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
        ear: asyncio.BaseTransport,
    ) -> None:
        self.process = process
        self.stdin = stdin
        self.stdout = stdout
        self.ear = ear  # by which it is heard

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def returncode(self) -> int | None:
        """None as long as it runs."""
        return self.process.poll()

    def send_signal(self, number: int) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def wait(self) -> None:
        while self.process.poll() is None:
            await asyncio.sleep(SOON)

    async def end(self) -> None:
        self.kill()
        self.stdin.close()
        self.ear.close()
        await asyncio.sleep(0)  # then the pipes are closed
        await self.wait()


async def begin(*arguments: str, limit: int) -> Child:
    """`python` with these arguments; it says lines of at most `limit` bytes."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # It imports what we import, wherever we were started from.
        env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
    )
    loop = asyncio.get_running_loop()
    said = asyncio.StreamReader(limit=limit)
    ear: asyncio.BaseTransport | None = None
    try:
        ear, _ = await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(said), process.stdout
        )
        mouth, flow = await loop.connect_write_pipe(FlowControlMixin, process.stdin)
    except BaseException:
        # Nobody waits for it any more: end it and close its pipes.
        process.kill()
        process.wait()
        for pipe in (ear or process.stdout, process.stdin):
            if pipe is not None:
                pipe.close()
        raise
    return Child(process, asyncio.StreamWriter(mouth, flow, None, loop), said, ear)
