"""Boards in every language: 80 columns are enough, and so is ASCII."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from triumvir.cli.boards import draw_board
from triumvir.cli.streams import FALLBACK, SIGNS, prepare_streams
from triumvir.core.game import Game, State
from triumvir.core.registry import find, game_ids
from triumvir.core.view import View
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk
from triumvir.texts import LANGUAGES, GameTexts, Texts

WIDTH = 80
ROOM = 400
NAMES = ("Maximiliane", "Jean-Baptiste", "Přemysl", "Bartholomäus", "Anna")
# Signs that mark something on a board; the others are punctuation.
DRAWN = frozenset("●■◆✚▲▼□▮⚑¤†◊≈×§»«↓○▸")


@cache
def positions(game_id: str) -> list[tuple[State, View]]:
    """The first position of every phase and the end, with every option, as the actor sees it; the
    last two also as an onlooker does.
    """
    game = find(game_id)
    found: dict[object, tuple[State, View]] = {}
    state: State | None = None
    for step in walk(game, setups(game)[-1], "boards"):
        state = step.state
        view = state.view(step.seat)
        # Of each phase a late one: more lies on the table then.
        found[view.data["phase"]] = (state.clone(), view)
    assert state is not None
    last = [*found.values(), (state, state.view(0))]
    return [*last, *[(shown, shown.view(None)) for shown, _ in last[-2:]]]


def drawn(game: Game, state: State, view: View, language: str, room: int = WIDTH) -> str:
    """The board as it is drawn for 80 columns, on a terminal of this width."""
    texts = GameTexts(game, language, NAMES[: state.seats()])
    out = Console(width=room, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    with out.capture() as said:
        out.print(draw_board(view, texts, WIDTH))
    return said.get()


def as_ascii(game: Game, state: State, view: View, language: str) -> str:
    texts = GameTexts(game, language, NAMES[: state.seats()])
    stream = io.BytesIO()
    file = io.TextIOWrapper(stream, encoding="ascii", errors=FALLBACK)
    out = Console(width=WIDTH, file=file, highlight=False, markup=False, emoji=False)
    out.print(draw_board(view, texts, WIDTH))
    file.flush()
    return stream.getvalue().decode("ascii")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_board_fits_into_80_columns_in_every_language(game_id: str, language: str) -> None:
    prepare_streams()
    game = find(game_id)
    for state, view in positions(game_id):
        board = drawn(game, state, view, language)
        assert max([len(line) for line in board.splitlines()]) <= WIDTH, board
        # With more room no other words appear: none was cut off or broken.
        whole = drawn(game, state, view, language, ROOM)
        assert set(whole.split()) <= set(board.split()), board
        plain = as_ascii(game, state, view, language)
        assert plain.isascii()
        assert plain.count("?") == board.count("?"), plain
        assert max([len(line) for line in plain.splitlines()]) <= WIDTH, plain
        signs = DRAWN & set(board)
        assert len({SIGNS[sign] for sign in signs}) == len(signs), signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_fits(language: str) -> None:
    assert len(Texts(language).say("play-keys")) <= WIDTH
