"""`triumvir doctor`: what is wrong on this machine, and what it costs."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import triumvir.core.dealer
from triumvir.server.config import Config
from triumvir.server.data_folder import open_to_others
from triumvir.server.http.pages import WEB
from triumvir.server.store.database import OLDEST, open_database, reachable
from triumvir.server.store.migrate import version
from triumvir.server.store.schema import VERSIONS
from triumvir.server.tables.refusal import Refusal

State = Literal["good", "note", "poor", "bad"]

# The first release of each Python without the flaws that a stranger could use (CVE-2024-7592).
PATCHED: Final = {(3, 11): 10, (3, 12): 6}
HANDLES: Final = 4096
LITTLE_SPACE, ROOM = 100, 1024  # megabytes
HERE: Final = ("localhost", "127.0.0.1", "::1")


class Finding(NamedTuple):
    """`doctor-<what>-<state>` is the sentence."""

    what: str
    state: State
    fields: dict[str, str | int]


def finding(what: str, state: State, **fields: str | int) -> Finding:
    return Finding(what, state, fields)


async def examine(config: Config, address: str) -> list[Finding]:
    """All findings."""
    return [
        check_python(sys.version_info[:3]),
        check_compiled(),
        check_page(),
        *check_folder(config.data),
        check_space(config.data),
        check_handles(resource.getrlimit(resource.RLIMIT_NOFILE)[0]),
        await check_database(config),
        check_address(address),
        *check_proxy(address),
    ]


def check_python(found: tuple[int, int, int]) -> Finding:
    shown = ".".join(map(str, found))
    least = PATCHED.get(found[:2], 0)
    if found[2] < least:
        wanted = f"{found[0]}.{found[1]}.{least}"
        return finding("python", "poor", found=shown, wanted=wanted)
    return finding("python", "good", found=shown)


def check_compiled() -> Finding:
    file = triumvir.core.dealer.__file__ or ""
    return finding("compiled", "good" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "poor")


def check_page() -> Finding:
    return finding("page", "good" if (WEB / "index.html").is_file() else "bad")


def check_folder(folder: Path) -> list[Finding]:
    """Whether we can write there, and whether others can read."""
    name = str(folder)
    there = folder
    while not there.exists():
        there = there.parent
    if not os.access(there, os.W_OK | os.X_OK):
        return [finding("folder", "bad", folder=name)]
    if there != folder:
        return [finding("folder", "good", folder=name)]
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return [finding("folder", "bad", folder=name)]
    ours = [folder / "key", folder / "triumvir.sqlite"]
    exposed = [one for one in (folder, *ours) if one.exists() and open_to_others(one)]
    private = finding("private", "poor" if exposed else "good", folder=name)
    return [finding("folder", "good", folder=name), private]


def check_space(folder: Path) -> Finding:
    there = folder
    while not there.exists():
        there = there.parent
    free = shutil.disk_usage(there).free // 2**20
    state: State = "bad" if free < LITTLE_SPACE else "poor" if free < ROOM else "good"
    return finding("space", state, megabytes=free)


def check_handles(limit: int) -> Finding:
    if limit == resource.RLIM_INFINITY or limit >= HANDLES:
        return finding("handles", "good", count=limit)
    return finding("handles", "poor", count=limit, wanted=HANDLES)


async def check_database(config: Config) -> Finding:
    if not config.database and sqlite3.sqlite_version_info < OLDEST:
        return finding("database", "bad", reason=f"SQLite {sqlite3.sqlite_version}")
    if not config.database and not (config.data / "triumvir.sqlite").exists():
        return finding("database", "note", folder=str(config.data))
    try:
        engine = open_database(config)
        try:
            with reachable():
                async with engine.connect() as connection:
                    found = await connection.run_sync(version)
        finally:
            await engine.dispose()
    except Refusal as refusal:
        return finding("database", "bad", reason=str(refusal))
    if found and found not in VERSIONS:
        return finding("database", "bad", reason=str(Refusal("database-newer", found=found)))
    return finding("database", "good", version=found or "-")


def check_address(address: str) -> Finding:
    """The public address: without TLS, others on the way can read cookies."""
    if not address:
        return finding("tls", "poor", address="http://…")
    parts = urlsplit(address)
    safe = parts.scheme == "https" or parts.hostname in HERE
    return finding("tls", "good" if safe else "poor", address=address)


def check_proxy(address: str) -> list[Finding]:
    """Where TLS is there is a proxy, and the server has to be told of it."""
    behind = urlsplit(address).scheme == "https"
    return [finding("proxy", "note")] if behind else []
