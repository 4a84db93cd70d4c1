"""What can be set when the server starts."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, Literal

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set on the command line. Numbers are limits: `--limit NAME=NUMBER`."""

    data: Path
    database: str = ""  # a URL; without one SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes in which bots think
    processes: int = 1  # that serve; several on PostgreSQL only

    # Bots. An answer takes at least `pace` seconds; after `bot_seconds` a bot is given up.
    pace: float = 0.4
    bot_seconds: float = 20.0
    coach_seconds: float = 1.5  # an answer of the coach that takes longer is not waited for
    answer_seconds: float = 2.0  # a standing answer takes so long, and up to four times that
    # Tables where bots play and nobody looks, at the same time
    unwatched_a_guest: int = 2
    unwatched: int = 16

    # Reviews: of one guest and of all that wait, and the processor time of one.
    reviews_a_guest: int = 3
    reviews_waiting: int = 100
    review_seconds: float = 300.0
    review_work: float = 1.0  # 0.2: a fifth of the usual work, and less sure

    # Who may get a name that lasts: everybody, whoever has an invitation of the host, nobody.
    accounts: Literal["open", "invite", "off"] = "open"

    # The mail server, as `notices/mail` reads it; none, and there is no e-mail.
    smtp: str = ""
    # The provider by which people may log in, as `people/provider` reads it; none: there is none.
    oidc: str = ""

    # Notices: seconds for somebody to come by themselves, and whether a webhook may lead to private
    # addresses, as within a house that trusts all its guests.
    notice_seconds: float = 30.0
    webhooks_inside: bool = False

    # Limits for one client
    # Addresses or networks of proxies whose X-Forwarded-For is believed; of nobody else it is.
    trust_proxy: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # pages of these origins may connect, beside our own
    message_bytes: int = 64 * 1024
    body_bytes: int = 512 * 1024
    imports_a_minute: float = 6.0  # records of others that a guest brings; ten at once
    tables_a_minute: float = 20.0  # new tables of a guest; fifty at once
    # Bytes that an address may leave to be kept in a day: records, tables, chat
    kept_a_day: float = 64.0 * 1024 * 1024
    messages_a_second: float = 20.0
    message_burst: float = 60.0
    sockets_an_address: int = 64
    waiting_messages: int = 256  # unread by a slow client, until it is cut off
    waiting_bytes: int = 1024 * 1024  # the same in bytes
    waiting_bytes_in_all: int = 64 * 1024 * 1024  # for all slow clients together
    guests_an_address: float = 20.0  # new guests at once; one more every 10 seconds
    tries_an_address: float = 20.0  # passwords and codes at once; one more every 6 seconds
    seeks_an_address: float = 20.0  # times to look for a game at once; one more every 5 seconds
    tables_a_guest: int = 50  # unfinished ones
    entries_a_table: int = 5000  # after so many a game can only be played to its end
    chat_length: int = 500
    chat_burst: float = 5.0  # lines at once; one more every 2 seconds

    # Connections. There are never more than the system has file handles for, with some to spare.
    connections: int = 4096
    connections_an_address: int = 256  # that are no sockets
    connections_a_second: float = 200.0  # new ones of an address; five times as many at once
    pages_a_second: float = 100.0  # requests of any kind, of an address; four times as many at once
    header_bytes: int = 16 * 1024  # of a request, all headers together
    headers: int = 64
    url_bytes: int = 4 * 1024
    head_seconds: float = 10.0  # for a request to come; and between two on one connection
    body_seconds: float = 20.0
    unread_seconds: float = 20.0  # an answer lies unread, until the connection is cut

    # Seconds of absence after which a seat may be handed to a bot.
    absence: float = 60.0
    # Hours without activity after which a public table leaves the list.
    listed_hours: float = 24.0
    # Retention, in days, 0 for ever: tables that never began, unfinished games, records that
    # somebody brought, finished games, chat, tries of puzzles and deals of the day, and guests
    # who are at no table.
    keep_open: int = 14
    keep_unfinished: int = 180
    keep_imported: int = 180
    keep_finished: int = 0
    keep_chat: int = 365
    keep_daily: int = 400
    keep_guests: int = 180
    # Seconds after which a table that nobody watches is dropped from memory (not from the
    # database).
    idle_seconds: float = 300.0

    def url(self) -> str:
        """The database as SQLAlchemy calls it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'triumvir.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database[len(scheme) :]
        return self.database


# The limits by name, with their defaults; settings with an option of their own are not limits.
LIMITS: Final[dict[str, int | float]] = {
    field.name: field.default
    for field in msgspec.structs.fields(Config)
    if isinstance(field.default, int | float)
    and field.name not in ("port", "workers", "processes", "webhooks_inside")
}


def read_limit(text: str) -> tuple[str, int | float]:
    """`connections=1000`: a name and a number above 0, whole where the default is. ValueError."""
    name, _, number = text.partition("=")
    if name not in LIMITS:
        raise ValueError(text)
    value = type(LIMITS[name])(number)
    if not 0 < value < math.inf:
        raise ValueError(text)
    return name, value
