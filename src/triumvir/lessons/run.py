"""A lesson being taken: the position, the step, and what a choice leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from triumvir.core.action import Action
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.record import Deal, Record
from triumvir.core.session import Session
from triumvir.core.view import View
from triumvir.lessons.lesson import Lesson, Move, Step


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a choice. After a wrong one the position is as it was before the step.

    `moves` are what was played, the others' replies included; `say` is the id of the message that
    answers a wrong choice, and a right one needs none.
    """

    right: bool
    events: list[Event]
    moves: list[Move]
    say: str = ""


class LessonRun:
    def __init__(self, game: Game, lesson: Lesson, done: int = 0) -> None:
        """Begin, or resume the lesson after `done` steps."""
        self.game: Final = game
        self.lesson: Final = lesson
        names = [f"seat {seat}" for seat in range(lesson.seats)]
        self.session: Final = Session(Record(game, lesson.options, names, Deal.seeded(lesson.seed)))
        self.number = 0
        self.play(lesson.before)
        self.moves_before_step = len(lesson.before)
        while self.number < min(done, len(lesson.steps)):
            self.solve()

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def moves(self) -> list[Move]:
        """From the deal to the position."""
        return [(move.seat, move.text) for move in self.session.standing]

    @property
    def step(self) -> Step | None:
        """The step that is under way; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    def view(self) -> View:
        return self.state.view(self.lesson.seat)

    def offered(self) -> list[Action]:
        """The choices put before the learner. Any other legal one is answered as wrong, too."""
        step = self.step
        if step is None:
            return []
        return [action for action in self.state.legal(self.lesson.seat) if step.offers(action)]

    def read_on(self) -> None:
        """Past a step that is only read."""
        step = self.step
        if step is None or step.allow:
            raise ValueError("this step asks for a choice")
        self.next_step(step)

    def choose(self, action: Action) -> Answer:
        """Play a legal choice. IllegalAction for any other; nothing has changed then."""
        step = self.step
        if step is None or not step.allow:
            raise ValueError("this step asks for no choice")
        seat = self.lesson.seat
        if not step.allows(action):
            return self.show_wrong(step, action)
        events = list(self.session.play(seat, action).events)
        played = [(seat, action.text)]
        if step.is_met(self.told(), seat):
            events.extend(self.next_step(step))
            return Answer(True, events, [*played, *step.then])
        if any(step.allows(choice) for choice in self.state.legal(seat)):
            return Answer(True, events, played)  # on the way
        played = self.moves[self.moves_before_step :]
        self.take_back()
        return Answer(False, events, played, self.lesson.message(step.wrong(action).say))

    def show_wrong(self, step: Step, action: Action) -> Answer:
        """What would follow, on a copy; and back to where the step began."""
        wrong = step.wrong(action)
        follow: list[Move] = [(self.lesson.seat, action.text), *wrong.follow]
        played = [*self.moves[self.moves_before_step :], *follow]
        copy = self.state.clone()
        events: list[Event] = []
        for seat, text in follow:
            copy.play(seat, text, events)
        self.take_back()
        return Answer(False, events, played, self.lesson.message(wrong.say))

    def told(self) -> list[Event]:
        """What happened in this step so far."""
        moves = self.session.standing[self.moves_before_step :]
        return [event for move in moves for event in move.events]

    def take_back(self) -> None:
        """To where the step began."""
        count = len(self.session.standing) - self.moves_before_step
        if count > 0:
            self.session.undo(count)

    def solve(self) -> list[Event]:
        """Do what the step asks for."""
        step = self.step
        assert step is not None
        if not step.allow:
            return self.next_step(step)
        number, events = self.number, []
        for text in step.solution:
            answer = self.choose(self.game.parse(text))
            events.extend(answer.events)
        if self.number == number:
            raise ValueError(f"{self.lesson.game}/{self.lesson.id}: {step.id} is not solved")
        return events

    def next_step(self, step: Step) -> list[Event]:
        events = self.play(step.then)
        self.number += 1
        self.moves_before_step = len(self.session.standing)
        return events

    def play(self, moves: tuple[Move, ...]) -> list[Event]:
        """What is not the learner's choice."""
        return [event for seat, text in moves for event in self.session.play(seat, text).events]
