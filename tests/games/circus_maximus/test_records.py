"""Golden games: they replay to the same end, action by action."""

from __future__ import annotations

from pathlib import Path

import pytest

import triumvir.games.circus_maximus
from triumvir.core.record import read_record
from triumvir.testing.conformance import check_record

assert triumvir.games.circus_maximus.__file__ is not None
FOLDER = Path(triumvir.games.circus_maximus.__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
NAMES = [
    "caesar",
    "everybody-passes",
    "five-players",
    "four-players",
    "other-sheet",
    "shared-victory",
    "three-players",
]


def test_all_golden_records_are_there() -> None:
    assert [path.stem for path in RECORDS] == NAMES


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.write() == text
    assert record.outcome is not None
    check_record(record)


def test_they_show_what_they_are_for() -> None:
    kinds: dict[str, set[str]] = {}
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        kinds[path.stem] = {text.split()[0] for _, text in record.entries}
    assert "sell_favour" in kinds["caesar"]
    assert {"come_home", "exchange", "move"} <= kinds["other-sheet"]
    shared = read_record((FOLDER / "shared-victory.json").read_text(encoding="utf-8"))
    assert shared.outcome is not None
    assert shared.outcome["ranks"] == [1, 1, 3]
    other = read_record((FOLDER / "other-sheet.json").read_text(encoding="utf-8"))
    assert isinstance(other.options["sheet"], dict)
