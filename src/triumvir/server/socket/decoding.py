"""Messages of sockets, as commands."""

from __future__ import annotations

import msgspec

from triumvir.server.protocol import commands as c
from triumvir.server.tables.refusal import REASON, Refusal
from triumvir.server.tables.verbs import AnyCommand

LONG = 4096  # bytes: a longer message counts as several


decoder = msgspec.json.Decoder(AnyCommand)
numbers = msgspec.json.Decoder(c.Numbered)


def id_of(data: bytes) -> int:
    """The id of a message that was not obeyed; 0 if it has none, or if it is long."""
    if len(data) > LONG:
        return 0
    try:
        return numbers.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


def decode(data: bytes) -> c.Command:
    try:
        command: c.Command = decoder.decode(data)
        return command
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("shape", reason=str(error)[:REASON]) from error
