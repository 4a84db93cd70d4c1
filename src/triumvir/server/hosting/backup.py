"""Backup of everything in one file while the server runs, and restore, on either database.

A backup is gzipped JSON lines: a head (schema, key), parts of tables as lists of rows, and an end
with the number of rows of each table and a checksum of all lines before it. So it can be checked
without a database, and what was kept on SQLite can be restored on PostgreSQL.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.config import Config
from triumvir.server.data_folder import prepare_folder
from triumvir.server.people.guests import read_key
from triumvir.server.store.migrate import upgrade_database, version
from triumvir.server.store.schema import META, VERSIONS
from triumvir.server.tables.refusal import Refusal

FORMAT: Final = 1
ROWS: Final = 500  # in one part

Counts = dict[str, int]


class Found(NamedTuple):
    """A backup that was read to its end, and is whole."""

    schema: str
    key: bytes
    counts: Counts


class Writer:
    """Lines, and the checksum of those that were written."""

    def __init__(self, stream: gzip.GzipFile) -> None:
        self.stream = stream
        self.hash = hashlib.sha256()

    def put(self, document: dict[str, Any]) -> None:
        line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.hash.update(line)
        self.stream.write(line)


async def write_backup(engine: AsyncEngine, config: Config, file: Path) -> Counts:
    """What the database holds at one moment. The file is there only when it is whole."""
    part = file.with_name(f"{file.name}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as stream:
                counts = await copy_out(engine, config, Writer(stream))
            raw.flush()
            os.fsync(raw.fileno())
        if check_backup(part).counts != counts:
            raise Refusal("backup-broken", file=str(file))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def copy_out(engine: AsyncEngine, config: Config, writer: Writer) -> Counts:
    counts: Counts = {}
    async with engine.connect() as opened:
        connection = opened
        if engine.dialect.name == "postgresql":
            connection = await opened.execution_options(isolation_level="REPEATABLE READ")
        schema = await connection.run_sync(version)
        if schema != VERSIONS[-1]:
            raise Refusal("database-version", found=schema or "-", wanted=VERSIONS[-1])
        key = base64.b64encode(read_key(config.data)).decode()
        writer.put({"triumvir-backup": FORMAT, "schema": schema, "key": key})
        for table in META.sorted_tables:
            counts[table.name] = await copy_table(connection, table, writer)
    writer.put({"end": counts, "sha256": writer.hash.hexdigest()})
    return counts


async def copy_table(connection: AsyncConnection, table: Table, writer: Writer) -> int:
    count = 0
    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for some in rows.partitions(ROWS):
        count += len(some)
        columns = table.c.keys()
        writer.put({"table": table.name, "columns": columns, "rows": [list(row) for row in some]})
    return count


# Reading


def lines(file: Path) -> Iterator[tuple[dict[str, Any], str]]:
    """Every line with the checksum of those before it."""
    hashed = hashlib.sha256()
    try:
        with gzip.open(file, "rb") as stream:
            for line in stream:
                document = json.loads(line)
                if not isinstance(document, dict):
                    raise Refusal("backup-broken", file=str(file))
                yield document, hashed.hexdigest()
                hashed.update(line)
    except (gzip.BadGzipFile, EOFError, ValueError) as error:
        raise Refusal("backup-broken", file=str(file)) from error


def check_backup(file: Path) -> Found:
    """Read all of it: is it a backup, whole and unchanged?"""
    head: dict[str, Any] = {}
    counts: Counts = {}
    whole = False
    for document, checksum in lines(file):
        if not head:
            head = document
        elif "table" in document:
            counts[document["table"]] = counts.get(document["table"], 0) + len(document["rows"])
        else:
            told = {name: count for name, count in document.get("end", {}).items() if count}
            whole = told == counts and document.get("sha256") == checksum
            counts = document.get("end", {})
    if head.get("triumvir-backup") != FORMAT or not whole:
        raise Refusal("backup-broken", file=str(file))
    if head["schema"] not in VERSIONS:
        raise Refusal("database-newer", found=head["schema"], wanted=VERSIONS[-1])
    return Found(head["schema"], base64.b64decode(head["key"]), counts)


# Back again


async def restore(engine: AsyncEngine, config: Config, file: Path) -> Counts:
    """Into a database that holds nothing; all of it, or nothing."""
    found = check_backup(file)
    await upgrade_database(engine)
    tables = {table.name: table for table in META.sorted_tables}
    async with engine.begin() as connection:
        if any((await count_rows(connection)).values()):
            raise Refusal("restore-not-empty")
        put_key(config.data, found.key)
        for document, _ in lines(file):
            if "table" in document:
                rows = [
                    dict(zip(document["columns"], row, strict=True)) for row in document["rows"]
                ]
                await connection.execute(insert(tables[document["table"]]), rows)
        if engine.dialect.name == "postgresql":
            await connection.execute(
                text("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat")
            )
        counts = await count_rows(connection)
        if any(counts[name] != count for name, count in found.counts.items()):
            raise Refusal("backup-broken", file=str(file))
    return counts


async def count_rows(connection: AsyncConnection) -> Counts:
    return {
        table.name: int(
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        )
        for table in META.sorted_tables
    }


def put_key(folder: Path, key: bytes) -> None:
    """The key of the backup, so that everybody's cookie is still good."""
    prepare_folder(folder)
    file = folder / "key"
    if file.exists() and file.read_bytes() == key:
        return
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(key)
