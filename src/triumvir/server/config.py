"""What can be set when the server starts."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the command line decides, and the limits that it does not."""

    data: Path
    database: str = ""  # a URL; without one SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes in which bots think
    processes: int = 1  # that serve; several on PostgreSQL only

    # Bots. An answer takes at least `pace` seconds; after `bot_seconds` a bot is given up.
    pace: float = 0.4
    bot_seconds: float = 20.0

    # Limits for one client
    origins: tuple[str, ...] = ()  # pages of these origins may connect, beside our own
    message_bytes: int = 64 * 1024
    body_bytes: int = 2 * 1024 * 1024
    messages_a_second: float = 20.0
    message_burst: float = 60.0
    sockets_an_address: int = 64
    waiting_messages: int = 256  # unread by a slow client, until it is cut off
    guests_an_address: float = 20.0  # new guests at once; one more every 10 seconds
    tables_a_guest: int = 50  # unfinished ones
    chat_length: int = 500
    chat_burst: float = 5.0  # lines at once; one more every 2 seconds

    # A seat may be handed to a bot when its player has been away for so many seconds.
    absence: float = 60.0
    # A table that nobody looks at is forgotten by the memory (not by the database) after this.
    idle_seconds: float = 300.0

    def url(self) -> str:
        """The database as SQLAlchemy calls it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'triumvir.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database[len(scheme) :]
        return self.database
