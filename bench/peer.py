"""The load of bench/server.py, and boardgame.io's own server beside ours; both in Node.js."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "boardgame"
BUILT = HERE.parent / "build" / "boardgame"


def install() -> None:
    """The packages go into build/, from our lock; nothing of them is part of Triumvir."""
    BUILT.mkdir(parents=True, exist_ok=True)
    lock = BUILT / "package-lock.json"
    fresh = not lock.exists() or lock.read_bytes() != (SOURCE / lock.name).read_bytes()
    for file in SOURCE.iterdir():
        shutil.copy(file, BUILT / file.name)
    if fresh or not (BUILT / "node_modules").exists():
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
            cwd=BUILT,
            check=True,
            stdout=subprocess.DEVNULL,
        )


@cache
def node() -> str:
    """The program itself: PyPI's node only starts it, and would be measured and stopped instead."""
    asked = subprocess.run(["node", "-p", "process.execPath"], check=True, capture_output=True)
    return asked.stdout.decode().strip()


async def load(
    kind: str, url: str, pids: list[int], sockets: int, seconds: float, rate: float
) -> dict[str, Any]:
    """Two sockets a table; `rate` moves a second of all together, or as many as go (0)."""
    process = await asyncio.create_subprocess_exec(
        *(node(), "load.cjs", kind, url, str(sockets), f"{seconds:g}", f"{rate:g}"),
        ",".join(map(str, pids)),
        cwd=BUILT,
        stdout=subprocess.PIPE,
    )
    said, _ = await process.communicate()
    if process.returncode != 0:
        raise RuntimeError(f"the load on {kind} broke off")
    found: dict[str, Any] = json.loads(said)
    return found


class Boardgame:
    """boardgame.io's server, with its store in memory."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(
            [node(), "server.cjs", str(self.port)],
            cwd=BUILT,
            stdout=subprocess.PIPE,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        while b"ready" not in await asyncio.to_thread(self.process.stdout.readline):
            if self.process.poll() is not None:
                raise RuntimeError("boardgame.io's server did not start")

    def pids(self) -> list[int]:
        assert self.process is not None
        return [self.process.pid]

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
