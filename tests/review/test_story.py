"""The three sentences say no more than is true."""

from __future__ import annotations

from triumvir.review.account import Book
from triumvir.review.document import Decision, End, Sentence, Verdict
from triumvir.review.story import luck, played, turning


def decision(verdict: Verdict, loss: float) -> Decision:
    return Decision(3, 1, 2, "a", "b", 0.5 - loss, 0.5, loss, 0.01, True, verdict, 0.0, [])


def curve(*steps: tuple[int, float], by: int = 1, others: int = 1) -> Book:
    """A chance that begins at 1/2 and that another changes, turn by turn."""
    book = Book(0.5)
    for seq, (turn, change) in enumerate(steps, start=1):
        book.add(seq, turn, by, "others", book.chance + change, others=others)
    return book


def turned(book: Book, result: float, end: End = "finished") -> Sentence:
    return turning(0, book.points, book.changes, [], result, end)


def test_many_small_losses_are_not_called_clean() -> None:
    assert played(97.0, [decision("none", 0.01)], -0.01).id == "played-clean"
    small = played(77.0, [decision("none", 0.04)] * 4, -0.16)
    assert (small.id, small.percent, small.points) == ("played-small", 77, 16)
    assert played(60.0, [decision("mistake", 0.12)], -0.12).id == "played"
    assert played(None, [], 0.0).id == "nothing-to-decide"


def test_only_a_large_step_turns_a_game() -> None:
    found = turned(curve((1, -0.02), (2, -0.3), (3, -0.18)), 0.0, "finished")
    assert (found.id, found.points, found.turn) == ("turning-others-took", 30, 2)


def test_a_game_that_went_slowly_began_to_go_somewhere() -> None:
    steps = [(1, 0.01), (2, -0.01), (3, -0.07), (4, -0.07), (5, -0.07), (6, -0.07), (7, -0.07)]
    found = turned(curve(*steps, (8, -0.05), (9, -0.05), (10, -0.05)), 0.0, "finished")
    assert (found.id, found.turn, found.seq) == ("turning-slowly-took", 3, 2)
    won = turned(curve(*[(turn, 0.05) for turn in range(1, 11)]), 1.0)
    assert won.id == "turning-slowly-gave"


def test_where_nothing_changed_nothing_turned() -> None:
    assert turned(curve((1, 0.0)), 0.5, "finished").id == "turning-none"
    assert turned(curve((1, -0.5)), 0.0, "agreed").id == "turning-none"


def test_a_game_that_another_gave_up_is_told_so() -> None:
    book = curve((1, 0.1), (4, 0.4))
    found = turned(book, 1.0, "resigned")
    assert (found.id, found.points, found.turn, found.seat) == ("turning-other-resigned", 40, 4, 1)
    # What came before the resignation weighed more.
    assert turned(curve((1, 0.3), (4, 0.2)), 1.0, "resigned").id == "turning-others-gave"


def test_a_step_is_told_of_who_made_it() -> None:
    assert turned(curve((1, 0.3)), 1.0).id == "turning-others-gave"
    # Three others have acted: nobody knows whose it was.
    several = turned(curve((1, 0.3), others=3), 1.0)
    assert (several.id, several.seat) == ("turning-several-gave", -1)
    # One's own last action gives nothing away.
    assert turned(curve((1, 0.5), by=0), 1.0).id == "turning-end"


def test_half_a_victory_of_four_is_more_than_there_was() -> None:
    book = Book(0.25)
    book.add(1, 1, 1, "others", 0.05, others=1)
    book.add(2, 2, 1, "others", 0.33, others=1)
    found = turned(book, 0.33)
    assert (found.id, found.turn) == ("turning-others-gave", 2)


def test_luck_is_told_where_most_of_its_kind_fell() -> None:
    """Votes took more in turn 5 than any draw did, but the draws weighed most."""
    book = Book(0.5)
    draws = [(1, -0.06), (3, -0.07), (3, -0.07)]
    for seq, (turn, change) in enumerate(draws, start=1):
        book.add(seq, turn, 0, "draws", book.chance + change)
    book.add(4, 5, 0, "turned", book.chance - 0.15)
    found = luck(book.total, book.points, book.changes)
    assert (found.id, found.points, found.turn) == ("luck-draws-took", 20, 3)
