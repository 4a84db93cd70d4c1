"""The process that makes one review: it can be stopped at any moment, and exits when done."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import AsyncGenerator

import msgspec

from triumvir.server.reviews.lines import Made, Make, Said, Wrong
from triumvir.server.workers.child import Child, begin

MODULE = "triumvir.server.reviews.worker"
LONGEST = 2 * 1024 * 1024  # bytes of a line

decode = msgspec.json.Decoder(Said).decode


class ReviewProcess:
    def __init__(self) -> None:
        self.process: Child | None = None
        self.still = False

    async def make(self, question: Make) -> AsyncGenerator[Said, None]:
        """What the process says until it ends; nothing more if it was killed or crashed."""
        self.process = process = await begin("-m", MODULE, limit=LONGEST)
        try:
            self.pause(self.still)
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            while line := await process.stdout.readline():
                said = decode(line)
                yield said
                if isinstance(said, Made | Wrong):
                    return
        except (ValueError, OSError, RuntimeError, msgspec.MsgspecError):
            return  # a line that is too long, a broken pipe or nonsense: there is no review
        finally:
            self.process = None
            await process.end()

    def pause(self, still: bool) -> None:
        """Stop the process wherever it is, or let it go on; the next one begins likewise."""
        self.still = still
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)
