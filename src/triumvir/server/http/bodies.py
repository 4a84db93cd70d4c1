"""Bodies and answers of the HTTP API, beside commands and messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from triumvir.core.document import Document
from triumvir.server.protocol.clocks import TimeControl
from triumvir.server.protocol.messages import Info, LogItem, SeatView

Name = Annotated[str, Meta(min_length=1, max_length=32)]


class NewGuest(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, Meta(max_length=32)] = ""
    language: Annotated[str, Meta(max_length=35)] = ""


class ChangedGuest(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=35)] | None = None


class Guest(Struct, kw_only=True, frozen=True):
    """`token` comes once, when a guest is made or enters a code; programs send it as Bearer.

    `account`: the name lasts. `program`: it is a bot's. `offer`: it could last, and there is a
    finished game to keep."""

    id: str
    name: str
    language: str
    token: str = ""
    account: bool = False
    program: bool = False
    offer: bool = False


class Code(Struct, kw_only=True, frozen=True):
    code: str
    seconds: int


class Login(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """With `bring`, the tables of the guest who logs in come along to an account."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    bring: bool = True


class Logout(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`me` is the guest who makes the table, `open` waits for somebody, `bot` needs a name."""

    player: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """With `start` the game begins at once if no seat is open. `rated`: people with accounts play,
    at seats that are drawn; a `match` is two such games, seats exchanged. Without `clock` everybody
    has all the time they want."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    start: bool = True
    rated: bool = False
    match: bool = False
    clock: TimeControl | None = None


class NewBranch(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """After how many moves of the other game, and at which seat I play on."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class TableList(Struct, kw_only=True, frozen=True):
    tables: list[Info]
    more: bool = False  # on the next page


class Replay(Struct, kw_only=True, frozen=True):
    """A position of the past; `count` is how many moves there are. `hands`: every seat's view,
    where it was asked for and the game is over. `left`: the milliseconds that each seat had left,
    where there was a clock."""

    table: str
    at: int
    count: int
    view: SeatView
    hands: list[SeatView] = []
    left: list[int] = []


class Previews(Struct, kw_only=True, frozen=True):
    """What each choice of a seat would lead to, by its text; `seq` as in `table`."""

    seq: int
    previews: dict[str, Document]


class Presence(Struct, kw_only=True, frozen=True):
    """The seats of people who look at the table now, and of those who do not. `absence`: for how
    many seconds somebody must be away until another may let a bot play for them."""

    here: list[int]
    away: list[int]
    absence: float


class Log(Struct, kw_only=True, frozen=True):
    """What happened at a table, as one seat was told. The nth `act` or `undo` is the nth move.
    `more`: there is more, from the `seq` after the last one on.
    """

    table: str
    seat: int | None
    log: list[LogItem]
    more: bool


class OptionInfo(Struct, kw_only=True, frozen=True):
    name: str
    words: str
    values: list[object]
    value_words: list[str]
    default: object


class GameInfo(Struct, kw_only=True, frozen=True):
    id: str
    title: str
    blurb: str
    designer: str
    publisher: str
    year: int
    credits: str  # who made parts of it, in the reader's language
    revision: int
    min_seats: int
    max_seats: int
    roles: list[str]
    options: list[OptionInfo]
    teaching: bool  # shows how games are made, and stands behind the others


class Catalogue(Struct, kw_only=True, frozen=True):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Problem(Struct, kw_only=True, frozen=True):
    """Every answer with a status of 400 or more."""

    code: str  # the message `refusal-<code>` says it, with the fields as its variables
    sentence: str
    why: str = ""  # another message says it: that of the rules, or of what was sent
    rule: str = ""
    fields: Document = {}
