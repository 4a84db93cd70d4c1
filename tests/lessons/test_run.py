"""Taking a lesson: right, wrong and taken back, left and taken up again, read strictly."""

from __future__ import annotations

import pytest
from tools.check_lessons import check_play, check_rules, check_words

from triumvir.core.errors import IllegalAction
from triumvir.core.registry import find, game_ids
from triumvir.lessons import (
    InvalidLesson,
    Lesson,
    LessonRun,
    find_lesson,
    lessons_of,
    rules_shown,
)
from triumvir.lessons.lesson import read_lesson

CAESAR = find("caesar")
ALL = [lesson for game_id in game_ids() for lesson in lessons_of(game_id)]

DOCUMENT: dict[str, object] = {
    "id": "first-province",
    "seats": 2,
    "seat": 0,
    "seed": "3531",
    "before": ["0 lay ship-4-2 it-dm", "1 lay shield-4-2 hu-hc"],
    "step": [
        {
            "id": "close",
            "allow": ["lay ship-5-1 hu-mt"],
            "goal": {"kind": "controls", "province": "hu"},
            "solution": ["lay ship-5-1 hu-mt"],
        }
    ],
}


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}/{lesson.id}")
def test_every_lesson_can_be_solved_and_answers_every_choice(lesson: Lesson) -> None:
    assert list(check_play(lesson)) == []
    assert list(check_words(lesson)) == []
    assert list(check_rules(lesson)) == []


def test_a_rule_counts_only_where_a_step_shows_it() -> None:
    """CA-14 is applied by the solution; CA-38, the Senate's, is only named."""
    named = read_lesson("caesar", {**DOCUMENT, "rules": ["CA-14", "CA-38"]})
    assert list(check_rules(named)) == ["names CA-38, and no step shows it"]
    # What was played before the lesson shows nothing, and neither does what is played for one.
    step: dict[str, object] = {"id": "read", "then": ["0 lay ship-5-1 hu-mt"]}
    assert rules_shown(CAESAR, read_lesson("caesar", {**DOCUMENT, "step": [step]})) == set()


def test_a_wrong_choice_shows_what_would_follow_and_is_taken_back() -> None:
    run = LessonRun(CAESAR, find_lesson("caesar", "first-province"), done=2)
    before = run.state.dump()
    answer = run.choose(CAESAR.parse("lay ship-5-1 mt-hu"))
    assert not answer.right
    assert answer.say == "lesson-first-province-close-turned"
    controls = [event for event in answer.events if event.kind == "controls"]
    assert controls[0].fields["side"] == "pompey"
    assert run.state.dump() == before
    assert run.number == 2


def test_a_right_choice_goes_on_and_a_choice_that_is_not_legal_changes_nothing() -> None:
    run = LessonRun(CAESAR, find_lesson("caesar", "first-province"), done=2)
    before = run.state.dump()
    with pytest.raises(IllegalAction):
        run.choose(CAESAR.parse("lay ship-6-0 hu-mt"))
    assert run.state.dump() == before
    assert run.choose(CAESAR.parse("lay ship-5-1 hu-mt")).right
    assert run.step is not None
    assert run.step.id == "bonus"


def test_the_offer_has_the_solution_and_the_tempting_mistake() -> None:
    run = LessonRun(CAESAR, find_lesson("caesar", "first-province"), done=2)
    assert {action.text for action in run.offered()} == {
        "lay ship-5-1 hu-mt",
        "lay ship-5-1 mt-hu",
    }


def test_a_goal_of_several_actions_is_met_by_the_last_and_taken_back_as_a_whole() -> None:
    lesson = find_lesson("caesar", "modules")
    run = LessonRun(CAESAR, lesson, done=len(lesson.steps) - 1)
    assert run.choose(CAESAR.parse("lay sword-3-3 ga-hc")).right
    assert run.number == len(lesson.steps) - 1
    answer = run.choose(CAESAR.parse("decline"))
    assert not answer.right
    assert any(action.text == "lay sword-3-3 ga-hc" for action in run.offered())
    run.choose(CAESAR.parse("lay sword-3-3 ga-hc"))
    assert run.choose(CAESAR.parse("use")).right
    assert run.step is None


def test_taken_up_again_the_position_is_the_same() -> None:
    lesson = find_lesson("caesar", "borders")
    run = LessonRun(CAESAR, lesson)
    for done in range(len(lesson.steps)):
        assert LessonRun(CAESAR, lesson, done).state.dump() == run.state.dump()
        run.solve()


def test_a_goal_that_is_not_reached_is_a_complaint() -> None:
    step = {**DOCUMENT["step"][0], "goal": {"kind": "controls", "side": "pompey"}}  # type: ignore[index]
    lesson = read_lesson("caesar", {**DOCUMENT, "step": [step]})
    assert any("is not solved" in what for what in check_play(lesson))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 7}, "seed"),
        ({"before": ["lay ship"]}, "before"),
        ({"colour": "red"}, "colour"),
        ({"step": []}, "step"),
        ({"step": [{"id": "x", "solutions": []}]}, "solutions"),
    ],
)
def test_a_document_that_is_wrong_is_refused_by_the_name_of_the_place(
    change: dict[str, object], named: str
) -> None:
    with pytest.raises(InvalidLesson, match=named):
        read_lesson("caesar", {**DOCUMENT, **change})


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(InvalidLesson, match="first-province"):
        find_lesson("caesar", "nothing")
