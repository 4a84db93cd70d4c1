"""The HTTP before a WebSocket: reading the request for one, accepting it, declining it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

Event = MutableMapping[str, Any]
Headers = list[tuple[bytes, bytes]]


class Declined(Exception):
    """No request for a WebSocket, or for one that we do not speak."""

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        super().__init__(status)
        self.answer = (status, headers, body)


class Asked(NamedTuple):
    """A request for a WebSocket."""

    target: bytes
    headers: Headers
    key: bytes


def read_request(head: bytes) -> Asked:
    """All of it comes at once, as uvicorn has read it."""
    line, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    method, target, _ = line.split(b" ", 2)
    headers = [(name.lower(), value) for name, _, value in (h.partition(b": ") for h in lines)]
    found = dict(headers)
    key = found.get(b"sec-websocket-key", b"")
    if method != b"GET" or len(decoded(key)) != 16:
        raise Declined(400, [], b"This is no request for a WebSocket.\n")
    if found.get(b"sec-websocket-version") != b"13":
        version = [(b"sec-websocket-version", b"13")]
        raise Declined(426, version, b"WebSockets are spoken here in version 13.\n")
    return Asked(target, headers, key)


def scope_of(asked: Asked, transport: asyncio.Transport) -> Event:
    """As ASGI has it."""
    path, _, query = asked.target.partition(b"?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": address(transport, "sockname"),
        "client": address(transport, "peername"),
        "root_path": "",
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "headers": asked.headers,
        "subprotocols": [],
    }


def acceptance(key: bytes) -> bytes:
    digest = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + digest + b"\r\n\r\n"
    )


def page(status: int, headers: Headers, body: bytes) -> bytes:
    """No socket, but a page that says why."""
    fields = dict(headers)
    fields.setdefault(b"content-type", b"text/plain; charset=utf-8")
    fields[b"content-length"] = str(len(body)).encode()
    fields[b"connection"] = b"close"
    lines = [name + b": " + value + b"\r\n" for name, value in fields.items()]
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
    return b"".join([first, *lines, b"\r\n", body])


def decoded(key: bytes) -> bytes:
    try:
        return base64.b64decode(key, validate=True)
    except ValueError:
        return b""


def address(transport: asyncio.Transport, which: str) -> tuple[str, int] | None:
    found = transport.get_extra_info(which)
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
