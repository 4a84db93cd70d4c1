"""What the server tells a client. The same types make the JSON Schemas."""

from __future__ import annotations

from msgspec import Raw, Struct

from triumvir.core.document import Document
from triumvir.server.protocol.clocks import ClockInfo


class SeatInfo(Struct, kw_only=True, frozen=True):
    """Who is at a seat: nobody, a guest, a bot, or a bot in a guest's place."""

    number: int
    role: str
    name: str  # as everybody reads it; a bot is always called one
    guest: str
    bot: str
    resigned: bool
    person: str = ""  # the guest's own name, where a bot plays for them
    program: bool = False  # the guest is a program, with an account that says so


class ProposalInfo(Struct, kw_only=True, frozen=True):
    """What somebody proposed, and which seats have not answered yet."""

    seat: int
    what: str
    waiting: list[int]


class BranchInfo(Struct, kw_only=True, frozen=True):
    """The table whose game goes on here, and after how many of its moves."""

    table: str
    at: int


class Info(Struct, kw_only=True, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    revision: int
    options: Document
    status: str  # open, playing, over
    public: bool
    host: str
    seats: list[SeatInfo]
    to_act: list[int]
    commitment: str  # SHA-256 of the secret, from the start
    secret: str  # after the end
    result: Document | None
    proposal: ProposalInfo | None
    previous: str
    next: str
    created: int
    ended: int
    locked: bool = False  # by its host: nobody else may sit down
    chat_open: bool = False  # onlookers may write, too
    coach: bool = False  # those who play may ask the coach
    rated: bool = False  # it moves ratings
    match: int = 0  # the first or second game of two
    clock: ClockInfo | None = None  # where there is none, everybody has all the time they want
    daily: str = ""  # the day whose deal this is
    branch: BranchInfo | None = None  # it goes on from a moment of another game, and does not count
    # Why it cannot be opened here, in lists: its `game` is gone, its `revision` of the rules is, or
    # it is `damaged`.
    trouble: str = ""


class LogItem(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What one entry of the table was, as its reader may know it."""

    seq: int
    kind: str  # act, undo, …: see entry.py
    seat: int
    events: list[Document]
    text: str = ""  # of entries that are no actions
    undone: bool = False
    known: list[int] = []  # those of the events whose secret the reader is told
    words: list[str] | None = None


class ChoiceInfo(Struct, kw_only=True, frozen=True):
    """A choice as a page shows it: what can be pointed at, what would result, in words."""

    text: str
    kind: str
    fields: Document
    preview: Document  # what the game says would follow, from what the seat may know
    words: str


class ScoreLine(Struct, kw_only=True, frozen=True):
    seat: int
    kind: str
    points: int
    rule: str
    words: str


class OutcomeWords(Struct, kw_only=True, frozen=True):
    """Why it ended, who won, and every point."""

    reason: str
    verdict: str
    lines: list[ScoreLine]


class SeatWords(Struct, kw_only=True, frozen=True):
    """A view in sentences."""

    name: str
    prompt: str
    choices: list[ChoiceInfo]
    rules: list[str]  # the ids that say more about what may be done now
    waiting: list[str]
    outcome: OutcomeWords | None


class SeatView(Struct, kw_only=True, frozen=True):
    """A view of one's own seat, or an onlooker's (`seat` null)."""

    seat: int | None
    view: Raw
    words: SeatWords | None = None


class ChatLine(Struct, kw_only=True, frozen=True):
    id: int
    guest: str
    name: str
    text: str
    at: int


class Message(Struct, kw_only=True, frozen=True, tag_field="type", tag=str.lower):
    pass


class Welcome(Message, kw_only=True, frozen=True):
    """The answer to `hello`."""

    version: int
    guest: str
    name: str
    language: str
    id: int = 0


class Done(Message, kw_only=True, frozen=True):
    """A command is fulfilled; if it changed a table, that is committed."""

    id: int
    seq: int = 0


class Refused(Message, kw_only=True, frozen=True):
    """A command is not fulfilled, and nothing has changed."""

    id: int
    code: str  # the message `refusal-<code>` says it, with the fields as its variables
    fields: Document = {}
    why: str = ""  # where the rules of a game refuse: `refusal-<why>` of that game says it
    rule: str = ""
    sentence: str = ""  # if `hello` asked for words


class Stale(Message, kw_only=True, frozen=True):
    """The table has moved on since the sender looked; this is how it stands."""

    id: int
    table: Info
    seq: int
    views: list[SeatView]


class Table(Message, kw_only=True, frozen=True):
    """The answer to `watch`: the table, what happened since, the views of one's seats."""

    id: int
    table: Info
    seq: int
    log: list[LogItem]
    views: list[SeatView]
    chat: list[ChatLine]


class Update(Message, kw_only=True, frozen=True):
    """Something happened at a table. `seq` is the one to act upon."""

    table: Info
    seq: int
    log: list[LogItem]
    views: list[SeatView]


class ViewChange(Struct, kw_only=True, frozen=True):
    """What is new in a view: [path, value] for each part that is not as it was; an empty path is
    the whole. `choices` are places in the game's table of actions (web/src/wire/actions)."""

    seat: int | None
    parts: list[tuple[list[str | int], object]]
    choices: list[int]


class Change(Message, kw_only=True, frozen=True):
    """`update` for readers that keep what they were sent before: only what is new."""

    table: str
    seq: int
    info: Document  # those fields of the table that are not as they were
    log: list[LogItem]
    views: list[ViewChange]


class Chat(Message, kw_only=True, frozen=True):
    table: str
    line: ChatLine


class Notice(Message, kw_only=True, frozen=True):
    """An announcement of the server's host."""

    text: str


AnyMessage = Notice | Welcome | Done | Refused | Stale | Table | Update | Change | Chat
