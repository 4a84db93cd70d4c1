"""`python -m bench.hostile`: each attack beside ten healthy tables at 100 moves a second in all.

For each it prints how long acknowledgements of the healthy ones took, how many never came or were
refused, how much of a processor the server used, how much memory it took on, and whether a newcomer
is served afterwards. On a busy machine latencies tell of the machine; of the server itself tell the
longest turn of its event loop, in processor time, and how many took more than 5 ms.

The server runs as `triumvir serve` does, with its default limits, a fresh one for each attack.
TMPDIR says where its data lie: on a busy disk that is most of what one sees.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.attacks import ATTACKS, GIVEN_UP
from bench.healthy import Healthy
from bench.ports import free_port
from bench.raw import call
from bench.turns import Found, Turns

ROOT = Path(__file__).resolve().parent.parent
COLUMNS = (
    *("attack", "moves", "p50 ms", "p99 ms", "lost", "refused", "processor %"),
    *("longest turn ms", "over 5 ms", "MB", "afterwards"),
)


class Server:
    def __init__(self, folder: str, files: int = 0) -> None:
        self.port = free_port()
        self.turns = Turns(Path(folder) / "turns")
        limit = ["prlimit", f"--nofile={files}"] if files else []
        path = os.pathsep.join([entry or "." for entry in sys.path])
        self.process = subprocess.Popen(
            [
                *limit,
                sys.executable,
                "-m",
                "triumvir",
                "serve",
                "--port",
                str(self.port),
                "--data",
                str(Path(folder) / "data"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **self.turns.environment(), "PYTHONPATH": path},
            cwd=ROOT,
        )

    async def ready(self) -> None:
        assert self.process.stdout is not None
        await asyncio.to_thread(self.process.stdout.readline)

    def memory(self) -> float:
        """In megabytes; nothing if it has died."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
            return int(status.split("VmRSS:")[1].split()[0]) / 1024
        except (OSError, IndexError):
            return 0.0

    def processor(self) -> float:
        """Seconds that it has used of a processor, without its workers."""
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        except OSError:
            return 0.0
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def attacked(name: str, seconds: float, tables: int, rate: float, files: int) -> str:
    """One line of the report."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, files)
        attacker: subprocess.Popen[bytes] | None = None
        try:
            await server.ready()
            healthy = Healthy(server.port, tables, rate)
            await healthy.begin()
            await healthy.play(1.0)
            healthy.latencies.clear()
            server.turns.reset(server.process.pid)
            before = most = server.memory()
            used, begun = server.processor(), time.perf_counter()
            if name in ATTACKS:
                attacker = subprocess.Popen(
                    [sys.executable, "-m", "bench.attacks", name, str(server.port), str(seconds)],
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(p or "." for p in sys.path)},
                    stderr=subprocess.DEVNULL,
                    cwd=ROOT,
                )
            playing = asyncio.create_task(healthy.play(seconds + 1))
            while not playing.done():
                most = max(most, server.memory())
                await asyncio.wait([playing], timeout=0.1)
            await playing
            share = (server.processor() - used) / (time.perf_counter() - begun)
            turns = server.turns.read(server.process.pid)
            after = await newcomer(server.port)
            await healthy.end()
            return line(name, healthy, share, turns, most - before, after)
        finally:
            if attacker is not None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    await asyncio.to_thread(attacker.wait, 5)
                attacker.kill()
                attacker.wait()
            server.end()


async def newcomer(port: int) -> str:
    """Whether somebody from elsewhere is served afterwards, and how soon."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    try:
        async with asyncio.timeout(10):
            status, _ = await call(port, "GET", "/healthz", local="127.0.2.1")
    except GIVEN_UP:
        return "not served"
    return f"{status} in {1000 * (loop.time() - begin):.0f} ms"


def line(
    name: str, healthy: Healthy, share: float, turns: Found | None, memory: float, after: str
) -> str:
    found = sorted(healthy.latencies) or [0.0]
    p99 = found[min(len(found) - 1, int(0.99 * len(found)))]
    held = f"{1000 * turns.longest:.1f} | {turns.long_ones:.0f}" if turns else "? | ?"
    return (
        f"| {name} | {len(found)} | {1000 * statistics.median(found):.1f} | {1000 * p99:.1f} |"
        f" {healthy.lost} | {healthy.refused} | {100 * share:.0f} | {held} |"
        f" {memory:+.0f} | {after} |"
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="that each attack lasts")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second in all")
    parser.add_argument("--files", type=int, default=1024, help="file handles that the server has")
    parser.add_argument("--only", default="", help="names of attacks, parted by commas")
    given = parser.parse_args()
    names = given.only.split(",") if given.only else ["nothing", *ATTACKS]
    columns = (
        "attack, moves, p50 ms, p99 ms, lost, refused, processor %, longest turn ms, over 5 ms"
    )
    print("|", " | ".join([*columns.split(", "), "MB", "afterwards"]), "|")
    print("|---" * 11 + "|", flush=True)
    for name in names:
        if name not in ATTACKS and name != "nothing":
            raise SystemExit(f"no attack {name}; there are {', '.join(ATTACKS)}")
        wanted = (given.seconds, given.tables, given.rate, given.files)
        print(await attacked(name, *wanted), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
