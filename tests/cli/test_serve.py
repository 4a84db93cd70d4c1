"""`triumvir serve --open`: the page opens where there is a screen to open it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from triumvir.cli.commands import serve
from triumvir.server.config import Config


@pytest.mark.parametrize(
    ("platform", "screen", "opened"),
    [("linux", ":0", True), ("linux", "", False), ("darwin", "", True)],
)
def test_open(
    platform: str, screen: str, opened: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(config: Config, ready: Callable[[int], None]) -> None:
        ready(config.port)

    pages: list[str] = []
    monkeypatch.setattr("triumvir.server.serve.run", run)
    monkeypatch.setattr("triumvir.server.logs.set_up_logs", lambda: None)
    monkeypatch.setattr("click.launch", pages.append)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    done = CliRunner().invoke(serve.command, ["--open", "--port", "8123", "--data", str(tmp_path)])
    assert "http://127.0.0.1:8123/" in done.output
    assert pages == ["http://127.0.0.1:8123/"] * opened
