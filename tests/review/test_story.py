"""The three sentences say no more than is true."""

from __future__ import annotations

from triumvir.review.account import Book
from triumvir.review.document import Decision, Point, Verdict
from triumvir.review.story import played, turning


def decision(verdict: Verdict, loss: float) -> Decision:
    return Decision(3, 1, 2, "a", "b", 0.5 - loss, 0.5, loss, 0.01, True, verdict, 0.0, [])


def curve(*steps: tuple[int, float]) -> list[Point]:
    """A chance that begins at 1/2 and that another changes, turn by turn."""
    book = Book(0.5)
    for seq, (turn, change) in enumerate(steps, start=1):
        book.add(seq, turn, 1, "others", book.chance + change)
    return book.points


def test_many_small_losses_are_not_called_clean() -> None:
    assert played(97.0, [decision("none", 0.01)], -0.01).id == "played-clean"
    small = played(77.0, [decision("none", 0.04)] * 4, -0.16)
    assert (small.id, small.percent, small.points) == ("played-small", 77, 16)
    assert played(60.0, [decision("mistake", 0.12)], -0.12).id == "played"
    assert played(None, [], 0.0).id == "nothing-to-decide"


def test_only_a_large_step_turns_a_game() -> None:
    found = turning(0, curve((1, -0.02), (2, -0.3), (3, -0.18)), [], 0.0, "finished")
    assert (found.id, found.points, found.turn) == ("turning-others-took", 30, 2)


def test_a_game_that_went_slowly_began_to_go_somewhere() -> None:
    steps = [(1, 0.01), (2, -0.01), (3, -0.07), (4, -0.07), (5, -0.07), (6, -0.07), (7, -0.07)]
    found = turning(0, curve(*steps, (8, -0.05), (9, -0.05), (10, -0.05)), [], 0.0, "finished")
    assert (found.id, found.turn, found.seq) == ("turning-slowly-took", 3, 2)
    won = turning(0, [*curve(*[(turn, 0.05) for turn in range(1, 11)])], [], 1.0, "finished")
    assert won.id == "turning-slowly-gave"


def test_where_nothing_changed_nothing_turned() -> None:
    assert turning(0, curve((1, 0.0)), [], 0.5, "finished").id == "turning-none"
    assert turning(0, curve((1, -0.5)), [], 0.0, "agreed").id == "turning-none"
