"""Plays every lesson: its solution, every wrong choice, its rules, its length and its words."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from triumvir.core.action import Action
from triumvir.core.registry import find, game_ids
from triumvir.lessons import Lesson, LessonRun, lessons_of, rules_shown
from triumvir.texts import LANGUAGES, Texts

MOST_WORDS = 14
SECONDS_A_STEP = 6
SECONDS_A_WORD = 0.4
MOST_SECONDS = 240


def words(text: str) -> int:
    return sum(1 for word in text.split() if any(sign.isalnum() for sign in word))


def check_words(lesson: Lesson) -> Iterator[str]:
    for language in LANGUAGES:
        texts = Texts(language, (f"{lesson.game}-lessons",))
        seconds = 0.0
        for key in lesson.messages():
            if not texts.has(key):
                yield f"{language}: lacks {key}"
                continue
            count = words(texts.say(key))
            if count > MOST_WORDS:
                yield f"{language}: {key} has {count} words, and {MOST_WORDS} are the most"
        for step in lesson.steps:
            seconds += SECONDS_A_STEP + SECONDS_A_WORD * words(texts.say(lesson.message(step.id)))
        if seconds > MOST_SECONDS:
            yield f"{language}: takes {seconds:.0f} s"


def check_play(lesson: Lesson) -> Iterator[str]:
    game = find(lesson.game)
    for rule in lesson.rules:
        if rule not in game.meta.rules:
            yield f"there is no rule {rule}"
    run = LessonRun(game, lesson)
    known = set(lesson.messages())
    while (step := run.step) is not None:
        if step.allow:
            choices = run.state.legal(lesson.seat)
            if not any(step.allows(action) for action in choices):
                yield f"{step.id}: allows none of the legal choices"
                return
            for wrong in step.wrongs:
                if not any(step.wrong(action) is wrong for action in choices + follow_up(run)):
                    yield f"{step.id}: answers {wrong.match}, which cannot be chosen"
            for action in choices:
                trial = LessonRun(game, lesson, run.number)
                answer = trial.choose(action)
                if not answer.right and answer.say not in known:
                    yield f"{step.id}: {action.text} has no answer"
                if not answer.right and trial.state.seq != run.state.seq:
                    yield f"{step.id}: {action.text} is not taken back"
        try:
            run.solve()
        except ValueError as error:
            yield str(error)
            return


def check_rules(lesson: Lesson) -> Iterator[str]:
    """A rule is met where a step applies it, not where the lesson names it."""
    shown = rules_shown(find(lesson.game), lesson)
    for rule in lesson.rules:
        if rule not in shown:
            yield f"names {rule}, and no step shows it"


def follow_up(run: LessonRun) -> list[Action]:
    """The choices met on the way to the step's goal, after its first action."""
    step = run.step
    assert step is not None
    trial = LessonRun(run.game, run.lesson, run.number)
    found: list[Action] = []
    for text in step.solution[:-1]:
        trial.choose(run.game.parse(text))
        found.extend(trial.state.legal(run.lesson.seat))
    return found


def main() -> int:
    """Print what is wrong and give the exit status."""
    complaints: list[str] = []
    count = 0
    for game_id in game_ids():
        for lesson in lessons_of(game_id):
            count += 1
            where = f"{game_id}/{lesson.id}"
            broken = [f"{where}: {what}" for what in check_play(lesson)]
            complaints += broken
            if not broken:
                complaints += [f"{where}: {what}" for what in check_rules(lesson)]
            complaints += [f"{where}: {what}" for what in check_words(lesson)]
    print("\n".join(complaints) or f"{count} lessons, each played through")
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
