"""Running the server until it is asked to end."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import mimetypes
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import cast

import uvicorn

from triumvir.core.registry import games
from triumvir.lessons import lessons_of
from triumvir.puzzles import puzzles_of
from triumvir.server.admin import listening as hear_host
from triumvir.server.app import make_app
from triumvir.server.config import Config
from triumvir.server.data_folder import prepare_folder
from triumvir.server.edge import Edge
from triumvir.server.gate import Gate
from triumvir.server.house.house import House
from triumvir.server.http.about import game_info
from triumvir.server.http.endpoints import DESCRIBED, ENDPOINTS, described
from triumvir.server.http.request import RequestContext, decoder
from triumvir.server.http.warming import ask_as_the_house, ask_everything
from triumvir.server.notices.http_post import trusted
from triumvir.server.notices.wording import FILES as NOTICES
from triumvir.server.people.passkeys import available
from triumvir.server.socket.wire import Wire
from triumvir.server.store.database import connect_all, open_database, reachable
from triumvir.server.store.migrate import prepare_database
from triumvir.server.tables.refusal import Refusal
from triumvir.server.turnstile import turnstile
from triumvir.texts import LANGUAGES, Texts

GRACE = 10  # seconds for what is under way when the server ends
# New connections that are taken in one turn of the event loop; the system asks the others again.
BACKLOG = 64


class Server(uvicorn.Server):
    """Says when, and where, it can be reached."""

    def __init__(self, config: uvicorn.Config, gate: Gate, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.gate = gate
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
def lock_data_folder(config: Config) -> Iterator[None]:
    """On SQLite a folder has one server: others would not notice its changes."""
    if config.database:
        yield
        return
    prepare_folder(config.data)
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


def check_port(config: Config) -> None:
    """Before anything else is done: a port that somebody else has is what goes wrong most often."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((config.host, config.port))
        except OSError as error:
            reason = error.strerror or str(error)
            where = f"{config.host}:{config.port}"
            raise Refusal("port", where=where, reason=reason) from error


def make_server(config: Config, house: House, ready: Callable[[int], None]) -> Server:
    gate = Gate(config)
    return Server(
        uvicorn.Config(
            turnstile(make_app(house), gate),
            host=config.host,
            port=config.port,
            http=cast("type[asyncio.Protocol]", partial(Edge, gate)),
            ws=cast("type[asyncio.Protocol]", partial(Wire, gate)),
            ws_max_size=config.message_bytes,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            server_header=False,
            # Only these are trusted about the client address.
            forwarded_allow_ips=list(config.trust_proxy),
            timeout_graceful_shutdown=GRACE,
        ),
        gate,
        ready,
    )


def tune_gc() -> None:
    """Collect cycles less often: by default Python looks for them after some hundred new objects,
    a move makes more than that, and cycles are rare here. A look at what is new is cheaper the
    later it comes, since most of it is gone by then; but nobody runs meanwhile, so 10,000 objects
    at most are looked at in one go (`python -m bench.move` tells how long), and once: with -1 what
    is still there is not young any more. What was loaded at the start is left out of it. A shorter
    switch interval lets the thread that writes to the database run sooner.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, -1, 3_000)
    sys.setswitchinterval(0.0005)


def warm_up() -> None:
    """The texts of each language are read, the API is described, puzzles, lessons and certificates
    are loaded, before anybody waits for them. A thread that did it later would hold up the event
    loop.
    """
    for name in DESCRIBED:
        described(name)
    for endpoint in ENDPOINTS:
        if endpoint.body is not None:
            decoder(endpoint.body)
    for language in LANGUAGES:
        Refusal("rate").sentence(language)
        Texts(language)
        Texts(language, NOTICES)
        for game in games():
            game_info(game, language)
    for game in games():
        puzzles_of(game.meta.id)
        lessons_of(game.meta.id)
    if available():
        import_module("webauthn")
    trusted()
    mimetypes.init()


async def serve(
    config: Config, ready: Callable[[int], None], listening: socket.socket | None = None
) -> None:
    """On a socket that is open already, if there is one."""
    if listening is None:
        check_port(config)
    with lock_data_folder(config):
        engine = open_database(config)
        with reachable():
            await prepare_database(engine)
        warm_up()
        house = House(config, engine)
        await ask_everything(RequestContext(house), ENDPOINTS)
        await ask_as_the_house(house)
        await connect_all(engine)
        tune_gc()
        server = make_server(config, house, ready)
        async with hear_host(house):
            await server.serve(None if listening is None else [listening])


def run(config: Config, ready: Callable[[int], None]) -> None:
    import uvloop

    if config.processes > 1:
        from triumvir.server.processes import run_many

        run_many(config, ready, serve)
    else:
        uvloop.run(serve(config, ready))
