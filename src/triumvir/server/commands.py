"""What a client may ask of a table or of its socket. Unknown fields are refused.

Every command is an object with its `type`, the same over the WebSocket and by POST to
/api/v1/commands. `id`, if one is given, comes back with the answer.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

VERSION = 1

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionText = Annotated[str, Meta(max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=1, le=100)]


class Command(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, frozen=True
):
    id: Number = 0


class AtTable(Command, kw_only=True, frozen=True):
    table: Id


class Hello(Command, kw_only=True, frozen=True):
    """The first message of a socket."""

    version: int
    language: Annotated[str, Meta(max_length=35)] = ""


class Ping(Command, kw_only=True, frozen=True):
    """Answered with `done`."""


class Watch(AtTable, kw_only=True, frozen=True):
    """Answered with `table`; from then on `update` and `chat` come by themselves.

    `since` is the last seq that the client has seen: only what happened later is told. With
    `words`, sentences come beside the data.
    """

    since: Number = 0
    words: bool = False


class Unwatch(AtTable, kw_only=True, frozen=True):
    """No more messages from this table."""


class Sit(AtTable, kw_only=True, frozen=True):
    """Take a seat that is open. One person may take several."""

    seat: SeatNumber


class Bot(AtTable, kw_only=True, frozen=True):
    """Put a bot on an open seat; the host's right."""

    seat: SeatNumber
    name: BotName


class Leave(AtTable, kw_only=True, frozen=True):
    """Before the start: empty a seat, one's own or (the host) a bot's. Later: see `hand`."""

    seat: SeatNumber


class Start(AtTable, kw_only=True, frozen=True):
    """All seats are taken: deal."""


class Act(AtTable, kw_only=True, frozen=True):
    """Actions of one seat, all or none. `seq` is the one that the client's view has."""

    seq: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None  # needed only by one who holds several


class Undo(AtTable, kw_only=True, frozen=True):
    """Take back one's own last actions, as long as they showed nothing and nobody acted since."""

    seq: Number
    count: Count = 1


class Propose(AtTable, kw_only=True, frozen=True):
    """Ask the others: to end the game early, to take actions back, to play again."""

    what: Literal["end", "undo", "rematch"]
    count: Count | None = None  # of an undo; else back to before one's own last action


class Agree(AtTable, kw_only=True, frozen=True):
    """Yes to what is proposed."""


class Decline(AtTable, kw_only=True, frozen=True):
    """No to what is proposed; or one's own proposal is withdrawn."""


class Resign(AtTable, kw_only=True, frozen=True):
    """Give up. At a table of more than two a bot plays on."""

    seat: SeatNumber | None = None


class Hand(AtTable, kw_only=True, frozen=True):
    """Let a bot play a seat: one's own, or that of a player who has been away for long."""

    seat: SeatNumber
    bot: BotName = "greedy"


class Take(AtTable, kw_only=True, frozen=True):
    """Take one's own seat back from the bot."""

    seat: SeatNumber


class Chat(AtTable, kw_only=True, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Mute(Command, kw_only=True, frozen=True):
    """See no more chat of another guest, or (`on` false) see it again."""

    guest: Id
    on: bool = True


AnyCommand = (
    Hello
    | Ping
    | Watch
    | Unwatch
    | Sit
    | Bot
    | Leave
    | Start
    | Act
    | Undo
    | Propose
    | Agree
    | Decline
    | Resign
    | Hand
    | Take
    | Chat
    | Mute
)
