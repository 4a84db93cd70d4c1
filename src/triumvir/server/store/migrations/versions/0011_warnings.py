"""When the server has to look at a table with a clock: before a flag falls, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wake", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET wake = deadline WHERE deadline > 0")
    op.drop_index("tables_deadline", "tables")
    op.create_index("tables_wake", "tables", ["wake"])
