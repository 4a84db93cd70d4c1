"""The drawn table: it fits, in every language, and tells what lies open."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.games.circus_maximus.tables import at_shows, cells, give, lay_out, put, settle, table

from triumvir.cli.boards import draw_board
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.texts import LANGUAGES, GameTexts


def drawn(state: CircusState, seat: int | None, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO())
    names = ["Anna", "Boris", "Chloé", "Dana", "Emil"]
    console.print(draw_board(state.view(seat), GameTexts(GAME, language, names), width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def a_table() -> CircusState:
    state = at_shows(caesar=True)
    guests = {"circus": ["senator", "student"]}
    lay_out(state, ["theatre box"], guests, {0: ["circus box"]}, caesar="circus")
    cells(state).extra = [1, 0, 0]
    give(state, 0, "front")
    give(state, 1, "double", hidden=True)
    put(state, "villa", (2, 7))
    put(state, "circus", (1, 5), (0, 4))
    settle(state)
    return state


def test_what_lies_open_is_drawn() -> None:
    text = drawn(a_table(), 0)
    for word in ("Day 1 of 3", "senator 6", "student 3", "Caesar", "■7", "[●5]", "▲4", "box"):
        assert word in text
    assert "First of its level 3" in text


def test_hidden_favours_are_counted_alone() -> None:
    state = a_table()
    assert "+ 1 unknown" in drawn(state, 0)
    assert "Two cards" not in drawn(state, 0)
    assert "Two cards" not in drawn(state, None)
    assert "Two cards" in drawn(state, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_fits(language: str, width: int) -> None:
    for state in (table(5), a_table()):
        text = drawn(state, 0, language, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "[board-" not in text
        assert "[term-" not in text
