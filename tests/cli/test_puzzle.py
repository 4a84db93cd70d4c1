"""Puzzles at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from triumvir.core.registry import find
from triumvir.puzzles import puzzles_of
from triumvir.texts import LANGUAGES, GameTexts

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("game", ["caesar", "caesar-cleopatra", "circus-maximus"])
def test_the_best_choice_is_told_after_the_answer(run: Run, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    best = GameTexts(find(game), "en").choice(find(game).parse(puzzle.best))
    right = run("puzzle", game, "1", typed=f"{puzzle.best}\n")
    assert (right.status, right.err) == (0, "")
    assert "You found it" in right.out
    assert "Your first answer counts." in right.out
    assert "go on later" not in right.out  # it begins anew
    assert f"{best}: that is the best choice." in " ".join(right.out.split())
    wrong = run("puzzle", game, "1", typed=f"nonsense\n{puzzle.second}\n")
    assert "Type the number of one of the choices." in wrong.out
    assert "There is a better choice" in wrong.out
    left = run("puzzle", game, "1", typed="q\n")
    assert left.status == 0
    assert "The best choice is" not in left.out


def test_a_choice_is_found_through_menus(run: Run) -> None:
    """Many choices are asked in steps, by number, and Enter goes back."""
    done = run("puzzle", "caesar-cleopatra", "5", typed="1\n\n1\n1\n1\n1\n")
    assert (done.status, done.err) == (0, "")
    assert "Type the number of one of the choices." not in done.out
    assert "best choice" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_in_every_language(run: Run, language: str) -> None:
    done = run("puzzle", "--lang", language, typed="1\n")
    assert (done.status, done.err) == (0, "")
    assert "[puzzle" not in done.out


def test_what_is_not_in_the_box_is_refused(run: Run) -> None:
    assert "There is no puzzle 0" in run("puzzle", "caesar", "0").err
    assert "no puzzles for terni-lapilli" in run("puzzle", "terni-lapilli").err
