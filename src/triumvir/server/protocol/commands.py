"""Commands: what all of them share, and those of a socket. The others are the verbs of a table.

Every command is an object with its `type`, the same over the WebSocket and by POST to
/api/v1/commands. `id`, if there is one, comes back with the answer. Unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

VERSION = 1

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=1, le=100)]


class Command(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, frozen=True
):
    id: Number = 0


class Numbered(Struct):
    """What is read of a message that is no command: which one is refused."""

    id: Number = 0


class AtTable(Command, kw_only=True, frozen=True):
    table: Id


class Hello(Command, kw_only=True, frozen=True):
    """The first message of a socket."""

    version: Number
    language: Annotated[str, Meta(max_length=35)] = ""
    words: bool = True  # whether refusals come with a sentence


class Watch(AtTable, kw_only=True, frozen=True):
    """Answered with `table`; from then on `update` and `chat` come by themselves.

    `since` is the last seq that the client has seen: only what happened later is told. With
    `words`, sentences come beside the data.

    `seat` says as whom to look, for one who holds several seats. A number: as that seat, and
    nothing comes that this seat may not know. "one": as the only seat one holds; whoever holds
    several is told what onlookers are, until a number is given. Left out: the views of all seats
    one holds, and of what happened that which all of them know.
    """

    since: Number = 0
    words: bool = False
    changes: bool = False  # `change` comes in place of `update`
    seat: SeatNumber | Literal["one"] | None = None


class Unwatch(AtTable, kw_only=True, frozen=True):
    """No more messages from this table."""


# What only a socket takes; the others are verbs.
SOCKET_COMMANDS = (Hello, Watch, Unwatch)
