"""What is measured of the card sheet: chosen, played and told."""

from __future__ import annotations

import pytest
from lab import circus_balance
from lab.circus_balance import Job


def test_only_what_was_asked_for_is_played() -> None:
    chosen = list(circus_balance.jobs(3, "random", ["default"], ["favours"]))
    assert [job.number for job in chosen] == list(range(6))
    assert {(job.task, job.sheet, job.bots) for job in chosen} == {("favours", "default", "random")}


def test_whoever_always_passes_keeps_what_merchants_are_worth() -> None:
    _, figures = circus_balance.run(Job("pass", "default", 3, 0, "random"))
    assert figures["coins"] == 36


def test_favours_are_told_without_games_from_the_beginning(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, values = circus_balance.run(Job("favours", "default", 4, 0, "random"))
    entry = {
        "self": {},
        "pass": {},
        "favours": {name: [found, found] for name, found in values.items()},
    }
    circus_balance.table({"default": circus_balance.summary(entry)})
    told = capsys.readouterr().out
    assert "Value of a favour" in told
    assert "players |" not in told


def test_when_the_time_is_up_no_more_games_are_waited_for() -> None:
    assert circus_balance.measure(1, "random", ["default"], ["favours"], 1, 0.0) == {}
    found = circus_balance.measure(1, "random", ["favours even"], ["self"], 1, 10.0)
    assert found["favours even"]["self"]["3"]["games"] == 1
