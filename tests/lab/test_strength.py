"""The matches that are gathered over time: played a little, stopped, read again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from lab import strength


def test_every_match_can_be_played() -> None:
    for name, match in strength.MATCHES.items():
        assert match.plan().rounds(match.games) > 0, name


def test_a_match_is_stopped_goes_on_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "caesar-citizen"
    match = strength.step("caesar", "random", "novice")
    monkeypatch.setitem(strength.MATCHES, name, match._replace(games=4))
    strength.play([name], 0.0, 1.0, 1, tmp_path)  # no time: it stops after the first round
    report = strength.read(name, tmp_path)
    assert report is not None
    assert len(report.games) == 2
    strength.play([name], 1.0, 1.0, 1, tmp_path)
    report = strength.read(name, tmp_path)
    assert report is not None
    assert len(report.games) == 4
    share, times = strength.first_side(report)
    assert 0.0 <= share.mean <= 1.0
    assert times.moves() > 0
    capsys.readouterr()
    strength.tables(tmp_path)
    assert "| Caesar! | novice | random | 4 |" in capsys.readouterr().out


def test_a_match_with_a_player_that_fails_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = strength.Match("caesar", ("random", "nobody=cmd:python -c pass"), games=4)
    monkeypatch.setitem(strength.MATCHES, "failing", match)
    with pytest.raises(strength.PlayerFailed, match="nobody"):
        strength.play(["failing"], 1.0, 1.0, 1, tmp_path)


def test_programs_are_run_by_the_same_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    strength.play([], 0.0, 0.0, 1, tmp_path)
    found = shutil.which("python")
    assert found is not None
    assert Path(found).parent == Path(sys.executable).parent


def test_a_match_is_found_by_its_name_or_by_how_names_begin() -> None:
    assert strength.named(["strangers-caesar"]) == ["strangers-caesar"]
    assert strength.named(["strangers"]) == [f"strangers-{game}" for game in strength.GAMES]
    assert strength.named([]) == list(strength.MATCHES)


def test_games_by_older_rules_are_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = strength.Match("circus-maximus", ("novice", "random", "random"), games=3)
    monkeypatch.setattr(strength, "MATCHES", {"three": match})
    strength.play(["three"], 1.0, 1.0, 1, tmp_path)
    path = tmp_path / "three.jsonl"
    path.write_text(path.read_text().replace('"revision":2', '"revision":1', 1))
    capsys.readouterr()
    strength.tables(tmp_path)
    assert "| Circus Maximus, 3 players, revision 1 | novice |" in capsys.readouterr().out


def test_a_match_tells_what_is_unusual_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table of three lies beside tables of four and five: its last seats are left empty."""
    matches = {
        "alone": strength.Match("caesar", ("random",), {"level": "hard"}, 1),
        "three": strength.Match("circus-maximus", ("novice", "random", "random"), games=3),
        "four": strength.Match("circus-maximus", ("novice", "random") * 2, {"caesar": True}, 4),
    }
    monkeypatch.setattr(strength, "MATCHES", matches)
    strength.play(list(matches), 1.0, 1.0, 1, tmp_path)
    capsys.readouterr()
    strength.tables(tmp_path)
    told = capsys.readouterr().out
    assert "| Caesar!, level=hard | random | Crassus | 1 |" in told
    assert "| Circus Maximus, 3 players | novice | 2 × random | 3 |" in told
    assert "| Circus Maximus, caesar=yes | novice | random | 4 |" in told
    strength.balance(tmp_path)
    rows = capsys.readouterr().out.splitlines()
    assert [row.count("|") for row in rows if "random" in row and "Crassus" not in row] == [9, 9]
    three = next(row for row in rows if row.startswith("| novice, random, 3 players | 3 |"))
    assert " |  | " in three
