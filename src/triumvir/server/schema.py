"""What is kept, as SQLAlchemy tables. A change here wants a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

# The newest migration: a database that stands there is not touched at the start.
HEAD: Final = "0001"

META: Final = MetaData()

# Times are milliseconds since 1970, ids are random texts.

GUESTS: Final = Table(
    "guests",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One-time codes that bring a guest to a second device; only their hash is kept.
CODES: Final = Table(
    "codes",
    META,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("guests.id"), primary_key=True),
)

# What is fixed when a table is made; the last four follow from its entries and stand here to be
# found quickly.
TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("secret", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("deal", Text, nullable=False),  # of an imported record, else empty
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("previous", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("to_act", String(64), nullable=False),  # seats, parted by commas
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("tables_status", "status", "public", "created"),
)

# Who sits where now; follows from the entries as well.
SEATS: Final = Table(
    "seats",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("bot", String(64), nullable=False),
    Index("seats_guest", "guest"),
)

# The truth: everything that was ever done at a table, numbered. The primary key lets one of two
# processes win that write the same number.
ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table_id", "id"),
)
