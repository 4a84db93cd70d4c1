"""`python -m bench.beside COMMIT`: this server and that of an earlier commit, by turns in one run.

Each has its own load, 100 sockets that play as fast as they are answered and ask for what that
commit's own load asks for (`bench/boardgame/load.cjs` there; `triumvir` is the page's path since it
makes the sentences). While one plays the other's load is stopped, so whatever else the machine does
concerns both alike. `--postgres` lets two processes of each serve on a PostgreSQL of its own, with
fsync. Moves are counted in the database; processor time is that of the server with all of its
processes, and with `--postgres` that of PostgreSQL, apart.

On a machine that is busy with something else neither has the processors to itself, and the queue
for them is what is measured. `--first` gives whoever plays precedence over everything else on the
machine (SCHED_FIFO; root alone may do so). That stops everybody else: keep the turns short. After
each the others have three times as long.

The earlier one is checked out and compiled in build/beside, which takes minutes the first time.
With `.` for the commit this server is measured beside itself: what differs then is chance.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from tests.server.postgres import Postgres, postgres_server

from bench.peer import BUILT, install, node
from bench.ports import free_port
from bench.serving import HOME, Serving

# fa8552b refuses a move that two processes of a busy machine are late for, and says: try again.
BREAKS_OFF = 'if (message.type === "refused") throw'
TRIES_AGAIN = (
    f'if (message.code === "unavailable") return setTimeout(() => this.act(), 5);\n    {BREAKS_OFF}'
)
REST = 0.1  # seconds in which what is under way is ended
COUNT = "SELECT count(*) FROM entries WHERE kind = 'act'"


class Given(argparse.Namespace):
    commit: str
    postgres: bool
    sockets: int
    rounds: int
    seconds: float
    kind: str
    first: bool


def family(pid: int) -> list[int]:
    """A process and all that it has begun."""
    found = [pid]
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # it has ended
            for child in file.read_text(encoding="ascii").split():
                found += family(int(child))
    return found


def used(pids: list[int]) -> float:
    """Microseconds of processor time that they have had."""
    found = 0
    for file in [f for pid in pids for f in Path(f"/proc/{pid}/task").glob("*/schedstat")]:
        with suppress(OSError):  # it has ended
            found += int(file.read_text(encoding="ascii").split()[0])
    return found / 1000


def put_first(pids: list[int], priority: int) -> None:
    """Before everything else on this machine; with 0 no longer."""
    policy = os.SCHED_FIFO if priority else os.SCHED_OTHER
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("*"):
            with suppress(ProcessLookupError):
                os.sched_setscheduler(int(thread.name), policy, os.sched_param(priority))


def compiled(commit: str) -> tuple[Path, Path]:
    """A checkout of the commit, and the folder from which it is imported, compiled."""
    whole = subprocess.run(
        ["git", "rev-parse", commit], cwd=HOME, check=True, capture_output=True, text=True
    ).stdout.strip()
    home = HOME / "build" / "beside" / whole[:12]
    site = home / "build" / "site"
    if site.exists():
        return home, site
    if not home.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", HOME, home], check=True)
        subprocess.run(["git", "checkout", "--quiet", whole], cwd=home, check=True)
    print(f"compiling {whole[:12]} …", file=sys.stderr, flush=True)
    subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=home, check=True, stdout=subprocess.DEVNULL
    )
    library = next((home / "build").glob("mypyc-*")) / "lib"
    half = site.with_name("half")
    shutil.copytree(home / "src" / "triumvir", half / "triumvir")
    for line in (library / "MADE").read_text(encoding="utf-8").splitlines():
        shutil.copy(library / line, half / line)
    half.rename(site)
    return home, site


class Side:
    """One of the two servers, with its load."""

    def __init__(self, name: str, serving: Serving, postgres: Postgres | None) -> None:
        self.name = name
        self.serving = serving
        self.postgres = postgres
        self.load: asyncio.subprocess.Process | None = None
        self.rounds: list[tuple[float, float, float]] = []

    async def begin(self, given: Given) -> None:
        await self.serving.start()
        script = BUILT / f"load-{self.serving.home.name}.cjs"
        text = (self.serving.home / "bench" / "boardgame" / "load.cjs").read_text(encoding="utf-8")
        script.write_text(text.replace(BREAKS_OFF, TRIES_AGAIN), encoding="utf-8")
        self.load = await asyncio.create_subprocess_exec(
            *(node(), script.name, given.kind, self.serving.url, str(given.sockets), "99999", "0"),
            ",".join(map(str, self.serving.pids())),
            cwd=BUILT,
            stdout=subprocess.DEVNULL,
        )
        while await self.moves() < 40 * given.sockets:  # everybody plays, and is warm
            await asyncio.sleep(0.5)
            self.check()
        self.load.send_signal(signal.SIGSTOP)

    def check(self) -> None:
        """A load breaks off when something is refused."""
        assert self.load is not None
        if self.load.returncode is not None:
            raise RuntimeError(f"the load of {self.name} broke off")

    def server(self) -> list[int]:
        """All of its processes."""
        assert self.serving.process is not None
        return family(self.serving.process.pid)

    def database(self) -> list[int]:
        """Those of PostgreSQL."""
        if self.postgres is None:
            return []
        file = self.postgres.data / "postmaster.pid"
        return family(int(file.read_text(encoding="ascii").split()[0]))

    async def moves(self) -> int:
        if not self.serving.command[-2].startswith("postgres"):
            file = Path(self.serving.command[-2]) / "triumvir.sqlite"
            with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
                return int(connection.execute(COUNT).fetchone()[0])
        import asyncpg

        connection = await asyncpg.connect(self.serving.command[-2])
        try:
            return int(await connection.fetchval(COUNT))
        finally:
            await connection.close()

    def spent(self) -> tuple[float, float]:
        return used(self.server()), used(self.database())

    async def turn(self, seconds: float, first: bool) -> None:
        self.check()
        assert self.load is not None
        players = [self.load.pid, *self.server(), *self.database()]
        if first:
            put_first(players, 5)
            put_first([os.getpid()], 6)
        moves, (server, database) = await self.moves(), self.spent()
        begin = time.perf_counter()
        self.load.send_signal(signal.SIGCONT)
        await asyncio.sleep(seconds)
        self.check()
        self.load.send_signal(signal.SIGSTOP)
        took = time.perf_counter() - begin
        await asyncio.sleep(REST)
        after = self.spent()
        if first:
            put_first([os.getpid(), *players], 0)
        made = await self.moves() - moves
        self.rounds.append((made / took, (after[0] - server) / made, (after[1] - database) / made))

    def found(self) -> dict[str, Any]:
        speeds, servers, databases = zip(*self.rounds, strict=True)
        found: dict[str, Any] = {
            "moves_a_second": round(statistics.median(speeds)),
            "each": [round(speed) for speed in speeds],
            "server_us_a_move": round(statistics.median(servers), 1),
        }
        if self.postgres is not None:
            found["postgres_us_a_move"] = round(statistics.median(databases), 1)
        return found

    async def end(self) -> None:
        assert self.load is not None
        with suppress(ProcessLookupError):
            self.load.kill()
        await self.load.wait()
        await self.serving.stop()


async def run(given: Given) -> dict[str, Any]:
    homes: list[tuple[Path, list[str] | None]] = [(HOME, None), (HOME, None)]
    if given.commit != ".":
        home, site = compiled(given.commit)
        homes[1] = (home, [str(site), str(home), *sys.path[1:]])
    sides: list[Side] = []
    with ExitStack() as stack:
        try:
            for name, (home, path) in zip(("now", given.commit), homes, strict=True):
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                database, postgres = "", None
                if given.postgres:
                    postgres = stack.enter_context(postgres_server())
                    if postgres is None:
                        raise RuntimeError("no PostgreSQL could be started")
                    database = await postgres.create()
                processes = 2 if given.postgres else 1
                serving = Serving(folder, free_port(), database, processes, home=home, path=path)
                sides.append(Side(name, serving, postgres))
                await sides[-1].begin(given)
            for number in range(given.rounds):
                for side in sides if number % 2 else reversed(sides):
                    await side.turn(given.seconds, given.first)
                    if given.first:
                        await asyncio.sleep(3 * given.seconds)
        finally:
            for side in sides:
                if side.load is not None:
                    await side.end()
    now, then = (side.found() for side in sides)
    ratios = [a[0] / b[0] for a, b in zip(sides[0].rounds, sides[1].rounds, strict=True)]
    return {"now": now, given.commit: then, "now to then": round(statistics.median(ratios), 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", help="the earlier one, or . for none")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--first", action="store_true", help="before all else on the machine")
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--kind", default="triumvir", help="triumvir or, if it knows it, another")
    given = parser.parse_args(namespace=Given())
    install()
    busy = round(os.getloadavg()[0], 2)
    print(json.dumps({"machine_load": busy, **asyncio.run(run(given))}))


if __name__ == "__main__":
    main()
