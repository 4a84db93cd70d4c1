"""Bodies and answers of the HTTP API, beside commands and messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from triumvir.server.messages import Info, LogItem, SeatView

Name = Annotated[str, Meta(min_length=1, max_length=32)]


class NewGuest(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, Meta(max_length=32)] = ""
    language: Annotated[str, Meta(max_length=35)] = ""


class ChangedGuest(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=35)] | None = None


class Guest(Struct, kw_only=True, frozen=True):
    """`token` comes once, when a guest is made or enters a code; programs send it as Bearer."""

    id: str
    name: str
    language: str
    token: str = ""


class Code(Struct, kw_only=True, frozen=True):
    code: str
    seconds: int


class Login(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`me` is whoever makes the table, `open` waits for somebody, `bot` wants a name."""

    player: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """With `start` the game begins at once if no seat is open."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    start: bool = True


class TableList(Struct, kw_only=True, frozen=True):
    tables: list[Info]


class Replay(Struct, kw_only=True, frozen=True):
    """A position of the past; `count` is how many moves there are."""

    table: str
    at: int
    count: int
    view: SeatView


class Log(Struct, kw_only=True, frozen=True):
    """What happened at a table, as one seat was told. The nth `act` or `undo` is the nth move."""

    table: str
    seat: int | None
    log: list[LogItem]


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
    revision: int
    min_seats: int
    max_seats: int
    roles: list[str]
    options: list[OptionInfo]


class Catalogue(Struct, kw_only=True, frozen=True):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Problem(Struct, kw_only=True, frozen=True):
    """Every answer with a status of 400 or more."""

    code: str
    sentence: str
    rule: str = ""
