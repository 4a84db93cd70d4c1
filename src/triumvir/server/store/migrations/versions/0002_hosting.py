"""When guests were last seen, from when their tokens count, who is banned; settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in ("seen", "tokens_from", "banned"):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column("guests", column)
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
