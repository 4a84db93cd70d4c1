"""Finished games by person, to be found quickly; those that are there are read once."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from triumvir.server.store.results import result_rows

revision = "0005"
down_revision = "0004"

AT_ONCE = 500


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("results_guest", "results", ["guest", "ended"])
    connection = op.get_bind()
    chosen = sa.text("SELECT id, game, ended, result FROM tables WHERE status = 'over' ORDER BY id")
    seated = sa.text("SELECT guest, bot FROM seats WHERE table_id = :id ORDER BY number")
    found = []
    for row in connection.execute(chosen).all():
        try:
            result = json.loads(row.result) if row.result else None
        except ValueError:
            continue  # a damaged row is not the fault of the others
        seats = [(one.guest, one.bot) for one in connection.execute(seated, {"id": row.id})]
        found += result_rows(row.id, row.game, row.ended, result, seats)
    names = ("table_id", "seat", "guest", "game", "ended", "place", "left")
    for start in range(0, len(found), AT_ONCE):
        part = found[start : start + AT_ONCE]
        op.bulk_insert(results, [dict(zip(names, row, strict=True)) for row in part])
