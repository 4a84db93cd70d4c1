"""Frames of a WebSocket (RFC 6455), as bytes."""

from __future__ import annotations

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WRONG, NO_TEXT, POLICY, TOO_BIG, RESTART, TRY_AGAIN = 1002, 1007, 1008, 1009, 1012, 1013


class Broken(Exception):
    """The input is not valid WebSocket, or exceeds a limit."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def check_close(payload: bytes) -> None:
    """A close frame has nothing in it, or a code that may be sent and a reason in UTF-8."""
    if not payload:
        return
    code = int.from_bytes(payload[:2], "big")
    known = 1000 <= code <= 1014 and code not in (1004, 1005, 1006)
    if len(payload) == 1 or not (known or 3000 <= code <= 4999):
        raise Broken(WRONG, "no such code to close with")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NO_TEXT, "a reason that is no text") from None


def unmasked(payload: bytes, mask: bytes) -> bytes:
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    both = int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")
    return both.to_bytes(length, "little")


def frame(kind: int, payload: bytes) -> bytes:
    """A whole one, unmasked, as servers write them."""
    length = len(payload)
    if length < 126:
        return (0x8000 | kind << 8 | length).to_bytes(2, "big") + payload
    if length < 65536:
        return (0x807E0000 | kind << 24 | length).to_bytes(4, "big") + payload
    return bytes((0x80 | kind, 127)) + length.to_bytes(8, "big") + payload
