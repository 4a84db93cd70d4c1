"""What revision 2 changed, and that games begun by revision 1 are played on by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.circus_maximus.tables import (
    at_favours,
    cells,
    give,
    offer,
    play,
    put,
    selling,
    settle,
    texts,
    ticket,
)

import triumvir.games.circus_maximus
from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import IllegalAction, InvalidOption
from triumvir.core.record import Deal, Record, read_record
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.cards import CAESAR, VENUES
from triumvir.games.circus_maximus.rules import CircusState

assert triumvir.games.circus_maximus.__file__ is not None
RECORDS = sorted((Path(triumvir.games.circus_maximus.__file__).parent / "records").glob("*.json"))


def day_one(revision: int) -> CircusState:
    """Phase I of day one: seat 0 has just taken Unseen card, and its next merchant is active."""
    state = at_favours()
    cells(state).day = 0
    state.revision = revision
    offer(state, "unseen", "front", "front")
    put(state, "villa", (0, 8), (0, 5))
    settle(state)
    play(state, "take_favour unseen")
    return state


@pytest.mark.rule("CM-93")
def test_no_favour_is_played_in_phase_one_of_day_one() -> None:
    state = day_one(2)
    assert texts(state) == ["take_favour front", "take_start", "decline"]
    with pytest.raises(IllegalAction) as caught:
        play(state, "unseen")
    assert (caught.value.rule, caught.value.id) == ("CM-93", "favours-rest")
    old = day_one(1)
    assert "unseen" in texts(old)
    play(old, "unseen")


@pytest.mark.rule("CM-93")
def test_nor_instead_of_a_merchant() -> None:
    for revision, kept in ((2, False), (1, True)):
        state = at_favours()
        cells(state).day = 0
        state.revision = revision
        give(state, 0, "new_ticket")
        assert ("draw_ticket" in texts(state)) == kept


@pytest.mark.rule("CM-94")
def test_two_cards_with_two_tickets_of_other_venues() -> None:
    for revision, possible in ((2, True), (1, False)):
        state = selling()
        state.revision = revision
        for name in ("circus balcony", "circus box"):
            cells(state).ticket_pile += [ticket(name)] * cells(state).held[ticket(name)]
            cells(state).held[ticket(name)] = 0
        cells(state).held[ticket("theatre stalls")] = 2
        give(state, 0, "double", "other_venue", "other_venue")
        put(state, "circus", (0, 4))
        settle(state)
        assert ("double" in texts(state)) == possible
    # And both sales are made.
    state = selling()
    for name in ("circus balcony", "circus box"):
        cells(state).held[ticket(name)] = 0
    cells(state).held[ticket("theatre stalls")] = 2
    give(state, 0, "double", "other_venue", "other_venue")
    put(state, "circus", (0, 4))
    settle(state)
    play(state, "double", "sell_other theatre stalls senator", "sell_other theatre stalls student")
    assert cells(state).held[ticket("theatre stalls")] == 0


@pytest.mark.rule("CM-94")
def test_if_nobody_is_left_behind_caesar_the_merchant_sells_as_usual() -> None:
    for revision, asked in ((2, True), (1, False)):
        state = selling()
        state.revision = revision
        cells(state).visitor_pile = [CAESAR]
        give(state, 0, "unseen")
        put(state, "circus", (0, 4))
        settle(state)
        play(state, "unseen_sale box")
        if asked:
            assert cells(state).caesar_at == VENUES.index("circus")
            assert "sell box senator" in texts(state)
            assert "unseen_sale box" not in texts(state)
        else:  # the last merchant of the day is done
            assert cells(state).day == 1


def test_a_state_knows_its_revision_and_keeps_it() -> None:
    new = GAME.start(4, {}, Dealer(1))
    assert new.revision == GAME.meta.revision == 2
    old = GAME.start(4, {}, Dealer(1), revision=1)
    for state in (new, old):
        assert state.clone().revision == state.revision
        assert state.dump()["revision"] == state.revision
        assert GAME.load(json.loads(canonical(state.dump()))).revision == state.revision
        view = GAME.read_view(json.loads(state.view(0).json()))
        assert GAME.guess(view, Dealer(2)).revision == state.revision
    with pytest.raises(InvalidOption, match="has revisions 1 to 2, not 3"):
        GAME.start(4, {}, Dealer(1), revision=3)


def test_a_view_from_before_views_told_it_is_of_revision_one() -> None:
    document = GAME.start(4, {}, Dealer(1), revision=1).view(0).document()
    del document["revision"]
    assert GAME.guess(GAME.read_view(document), Dealer(2)).revision == 1


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_of_revision_one_replay_by_it(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.revision == 1
    assert record.verify().revision == 1


def test_a_new_record_is_of_the_rules_as_they_are() -> None:
    record = Record(GAME, {}, ["a", "b", "c"], Deal.seeded(1))
    assert record.document()["revision"] == 2
    assert record.start().revision == 2
