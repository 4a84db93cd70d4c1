"""What the pages show is what happens: their Python runs, their commands print what they say.

A block marked `python` with prompts is a doctest. A block marked `console` is run in a terminal 80
columns wide: each line that begins with `$ ` is a command, and what follows is what it prints.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for word, text in BLOCK.findall(page.read_text("utf-8")) if word == kind]


def run(command: str) -> str:
    words = shlex.split(command)
    assert words[0] == "triumvir", f"only our own program is run here, not {words[0]}"
    plain = {"COLUMNS": "80", "NO_COLOR": "1", "LANGUAGE": "en", "TRIUMVIR_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "triumvir.cli", *words[1:]],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **plain},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    return done.stdout


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_python_on_a_page_runs(page: Path) -> None:
    names: dict[str, object] = {}  # a page is read from above: later blocks know the earlier ones
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    for number, block in enumerate(blocks(page, "python")):
        label = f"{page.name}[{number}]"
        test = doctest.DocTestParser().get_doctest(block, names, label, None, None)
        result = doctest.DocTestRunner(optionflags=flags).run(test, clear_globs=False)
        names = test.globs
        assert result.failed == 0, f"{page.name}, block {number}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_on_a_page_print_what_it_says(page: Path) -> None:
    for block in blocks(page, "console"):
        parts = re.split(r"^\$ (.*)$", block, flags=re.MULTILINE)
        assert not parts[0].strip(), "a console block begins with a command"
        for command, expected in zip(parts[1::2], parts[2::2], strict=True):
            assert tidy(run(command)) == tidy(expected), command


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_of_a_page_lead_to_a_file(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    files = [target for target in targets if "://" not in target and not target.startswith("/")]
    assert [file for file in files if not (page.parent / file).exists()] == []


def test_the_first_screen_of_the_readme_plays_a_game() -> None:
    page = ROOT / "README.md"
    assert blocks(page, "console")
    assert blocks(page, "python")
    first = page.read_text("utf-8").split("\n## ")[0]
    assert "make play" in first
    assert "make test" in first
