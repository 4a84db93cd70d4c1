"""`python -m bench.serving FOLDER PORT [DATABASE [PROCESSES]]`: no delays, loose limits."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

HOME = Path(__file__).resolve().parent.parent


def main() -> None:
    from triumvir.server.config import Config
    from triumvir.server.logs import set_up_logs
    from triumvir.server.serve import run

    folder, port, database, processes = (*sys.argv[1:], "", "1")[:4]
    set_up_logs()
    config = Config(
        data=Path(folder),
        port=int(port),
        database=database,
        processes=int(processes),
        pace=0.0,
        messages_a_second=1e9,
        message_burst=1e9,
        guests_an_address=1e9,
        sockets_an_address=1_000_000,
        tables_a_guest=1_000_000,
        tables_a_minute=1e9,
        connections=20_000,
        connections_a_second=1e9,
        connections_an_address=1_000_000,
        pages_a_second=1e9,
    )
    run(config, lambda _: print("ready", flush=True))


class Serving:
    """Such a server in a process of its own."""

    def __init__(
        self,
        folder: Path,
        port: int,
        database: str = "",
        processes: int = 1,
        module: str = "bench.serving",
        files: int = 0,  # file handles that it may have, if not as many as we
        home: Path = HOME,  # a checkout,
        path: Sequence[str] | None = None,  # and where it imports from, if not where we do
    ) -> None:
        self.home = home
        self.path = path
        limit = ["prlimit", f"--nofile={files}"] if files else []
        self.command = [*limit, sys.executable, "-m", module, str(folder), str(port)]
        self.processes = processes
        if database:
            self.command += [database, str(processes)]
        self.url = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when it can be reached."""
        # What is imported here is imported there.
        path = os.pathsep.join([entry or "." for entry in self.path or sys.path])
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
            cwd=self.home,
        )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        if line != b"ready\n":
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.hush()

    async def stop(self) -> None:
        """As an administrator would: what is under way is finished."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.to_thread(self.process.wait)
        self.hush()

    def hush(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    def children(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self.process is not None
        file = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in file.read_text(encoding="ascii").split()]

    def pids(self) -> list[int]:
        """Of those that serve."""
        assert self.process is not None
        return self.children() if self.processes > 1 else [self.process.pid]

    def memory_kb(self) -> int:
        """What it holds in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0])

    def fetch(self, path: str) -> str:
        with urlopen(self.url + path) as answer:
            return str(answer.read().decode())


if __name__ == "__main__":
    main()
