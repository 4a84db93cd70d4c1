"""A WebSocket (RFC 6455) on a transport of asyncio's.

uvicorn gives a connection away to this class when a request asks for it. The request goes to the
application as ASGI has it, so that routes, cookies and proxies work as they do for any other, and
can be answered there with a page. Once it is accepted, the application finds the wire in its scope
and reads and sends by it: nothing else stands between a command and the transport.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, Final, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from triumvir.server.gate import TURN, Gate
from triumvir.server.metrics import METRICS
from triumvir.server.socket.frames import (
    BINARY,
    CLOSE,
    NO_TEXT,
    PING,
    POLICY,
    PONG,
    RESTART,
    TEXT,
    TOO_BIG,
    TRY_AGAIN,
    WRONG,
    Broken,
    check_close,
    frame,
    unmasked,
)
from triumvir.server.socket.handshake import (
    Declined,
    Headers,
    acceptance,
    page,
    read_request,
    scope_of,
)
from triumvir.server.socket.serving import serve

EXTENSION: Final = "triumvir.wire"  # where it is in the scope

HEARD: Final = 16  # messages that wait for the application, until we stop reading
AT_ONCE: Final = 8  # frames of one chunk that are read at once; the rest waits in line
SHORT: Final = 128  # bytes of a piece that has one frame in it, as a rule
LONG: Final = 1024  # bytes: a longer frame counts as several
WRITTEN: Final = 64 * 1024  # bytes at once; the rest waits where it is counted
LINGER: Final = 1.0  # seconds for a goodbye to somebody whom we do not listen to any more
PATIENCE: Final = 5.0  # seconds for the other end to say goodbye, too

log = logging.getLogger("triumvir.server")


class Listener(Protocol):
    """Takes messages; often at once, without a task that waits for them."""

    def hear_at_once(self, message: bytes) -> bool:
        """Whether it was taken; while later messages have to wait for it, `busy` is set."""


class Wire:
    """A protocol of asyncio's, though not by descent: compiled, that would be slow."""

    __slots__ = (
        "alive",
        "app",
        "app_state",
        "buffer",
        "busy",
        "closing",
        "config",
        "counted",
        "frames",
        "gate",
        "gathering",
        "gone",
        "held",
        "listener",
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
        "unsent_bytes",
        "waiter",
    )

    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.gate = gate
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.opened = False  # accepted: frames follow
        self.closing = False  # we have said goodbye
        self.gone = False  # nothing comes any more
        self.response: tuple[int, Headers] = (403, [])
        self.timer: asyncio.TimerHandle | None = None
        # Reading
        self.buffer = b""  # what came and is no whole frame yet
        self.part: bytearray | None = None  # of a message in several frames
        self.part_kind = 0
        self.messages: deque[bytes] = deque()
        self.held = False  # too many of them: the rest waits in the buffer and in the pipe
        self.frames = gate.frames()
        self.waiter: asyncio.Future[None] | None = None
        self.listener: Listener | None = None
        self.busy = False  # what the listener has heard is not done yet: the next messages wait
        self.alive = True  # something came since we last asked
        # Writing
        self.paused = False  # the other end does not read
        self.gathering = False  # frames wait for those that follow at once
        self.unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self.counted = 0  # bytes that wait, as the gate knows it

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        self.gate.wires.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.set_timer(0.0)
        self.discard()
        self.gate.wires.discard(self)
        self.end()

    def end(self) -> None:
        """Stop reading."""
        self.gone = True
        self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def set_timer(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.on_timer) if seconds else None

    def on_timer(self) -> None:
        """Drop the connection if the other end is gone or no longer answers."""
        if self.closing or not self.alive or self.stuck():
            self.transport.abort()
            return
        self.alive = False
        if not self.paused:
            self.transport.write(frame(PING, b""))
        self.set_timer(self.gate.alive)

    def stuck(self) -> bool:
        """Whether nothing was read at the other end since the last time we looked."""
        before, now = self.counted, self.waiting_bytes()
        if not self.paused:
            return False
        self.gate.hold(self, now)
        return 0 < before <= now

    def shutdown(self) -> None:
        """uvicorn asks for it when the server ends."""
        if self.opened:
            self.close(RESTART, "the server ends")
        self.transport.close()

    # The handshake

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.opened:
            if self.gone or self.transport.is_closing():
                return
            self.buffer = self.buffer + data if self.buffer else data
            if self.held:
                return
            if self.gate.line.allows(min(AT_ONCE, 1 + len(data) // SHORT)):
                self.parse(AT_ONCE)
            else:
                self.hold()
                self.gate.line.join(self)
        elif not self.gone:
            self.request(data)

    def request(self, head: bytes) -> None:
        try:
            asked = read_request(head)
        except Declined as declined:
            self.respond(*declined.answer)
            return
        scope = scope_of(asked, self.transport)
        scope["state"] = self.app_state.copy()
        scope["extensions"] = {"websocket.http.response": {}, EXTENSION: self}
        task = self.loop.create_task(serve(self, scope, asked.key))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def accept(self, key: bytes) -> None:
        if self.gone or self.transport.is_closing():
            return
        self.transport.write(acceptance(key))
        self.opened = True
        self.set_timer(self.gate.alive)

    def respond(self, status: int, headers: Headers, body: bytes) -> None:
        """No socket, but a page that says why."""
        if self.opened or self.gone:
            return
        self.transport.write(page(status, headers, body))
        self.transport.close()
        self.end()

    # Reading

    def wait(self) -> asyncio.Future[None]:
        """For a message, or until there will be no more: then `is_over`."""
        if self.held:
            self.gate.line.join(self)
        self.waiter = self.loop.create_future()
        return self.waiter

    def is_over(self) -> bool:
        return self.gone or self.closing

    def go_on(self, most: int) -> int:
        """With what waits in the buffer, and then in the pipe. What it cost, in frames."""
        if not self.held:
            return 0
        self.held = False
        cost = self.parse(most)
        if not (self.held or self.gone or self.transport.is_closing()):
            self.transport.resume_reading()
        return cost

    def hold(self) -> None:
        if not self.held:
            self.held = True
            self.transport.pause_reading()

    def parse(self, most: int) -> int:
        """Some frames out of the buffer. Every one counts, of whatever kind; so does a piece that
        completes none.
        """
        cost = 1
        try:
            cost = self.parse_frames(most) or (0 if self.held else 1)
            if not self.frames.take(cost):
                METRICS.count("sockets_cut_total")
                raise Broken(POLICY, "too many frames")
        except Broken as broken:
            self.close(broken.code, broken.reason)
            if broken.code != POLICY:
                self.transport.close()
            elif not self.gone:
                self.turn_away()
        if self.messages and not self.busy:
            self.wake()
        return cost

    def turn_away(self) -> None:
        """We do not listen any more, and leave a moment for our goodbye to be read."""
        self.end()
        self.held = False
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self.set_timer(LINGER)

    def parse_frames(self, most: int) -> int:
        """Whole ones, as long as the application keeps up and others need not wait for us; what
        they cost.
        """
        data, at, spent = self.buffer, 0, 0
        end = len(data)
        while end - at >= 2 and not self.gone:
            if len(self.messages) >= HEARD:
                self.hold()
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
            cost = min(TURN, 1 + length // LONG)
            if spent + cost > most:
                self.hold()
                self.gate.line.join(self)
                break
            at = body + length
            spent += cost
            self.take(first, unmasked(data[body:at], data[body - 4 : body]))
        self.buffer = data[at:]
        return spent

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
            self.on_close_frame(payload)
        elif kind == PING:
            # Do not queue answers for a client that does not read.
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
        if self.listener is not None and self.is_idle() and self.listener.hear_at_once(message):
            return
        self.messages.append(message)

    def is_idle(self) -> bool:
        """Whether nothing waits, and nobody is at work."""
        waiter = self.waiter
        return not self.messages and not self.busy and waiter is not None and not waiter.done()

    def go_idle(self) -> None:
        """What the listener heard is done."""
        self.busy = False
        if self.messages:
            self.wake()

    def on_close_frame(self, payload: bytes) -> None:
        """The other end says goodbye, or answers ours."""
        if not self.closing:
            check_close(payload)
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
        """A whole frame, to the loop or to what waits here."""
        if self.closing or self.gone:
            return
        if not self.unsent and not self.paused and not self.gathering:
            # uvloop goes to the system with it at once.
            self.transport.write(whole)
            return
        self.unsent.append(whole)
        self.unsent_bytes += len(whole)
        if self.paused:
            self.gate.hold(self, self.waiting_bytes())

    def gather(self, on: bool) -> None:
        """From now on frames wait for each other; when it ends, they are written as one: a visit to
        the system costs more than making a frame."""
        self.gathering = on
        if not on:
            self.flush()

    def waiting_bytes(self) -> int:
        return self.unsent_bytes + self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """As much as the transport takes; what it does not take waits here."""
        while self.unsent and not self.paused and not self.gone:
            some, size = [], 0
            while self.unsent and size < WRITTEN:
                some.append(self.unsent.popleft())
                size += len(some[-1])
            self.unsent_bytes -= size
            self.transport.write(some[0] if len(some) == 1 else b"".join(some))

    def pause_writing(self) -> None:
        self.paused = True

    def resume_writing(self) -> None:
        self.paused = False
        self.gate.hold(self, 0)
        self.flush()

    def overflow(self) -> None:
        """The other end does not read: it can come back and ask for what it missed."""
        METRICS.count("sockets_cut_total")
        log.info("a socket was cut off: %d bytes wait unread", self.counted)
        self.discard()
        self.close(TRY_AGAIN, "too slow: reconnect with the last seq you have seen")
        self.transport.abort()

    def discard(self) -> None:
        """What was not sent never will be."""
        self.unsent.clear()
        self.unsent_bytes = 0
        self.gate.hold(self, 0)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; nothing more is read or sent, and nobody is waited for long."""
        if self.closing or self.gone:
            return
        self.flush()
        self.closing = True
        self.discard()
        self.messages.clear()
        self.transport.write(frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:123]))
        if code == POLICY:
            self.turn_away()
            return
        if self.held:
            self.held = False
            self.transport.resume_reading()
        self.set_timer(PATIENCE)
        self.wake()
