"""What waits at a wire: the application until it is answered, and whoever reads messages.

Coroutines are not compiled, unlike the wire itself: they would only become slower.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Protocol

from uvicorn.config import Config

from triumvir.server.socket.handshake import Event, Headers

log = logging.getLogger("triumvir.server")


class Handshaking(Protocol):
    """A wire until it is accepted."""

    config: Config
    transport: asyncio.Transport
    closing: bool
    response: tuple[int, Headers]

    def accept(self, key: bytes) -> None: ...

    def respond(self, status: int, headers: Headers, body: bytes) -> None: ...


class Readable(Protocol):
    """A wire from which messages come."""

    messages: deque[bytes]

    def is_over(self) -> bool: ...

    def wait(self) -> asyncio.Future[None]: ...


async def serve(wire: Handshaking, scope: Event, key: bytes) -> None:
    """Ask the application, which answers the handshake and then stays as long as the socket."""

    async def receive() -> Event:
        return {"type": "websocket.connect"}

    async def send(event: Event) -> None:
        """Only what answers the handshake: an accepted socket is used by its wire."""
        if event["type"] == "websocket.accept":
            wire.accept(key)
        elif event["type"] == "websocket.http.response.start":
            wire.response = (event["status"], list(event["headers"]))
        else:
            wire.respond(*wire.response, event.get("body", b""))

    try:
        await wire.config.loaded_app(scope, receive, send)
    except Exception:
        log.exception("a socket failed")
    finally:
        if not wire.closing:
            wire.transport.close()


async def read(wire: Readable) -> bytes | None:
    """The next message; None when there will be no more."""
    while not wire.messages:
        if wire.is_over():
            return None
        await wire.wait()
    return wire.messages.popleft()
