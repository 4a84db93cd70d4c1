"""A lesson being taken: the position, the step, and what a choice leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.core.game import Game, State
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
        dealer = Dealer(lesson.seed)
        self.state = game.start(lesson.seats, lesson.options, dealer)
        self.number = 0
        self.told: list[Event] = []  # in this step so far
        self.moves: list[Move] = list(lesson.before)  # from the deal to the position
        self.play_moves(self.state, lesson.before)
        self.start_of_step: State = self.state.clone()
        self.moves_before_step = len(self.moves)
        while self.number < min(done, len(lesson.steps)):
            self.solve()

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
        events: list[Event] = []
        self.state.play(seat, action, events)
        self.told.extend(events)
        played: list[Move] = [(seat, action.text)]
        self.moves.extend(played)
        if step.is_met(self.told, seat):
            events.extend(self.next_step(step))
            return Answer(True, events, [*played, *step.then])
        if any(step.allows(choice) for choice in self.state.legal(seat)):
            return Answer(True, events, played)  # on the way
        played = self.moves[self.moves_before_step :]
        self.take_back()
        return Answer(False, events, played, self.lesson.message(step.wrong(action).say))

    def show_wrong(self, step: Step, action: Action) -> Answer:
        """What would follow, on a copy; and back to where the step began."""
        copy = self.state.clone()
        events: list[Event] = []
        copy.play(self.lesson.seat, action, events)
        wrong = step.wrong(action)
        events.extend(self.play_moves(copy, wrong.follow))
        played = [*self.moves[self.moves_before_step :], (self.lesson.seat, action.text)]
        self.take_back()
        return Answer(False, events, [*played, *wrong.follow], self.lesson.message(wrong.say))

    def take_back(self) -> None:
        self.state = self.start_of_step.clone()
        del self.moves[self.moves_before_step :]
        self.told = []

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
        events = self.play_moves(self.state, step.then)
        self.number += 1
        self.told = []
        self.moves.extend(step.then)
        self.moves_before_step = len(self.moves)
        self.start_of_step = self.state.clone()
        return events

    def play_moves(self, state: State, moves: tuple[Move, ...]) -> list[Event]:
        events: list[Event] = []
        for seat, text in moves:
            state.play(seat, self.game.parse(text), events)
        return events
