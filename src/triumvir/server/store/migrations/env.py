"""Alembic asks here how to connect: on the connection that it is handed."""

from __future__ import annotations

from alembic import context

from triumvir.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
)
context.run_migrations()
