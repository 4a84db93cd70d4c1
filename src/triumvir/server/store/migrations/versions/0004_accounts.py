"""Accounts: names that last, devices, recovery codes, links of the host, tables that move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("portrait", sa.String(32), nullable=False, server_default=""),
        sa.Column("languages", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "logins",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("logins_guest", "logins", ["guest"])
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("recovery_guest", "recovery", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    )
    names = sa.text("kind IN ('sit', 'name')")
    op.create_index(
        "entries_names", "entries", ["guest"], sqlite_where=names, postgresql_where=names
    )
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("chat_guest", "chat", ["guest"])
