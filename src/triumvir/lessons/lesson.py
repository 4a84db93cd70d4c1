"""What a lesson is, and how it is read from its document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import TriumvirError
from triumvir.core.event import Event

Move = tuple[int, str]  # a seat and the text of its action

LESSON_KEYS: Final = frozenset(
    ("id", "seats", "seat", "options", "seed", "rules", "before", "step")
)
STEP_KEYS: Final = frozenset(("id", "point", "allow", "goal", "solution", "then", "wrong"))
WRONG_KEYS: Final = frozenset(("match", "say", "follow"))


class InvalidLesson(TriumvirError):
    """A lesson's document that cannot be read; the sentence names the place."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to a wrong choice, and what the others would have done."""

    match: str
    say: str
    follow: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence and what the learner does about it; without `allow` it is only read.

    `goal` is met by an event of its kind with all its fields. Without a goal the first allowed
    choice will do.
    """

    id: str
    point: tuple[str, ...]
    allow: tuple[str, ...]
    goal: Document | None
    solution: tuple[str, ...]
    then: tuple[Move, ...]
    wrongs: tuple[Wrong, ...]

    def allows(self, action: Action) -> bool:
        return any(fnmatchcase(action.text, pattern) for pattern in self.allow)

    def offers(self, action: Action) -> bool:
        """Whether the choice is put before the learner: what is allowed, and tempting mistakes."""
        return self.allows(action) or any(fnmatchcase(action.text, w.match) for w in self.wrongs)

    def is_met(self, events: list[Event], seat: int) -> bool:
        if self.goal is None:
            return True
        return any(self.meets(event.told(seat)) for event in events)

    def meets(self, told: Document) -> bool:
        goal = self.goal or {}
        return all(name in told and told[name] == value for name, value in goal.items())

    def wrong(self, action: Action) -> Wrong:
        """The answer to a wrong choice: the first that fits, else the step's general one."""
        for wrong in self.wrongs:
            if fnmatchcase(action.text, wrong.match):
                return wrong
        return Wrong("*", f"{self.id}-wrong", ())


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal, the moves before the lesson begins, and its steps."""

    game: str
    id: str
    seats: int
    seat: int
    options: Document
    seed: str
    rules: tuple[str, ...]
    before: tuple[Move, ...]
    steps: tuple[Step, ...]

    def message(self, part: str = "") -> str:
        """The id of a message of this lesson; without a part, of its title."""
        return f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"

    def messages(self) -> list[str]:
        """Every message that the lesson can say."""
        found = [self.message(), self.message("won")]
        for step in self.steps:
            found.append(self.message(step.id))
            if step.allow:
                found.append(self.message(f"{step.id}-wrong"))
            found.extend(self.message(wrong.say) for wrong in step.wrongs)
        return list(dict.fromkeys(found))


def read_lesson(game: str, document: Mapping[str, object]) -> Lesson:
    """The lesson in a document, strictly."""
    reader = Reader(f"{game}/{document.get('id', '?')}")
    reader.known(document, LESSON_KEYS, "")
    options = document.get("options", {})
    if not isinstance(options, dict):
        raise reader.refuse("options", "a table")
    steps = document.get("step")
    if not isinstance(steps, list) or not steps:
        raise reader.refuse("step", "at least one step")
    return Lesson(
        game=game,
        id=reader.text(document, "id"),
        seats=reader.number(document, "seats"),
        seat=reader.number(document, "seat"),
        options=options,
        seed=reader.text(document, "seed"),
        rules=reader.texts(document, "rules"),
        before=reader.moves(document, "before"),
        steps=tuple(reader.step(step, number) for number, step in enumerate(steps)),
    )


class Reader:
    """Reads one document and says where it is wrong."""

    def __init__(self, where: str) -> None:
        self.where: Final = where

    def refuse(self, name: str, expected: str) -> InvalidLesson:
        return InvalidLesson(
            f"lesson {self.where}: {name}: expected {expected}.",
            "lesson-form",
            {"where": self.where, "key": name, "detail": expected},
        )

    def known(self, document: Mapping[str, object], keys: frozenset[str], place: str) -> None:
        for name in document:
            if name not in keys:
                raise self.refuse(f"{place}{name}", f"one of {', '.join(sorted(keys))}")

    def text(self, document: Mapping[str, object], name: str) -> str:
        value = document.get(name)
        if not isinstance(value, str) or not value:
            raise self.refuse(name, "a text")
        return value

    def number(self, document: Mapping[str, object], name: str) -> int:
        value = document.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(name, "a number")
        return value

    def texts(self, document: Mapping[str, object], name: str) -> tuple[str, ...]:
        value = document.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.refuse(name, "a list of texts")
        return tuple(value)

    def moves(self, document: Mapping[str, object], name: str) -> tuple[Move, ...]:
        """Written as `1 lay ship-5-1 hu-mt`: the seat, then the action."""
        moves: list[Move] = []
        for line in self.texts(document, name):
            seat, _, action = line.partition(" ")
            if not seat.isdigit() or not action:
                raise self.refuse(name, f"a seat and an action, not '{line}'")
            moves.append((int(seat), action))
        return tuple(moves)

    def step(self, document: object, number: int) -> Step:
        if not isinstance(document, dict):
            raise self.refuse(f"step {number}", "a table")
        self.known(document, STEP_KEYS, f"step {number}: ")
        goal = document.get("goal")
        if goal is not None and not isinstance(goal, dict):
            raise self.refuse(f"step {number}: goal", "a table")
        wrongs = document.get("wrong", [])
        if not isinstance(wrongs, list):
            raise self.refuse(f"step {number}: wrong", "a list of tables")
        return Step(
            id=self.text(document, "id"),
            point=self.texts(document, "point"),
            allow=self.texts(document, "allow"),
            goal=goal,
            solution=self.texts(document, "solution"),
            then=self.moves(document, "then"),
            wrongs=tuple(self.wrong(wrong, number) for wrong in wrongs),
        )

    def wrong(self, document: object, number: int) -> Wrong:
        if not isinstance(document, dict):
            raise self.refuse(f"step {number}: wrong", "a table")
        self.known(document, WRONG_KEYS, f"step {number}: wrong: ")
        return Wrong(
            match=self.text(document, "match"),
            say=self.text(document, "say"),
            follow=self.moves(document, "follow"),
        )
