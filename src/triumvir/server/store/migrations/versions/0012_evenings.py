"""Evenings, and notices that belong to no table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_index("evenings_ends", "evenings", ["ends"])
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.String(32), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("evening_people_guest", "evening_people", ["guest"])
    op.create_table(
        "evening_seats",
        sa.Column("evening", sa.String(32), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("evening_seats_table", "evening_seats", ["table_id"])
    op.create_table(
        "watches",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("told", sa.BigInteger, nullable=False),
    )
    op.create_index("watches_game", "watches", ["game"])
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("notices_table_id_fkey", "notices", type_="foreignkey")
        op.drop_constraint("posts_table_id_fkey", "posts", type_="foreignkey")
        return
    # SQLite cannot drop a constraint: the two tables are made anew and copied.
    meta = sa.MetaData()
    notices = sa.Table(
        "notices",
        meta,
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Index("notices_due", "due"),
        sa.Index("notices_table", "table_id"),
    )
    sa.Table("ways", meta, sa.Column("id", sa.String(32), primary_key=True))
    posts = sa.Table(
        "posts",
        meta,
        sa.Column("way", sa.String(32), sa.ForeignKey("ways.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Index("posts_due", "due"),
        sa.Index("posts_table", "table_id"),
    )
    for table in (notices, posts):
        with op.batch_alter_table(table.name, copy_from=table, recreate="always"):
            pass
