"""Bringing a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.schema import HEAD, VERSIONS
from triumvir.server.tables.refusal import Refusal

SCRIPTS: Final = Path(__file__).resolve().parent / "migrations"
# The advisory lock by which processes that start together on one PostgreSQL take turns.
LOCK: Final = 7_215_031_944


def version(connection: Connection) -> str:
    """The version of the database; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def upgrade(connection: Connection) -> str:
    """Upgrade to the newest version; returns the previous one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    before = version(connection)
    if before and before not in VERSIONS:
        raise Refusal("database-newer", found=before, wanted=HEAD)
    if before != HEAD:
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return before


async def upgrade_database(engine: AsyncEngine) -> str:
    """For `triumvir db upgrade`."""
    async with engine.begin() as connection:
        return await connection.run_sync(upgrade)


async def prepare_database(engine: AsyncEngine) -> None:
    """At start-up: a new database is set up, an older one upgraded."""
    async with engine.connect() as connection:
        found = await connection.run_sync(version)
    if found != HEAD:
        await upgrade_database(engine)
