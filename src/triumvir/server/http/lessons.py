"""Lessons over HTTP. The server keeps no state: the request says what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct, structs

from triumvir.core.document import Document
from triumvir.core.errors import TriumvirError
from triumvir.core.registry import find, games
from triumvir.lessons import Lesson, LessonRun, find_lesson, lessons_of
from triumvir.lessons.lesson import Move
from triumvir.server.http.practice import LessonPosition, Practice
from triumvir.server.http.practice import position as practised
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.tables.refusal import Refusal

MOST_ACTIONS = 20  # in one step

StepNumber = Annotated[int, Meta(ge=0, le=100)]
ActionText = Annotated[str, Meta(max_length=200)]


class LessonTitle(Struct, kw_only=True, frozen=True):
    """A lesson's title is the message `lesson-<id>` of the game's lessons."""

    id: str
    steps: int


class LessonGame(Struct, kw_only=True, frozen=True):
    game: str
    lessons: list[LessonTitle]


class LessonShelf(Struct, kw_only=True, frozen=True):
    games: list[LessonGame]


class LessonMove(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The number of steps done, and what the learner has played in the next one."""

    done: StepNumber = 0
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]


class LessonState(Struct, kw_only=True, frozen=True):
    """Where the lesson stands. `step` is "" at its end; `say` is the message that answers a wrong
    choice, and `wrong` the position that would have followed. `actions` were right so far.
    `shown` is the position after the step's solution, for a learner who asked to see it."""

    done: int
    step: str
    asks: bool
    point: list[str]
    offered: list[str]
    previews: dict[str, Document]
    actions: list[str]
    say: str
    here: LessonPosition
    wrong: LessonPosition | None
    shown: LessonPosition | None


async def shelf(_request: Request) -> LessonShelf:
    """The games that have lessons, each with its lessons in their order."""
    found = [
        LessonGame(
            game=game.meta.id,
            lessons=[
                LessonTitle(id=lesson.id, steps=len(lesson.steps))
                for lesson in lessons_of(game.meta.id)
            ],
        )
        for game in games()
    ]
    return LessonShelf(games=[one for one in found if one.lessons])


async def look(request: Request) -> LessonState:
    """The lesson after `done` steps; a step without a choice is done by reading it. With `show=1`
    also how the next step is done."""
    lesson = asked_lesson(request)
    run = LessonRun(find(lesson.game), lesson, request.number("done", 0))
    begun = len(run.moves)
    state = standing(run, begun)
    if not request.number("show", 0) or run.step is None or not run.step.allow:
        return state
    solved = [*run.moves, *((lesson.seat, text) for text in run.step.solution)]
    return structs.replace(state, shown=position(lesson, solved, begun))


async def take(request: Request) -> LessonState:
    """Play the learner's actions in a step, from its beginning."""
    move: LessonMove = request.body
    lesson = asked_lesson(request)
    run = LessonRun(find(lesson.game), lesson, move.done)
    number, begun = run.number, len(run.moves)
    for text in move.actions:
        if run.number != number or run.step is None or not run.step.allow:
            raise Refusal("lesson-step")
        answer = run.choose(run.game.parse(text))
        if not answer.right:
            moves = [*run.moves[:begun], *answer.moves]
            wrong = position(lesson, moves, begun)
            return standing(run, begun, answer.say, wrong)
    return standing(run, begun)


def asked_lesson(request: Request) -> Lesson:
    try:
        path = request.http.path_params
        return find_lesson(find(str(path["game"])).meta.id, str(path["lesson"]))
    except TriumvirError as error:
        raise Refusal("no-lesson", status=404) from error


def standing(
    run: LessonRun, begun: int, say: str = "", wrong: LessonPosition | None = None
) -> LessonState:
    step = run.step
    seat = run.lesson.seat
    view = run.view()
    offered = run.offered()
    under_way = run.moves[run.moves_before_step :]
    return LessonState(
        done=run.number,
        step="" if step is None else step.id,
        asks=step is not None and bool(step.allow),
        point=[] if step is None else list(step.point),
        offered=[action.text for action in offered],
        previews={action.text: run.game.preview(view, action) for action in offered},
        actions=[text for mover, text in under_way if mover == seat],
        say=say,
        here=position(run.lesson, run.moves, begun),
        wrong=wrong,
        shown=None,
    )


def position(lesson: Lesson, moves: Sequence[Move], begun: int) -> LessonPosition:
    """Told as at a table, with the log from move number `begun` on."""
    practice = Practice(
        f"lesson-{lesson.id}", lesson.game, lesson.options, lesson.seats, lesson.seat, lesson.seed
    )
    return practised(practice, moves, begun)


ENDPOINTS = (
    Endpoint("GET", "/lessons", LessonShelf, shelf),
    Endpoint("GET", "/lessons/{game}/{lesson}", LessonState, look, query=("done", "show")),
    Endpoint("POST", "/lessons/{game}/{lesson}", LessonState, take, LessonMove, scope="play"),
)
