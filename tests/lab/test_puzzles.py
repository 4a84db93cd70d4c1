"""Puzzles from reviews: mistakes that were made, where one choice was clearly best."""

from __future__ import annotations

import pytest
from lab.puzzles import reviewed
from lab.puzzles.mine import KINDS
from tests.review.games import played

from triumvir.review import Review
from triumvir.review.document import Decision, SeatReview, Truth, Verdict


def decision(seq: int, verdict: Verdict, loss: float, open_best: str = "b") -> Decision:
    truth = Truth(0.3, open_best, 0.5)
    made = (seq, 1, 12, "a", "b", 0.5 - loss, 0.5, loss, 0.01, True, verdict, 0.0)
    return Decision(*made, alternatives=[], truth=truth)


def review_of(*decisions: Decision) -> Review:
    sums = (0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0)
    seat = SeatReview(0, *sums, None, 0, 0, 0, [], [*decisions], [], -1, [])
    return Review(
        *(1, "test", "caesar", 1, ["0", "1"], 9, "turn", 3, "finished", -1),
        seats=[seat],
        seconds=0.0,
    )


def test_the_worst_mistakes_come_first_and_riddles_of_luck_not_at_all() -> None:
    found = review_of(
        decision(1, "mistake", 0.12),
        decision(3, "inaccuracy", 0.07),
        decision(5, "blunder", 0.3),
        decision(7, "blunder", 0.4, open_best="c"),
    )
    assert reviewed.candidates(found) == [(0, 5), (0, 1)]


def test_a_puzzle_is_the_position_before_the_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("caesar", 2, most=8)
    seat = record.entries[4][0]
    monkeypatch.setattr(reviewed, "candidates", lambda _found: [(seat, 4)])
    monkeypatch.setattr(reviewed, "LONGER", 30)
    monkeypatch.setattr(reviewed, "KINDS", {"caesar": KINDS["caesar"]._replace(gap=-2.0)})
    monkeypatch.setattr(reviewed, "puzzle_at", lambda _game, state, *_more: {"seq": state.seq})
    (row,) = reviewed.puzzles_of(record, review_of(), "seed")
    assert (row["seq"], row["seed"], len(row["moves"])) == (4, "seed", 4)
    state = record.start()
    for (actor, text), place in zip(record.entries, row["moves"], strict=False):
        assert state.legal(actor)[place].text == text
        state.play(actor, text)
