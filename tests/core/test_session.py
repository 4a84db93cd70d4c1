"""A game being played: its record, position and events through acting and undoing."""

from __future__ import annotations

import pytest

import triumvir
from triumvir import Dealer, IllegalAction, InvalidAction, InvalidRecord, Session, State
from triumvir.core.record import Record
from triumvir.core.session import KEPT


def wander(session: Session, seed: str, steps: int) -> None:
    """Random actions, with some taken back now and then."""
    chance = Dealer(seed)
    for _ in range(steps):
        if session.standing and chance.below(5) == 0:
            session.undo(1 + chance.below(min(4, len(session.standing))))
        elif session.state.to_act():
            seat = session.state.to_act()[chance.below(len(session.state.to_act()))]
            choices = session.state.legal(seat)
            session.play(seat, choices[chance.below(len(choices))])


@pytest.mark.parametrize("name", triumvir.game_ids())
@pytest.mark.parametrize("seed", range(5))
def test_a_session_goes_on_where_its_record_ends(name: str, seed: int) -> None:
    session = triumvir.new_session(name, seed=seed)
    wander(session, f"wander/{seed}", 150)
    record = triumvir.read_record(session.record.write())
    again = Session(record)
    assert again.state.dump() == session.state.dump() == record.replay().dump()
    assert again.record.entries == session.record.entries
    assert [move.text for move in again.standing] == [move.text for move in session.standing]
    assert [move.undone for move in again.moves] == [move.undone for move in session.moves]
    for one, other in zip(again.moves, session.moves, strict=True):
        assert [event.told(0) for event in one.events] == [event.told(0) for event in other.events]


def test_what_was_taken_back_later_is_not_played_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    session = triumvir.new_session("caesar-cleopatra", seed=1)
    for _ in range(30):
        session.play(0, session.state.legal(0)[0])
        session.undo()
    record = triumvir.read_record(session.record.write())
    starts: list[Record] = []
    plain = Record.start

    def counted(one: Record) -> State:
        starts.append(one)
        return plain(one)

    monkeypatch.setattr(Record, "start", counted)
    again = Session(record)
    assert again.state.seq == 0
    assert len(starts) == 1


def test_a_refused_action_changes_nothing() -> None:
    session = triumvir.new_session("caesar", seed=1)
    before = session.state.dump()
    with pytest.raises(IllegalAction):
        session.play(1, session.state.legal(0)[0])
    assert session.state.dump() == before
    assert session.record.entries == []
    assert session.moves == []


def test_no_more_is_taken_back_than_stands() -> None:
    session = triumvir.new_session("caesar", seed=1)
    with pytest.raises(IllegalAction, match="0 stand"):
        session.undo()
    session.play(0, session.state.legal(0)[0])
    session.record.entries.append((0, "undo 2"))
    with pytest.raises(InvalidRecord, match="takes back 2"):
        Session(session.record)


def test_an_undo_at_the_end_opens_the_game_again() -> None:
    session = triumvir.play("caesar", ["random", "random"], seed=3)
    assert session.record.document()["outcome"] is not None
    session.undo()
    assert session.record.document()["outcome"] is None
    assert session.state.to_act() != ()
    last = session.moves[-1]
    assert (last.text, last.undone, session.moves[-2].undone) == ("undo 1", False, True)


def test_a_session_knows_whether_an_undo_would_be_fair() -> None:
    session = triumvir.new_session("caesar-cleopatra", seed=1)
    session.play(0, "arrange veto")
    assert not session.learned(1)
    session = triumvir.new_session("caesar", seed=1)
    while len(session.standing) < 20:
        seat = session.state.to_act()[0]
        session.play(seat, session.state.legal(seat)[0])
    assert session.learned(20)  # tokens were drawn from the bag


def test_the_position_before_is_a_state_of_its_own() -> None:
    session = triumvir.new_session("caesar-cleopatra", seed=1)
    session.play(0, "arrange veto")
    after = session.state.dump()
    before = session.before(1)
    assert before.seq == 0
    before.play(0, "arrange spy")
    assert session.state.dump() == after


@pytest.mark.parametrize("name", triumvir.game_ids())
def test_every_earlier_position_is_the_one_of_the_record(name: str) -> None:
    """Those that are kept, and those that are played again."""
    session = triumvir.new_session(name, seed=11)
    for part in range(4):
        wander(session, f"earlier/{part}", 40)
        texts = [(move.seat, move.text) for move in session.standing]
        for count in (0, 1, 2, KEPT, KEPT + 1, len(texts)):
            if count <= len(texts):
                record = triumvir.read_record(session.record.write())
                record.entries = texts[: len(texts) - count]
                assert session.before(count).dump() == record.replay().dump(), (part, count)


def test_only_the_last_positions_are_kept() -> None:
    session = triumvir.new_session("caesar-cleopatra", seed=1)
    wander(session, "kept", 200)
    assert len(session.standing) > 2 * KEPT
    assert all(move.before is None for move in session.moves if move not in session.standing)
    assert sum(move.before is not None for move in session.standing) <= KEPT


def test_taking_back_the_last_actions_does_not_begin_from_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = triumvir.new_session("caesar", seed=1)
    seen = []
    for _ in range(KEPT):
        seen.append(session.state.dump())
        seat = session.state.to_act()[0]
        session.play(seat, session.state.legal(seat)[0])

    def start(_record: Record) -> State:
        raise AssertionError("the game is played again from its beginning")

    monkeypatch.setattr(Record, "start", start)
    for before in reversed(seen):
        session.undo()
        assert session.state.dump() == before


def test_a_position_that_was_handed_out_stays_as_it_is() -> None:
    session = triumvir.new_session("caesar", seed=1)
    first, before = session.state, session.state.dump()
    session.play(0, first.legal(0)[0])
    assert session.state is not first
    session.undo()
    session.play(0, first.legal(0)[1])
    assert first.dump() == before


def test_actions_are_tried_all_or_none_and_count_when_they_are_accepted() -> None:
    session = triumvir.new_session("caesar-cleopatra", seed=1)
    before = session.state.dump()
    for texts, error in (
        (["arrange veto", "pass"], IllegalAction),
        (["pass", "no such action"], InvalidAction),  # nonsense is told before what is not legal
    ):
        with pytest.raises(error):
            session.attempt(0, texts)
    tried = session.attempt(0, ["arrange veto", "arrange spy"])
    assert session.state.dump() == before
    assert session.moves == []
    for one in tried:
        session.accept(one)
    assert session.record.entries == [(0, "arrange veto"), (0, "arrange spy")]
    assert [move.events for move in session.moves] == [one.events for one in tried]
    assert session.state.dump() == session.record.replay().dump()
    assert session.before(1).dump() == session.record.replay(1).dump()
