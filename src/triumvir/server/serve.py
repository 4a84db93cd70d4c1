"""Running the server until it is asked to end."""

from __future__ import annotations

import fcntl
import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from triumvir.server.app import make_app
from triumvir.server.config import Config
from triumvir.server.database import open_database, reachable
from triumvir.server.house import House
from triumvir.server.migrate import prepare_database
from triumvir.server.refusal import Refusal
from triumvir.server.wire import Wire

GRACE = 10  # seconds for what is under way when the server ends


class Server(uvicorn.Server):
    """Says when, and where, it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.config.port
        for server in self.servers:
            for listener in server.sockets:
                port = listener.getsockname()[1]
        self.ready(port)


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """On SQLite one server a folder: others would not hear of what it does."""
    if config.database:
        yield
        return
    config.data.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(config.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise Refusal("folder-in-use", folder=str(config.data)) from error
    try:
        yield
    finally:
        os.close(descriptor)


def make_server(config: Config, house: House, ready: Callable[[int], None]) -> Server:
    return Server(
        uvicorn.Config(
            make_app(house),
            host=config.host,
            port=config.port,
            ws=Wire,
            ws_max_size=config.message_bytes,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        ),
        ready,
    )


def quieten() -> None:
    """Python looks for garbage in rings when some hundred objects are new. A move makes more than
    that, and rings are rare here: it shall look less often, and not at what is there for good. The
    thread that writes waits less for its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(0.0005)


async def serve(
    config: Config, ready: Callable[[int], None], listening: socket.socket | None = None
) -> None:
    """On a socket that is open already, if there is one."""
    with alone(config):
        engine = open_database(config)
        with reachable():
            await prepare_database(engine)
        quieten()
        server = make_server(config, House(config, engine), ready)
        await server.serve(None if listening is None else [listening])


def run(config: Config, ready: Callable[[int], None]) -> None:
    import uvloop

    if config.processes > 1:
        from triumvir.server.processes import run_many

        run_many(config, ready, serve)
    else:
        uvloop.run(serve(config, ready))
