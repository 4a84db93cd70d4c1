"""CONTRIBUTING walks through adding a game; here the walk is taken, in a copy of the sources."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests/conformance", "tests/games/terni_lapilli", "tests/texts", "tools")
FILES = ("Makefile", "pyproject.toml", "tests/conftest.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "*.so")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    yield folder
    shutil.rmtree(folder)


def run(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    plain = {"PYTHONPATH": str(folder / "src"), "TRIUMVIR_LANG": "en", "COLUMNS": "80"}
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def here(command: str) -> list[str]:
    """A line of the page as it is run in the copy, where nothing is installed."""
    words = shlex.split(command)
    if words[0] == "triumvir":
        return [sys.executable, "-m", "triumvir", *words[1:]]
    if words[:2] == ["make", "test-plain"]:
        arguments = shlex.split(words[2].removeprefix("ARGS="))
        return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    assert words[:2] == ["make", "new-game"], command
    return ["make", "--no-print-directory", f"PYTHON={sys.executable}", *words[1:]]


def walk() -> list[str]:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Adding a game")[1]
    block = re.search(r"```sh\n(.*?)```", page, re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def test_the_walk_through_contributing(copy: Path) -> None:
    said = {}
    for line in walk():
        done = run(copy, here(line))
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        said[line.split()[1]] = done.stdout
    assert len(said["new-game"].splitlines()) <= 10
    assert re.search(r"\d{2,} passed", said["test-plain"])
    assert "nine-holes" in said["games"]
    # What the copy says of itself is checked like everything else.
    done = run(copy, [sys.executable, "tools/check_locales.py"])
    assert done.returncode == 0, done.stdout
    assert "nine-holes: 6 rules" in run(copy, [sys.executable, "tools/check_rules.py"]).stdout


@pytest.mark.parametrize("name", ["", "123", "Fünf"])
def test_a_name_that_cannot_be_is_refused(copy: Path, name: str) -> None:
    done = run(copy, [sys.executable, "tools/new_game.py", name])
    assert done.returncode != 0
    assert "Nine Holes" in done.stderr


def test_no_game_is_written_over(copy: Path) -> None:
    done = run(copy, [sys.executable, "tools/new_game.py", "Terni lapilli"])
    assert done.returncode != 0
    assert "is there already" in done.stderr


def test_the_teaching_game_is_ten_files_at_most() -> None:
    folders = (
        "src/triumvir/games",
        "src/triumvir/locales",
        "src/triumvir/cli",
        "tests",
        "web/src",
    )
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*terni*")]
    files = [one for path in paths for one in ([path] if path.is_file() else path.rglob("*"))]
    own = {path for path in files if path.is_file() and "__pycache__" not in path.parts}
    assert 0 < len(own) <= 10
