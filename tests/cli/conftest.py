"""Runs the program in this process: exit status, output, complaints."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from triumvir.cli import main


class Done(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "--seed", "1", typed="b\\n1\\n")` in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRIUMVIR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HOME", str(tmp_path))

    def call(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Done(status, out, err)

    return call
