"""Lessons at the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from triumvir.lessons import lessons_of
from triumvir.texts import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_the_first_lesson_with_a_mistake(run: Run) -> None:
    typed = "\n\n2\n1\n1\nq\n"
    done = run("learn", "caesar", typed=typed)
    assert done.status == 0
    assert done.err == ""
    assert "Pompey, with 4, controls it" in done.out
    assert "Eleven to go." in done.out
    assert "Next: 2) Neighbours" in done.out
    again = run("learn", "caesar", typed="q\n")
    assert "✓ 1) Your first province" in again.out
    assert "next to your province" in again.out


def test_a_lesson_that_was_left_goes_on_where_it_was(run: Run) -> None:
    run("learn", "caesar", "1", typed="\n\nq\n")
    again = run("learn", "caesar", typed="q\n")
    assert "Place your ship 5/1 there" in again.out
    assert "You are Caesar. Put down" not in again.out


@pytest.mark.parametrize("game", ["caesar", "caesar-cleopatra", "circus-maximus"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_takes_all_lessons(run: Run, language: str, game: str) -> None:
    answers: list[str] = []
    for number, lesson in enumerate(lessons_of(game)):
        answers += [""] if number else []
        for step in lesson.steps:
            answers += list(step.solution) or [""]
    done = run("learn", game, "1", "--lang", language, typed="\n".join(answers) + "\n")
    assert done.status == 0
    assert re.search(r"\[[a-z]+-[a-z-]+\]", done.out) is None  # a message that is missing
    assert f"triumvir play {game}" in done.out


def test_a_whole_deck_is_arranged_by_one_key(run: Run) -> None:
    done = run("learn", "caesar-cleopatra", "2", typed="b\nq\n")
    assert "b) " in done.out
    assert "Place your 2 at the Censors." in done.out


def test_there_is_no_such_lesson(run: Run) -> None:
    done = run("learn", "caesar", "9")
    assert done.status != 0
    assert "There are lessons 1 to 6" in done.err


def test_a_choice_of_two_lines_is_indented(run: Run) -> None:
    done = run("learn", "caesar", "1", "--lang", "fr", typed="\n\nq\n")
    lines = done.out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  1) Poser"))
    assert re.match(r"     \S", lines[first + 1])
