"""The puzzle of the day over HTTP: a position, one choice, and only then what is best and why."""

from __future__ import annotations

import datetime
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from triumvir.coach.advice import verdict_of
from triumvir.coach.where import where
from triumvir.core.document import Document
from triumvir.core.errors import TriumvirError
from triumvir.core.registry import find
from triumvir.puzzles import Puzzle, puzzle_of_day
from triumvir.server.http.coach import CoachAnswer, told
from triumvir.server.http.practice import LessonPosition, Practice, position
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.tables.entry import day_of, now
from triumvir.server.tables.refusal import Refusal

ARCHIVE: Final = 60  # days back that can still be solved
BEFORE: Final = 12  # moves before the position that are told
KEPT: Final = 256  # positions in memory; making one takes milliseconds

ActionText = Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleChoice(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    action: ActionText


class PuzzleAnswer(Struct, kw_only=True, frozen=True):
    """The answer that counts, and the truth: `advice` has the best choice beside the one that was
    made (beside the second best, if that was the best). `after` is what would follow the choice,
    `best_after` what would follow the best."""

    action: str
    right: bool
    advice: CoachAnswer
    after: LessonPosition
    best_after: LessonPosition


class PuzzleState(Struct, kw_only=True, frozen=True):
    """`tried` and `solved`: how many people have. There is an `answer` as soon as one has tried."""

    game: str
    day: str
    today: bool
    seat: int
    tried: int
    solved: int
    here: LessonPosition
    previews: dict[str, Document]
    answer: PuzzleAnswer | None


async def look(request: Request) -> PuzzleState:
    """Today's puzzle; with one's own answer, if there is one."""
    game, day, puzzle = asked(request)
    return await standing(request, game, day, puzzle)


async def look_back(request: Request) -> PuzzleState:
    """The puzzle of a day, 2026-11-17: of the last sixty."""
    return await look(request)


async def solve(request: Request) -> PuzzleState:
    """Answer it. The first answer counts; another one is answered like the first."""
    body: PuzzleChoice = request.body
    person = request.guest()
    game, day, puzzle = asked(request)
    if body.action not in puzzle.answers:
        raise Refusal("puzzle-no-choice")
    solved = body.action == puzzle.best
    daily = request.house.daily
    await daily.add_try(day, game, person.id, puzzle.id, body.action, solved)
    return await standing(request, game, day, puzzle)


def asked(request: Request) -> tuple[str, str, Puzzle]:
    """The game, the day and its puzzle."""
    path = request.http.path_params
    try:
        game = find(str(path["game"])).meta.id
    except TriumvirError as error:
        raise Refusal("no-puzzle", status=404) from error
    day = asked_day(str(path.get("day", "")), ARCHIVE)
    puzzle = puzzle_of_day(game, day)
    if puzzle is None or not find(game).meta.knows(puzzle.revision):
        raise Refusal("no-puzzle", status=404)
    return game, day.isoformat(), puzzle


def asked_day(text: str, back: int) -> datetime.date:
    """A day that has begun, at most so many days ago; today, if none is named."""
    today = datetime.date.fromisoformat(day_of(now()))
    if not text:
        return today
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError as error:
        raise Refusal("no-day", status=404) from error
    if day.isoformat() != text or not 0 <= (today - day).days <= back:
        raise Refusal("no-day", status=404)
    return day


async def standing(request: Request, game: str, day: str, puzzle: Puzzle) -> PuzzleState:
    daily = request.house.daily
    mine = await daily.own_try(day, game, request.person.id) if request.person else None
    # After an update of the box the day may have another puzzle than the one that was answered.
    if mine is not None and (mine.puzzle != puzzle.id or mine.action not in puzzle.answers):
        mine = None
    counted = await daily.counted(game, puzzle.id)
    here, previews = start(puzzle)
    return PuzzleState(
        game=game,
        day=day,
        today=day == day_of(now()),
        seat=puzzle.seat,
        tried=counted.tried,
        solved=counted.solved,
        here=here,
        previews=previews,
        answer=None if mine is None else answer(puzzle, mine.action),
    )


def practice(puzzle: Puzzle) -> Practice:
    return Practice(
        "puzzle", puzzle.game, {}, puzzle.seats, puzzle.seat, puzzle.seed, puzzle.revision
    )


def start(puzzle: Puzzle) -> tuple[LessonPosition, dict[str, Document]]:
    """The position, and what each choice would lead to as far as the seat may know."""
    return KNOWN.start(puzzle)


def answer(puzzle: Puzzle, action: str) -> PuzzleAnswer:
    best = puzzle.answers[puzzle.best]
    other = puzzle.second if action == puzzle.best else action
    beside = puzzle.answers[other]
    made = find(puzzle.game).parse(puzzle.best)
    return PuzzleAnswer(
        action=action,
        right=action == puzzle.best,
        advice=CoachAnswer(
            what="puzzle",
            seat=puzzle.seat,
            at=0,
            best=puzzle.best,
            kind=made.kind,
            where=where(made),
            value=best.value,
            other=other,
            other_value=beside.value,
            verdict="best" if action == puzzle.best else verdict_of(best.value - beside.value),
            sure=beside.sure,
            turns=1,
            even=False,
            reasons=[told(reason) for reason in beside.reasons],
        ),
        after=KNOWN.after(puzzle, action),
        best_after=KNOWN.after(puzzle, puzzle.best),
    )


class Known:
    """Positions that were made already, for whoever asks next: many ask for the same."""

    def __init__(self) -> None:
        self.starts: dict[tuple[str, str], tuple[LessonPosition, dict[str, Document]]] = {}
        self.afters: dict[tuple[str, str, str], LessonPosition] = {}

    def start(self, puzzle: Puzzle) -> tuple[LessonPosition, dict[str, Document]]:
        key = (puzzle.game, puzzle.id)
        if key not in self.starts:
            trim(self.starts)
            game = find(puzzle.game)
            state, moves = puzzle.play(game)
            view = state.view(puzzle.seat)
            here = position(practice(puzzle), moves, max(0, len(moves) - BEFORE))
            previews = {choice.text: game.preview(view, choice) for choice in view.choices}
            self.starts[key] = here, previews
        return self.starts[key]

    def after(self, puzzle: Puzzle, action: str) -> LessonPosition:
        key = (puzzle.game, puzzle.id, action)
        if key not in self.afters:
            trim(self.afters)
            _, moves = puzzle.play(find(puzzle.game))
            line = [(puzzle.seat, action), *puzzle.answers[action].line]
            self.afters[key] = position(practice(puzzle), [*moves, *line], len(moves))
        return self.afters[key]


def trim(kept: dict[Any, Any]) -> None:
    """Room for one more; the oldest goes."""
    while len(kept) >= KEPT:
        del kept[next(iter(kept))]


KNOWN: Final = Known()

ENDPOINTS = (
    Endpoint("GET", "/puzzles/{game}", PuzzleState, look),
    Endpoint("GET", "/puzzles/{game}/{day}", PuzzleState, look_back),
    Endpoint("POST", "/puzzles/{game}/{day}", PuzzleState, solve, PuzzleChoice),
)
