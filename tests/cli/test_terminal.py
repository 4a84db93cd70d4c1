"""Closed streams, terminals of few signs, command lines that are wrong, in every language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from tests.cli.conftest import Run

from triumvir.cli.streams import SIGNS
from triumvir.cli.terminal import console
from triumvir.core.registry import game_ids
from triumvir.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
RECORD = "src/triumvir/games/caesar_cleopatra/records/patricians.json"


def shell(command: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    line = command.replace("triumvir", f"{sys.executable} -m triumvir.cli", 1)
    path = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT / "src"), **environ}
    return subprocess.run(
        ["bash", "-c", line], cwd=ROOT, env=path, capture_output=True, check=False
    )


@pytest.mark.parametrize("command", ["triumvir play <&-", "triumvir play >&- </dev/null"])
def test_closed_streams_end_a_game_quietly(command: str) -> None:
    done = shell(command)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_an_ascii_terminal_tells_signs_apart() -> None:
    done = shell(f"triumvir replay {RECORD} --at 60 --lang cs", PYTHONIOENCODING="ascii")
    board = done.stdout.decode("ascii")
    assert "?" not in board.replace("? pravidla", "")
    for sign in "@#o&":
        assert sign in board


def test_an_ascii_terminal_spells_german_without_umlauts_and_draws_lines(tmp_path: Path) -> None:
    command = "printf '\\n\\nq\\n' | triumvir learn caesar 1 --lang de"
    new = {"PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    lesson = shell(command, **new).stdout.decode("ascii")
    assert "zwoelf Marker" in lesson
    assert "(hoehere Zahl)" in lesson
    assert "-" * 80 in lesson
    assert "?" not in lesson


def test_signs_of_one_drawing_stay_apart() -> None:
    for drawn in ("●◆□▮", "●■◆✚▲⚑", "†◊≈▲▼×●§»↓+-*="):
        assert len({SIGNS.get(sign, sign) for sign in drawn}) == len(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_click_refuses_is_said_in_the_readers_language(run: Run, language: str) -> None:
    for arguments in (["play", "--nope"], ["dance"], ["replay"], ["simulate", "--games", "x"]):
        done = run(*arguments, "--lang", language)
        assert done.status == 2
        english = run(*arguments, "--lang", "en").err
        assert (done.err == english) == (language == "en")
        assert "No such" not in done.err
        assert "Missing" not in done.err


def test_a_game_is_not_saved_over_a_directory(run: Run) -> None:
    Path("here").mkdir()
    refused = run("play", "--save", "here").err
    assert "here is a directory" in refused
    assert "--resume" not in refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_reference_fits_and_begins_with_the_game(run: Run, game_id: str, language: str) -> None:
    lines = run("rules", game_id, "--lang", language).out.splitlines()
    assert max([len(line) for line in lines]) <= 80
    assert not [line for line in lines if "[intro-" in line]


def test_no_line_breaks_at_a_no_break_space() -> None:
    console()
    out = Console(width=12)
    with out.capture() as said:
        out.print(Text("Une province\u00a0: oui"))
    assert "\n:" not in said.get()
