"""A part of a document: each refusal says where it stands and what was expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from triumvir.core.document import Part
from triumvir.core.errors import InvalidPosition

WORDS = ("sword", "ship")
WHOLE: dict[str, object] = {
    "seq": 3,
    "won": True,
    "name": "Livia",
    "card": "ship",
    "dice": [1, 6],
    "sides": [{"card": "sword"}, {"card": None}],
}


def test_what_is_there_is_read() -> None:
    whole = Part(WHOLE)
    assert whole.number("seq", 0, 9) == 3
    assert whole.flag("won")
    assert whole.text("name") == "Livia"
    assert whole.word("card", WORDS) == 1
    assert whole.numbers("dice", 2, 1, 6) == [1, 6]
    assert [side.value("card") for side in whole.parts("sides", 2)] == ["sword", None]


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (lambda whole: whole.value("turn"), "position: 'turn' is missing."),
        (lambda whole: whole.number("seq", 0, 2), "seq: expected 0 to 2, got 3."),
        (lambda whole: whole.number("name", 0, 2), 'name: expected a whole number, got "Livia".'),
        (lambda whole: whole.flag("seq"), "seq: expected true or false, got 3."),
        (lambda whole: whole.text("seq"), "seq: expected a text, got 3."),
        (lambda whole: whole.word("name", WORDS), "name: expected one of sword, ship, got "),
        (lambda whole: whole.numbers("dice", 2, 1, 5), "dice[1]: expected 1 to 5, got 6."),
        (lambda whole: whole.entries("dice", 3), "dice: expected 3 entries, got 2."),
        (lambda whole: whole.part("seq"), "seq: expected an object, got 3."),
        (lambda whole: whole.parts("dice"), "dice[0]: expected an object, got 1."),
        (lambda whole: whole.parts("sides")[1].text("card"), "sides[1].card: expected a text"),
        (lambda whole: whole.parts("sides")[1].value("hand"), "sides[1]: 'hand' is missing."),
        (
            lambda whole: whole.parts("sides", 2, ("ours", "theirs"))[1].text("card"),
            "theirs.card: expected a text",
        ),
        (
            lambda whole: whole.parts("sides")[0].only(("hand",)),
            "sides[0]: unknown key 'card'; known are hand.",
        ),
    ],
)
def test_a_refusal_names_the_place(ask: Callable[[Part], object], refusal: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        ask(Part(WHOLE))
    assert str(refused.value).startswith(refusal)


def test_a_document_is_an_object() -> None:
    with pytest.raises(InvalidPosition, match=r"position: expected an object, got \[\]"):
        Part([])
    with pytest.raises(InvalidPosition, match=r"view: expected text keys, got 3"):
        Part({3: 4}, "view")
