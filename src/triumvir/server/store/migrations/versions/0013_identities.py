"""Who is known to a provider of the host's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(200), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("identities_guest", "identities", ["guest"])
