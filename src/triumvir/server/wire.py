"""A WebSocket (RFC 6455) on a transport of asyncio's.

uvicorn gives a connection away to this class when a request asks for it. The request goes to the
application as ASGI has it, so that routes, cookies and proxies work as they do for any other, and
can be answered there with a page. Once it is accepted, the application finds the wire in its scope
and reads and sends by it: nothing else stands between a command and the transport.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from collections import deque
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState

EXTENSION: Final = "triumvir.wire"  # where it is in the scope
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WRONG, NO_TEXT, TOO_BIG, RESTART = 1002, 1007, 1009, 1012

HEARD: Final = 16  # messages that wait for the application, until we stop reading
PATIENCE: Final = 5.0  # seconds for the other end to say goodbye, too
ALIVE: Final = 20.0  # seconds without a word, until we ask; and as many until we give up

Event = MutableMapping[str, Any]
log = logging.getLogger("triumvir.server")


class Broken(Exception):
    """What came is no WebSocket's language."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Wire(asyncio.Protocol):
    __slots__ = (
        "alive",
        "app",
        "app_state",
        "buffer",
        "closing",
        "config",
        "gone",
        "held",
        "loop",
        "messages",
        "opened",
        "part",
        "part_kind",
        "paused",
        "response",
        "server_state",
        "timer",
        "transport",
        "unsent",
        "waiter",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.opened = False  # accepted: frames follow
        self.closing = False  # we have said goodbye
        self.gone = False  # nothing comes any more
        self.response: tuple[int, list[tuple[bytes, bytes]]] = (403, [])
        self.timer: asyncio.TimerHandle | None = None
        # Reading
        self.buffer = b""  # what came and is no whole frame yet
        self.part: bytearray | None = None  # of a message in several frames
        self.part_kind = 0
        self.messages: deque[bytes] = deque()
        self.held = False  # too many of them: the rest waits in the buffer and in the pipe
        self.waiter: asyncio.Future[None] | None = None
        self.alive = True  # something came since we last asked
        # Writing
        self.paused = False  # the other end does not read
        self.unsent: list[bytes] = []

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.set_timer(0.0)
        self.unsent.clear()
        self.end()

    def end(self) -> None:
        """Nothing is read any more."""
        self.gone = True
        self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def set_timer(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.ring) if seconds else None

    def ring(self) -> None:
        """Nobody at the other end, or nobody who answers: then we do not wait."""
        if self.closing or not self.alive:
            self.transport.abort()
            return
        self.alive = False
        if not self.paused:
            self.transport.write(frame(PING, b""))
        self.set_timer(ALIVE)

    def shutdown(self) -> None:
        """uvicorn asks for it when the server ends."""
        if self.opened:
            self.close(RESTART, "the server ends")
        self.transport.close()

    # The handshake

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.opened:
            self.buffer = self.buffer + data if self.buffer else data
            self.parse()
        elif not self.gone:
            self.request(data)

    def request(self, head: bytes) -> None:
        """All of it comes at once, as uvicorn has read it."""
        line, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
        method, target, _ = line.split(b" ", 2)
        headers = [(name.lower(), value) for name, _, value in (h.partition(b": ") for h in lines)]
        found = dict(headers)
        if method != b"GET" or len(decoded(found.get(b"sec-websocket-key", b""))) != 16:
            self.respond(400, [], b"This is no request for a WebSocket.\n")
            return
        if found.get(b"sec-websocket-version") != b"13":
            version = [(b"sec-websocket-version", b"13")]
            self.respond(426, version, b"WebSockets are spoken here in version 13.\n")
            return
        path, _, query = target.partition(b"?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": address(self.transport, "sockname"),
            "client": address(self.transport, "peername"),
            "root_path": "",
            "path": unquote(path.decode("latin-1")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }
        task = self.loop.create_task(self.serve(scope, found[b"sec-websocket-key"]))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def serve(self, scope: Event, key: bytes) -> None:
        async def receive() -> Event:
            return {"type": "websocket.connect"}

        async def send(event: Event) -> None:
            """Only what answers the handshake: an accepted socket is used by its wire."""
            if event["type"] == "websocket.accept":
                self.accept(key)
            elif event["type"] == "websocket.http.response.start":
                self.response = (event["status"], list(event["headers"]))
            else:
                self.respond(*self.response, event.get("body", b""))

        try:
            await self.config.loaded_app(scope, receive, send)
        except Exception:
            log.exception("a socket failed")
        finally:
            if not self.closing:
                self.transport.close()

    def accept(self, key: bytes) -> None:
        if self.gone or self.transport.is_closing():
            return
        digest = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + digest + b"\r\n\r\n"
        )
        self.opened = True
        self.set_timer(ALIVE)

    def respond(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        """No socket, but a page that says why."""
        if self.opened or self.gone:
            return
        given = dict(headers)
        given.setdefault(b"content-type", b"text/plain; charset=utf-8")
        given[b"content-length"] = str(len(body)).encode()
        given[b"connection"] = b"close"
        lines = [name + b": " + value + b"\r\n" for name, value in given.items()]
        first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
        self.transport.write(b"".join([first, *lines, b"\r\n", body]))
        self.transport.close()
        self.end()

    # Reading

    async def read(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self.messages:
            if self.held:
                # Who says much at once lets the others speak in between.
                await asyncio.sleep(0)
                self.held = False
                self.parse()
                if not self.held and not self.transport.is_closing():
                    self.transport.resume_reading()
                continue
            if self.gone or self.closing:
                return None
            self.waiter = self.loop.create_future()
            await self.waiter
        return self.messages.popleft()

    def parse(self) -> None:
        """Whole frames out of the buffer, as long as the application keeps up."""
        try:
            self.parse_frames()
        except Broken as broken:
            self.close(broken.code, broken.reason)
            self.transport.close()
        if self.messages:
            self.wake()

    def parse_frames(self) -> None:
        data, at = self.buffer, 0
        end = len(data)
        while end - at >= 2 and not self.gone:
            if len(self.messages) >= HEARD:
                if not self.held:
                    self.held = True
                    self.transport.pause_reading()
                break
            first, second = data[at], data[at + 1]
            length = second & 0x7F
            body = at + 6
            if length > 125:
                body += 2 if length == 126 else 8
                if end < body - 4:
                    break
                length = int.from_bytes(data[at + 2 : body - 4], "big")
            self.check(first, second, length)
            if end < body + length:
                break
            at = body + length
            self.take(first, unmasked(data[body:at], data[body - 4 : body]))
        self.buffer = data[at:]

    def check(self, first: int, second: int, length: int) -> None:
        """By its head, before the rest is waited for."""
        kind = first & 0x0F
        if first & 0x70 or kind not in (0, TEXT, BINARY, CLOSE, PING, PONG):
            raise Broken(WRONG, "no such frame")
        if not second & 0x80:
            raise Broken(WRONG, "a frame without a mask")
        if kind >= CLOSE:
            if length > 125 or not first & 0x80:
                raise Broken(WRONG, "a control frame that is too long")
            return
        if (kind == 0) != (self.part is not None):
            raise Broken(WRONG, "a message within a message")
        if length + len(self.part or b"") > self.config.ws_max_size:
            raise Broken(TOO_BIG, f"a message has {self.config.ws_max_size} bytes at most")

    def take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == CLOSE:
            self.part_with(payload)
        elif kind == PING:
            # Who does not read gets no answers, or they would pile up.
            if not self.paused:
                self.put(frame(PONG, payload))
        elif kind != PONG and not self.closing:
            if self.part is None:
                if first & 0x80:
                    self.deliver(kind, payload)
                    return
                self.part, self.part_kind = bytearray(), kind
            self.part += payload
            if first & 0x80:
                whole, self.part = bytes(self.part), None
                self.deliver(self.part_kind, whole)

    def deliver(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            try:
                message.decode()
            except UnicodeDecodeError:
                raise Broken(NO_TEXT, "a text that is none") from None
        self.messages.append(message)

    def part_with(self, payload: bytes) -> None:
        """The other end says goodbye, or answers ours."""
        if not self.closing:
            self.flush()
            self.closing = True
            self.transport.write(frame(CLOSE, payload[:2]))
            self.set_timer(PATIENCE)
        self.transport.close()
        self.end()

    # Writing

    def send(self, message: bytes) -> None:
        """A text. What the other end does not read waits here."""
        self.put(frame(TEXT, message))

    def put(self, whole: bytes) -> None:
        """All frames of one turn of the loop go together."""
        if self.closing or self.gone:
            return
        if not self.unsent and not self.paused:
            self.loop.call_soon(self.flush)
        self.unsent.append(whole)

    def flush(self) -> None:
        if self.unsent and not self.paused and not self.gone:
            waiting, self.unsent = self.unsent, []
            self.transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))

    def pause_writing(self) -> None:
        self.paused = True

    def resume_writing(self) -> None:
        self.paused = False
        self.flush()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; nothing more is read or sent, and nobody is waited for long."""
        if self.closing or self.gone:
            return
        self.flush()
        self.closing = True
        self.unsent.clear()
        self.messages.clear()
        self.transport.write(frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:123]))
        if self.held:
            self.held = False
            self.transport.resume_reading()
        self.set_timer(PATIENCE)
        self.wake()


def address(transport: asyncio.Transport, which: str) -> tuple[str, int] | None:
    found = transport.get_extra_info(which)
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


def decoded(key: bytes) -> bytes:
    try:
        return base64.b64decode(key, validate=True)
    except ValueError:
        return b""


def unmasked(payload: bytes, mask: bytes) -> bytes:
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    both = int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")
    return both.to_bytes(length, "little")


def frame(kind: int, payload: bytes) -> bytes:
    """A whole one, unmasked, as servers write them."""
    length = len(payload)
    if length < 126:
        return bytes((0x80 | kind, length)) + payload
    if length < 65536:
        return bytes((0x80 | kind, 126, length >> 8, length & 0xFF)) + payload
    return bytes((0x80 | kind, 127)) + length.to_bytes(8, "big") + payload
