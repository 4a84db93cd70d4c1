"""A table in memory, and who looks at it."""

from __future__ import annotations

import time
from typing import Literal, NamedTuple, Protocol

from triumvir.core.document import Document
from triumvir.core.game import State
from triumvir.server.protocol.messages import Info
from triumvir.server.tables.lock import Lock
from triumvir.server.tables.table import Table


class Reader(Protocol):
    """Somebody at the other end of a socket."""

    guest: str
    language: str

    def send(self, message: bytes) -> None: ...

    def has_muted(self, guest: str) -> bool: ...


class Look(NamedTuple):
    """How a reader watches: as which seat (see the command `watch`), and with sentences or not."""

    seat: int | Literal["one"] | None
    words: bool
    changes: bool = False

    def seats(self, table: Table, guest: str) -> tuple[int, ...]:
        """The seats whose knowledge the reader is told; none: an onlooker's."""
        own = tuple(table.seats_of(guest))
        if self.seat is None:
            return own
        if self.seat == "one":
            return own if len(own) == 1 else ()
        return (self.seat,) if self.seat in own else ()


class Told:
    """What the readers of a table know, as of the seq that was published: changes build on it."""

    def __init__(self, info: Info) -> None:
        self.info = info
        self.views: dict[int | None, Document] = {}  # without choices
        self.position: State | None = None  # of these views
        self.seats: dict[Reader, tuple[int, ...]] = {}  # whose views each of them has

    def keep(self, table: Table, views: dict[int | None, Document]) -> None:
        """Views of the table as it stands have been told."""
        self.views.update(views)
        if self.position is None:
            self.position = table.state


class LiveTable:
    """`table` is a cache: None when it must be read again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = Lock()
        self.table: Table | None = None
        self.published = 0  # the seq up to which readers have been told
        self.readers: dict[Reader, Look] = {}
        self.told: Told | None = None
        self.asked: set[tuple[int, int]] = set()  # bots that think: seat and seq
        self.seen: dict[str, float] = {}  # when the last socket of a guest went
        self.silent = False  # made here, and nobody has written a line of chat: none need be read
        self.opened = self.used = time.monotonic()

    def forget(self) -> None:
        """The memory may be wrong; the database is not."""
        self.table = None

    def is_present(self, guest: str) -> bool:
        return any(reader.guest == guest for reader in self.readers)

    def away(self, guest: str) -> float:
        """For how many seconds the guest, who is not here, has not looked at the table."""
        return time.monotonic() - self.seen.get(guest, self.opened)
