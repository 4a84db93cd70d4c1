"""How far a learner at this machine has come, kept in the user's own folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

from triumvir.lessons import Lesson


def default_file() -> Path:
    """Where programs keep what is neither settings nor cache."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "triumvir" / "lessons.json"


class Progress:
    """Steps done, by game and lesson. An unreadable file does not stop a lesson."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.steps: dict[str, int] = {}
        try:
            read = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        if isinstance(read, dict):
            for name, number in read.items():
                if isinstance(number, int) and number >= 0:
                    self.steps[name] = number

    def is_done(self, lesson: Lesson) -> bool:
        return self.steps.get(key(lesson), 0) >= len(lesson.steps)

    def steps_done(self, lesson: Lesson) -> int:
        """Where to continue; a finished lesson starts again."""
        return 0 if self.is_done(lesson) else self.steps.get(key(lesson), 0)

    def keep(self, lesson: Lesson, number: int) -> None:
        if self.is_done(lesson):
            return
        self.steps[key(lesson)] = number
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.steps, sort_keys=True), encoding="utf-8")
        except OSError:
            return


def key(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"
