"""What the server tells a client. The same types make the JSON Schemas."""

from __future__ import annotations

from msgspec import Raw, Struct

from triumvir.core.document import Document


class SeatInfo(Struct, kw_only=True, frozen=True):
    """Who is at a seat: nobody, a guest, a bot, or a bot in a guest's place."""

    number: int
    role: str
    name: str
    guest: str
    bot: str
    resigned: bool


class ProposalInfo(Struct, kw_only=True, frozen=True):
    """What somebody proposed, and which seats have not answered yet."""

    seat: int
    what: str
    waiting: list[int]


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


class LogItem(Struct, kw_only=True, frozen=True):
    """What one entry of the table was, as its reader may know it."""

    seq: int
    kind: str  # act, undo, …: see entry.py
    seat: int
    events: list[Document]
    text: str = ""  # of entries that are no actions
    undone: bool = False
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
    code: str
    sentence: str
    rule: str = ""


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


class Chat(Message, kw_only=True, frozen=True):
    table: str
    line: ChatLine


AnyMessage = Welcome | Done | Refused | Stale | Table | Update | Chat
