"""Records: read, write, replay, take back, verify, refuse."""

from __future__ import annotations

import json

import pytest

from triumvir.core.document import Document, canonical
from triumvir.core.errors import InvalidOption, InvalidRecord, TriumvirError, UnknownGame
from triumvir.core.record import Deal, Record, read_record, record_from
from triumvir.core.registry import find
from triumvir.testing.setups import setups
from triumvir.testing.walk import random_record

GAME = find("caesar-cleopatra")


def fair_record() -> Record:
    """A whole game with a committed deal."""
    record = Record(GAME, {"action_deck": "shuffled"}, ["Ann", "Bob"], Deal.fair("hush", "salt"))
    state = record.start()
    while state.to_act():
        seat = state.to_act()[0]
        choices = state.legal(seat)
        action = choices[7 * state.seq % len(choices)]
        state.play(seat, action)
        record.entries.append((seat, action.text))
    outcome = state.outcome()
    assert outcome is not None
    record.outcome = outcome.document()
    return record


def finished() -> Document:
    return json.loads(random_record(GAME, setups(GAME)[0], 1).write())  # type: ignore[no-any-return]


def test_a_record_reads_back_and_verifies() -> None:
    record = fair_record()
    again = read_record(record.write())
    assert again.write() == record.write()
    assert again.verify().outcome() is not None


def test_a_record_has_one_action_a_line() -> None:
    lines = fair_record().write().splitlines()
    assert '  [0, "setup 1 senators"],' in lines


def test_replay_to_an_action_is_the_position_then() -> None:
    record = fair_record()
    state = record.start()
    for number, (seat, text) in enumerate(record.entries):
        if number in (0, 1, 17, 40):
            assert canonical(record.replay(number).dump()) == canonical(state.dump())
        state.play(seat, GAME.parse(text))
    with pytest.raises(InvalidRecord, match="entries, not 9999"):
        record.replay(9999)


def test_an_undo_is_an_entry_and_takes_back() -> None:
    record = fair_record()
    record.outcome = None
    record.entries = record.entries[:20]
    before = canonical(record.replay().dump())
    record.entries += [*record.entries[18:20]]
    del record.entries[20:]
    record.entries.append((1, "undo 2"))
    assert len(record.standing()) == 18
    assert canonical(record.replay().dump()) == canonical(record.replay(18).dump())
    record.entries += record.entries[18:20]
    assert canonical(record.replay().dump()) == before
    assert read_record(record.write()).entries == record.entries


@pytest.mark.parametrize("text", ["undo", "undo 0", "undo -1", "undo x", "undo 9999999", "undo ²"])
def test_a_bad_undo_is_refused(text: str) -> None:
    record = fair_record()
    record.entries.append((0, text))
    with pytest.raises(InvalidRecord):
        record.replay()


def test_more_cannot_be_taken_back_than_was_played() -> None:
    record = fair_record()
    record.entries = [*record.entries[:3], (0, "undo 4")]
    with pytest.raises(InvalidRecord, match="only 3 stand"):
        record.replay()


def test_the_secret_is_published_when_the_game_is_over() -> None:
    record = fair_record()
    deal = record.published()["deal"]
    assert isinstance(deal, dict)
    assert deal["secret"] == "hush"
    record.outcome = None
    assert "hush" not in canonical(record.published())
    with pytest.raises(InvalidRecord, match="not published yet"):
        record_from(record.published()).replay()


def test_a_wrong_secret_is_found_out() -> None:
    document = fair_record().document()
    document["deal"] = {**Deal.fair("hush", "salt").document(), "secret": "other"}
    with pytest.raises(InvalidRecord, match="does not match the commitment"):
        record_from(document).verify()


def test_another_salt_is_another_deal() -> None:
    document = fair_record().document()
    document["deal"] = {**Deal.fair("hush", "salt").document(), "salt": "pepper"}
    with pytest.raises(InvalidRecord):
        record_from(document).verify()


def test_a_wrong_outcome_is_found_out() -> None:
    document = finished()
    outcome = document["outcome"]
    assert isinstance(outcome, dict)
    outcome["points"] = [33, 0]
    with pytest.raises(InvalidRecord, match="not the one that its actions lead to"):
        record_from(document).verify()


def test_an_illegal_action_is_named() -> None:
    document = finished()
    actions = document["actions"]
    assert isinstance(actions, list)
    actions[30] = [0, "wrath senators"]
    with pytest.raises(InvalidRecord, match=r"at action 31, 'wrath senators' of seat 0"):
        record_from(document).replay()


WRONG: list[tuple[str, object, type[TriumvirError]]] = [
    ("triumvir", 2, InvalidRecord),
    ("triumvir", "1", InvalidRecord),
    ("game", "chess", UnknownGame),
    ("game", 3, InvalidRecord),
    ("revision", 99, InvalidRecord),
    ("options", [], InvalidRecord),
    ("options", {"orgies": "none"}, InvalidOption),
    ("options", {"no such": 1}, InvalidOption),
    ("seats", "two", InvalidRecord),
    ("seats", [1, 2], InvalidRecord),
    ("seats", ["one"], InvalidOption),
    ("deal", None, InvalidRecord),
    ("deal", {}, InvalidRecord),
    ("deal", {"seed": 1}, InvalidRecord),
    ("deal", {"seed": "1", "secret": "2"}, InvalidRecord),
    ("deal", {"commitment": "", "salt": "", "secret": None}, InvalidRecord),
    ("deal", {"commitment": "x", "salt": "", "secret": 3}, InvalidRecord),
    ("actions", {}, InvalidRecord),
    ("actions", [1], InvalidRecord),
    ("actions", [["0", "pass"]], InvalidRecord),
    ("actions", [[True, "pass"]], InvalidRecord),
    ("actions", [[0, "pass", "x"]], InvalidRecord),
    ("outcome", "won", InvalidRecord),
]


@pytest.mark.parametrize(("key", "value", "error"), WRONG)
def test_a_wrong_part_is_refused_with_a_sentence(
    key: str, value: object, error: type[TriumvirError]
) -> None:
    with pytest.raises(error, match=r"\.$"):
        record_from({**finished(), key: value})


@pytest.mark.parametrize("key", list(finished()))
def test_a_missing_part_is_named(key: str) -> None:
    document = finished()
    del document[key]
    with pytest.raises(InvalidRecord, match=f"lacks '{key}'"):
        record_from(document)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '{"triumvir": 1}', "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read_record(text)


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="unknown key"):
        record_from({**finished(), "notes": "x"})
