"""The matches that are gathered over time: played a little, stopped, read again."""

from __future__ import annotations

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
