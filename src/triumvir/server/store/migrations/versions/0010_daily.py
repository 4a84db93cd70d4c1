"""What is the same for everybody today."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    op.create_index("tries_guest", "tries", ["guest"])
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("deals_day", "deals", ["day", "game", "place", "margin"])
    op.create_index("deals_guest", "deals", ["guest", "day"])
