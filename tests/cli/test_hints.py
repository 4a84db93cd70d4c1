"""The coach's words in the terminal."""

from __future__ import annotations

import pytest

from triumvir.cli import hints
from triumvir.cli.hints import STAGES, hint_lines
from triumvir.coach import Advice, Reason
from triumvir.core.registry import find
from triumvir.texts import GameTexts

REASONS = [Reason("markers", "", -3.0, 1.0), Reason("province", "it", 2.0, 0.78)]


def advice(reasons: list[Reason], even: bool = False) -> Advice:
    best, other = "lay sword-6-0 it-sc", "lay sword-6-0 sc-it"
    return Advice(best, "lay", ["province it"], 60, other, 50, "slip", 0.8, 1, even, reasons)


def lines(monkeypatch: pytest.MonkeyPatch, language: str, said: Advice) -> list[str]:
    monkeypatch.setattr(hints, "language", lambda: language)
    return hint_lines(GameTexts(find("caesar"), language), said, STAGES)


def test_what_speaks_for_the_choice_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lines(monkeypatch, "en", advice(REASONS))
    assert found[3] == "Better: your hold on Italia, in 78% of the possible deals"
    assert found[4] == "Worse: markers put down, whatever is hidden"


def test_without_a_term_it_says_whether_the_two_are_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    even = lines(monkeypatch, "en", advice([], even=True))
    assert even[3] == "The two are about as good: either will do."
    assert lines(monkeypatch, "en", advice([]))[3] == "It pays off later, not at once."


def test_what_differs_is_told_of_two_that_are_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lines(monkeypatch, "en", advice(REASONS, even=True))
    assert found[3] == "The two are about as good: either will do."
    assert found[4].startswith("Better: your hold on Italia")


def test_a_colon_is_set_as_the_language_sets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lines(monkeypatch, "fr", advice(REASONS))
    assert found[0] == "Où\u00a0: Italia"
    assert "\u00a0: 60 · " in found[5]
