"""The lessons that come with the games, read from their folders."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from triumvir.lessons.lesson import InvalidLesson, Lesson, read_lesson


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """A game's lessons, in the order in which they are taken: that of their file names."""
    folder = files("triumvir.games").joinpath(game_id.replace("-", "_"), "lessons")
    if not folder.is_dir():
        return ()
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return tuple(read_lesson(game_id, tomllib.loads(f.read_text(encoding="utf-8"))) for f in found)


def find_lesson(game_id: str, lesson_id: str) -> Lesson:
    for lesson in lessons_of(game_id):
        if lesson.id == lesson_id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons_of(game_id)) or "none"
    raise InvalidLesson(
        f"There is no lesson '{lesson_id}' of {game_id}; there are {known}.",
        "lesson-unknown",
        {"found": lesson_id, "known": known},
    )
