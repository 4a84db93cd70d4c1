"""Which rules a lesson shows: those that its steps apply before the learner's eyes."""

from __future__ import annotations

from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.lessons.lesson import Lesson
from triumvir.lessons.run import LessonRun


def rules_shown(game: Game, lesson: Lesson) -> set[str]:
    """The rules of what happens by the learner's choices and the others' answers.

    What lies before the lesson, and what is played in the learner's name between two steps, shows
    nothing: nobody was asked.
    """
    run = LessonRun(game, lesson)
    events: list[Event] = []
    while (step := run.step) is not None:
        trial = run.state.clone()
        for text in step.solution:
            trial.play(lesson.seat, text, events)
        for seat, text in step.then:
            trial.play(seat, text, events if seat != lesson.seat else None)
        run.solve()
    return {event.rule for event in events if event.rule}
