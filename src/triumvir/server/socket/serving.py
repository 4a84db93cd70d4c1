"""What waits at a wire: the application until it is answered, and whoever reads messages.

Coroutines are not compiled, unlike the wire itself: they would only become slower.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from triumvir.server.socket.handshake import Event

if TYPE_CHECKING:
    from triumvir.server.socket.wire import Wire

log = logging.getLogger("triumvir.server")


async def serve(wire: Wire, scope: Event, key: bytes) -> None:
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


async def read(wire: Wire) -> bytes | None:
    """The next message; None when there will be no more."""
    while not wire.messages:
        if wire.is_over():
            return None
        await wire.wait()
    return wire.messages.popleft()
