"""Bringing a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.refusal import Refusal
from triumvir.server.schema import HEAD

SCRIPTS: Final = Path(__file__).resolve().parent / "migrations"
# Processes that start together on one PostgreSQL take turns by this number of ours.
LOCK: Final = 7_215_031_944


def version(connection: Connection) -> str:
    """Where the database stands; nothing if it is fresh."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def upgrade(connection: Connection) -> str:
    """To the newest version; the one from which it came."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    before = version(connection)
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
    """At the start: a fresh database is filled, an old one refused."""
    async with engine.connect() as connection:
        found = await connection.run_sync(version)
    if found == HEAD:
        return
    if found:
        raise Refusal("database-version", found=found, wanted=HEAD)
    await upgrade_database(engine)
