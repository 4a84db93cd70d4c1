"""Lessons: a prepared position, a few choices and a small goal, on the rules as they are.

A lesson is data (`games/<game>/lessons/*.toml`); its sentences are messages of
`locales/<language>/<game>-lessons.ftl`. `LessonRun` plays one for the terminal and the server
alike; it does no input or output. docs/lessons.md tells how one is written.
"""

from __future__ import annotations

from triumvir.lessons.lesson import InvalidLesson as InvalidLesson
from triumvir.lessons.lesson import Lesson as Lesson
from triumvir.lessons.lesson import Step as Step
from triumvir.lessons.run import Answer as Answer
from triumvir.lessons.run import LessonRun as LessonRun
from triumvir.lessons.shelf import find_lesson as find_lesson
from triumvir.lessons.shelf import lessons_of as lessons_of
from triumvir.lessons.shown import rules_shown as rules_shown
