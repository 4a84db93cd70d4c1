"""A corrected card sheet is given by its file, and travels in the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from triumvir.cli.main import main
from triumvir.games.circus_maximus import sheet as sheet_module

SHEET = Path(sheet_module.__file__).with_name("sheet.toml")


def simulate(capsys: pytest.CaptureFixture[str], file: Path) -> tuple[int, str]:
    arguments = ["simulate", "circus-maximus", "--games", "1", "--lang", "en"]
    status = main([*arguments, "--json", "--option", f"sheet={file}"])
    return status, "".join(capsys.readouterr())


def test_a_sheet_from_a_file_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHEET.read_text("utf-8"), "utf-8")
    status, out = simulate(capsys, file)
    assert status == 0
    options = json.loads(out)["options"]
    assert options["sheet"]["merchants"]["8"]["coins"] == 3


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[favours", "is not a TOML or JSON file"),
        ("x = 1", "sheet"),
        ("\x00", "is not a TOML or JSON file"),
    ],
)
def test_a_bad_sheet_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, sentence: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(content, "utf-8")
    status, out = simulate(capsys, file)
    assert status == 2
    assert sentence in out


def test_a_missing_sheet_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = simulate(capsys, tmp_path / "nowhere.toml")
    assert status == 2
    assert "There is no file" in out
