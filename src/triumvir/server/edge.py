"""Connections over HTTP: uvicorn's protocol, with limits on sizes, numbers and time.

uvicorn waits for ever for the rest of a request and takes headers of any length. Here everything
that a stranger can make us do before the application is asked costs little: it is counted in bytes,
in pieces and in seconds, and whoever exceeds it is told so and cut off.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from triumvir.server.gate import TURN, Gate
from triumvir.server.limits import network
from triumvir.server.metrics import METRICS

# Where a connection stands
HEAD, BODY, ANSWER, IDLE = range(4)

PIPELINED: Final = 4  # requests that wait for the answer to the one before
FREE_PIECES: Final = 64  # however small they are; later ones have LEAST bytes on average
LEAST: Final = 64
PIECE: Final = 8 * 1024  # bytes that are read at once; with more one waits in line
COST: Final = TURN // 4  # of such a piece


class TooMuch(Exception):
    """Raised within the parser, which then stops."""


class Edge(HttpToolsProtocol):
    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = gate
        self.limits = gate.config
        # Bytes of a request that are no body: its head, and as much again around what is one
        self.framing = 2 * self.limits.header_bytes + self.limits.url_bytes
        self.address = ""
        self.entered = False
        self.stage = HEAD
        self.since = 0.0  # when this stage began
        self.refusal = 400
        self.head_bytes = 0  # of the pieces in which a head came that is not whole yet
        self.header_bytes = 0  # of headers that are whole
        self.header_count = 0
        self.pieces = 0  # in which the request came,
        self.size = 0  # and their bytes,
        self.body_bytes = 0  # of which so many are of its body
        self.pending = b""  # what came and waits in line
        self.unwritten = 0  # bytes that waited when we last looked,
        self.moved = 0.0  # and when there were last fewer of them

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.since = self.moved = self.loop.time()
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.address = network(host)
        self.entered = self.gate.enter(self, self.address, self.gate.is_proxy(host))
        if self.entered:
            super().connection_made(self.transport)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        if self.entered:
            super().connection_lost(exc)

    def cut(self) -> None:
        METRICS.count("connections_cut_total")
        self.transport.abort()

    def is_idle(self) -> bool:
        """Whether it can be closed without loss: no complete request has arrived."""
        return self.stage in (HEAD, IDLE)

    def enter(self, stage: int) -> None:
        self.stage = stage
        self.since = self.loop.time()

    def overdue(self, now: float) -> bool:
        if self.stage in (HEAD, IDLE):
            late = now - self.since > self.limits.head_seconds
        elif self.stage == BODY:
            late = now - self.since > self.limits.body_seconds
        else:
            late = False
        return late or self.is_stuck(now)

    def is_stuck(self, now: float) -> bool:
        """Whether an answer has been waiting unread for too long."""
        unwritten = self.transport.get_write_buffer_size()
        if unwritten == 0 or unwritten < self.unwritten:
            self.moved = now
        self.unwritten = unwritten
        return now - self.moved > self.limits.unread_seconds

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.pending:
            # The application has asked for more; first comes what is here.
            self.pending += data
            self.transport.pause_reading()
            return
        self._unset_keepalive_if_required()
        if self.stage == IDLE:
            self.enter(HEAD)
        self.pieces += 1
        if self.gate.line.allows(1 + len(data) * COST // PIECE):
            self.feed(data)
        else:
            self.wait_in_line(data)

    def wait_in_line(self, data: bytes) -> None:
        self.pending = data
        self.transport.pause_reading()
        self.gate.line.join(self)

    def feed(self, data: bytes) -> None:
        """The parser, with as much as others may wait for."""
        if len(data) > PIECE:
            self.wait_in_line(data[PIECE:])
            data = data[:PIECE]
        self.size += len(data)
        try:
            self.parser.feed_data(data)
            self.check(len(data))
        except httptools.HttpParserUpgrade:
            if self.pending:
                self.pending = b""
                self.transport.resume_reading()
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except (httptools.HttpParserError, TooMuch):
            self.pending = b""
            self.refuse(self.refusal)

    def go_on(self, _most: int) -> int:
        data, self.pending = self.pending, b""
        if not data or self.transport.is_closing():
            return 0
        self.feed(data)
        if not (self.pending or self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()
        return 1 + min(len(data), PIECE) * COST // PIECE

    def check(self, size: int) -> None:
        if self.stage == HEAD:
            # A header that is not whole yet, which the parser keeps.
            self.head_bytes += size
            self.check_head(self.head_bytes)
        elif self.size > self.framing + 2 * self.body_bytes:
            # Lengths of chunks, what may follow them, trailers: the parser keeps a header until it
            # is whole, and nobody else sees it grow.
            self.refusal = 431
            raise TooMuch
        if self.pieces > FREE_PIECES + self.size // LEAST:
            raise TooMuch

    def check_head(self, size: int) -> None:
        if size > self.limits.header_bytes:
            self.refusal = 431
            raise TooMuch

    def refuse(self, status: int) -> None:
        METRICS.count("connections_cut_total")
        if self.is_answering():
            # An answer is in progress; another in the middle of it would break it.
            self.transport.abort()
            return
        phrase = HTTPStatus(status).phrase
        self.transport.write(
            f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain\r\nconnection: close\r\n"
            f"content-length: {len(phrase) + 1}\r\n\r\n{phrase}\n".encode()
        )
        self.transport.close()

    def is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        if self.is_answering():
            # A socket is asked for before the request ahead of it is answered: that answer would
            # be written among the socket's frames.
            self.refuse(400)
            return
        if not self.gate.has_room_for_socket():
            self.refuse(503)
            return
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        self.head_bytes = self.header_bytes = self.header_count = 0
        self.enter(HEAD)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > self.limits.url_bytes:
            self.refusal = 414
            raise TooMuch
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.header_count += 1
        if self.header_count > self.limits.headers:
            self.refusal = 431
            raise TooMuch
        self.header_bytes += len(name) + len(value) + 4
        self.check_head(self.header_bytes)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.enter(BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        self.body_bytes += len(body)
        if self.pieces > FREE_PIECES + self.size // LEAST:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.enter(ANSWER)
        self.pieces = self.size = self.body_bytes = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        whole = self.stage == ANSWER
        super().on_response_complete()
        if not whole:
            # Answered before all was said, as with a body that is too long: we read no more.
            self.transport.close()
        elif not self.pipeline:
            self.enter(IDLE)
