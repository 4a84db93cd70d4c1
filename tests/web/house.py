"""A server for the page's tests, which can be killed and started again at the same address."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from bench.ports import free_port

SERVING = Path(__file__).with_name("serving.py")
SOURCES = Path(__file__).resolve().parents[2] / "src"


class House:
    def __init__(self, folder: Path, **more: str) -> None:
        """`more` is for the environment: TRIUMVIR_SMTP, TRIUMVIR_OIDC."""
        self.folder = folder
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(SERVING), str(self.port), str(self.folder)],
            env={"PYTHONPATH": str(SOURCES), "PATH": "/usr/bin:/bin", **self.more},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        assert told[:1] == ["port"], "the server did not start"
        self.port = int(told[1])

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> Any:
        """The API, as the guest whose cookie this is."""
        request = Request(
            f"{self.url}/api/v1{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Cookie": cookie} if cookie else {},
        )
        with urlopen(request) as answer:
            return json.load(answer)
