"""Firefox and WebKit, driven without a library: each opens pages, runs scripts and takes pictures.

Firefox speaks WebDriver BiDi over a WebSocket; WebKitGTK has a driver of its own that speaks the
older WebDriver over HTTP, and wants a screen, which Xvfb gives it.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.error import URLError
from urllib.request import Request, urlopen

from bench.ports import free_port
from websockets.sync.client import connect

WIDTH, HEIGHT = 1440, 900
PATIENCE = 60.0  # seconds; the machine may be busy
Made = TypeVar("Made")
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"


class Engine(Protocol):
    """A browser with one page."""

    def open(self, url: str) -> None: ...
    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page; a promise is awaited."""

    def picture(self) -> bytes: ...
    def close(self) -> None: ...


def until(engine: Engine, script: str, what: str) -> None:
    """Wait until an expression is true in the page."""
    end = time.monotonic() + PATIENCE
    while not engine.evaluate(script):
        assert time.monotonic() < end, f"it does not come to this: {what}"
        time.sleep(0.05)


def patiently(make: Callable[[], Made], what: str) -> Made:
    """What can be made once a process listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return make()
        except (OSError, URLError):
            assert time.monotonic() < end, f"{what} does not start"
            time.sleep(0.1)


class Firefox:
    def __init__(self, folder: Path) -> None:
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        assert found, "The tests of the page need Firefox: `make test` installs it."
        profile = folder / "firefox"
        profile.mkdir()
        port = free_port()
        self.process = subprocess.Popen(
            [found, "--headless", f"--remote-debugging-port={port}", "--profile", profile],
            env=os.environ | {"HOME": str(folder), "MOZ_HEADLESS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = f"ws://127.0.0.1:{port}/session"
        self.held = ExitStack()
        self.line = patiently(
            lambda: self.held.enter_context(connect(address, max_size=None)), "Firefox"
        )
        self.asked = 0
        self.ask("session.new", {"capabilities": {}})
        self.page = self.ask("browsingContext.getTree", {})["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self.ask("browsingContext.setViewport", {"context": self.page, "viewport": size})

    def ask(self, method: str, params: dict[str, object]) -> Any:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=PATIENCE))
            if told.get("id") == self.asked:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", {"context": self.page, "url": url, "wait": "complete"})

    def evaluate(self, script: str) -> Any:
        told = self.ask(
            "script.evaluate",
            {
                # Values come as JSON: one form for both browsers.
                "expression": f"(async () => JSON.stringify((await ({script})) ?? null))()",
                "target": {"context": self.page},
                "awaitPromise": True,
            },
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def picture(self) -> bytes:
        told = self.ask("browsingContext.captureScreenshot", {"context": self.page})
        return base64.b64decode(told["data"])

    def close(self) -> None:
        self.held.close()
        self.process.terminate()
        self.process.wait()


class WebKit:
    def __init__(self, folder: Path) -> None:
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        assert driver, "The tests of the page need WebKit: `make test` installs it."
        assert screen, "WebKit needs Xvfb: `make test` installs it."
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            [screen, "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT + 200}x24"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            display = told.readline().strip()
        port = free_port()
        quiet = {
            "DISPLAY": f":{display}",
            "HOME": str(folder),
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # in a container there is none
        }
        self.process = subprocess.Popen(
            [driver, f"--port={port}", "--host=127.0.0.1"],
            env=os.environ | quiet,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.address = f"http://127.0.0.1:{port}"
        patiently(lambda: self.ask("GET", "/status"), "WebKit")
        binary = next(Path("/usr").glob(MINI_BROWSERS))
        options = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.address += f"/session/{self.ask('POST', '/session', wanted)['sessionId']}"
        self.ask("POST", "/window/rect", {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT + 90})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        request = Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        self.ask("POST", "/url", {"url": url})

    def evaluate(self, script: str) -> Any:
        done = "arguments[arguments.length - 1]"
        waits = (
            f"const done = {done}; Promise.resolve({script}).then(done, (e) => done(String(e)));"
        )
        return self.ask("POST", "/execute/async", {"script": waits, "args": []})

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def close(self) -> None:
        self.ask("DELETE", "")
        for process in (self.process, self.screen):
            process.terminate()
            process.wait()


ENGINES: dict[str, Callable[[Path], Engine]] = {"firefox": Firefox, "webkit": WebKit}
