"""Every puzzle in the box: its way is legal, its choices are those of the position, its answer is
clear, and its words exist."""

from __future__ import annotations

import datetime

import pytest

from triumvir.core.registry import find
from triumvir.puzzles import Puzzle, puzzle_of_day, puzzles_of
from triumvir.puzzles.puzzle import read_puzzle
from triumvir.texts import GameTexts

GAMES = ("caesar", "caesar-cleopatra", "circus-maximus")
ENOUGH = 200
CLEAR = 2  # of 100: by so much the best is ahead of every other choice, at least


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_can_be_set_up_and_answered(game_id: str) -> None:
    game = find(game_id)
    texts = GameTexts(game, "en")
    for puzzle in puzzles_of(game_id):
        assert game.meta.knows(puzzle.revision), puzzle.id
        state, moves = puzzle.play(game)
        assert len(moves) == len(puzzle.places)
        assert state.to_act()[0] == puzzle.seat, puzzle.id
        assert set(puzzle.answers) == {one.text for one in state.legal(puzzle.seat)}, puzzle.id
        check_answers(puzzle, texts)
        for text in (puzzle.best, puzzle.second):
            after = state.clone()
            after.play(puzzle.seat, game.parse(text))
            for seat, action in puzzle.answers[text].line:
                after.play(seat, game.parse(action))


def check_answers(puzzle: Puzzle, texts: GameTexts) -> None:
    best = puzzle.answers[puzzle.best]
    reasons = puzzle.answers[puzzle.second].reasons
    assert reasons, f"{puzzle.id} has no explanation"
    assert reasons[0].by > 0, f"what is said first of {puzzle.id} speaks against the answer"
    for text, answer in puzzle.answers.items():
        if text != puzzle.best:
            assert best.value - answer.value >= CLEAR, (puzzle.id, text)
        for reason in answer.reasons:
            assert texts.find(f"opinion-{reason.name.replace('_', '-')}"), reason.name
            assert not reason.thing or texts.term(reason.thing)


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_enough_and_no_two_are_the_same(game_id: str) -> None:
    box = puzzles_of(game_id)
    assert len(box) >= ENOUGH
    assert len({one.id for one in box}) == len(box)
    assert len({(one.seed, one.places) for one in box}) == len(box)


def test_a_puzzle_is_read_as_it_is_written() -> None:
    puzzle = puzzles_of("caesar")[0]
    assert read_puzzle("caesar", puzzle.write()) == puzzle


def test_days_in_a_row_have_different_puzzles_until_all_have_been() -> None:
    first = datetime.date(2026, 11, 17)
    box = puzzles_of("caesar")
    days = [first + datetime.timedelta(days=number) for number in range(len(box))]
    assert {id(puzzle_of_day("caesar", day)) for day in days} == {id(one) for one in box}
    assert puzzle_of_day("terni-lapilli", first) is None
