"""How often somebody chose what the engine thinks best: counted where that says something."""

from __future__ import annotations

from triumvir.review.agreement import FEWEST, Agreement, agreement
from triumvir.review.document import Alternative, Decision, SeatReview


def asked(played: str, *choices: tuple[str, float]) -> Decision:
    known = [Alternative(action, chance, 0.5) for action, chance in choices]
    return Decision(3, 1, 2, played, played, 0.5, 0.5, 0.0, 0.0, False, "none", 0.0, known)


def reviewed(*decisions: Decision) -> SeatReview:
    sums = (0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0)
    return SeatReview(0, *sums, None, 0, 0, 0, [], [*decisions], [], -1, [])


def test_only_questions_with_a_clear_answer_count() -> None:
    clear = [("a", 0.6), ("b", 0.5)]
    found = agreement(
        [
            reviewed(asked("a", *clear), asked("b", *clear), asked("c", *clear)),
            reviewed(asked("a", ("a", 0.6), ("b", 0.59)), asked("a", ("a", 0.6)), asked("a")),
        ]
    )
    assert found == (3, 1)


def test_little_stands_out_never_and_much_as_a_consul() -> None:
    assert not Agreement(FEWEST - 1, FEWEST - 1).stands_out()
    assert Agreement(FEWEST, FEWEST).stands_out()
    assert not Agreement(200, 100).stands_out()
    assert not Agreement(0, 0).stands_out()
