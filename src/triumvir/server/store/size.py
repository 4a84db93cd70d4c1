"""How large the database is."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

FILES = ("triumvir.sqlite", "triumvir.sqlite-wal")


async def database_bytes(engine: AsyncEngine, folder: Path) -> int:
    if engine.dialect.name == "sqlite":
        return sum(file.stat().st_size for name in FILES if (file := folder / name).exists())
    async with engine.connect() as connection:
        found = await connection.execute(text("SELECT pg_database_size(current_database())"))
        return int(found.scalar_one())
