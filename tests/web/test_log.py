"""The log is short: half as many lines as there are events, over golden records of each game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors

GAMES = Path(__file__).resolve().parents[2] / "src/triumvir/games"
RECORDS = {
    "caesar_cleopatra/records/patricians.json": "caesar-cleopatra",
    "circus_maximus/records/four-players.json": "circus-maximus",
    "caesar/records/last_marker-caesar.json": "caesar",
    "caesar/records/solo-medium-pompey.json": "caesar",
}


@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_record_is_told_in_half_as_many_lines(visitor: Visitors, path: str) -> None:
    visit = visitor()
    visit.enter()
    record = json.loads((GAMES / path).read_text(encoding="utf-8"))
    made = visit.api("POST", "/records", record)
    visit.page.goto(f"/t/{made['id']}")
    expect(visit.page.locator(".result")).to_be_visible()
    log = visit.api("GET", f"/tables/{made['id']}/log")["log"]
    told = sum(len(item.get("words") or []) for item in log)
    lines = visit.page.locator(".acta li").count()  # headings are lines, too
    turns = visit.page.locator(".acta .turn").count()
    assert turns >= 3
    assert 0 < lines <= told / 2, (lines, told)
    assert lines / turns <= 6, (lines, turns)
