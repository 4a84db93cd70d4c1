"""How long the turns of a server's event loop are, in processor time: see turns.c.

Needs a C compiler; where there is none, nothing is measured.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
SHAPE = struct.Struct("4d")


class Found(NamedTuple):
    turns: float
    seconds: float
    longest: float
    long_ones: float  # of more than 5 ms


class Turns:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.library = folder / "turns.so"
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is not None and not self.library.exists():
            built = [compiler, "-O1", "-shared", "-fPIC", "-o", str(self.library)]
            subprocess.run([*built, str(HERE / "turns.c"), "-ldl"], check=True)

    def environment(self) -> dict[str, str]:
        """For the server that is measured."""
        if not self.library.exists():
            return {}
        return {"LD_PRELOAD": str(self.library), "TURNS": str(self.folder)}

    def reset(self, pid: int) -> None:
        """Count from now on."""
        if (file := self.folder / str(pid)).exists():
            with file.open("r+b") as opened:
                opened.write(bytes(SHAPE.size))

    def read(self, pid: int) -> Found | None:
        file = self.folder / str(pid)
        return Found(*SHAPE.unpack(file.read_bytes())) if file.exists() else None
