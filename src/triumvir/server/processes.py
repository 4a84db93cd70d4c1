"""Several server processes behind one port, on one PostgreSQL.

The parent listens and serves nothing; its children take connections from the same socket. A child
that dies is replaced. When the parent is asked to end, all of them finish what is under way.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from triumvir.server.config import Config
from triumvir.server.people.guests import read_key
from triumvir.server.store.database import open_database, reachable
from triumvir.server.store.migrate import prepare_database
from triumvir.server.tables.refusal import Refusal

BACKLOG = 2048
READY = b"r"
PATIENCE = 5.0  # seconds for a port to become free
LAST = 20.0  # seconds to finish what is under way when the parent is gone
FAST = 1.0  # seconds: a child that dies sooner is not replaced at once

Serve = Callable[[Config, Callable[[int], None], socket.socket], Coroutine[Any, Any, None]]
log = logging.getLogger("triumvir.server")


def listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    until = time.monotonic() + PATIENCE
    while True:
        try:
            listening = socket.create_server(
                (config.host, config.port), family=family, backlog=BACKLOG
            )
        except OSError as error:
            # Children of a killed parent may still be ending.
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            listening.set_inheritable(True)
            return listening


async def prepare(config: Config) -> None:
    """Work that the children would otherwise all do at the same time."""
    engine = open_database(config)
    try:
        with reachable():
            await prepare_database(engine)
    finally:
        await engine.dispose()


def run_many(config: Config, ready: Callable[[int], None], serve: Serve) -> None:
    if not config.database:
        raise Refusal("processes", count=config.processes)
    asyncio.run(prepare(config))
    read_key(config.data)
    with listen(config) as listening:
        Parent(config, listening, serve).run(ready)


class Parent:
    def __init__(self, config: Config, listening: socket.socket, serve: Serve) -> None:
        self.config = config
        self.listening = listening
        self.serve = serve
        self.children: dict[int, float] = {}  # when each was started
        self.ending = False
        self.failed = False
        self.alive = (-1, -1)

    def run(self, ready: Callable[[int], None]) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.end)
        heard, told = os.pipe()
        # The children notice when this process ends, however it ends.
        self.alive = os.pipe()
        for _ in range(self.config.processes):
            self.begin(told)
        if self.all_ready(heard):
            ready(self.listening.getsockname()[1])
        self.watch(told)
        if self.failed:
            raise SystemExit(1)

    def begin(self, told: int) -> None:
        """A child: the same server, on a socket that is open already."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            self.children[child] = time.monotonic()
            return
        status = 1
        try:
            import uvloop

            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_DFL)
            end_with_parent(*self.alive)
            uvloop.run(self.serve(self.config, lambda _: write(told), self.listening))
            status = 0
        except Exception:
            log.exception("a server process could not go on")
        finally:
            os._exit(status)

    def all_ready(self, heard: int) -> bool:
        """Until each child has said so, or one has ended instead."""
        count = 0
        while count < self.config.processes and not self.ending:
            if select.select([heard], [], [], 0.1)[0]:
                count += len(os.read(heard, 64))
            elif self.gone(os.WNOHANG):
                self.failed = True
                self.end()
        return count >= self.config.processes

    def gone(self, options: int) -> int:
        """The id of a child that has ended, if there is one."""
        child, _ = os.waitpid(-1, options)
        self.children.pop(child, None)
        return child

    def watch(self, told: int) -> None:
        while self.children:
            begun = dict(self.children)
            child = self.gone(0)
            if child in begun and not self.ending:
                log.error("a server process has ended; another takes its place")
                time.sleep(max(0.0, FAST - (time.monotonic() - begun[child])))
                if not self.ending:
                    self.begin(told)

    def end(self, *_: object) -> None:
        """Also the handler of signals."""
        self.ending = True
        for child in self.children:
            os.kill(child, signal.SIGTERM)


def end_with_parent(heard: int, told: int) -> None:
    """In a child: when nobody holds the other end of the pipe any more, the parent is gone."""
    os.close(told)

    def wait() -> None:
        os.read(heard, 1)
        log.error("the first process is gone: this one ends, too")
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST)
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def write(descriptor: int) -> None:
    os.write(descriptor, READY)
