"""What is let pass without asking, by the value that somebody has chosen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvir.games.caesar_cleopatra.standing import STANDING

VETO = next(rule for rule in STANDING if rule.id == "veto")


@pytest.mark.parametrize(
    ("value", "asked"),
    [("small", {"wrath 2", "assassinate 5"}), ("wrath", {"wrath 2"}), ("all", set())],
)
def test_what_a_veto_is_asked_for(value: str, asked: set[str]) -> None:
    def answer(announced: str, answering: bool = True) -> str:
        view: Any = SimpleNamespace(data={"answering": answering, "announced": announced})
        return VETO.answer(view, value)

    for announced in ("wrath 2", "assassinate 5", "assassinate 4", "spy", "castling 1 2"):
        assert answer(announced) == ("" if announced in asked else "allow")
        assert answer(announced, answering=False) == ""
    assert set(VETO.values) == {"small", "wrath", "all"}
