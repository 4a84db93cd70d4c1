"""What is refused is said in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from triumvir.core.dealer import Dealer
from triumvir.core.errors import IllegalAction, TriumvirError
from triumvir.core.record import Deal, Record, read_record
from triumvir.core.registry import find, game_ids
from triumvir.testing.setups import setups
from triumvir.texts import LANGUAGES, GameTexts, say_refusal

STEPS = 400


@cache
def refused(game_id: str) -> dict[str, IllegalAction]:
    """One refusal of each id that random games with all options come upon."""
    game = find(game_id)
    found: dict[str, IllegalAction] = {}
    for setup in setups(game):
        state = game.start(setup.seats, setup.options, Dealer("refusals"))
        chance = Dealer("steps")
        for _ in range(STEPS):
            actors = state.to_act()
            if not actors:
                break
            for _ in range(6):
                action = game.actions[chance.below(len(game.actions))]
                try:
                    state.clone().play(actors[0], action)
                except IllegalAction as error:
                    found.setdefault(error.id, error)
            choices = state.legal(actors[0])
            state.play(actors[0], choices[chance.below(len(choices))])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_rules_refuse_in_every_language(game_id: str, language: str) -> None:
    texts = GameTexts(find(game_id), language)
    assert len(refused(game_id)) > (0 if find(game_id).meta.teaching else 6)
    for id, error in refused(game_id).items():
        assert texts.has(f"refusal-{id}"), id
        sentence = texts.refusal(error)
        assert not set("{}[]_") & set(sentence), sentence
        assert sentence[0].isupper() or sentence[0] in "„«", sentence


def wrong_record(change: dict[str, object]) -> str:
    record = Record(find("caesar-cleopatra"), {}, ["Anna", "Ben"], Deal.seeded(1))
    document = record.document()
    document.update(change)
    return json.dumps({key: value for key, value in document.items() if value is not None})


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"triumvir": None}, "record-lacks"),
        ({"triumvir": 9}, "record-version"),
        ({"more": 1}, "record-unknown"),
        ({"revision": 99}, "record-revision"),
        ({"game": 3}, "record-form"),
        ({"game": "chess"}, "game-unknown"),
        ({"seats": ["Anna"], "outcome": {}}, "seat-count"),
        ({"options": {"orgies": "none"}, "outcome": {}}, "option-value"),
        ({"options": {"dice": 2}, "outcome": {}}, "option-unknown"),
        ({"actions": [[0, "pass"]], "outcome": {}}, "record-replay"),
        ({"actions": [[0, "undo 2"]], "outcome": {}}, "record-undo"),
        ({"deal": {"seed": 3}, "outcome": {}}, "record-form"),
    ],
)
def test_a_wrong_record_is_refused_in_every_language(change: dict[str, object], id: str) -> None:
    with pytest.raises(TriumvirError) as caught:
        read_record(wrong_record(change)).replay()
    # The outcome of a game that goes on is null, which `wrong_record` leaves out.
    error = caught.value
    assert error.id == ("record-lacks" if "outcome" not in change and id != "record-lacks" else id)
    said = {say_refusal(error, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not [sentence for sentence in said if "{" in sentence]


def test_a_record_that_breaks_a_rule_says_which() -> None:
    text = wrong_record({"actions": [[0, "pass"]], "outcome": {}})
    with pytest.raises(TriumvirError) as caught:
        read_record(text).replay()
    assert say_refusal(caught.value, "de") == (
        "Die Aufzeichnung verstößt bei Aktion 1, „pass“, gegen die Regeln."
        " Wähle zuerst die nächste Karte deines Aktionsstapels."
    )


@pytest.mark.parametrize("sheet", [{}, [], {"tiles": 3}, {"tiles": {"A": {}}}])
def test_a_wrong_card_sheet_is_refused_in_every_language(sheet: object) -> None:
    for game_id, seats in (("caesar", 1), ("circus-maximus", 3)):
        with pytest.raises(TriumvirError) as caught:
            find(game_id).start(seats, {"sheet": sheet})
        said = {say_refusal(caught.value, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def positions_gone_wrong(game_id: str) -> list[TriumvirError]:
    """What is refused when single values of a position are changed."""
    game = find(game_id)
    errors: dict[tuple[str, object], TriumvirError] = {}
    for setup in setups(game)[-6:]:  # the last ones have most options
        document = game.start(setup.seats, setup.options, Dealer("wrong")).dump()
        for wrong in changed(document):
            try:
                game.load(wrong)
            except TriumvirError as error:
                errors.setdefault((error.id, error.fields.get("rules")), error)
    return list(errors.values())


def changed(document: object) -> Iterator[object]:
    """The document with one value changed: numbers, words and lists by some of the same kind."""
    if isinstance(document, dict):
        for key, value in document.items():
            for wrong in changed(value):
                yield {**document, key: wrong}
    elif isinstance(document, list):
        yield document[1:]
        yield document[:1] * 2 + document[1:]
        for place, value in enumerate(document[:3]):
            for wrong in changed(value):
                yield [*document[:place], wrong, *document[place + 1 :]]
    elif isinstance(document, bool):
        yield not document
    elif isinstance(document, int):
        yield document + 1
        yield -1
    else:
        yield "nonsense"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_wrong_position_is_refused_in_every_language(game_id: str) -> None:
    errors = positions_gone_wrong(game_id)
    assert len({error.id for error in errors}) > 3
    cited = 0
    for error in errors:
        said = {say_refusal(error, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), error
        assert not [sentence for sentence in said if "{" in sentence], said
        rule = str(error.fields.get("rules", "")).partition(",")[0]
        if rule:
            cited += 1
            assert GameTexts(find(game_id), "fr").rule(rule) in say_refusal(error, "fr")
    assert cited >= 3 or find(game_id).meta.teaching
