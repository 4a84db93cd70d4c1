"""Golden records: a finished game for each way to end, each module, and solo at each level.

With TRIUMVIR_REWRITE=1 in the environment they are made anew, from the first seeds that fit.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.games.caesar.table import ALL_MODULES, GAME

import triumvir.games.caesar
from triumvir.core.document import Document
from triumvir.core.record import Record, read_record
from triumvir.testing.conformance import check_record
from triumvir.testing.setups import Setup
from triumvir.testing.walk import random_record

FOLDER = Path(triumvir.games.caesar.__file__).parent / "records"

# Name: seats, options, how it ends, and whether seat 0 wins.
WANTED: dict[str, tuple[int, Document, str, bool]] = {
    "last_marker-caesar": (2, {}, "last_marker", True),
    "last_marker-pompey": (2, {}, "last_marker", False),
    "stuck": (2, {}, "stuck", True),
    "last_marker-poison": (2, {"poison": True}, "last_marker", True),
    "stuck-poison": (2, {"poison": True}, "stuck", False),
    "last_marker-centurions": (2, {"centurions": True}, "last_marker", True),
    "last_marker-checkpoints": (2, dict(ALL_MODULES), "last_marker", False),
    "solo-easy": (1, {"level": "easy"}, "last_marker", True),
    "solo-medium-pompey": (1, {"level": "medium", "side": "pompey"}, "last_marker", False),
    "solo-hard": (1, {"level": "hard"}, "last_marker", False),
    "solo-hard-all": (1, {"level": "hard", "harder": True, **ALL_MODULES}, "last_marker", False),
    "solo-crassus_stuck": (1, {"level": "hard", "poison": True}, "crassus_stuck", True),
    "solo-stuck": (1, {"level": "medium", "poison": True}, "stuck", False),
}


def make(name: str) -> Record:
    seats, options, reason, first = WANTED[name]
    for seed in range(20_000):
        record = random_record(GAME, Setup(seats, options), seed)
        outcome = record.outcome
        assert outcome is not None
        ranks = outcome["ranks"]
        assert isinstance(ranks, list)
        if outcome["reason"] == reason and (ranks[0] == 1) == first:
            return record
    raise AssertionError(f"no random game ends like {name}")


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_record_still_replays(name: str) -> None:
    path = FOLDER / f"{name}.json"
    if os.environ.get("TRIUMVIR_REWRITE") == "1":
        path.write_text(make(name).write(), encoding="utf-8")
    record = read_record(path.read_text(encoding="utf-8"))
    seats, options, reason, first = WANTED[name]
    assert len(record.seats) == seats
    assert {key: record.options[key] for key in options} == options
    outcome = record.outcome
    assert outcome is not None
    assert outcome["reason"] == reason
    assert (outcome["ranks"] == ([1, 2] if seats == 2 else [1])) == first
    check_record(record)


def test_every_record_is_wanted() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(WANTED)
