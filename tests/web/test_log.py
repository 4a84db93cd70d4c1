"""The log is short: half as many lines as there are events, over golden records of each game.

`python -m bench.log` prints the count for every golden record.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.visit import Visit

GAMES = Path(__file__).resolve().parents[2] / "src/triumvir/games"
RECORDS = (
    "caesar_cleopatra/records/patricians.json",
    "circus_maximus/records/four-players.json",
    "caesar/records/last_marker-caesar.json",
    "caesar/records/solo-medium-pompey.json",
)


class Count(NamedTuple):
    """Of one record: sentences that events have, lines of the log, its headings among them."""

    told: int
    lines: int
    turns: int


def count(visit: Visit, path: str) -> Count:
    """Open a record as a visitor would, and count the lines of its log."""
    record = json.loads((GAMES / path).read_text(encoding="utf-8"))
    made = visit.api("POST", "/records", record)
    visit.page.goto(f"/t/{made['id']}")
    expect(visit.page.locator(".result")).to_be_visible()
    log = visit.api("GET", f"/tables/{made['id']}/log")["log"]
    told = sum(len(item.get("words") or []) for item in log)
    # Headings are lines, too.
    return Count(
        told, visit.page.locator(".acta li").count(), visit.page.locator(".acta .turn").count()
    )


@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_record_is_told_in_half_as_many_lines(visitor: Visitors, path: str) -> None:
    visit = visitor()
    visit.enter()
    told, lines, turns = count(visit, path)
    assert turns >= 3
    assert 0 < lines <= told / 2, (lines, told)
    assert lines / turns <= 6, (lines, turns)
