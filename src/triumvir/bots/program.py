"""A program that plays: a process of its own, asked over its standard input and output."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from typing import IO, Final

from triumvir.bots import protocol
from triumvir.bots.bot import Bot
from triumvir.bots.protocol import GONE, LATE, NONSENSE, Fault
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document, show
from triumvir.core.game import Game
from triumvir.core.outcome import Outcome
from triumvir.core.view import View

HELLO_SECONDS: Final = 20.0
READY_SECONDS: Final = 20.0
BYE_SECONDS: Final = 2.0
MOST_FAULTS: Final = 3
MOST_LINES: Final = 64
PAUSE: Final = 0.1

# Running programs, so that a worker that must end at once can end them, too.
RUNNING: Final[set[Program]] = set()


class Program:
    """A bot process, with a deadline for everything it is asked to do."""

    def __init__(self, command: list[str], listen: Callable[[str], None] | None = None) -> None:
        """Start it and exchange hellos. What it says on stderr goes to `listen`."""
        self.command = command
        self.last_words = ""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C at our terminal is for us; we tell the program.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Fault(GONE, f"'{shlex.join(command)}' cannot be started: {reason}.") from error
        RUNNING.add(self)
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self.killed = False
        self.readers = [
            threading.Thread(target=self.read_answers, daemon=True),
            threading.Thread(target=self.read_errors, args=(listen,), daemon=True),
        ]
        for reader in self.readers:
            reader.start()
        try:
            self.send(protocol.hello(), HELLO_SECONDS)
            line = self.receive(time.monotonic() + HELLO_SECONDS)
            self.name = protocol.read_hello(line) or command[0]
        except Fault as fault:
            self.kill()
            raise Fault(fault.kind, f"'{shlex.join(command)}': {fault}") from fault

    def read_answers(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        with contextlib.suppress(ValueError, OSError):
            while line := stream.readline(protocol.LONGEST_LINE):
                self.put(line)
        self.put(b"")

    def put(self, line: bytes) -> None:
        """A program that writes without being asked blocks until we read, or until it is ended."""
        while not self.killed:
            with contextlib.suppress(queue.Full):
                self.lines.put(line, timeout=PAUSE)
                return

    def read_errors(self, listen: Callable[[str], None] | None) -> None:
        stream = self.process.stderr
        assert stream is not None
        with contextlib.suppress(ValueError, OSError):
            while line := stream.readline(protocol.LONGEST_LINE):
                text = line.decode(errors="replace").rstrip()
                self.last_words = text or self.last_words
                if listen is not None:
                    listen(text)

    def send(self, message: Document, seconds: float) -> None:
        stream = self.process.stdin
        assert stream is not None
        # A program that does not read fills the pipe, and we would block for ever.
        watch = threading.Timer(seconds, self.process.kill)
        watch.daemon = True
        watch.start()
        try:
            stream.write(protocol.write(message))
            stream.flush()
        except (OSError, ValueError) as error:
            raise Fault(GONE, self.obituary()) from error
        finally:
            watch.cancel()

    def receive(self, deadline: float) -> Document:
        left = deadline - time.monotonic()
        try:
            line = self.lines.get(timeout=left) if left > 0 else None
        except queue.Empty:
            line = None
        if line is None:
            raise Fault(LATE, "There was no answer in time.")
        if not line:
            raise Fault(GONE, self.obituary())
        if not line.endswith(b"\n"):
            raise Fault(NONSENSE, f"The line is too long, or not ended: {show(str(line[:80]))}.")
        return protocol.read(line)

    def obituary(self) -> str:
        """How it ended, with its last line on stderr: that is where a traceback says it all."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(BYE_SECONDS)
        self.readers[1].join(BYE_SECONDS)
        status = self.process.returncode
        words = f" Its last words: {show(self.last_words)}" if self.last_words else ""
        if status is None:
            return f"The program has closed its output.{words}"
        return f"The program has ended with status {status}.{words}"

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def close(self) -> None:
        """Say goodbye, and do not wait for long."""
        with contextlib.suppress(Fault):
            self.send(protocol.bye(), BYE_SECONDS)
        with contextlib.suppress(OSError):
            assert self.process.stdin is not None
            self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(BYE_SECONDS)
        self.kill()

    def strike(self) -> None:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """End it, with whatever it has started itself."""
        self.killed = True
        self.strike()
        self.process.kill()
        self.process.wait()
        RUNNING.discard(self)
        for reader in self.readers:
            reader.join(BYE_SECONDS)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            close_quietly(stream)


def strike_all() -> None:
    """For a signal handler: takes no lock and waits for nothing."""
    for program in list(RUNNING):
        program.strike()


def close_quietly(stream: IO[bytes] | None) -> None:
    if stream is not None:
        with contextlib.suppress(OSError):
            stream.close()


class ProgramBot(Bot):
    """Asks a program. For a fault a random choice is played, and counted.

    After MOST_FAULTS in one game, or when the program is gone, it is not asked again in this game.
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        program: Program | None,
        limit: float,
        faults: list[Fault] | None = None,
    ) -> None:
        """Without a program, for it did not start, all of the game is left to chance."""
        super().__init__(game, dealer)
        self.program = program
        self.limit = limit
        self.faults: list[Fault] = [] if faults is None else faults

    def start(self, seats: int, seat: int, options: Document, seed: str) -> None:
        """Tell the program that a game begins, and wait until it is ready."""
        if self.program is None:
            return
        message = protocol.start(self.game, seats, seat, options, seed, self.limit)
        deadline = time.monotonic() + READY_SECONDS
        try:
            self.program.send(message, READY_SECONDS)
            # Answers that came too late for the game before are still in the pipe.
            while not protocol.read_ready(self.program.receive(deadline)):
                pass
        except Fault as fault:
            self.give_up(fault)

    def choose(self, view: View) -> Action:
        program = self.program
        if program is None:
            return self.random(view)
        try:
            return self.ask(program, view)
        except Fault as fault:
            played = self.random(view)
            if fault.kind == GONE or len(self.faults) + 1 >= MOST_FAULTS:
                self.give_up(fault)
            else:
                self.faults.append(fault)
                with contextlib.suppress(Fault):
                    program.send(protocol.error(fault, view.data["seq"], played), self.limit)
            return played

    def ask(self, program: Program, view: View) -> Action:
        deadline = time.monotonic() + self.limit
        program.send(protocol.question(view), self.limit)
        while True:
            action = protocol.read_act(program.receive(deadline), self.game, view)
            if action is not None:
                return action

    def random(self, view: View) -> Action:
        return view.choices[self.dealer.below(len(view.choices))]

    def give_up(self, fault: Fault) -> None:
        self.faults.append(fault)
        if self.program is not None:
            self.program.kill()
        self.program = None

    def end(self, outcome: Outcome | None) -> None:
        if self.program is not None:
            with contextlib.suppress(Fault):
                self.program.send(protocol.end(outcome), self.limit)
