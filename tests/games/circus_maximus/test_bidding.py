"""D. Bidding, and the favours that are played in it."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import (
    at_favours,
    at_shows,
    at_tickets,
    bid_out,
    cells,
    give,
    kinds,
    lay_out,
    other_sheet,
    pass_all,
    play,
    put,
    row,
    settle,
    sound,
    texts,
    ticket,
)

from triumvir.core.errors import IllegalAction
from triumvir.core.event import Event
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.cards import EFFECTS
from triumvir.games.circus_maximus.fields import SENDING, SETTLING, guests_of


@pytest.mark.rule("CM-21")
def test_clockwise_from_the_start_player() -> None:
    state = at_favours()
    cells(state).starter = cells(state).seat = 2
    order = []
    for _ in range(5):
        order.append(state.to_act()[0])
        play(state, f"lay {len(order)} villa")
    assert order == [2, 3, 0, 1, 2]
    assert kinds(state) == {"lay", "pass"}


@pytest.mark.rule("CM-22")
def test_who_passed_is_not_asked_again() -> None:
    state = at_favours()
    play(state, "pass", "lay 1 villa", "lay 2 villa", "lay 3 villa")
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-23")
def test_bidding_ends_when_everyone_has_passed() -> None:
    state = at_favours()
    play(state, "lay 1 villa", "pass", "pass", "pass")
    assert state.to_act() == (0,)
    assert "lay" in kinds(state)
    play(state, "pass")
    assert cells(state).phase == SETTLING


@pytest.mark.rule("CM-24")
def test_passing_of_necessity() -> None:
    state = at_favours()
    put(state, "villa", *[(0, level) for level in range(8, 0, -1)])
    state.cached_seat = -1
    cells(state).seat = 3
    events = play(state, "pass")
    assert ("passed_of_necessity", 0) in [(e.kind, e.fields.get("seat")) for e in events]
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-24")
def test_a_favour_that_can_be_played_keeps_one_in() -> None:
    state = at_favours()
    put(state, "villa", *[(0, level) for level in range(8, 0, -1)])
    give(state, 0, "new_ticket")
    cells(state).seat = 3
    play(state, "pass")
    assert state.to_act() == (0,)
    assert texts(state) == ["draw_ticket", "pass"]


@pytest.mark.rule("CM-24")
@pytest.mark.parametrize("held", ["new_ticket", "double"])
def test_a_hidden_favour_is_asked_for_whatever_it_is(held: str) -> None:
    state = at_favours()
    put(state, "villa", *[(0, level) for level in range(8, 0, -1)])
    cells(state).offered = [0] * 12
    cells(state).unseen = [2] * 9 + [0] * 3
    cells(state).favour_pile = [kind for kind in range(9) for _ in range(2)]
    give(state, 0, held, hidden=True)
    cells(state).seat = 3
    play(state, "pass")
    assert state.to_act() == (0,)
    assert texts(state)[-1] == "pass"


@pytest.mark.rule("CM-25", "CM-26", "CM-29", "CM-33")
def test_worked_example_of_a_row() -> None:
    """Yellow 1, red 6, blue 4, green 4; yellow passes, red 2, blue 3. Yellow gets nothing."""
    state = at_favours()
    play(state, "lay 1 villa", "lay 6 villa", "lay 4 villa", "lay 4 villa")
    assert row(state, "villa") == [(1, 6), (2, 4), (3, 4), (0, 1)]
    play(state, "pass", "lay 2 villa", "lay 3 villa", "pass", "pass", "pass")
    assert row(state, "villa") == [(1, 6), (2, 4), (3, 4), (2, 3), (1, 2), (0, 1)]
    takers = []
    events: list[Event] = []
    while cells(state).phase == SETTLING:
        takers.append(state.to_act()[0])
        events = play(state, texts(state)[0])
    assert takers == [1, 2, 3, 2, 1]
    assert ("idle", "CM-33") in [(event.kind, event.rule) for event in events]


@pytest.mark.rule("CM-27")
def test_a_favour_instead_of_a_merchant_keeps_one_in() -> None:
    state = at_favours()
    give(state, 0, "new_ticket")
    play(state, "draw_ticket", "pass", "pass", "pass")
    assert state.to_act() == (0,)
    assert "lay" in kinds(state)


@pytest.mark.rule("CM-28")
def test_laid_merchants_stay_until_the_end_of_the_day() -> None:
    state = at_favours()
    play(state, "lay 5 villa")
    pass_all(state)
    assert row(state, "villa") == [(0, 5)]
    assert "lay 5 forum" not in texts(state)
    pass_all(state)
    assert row(state, "villa") == [(0, 5)]
    pass_all(state)
    assert cells(state).day == 2
    assert row(state, "villa") == []


@pytest.mark.rule("CM-36")
def test_the_new_start_player_begins_at_the_forum() -> None:
    state = at_favours()
    play(state, "pass", "pass", "lay 3 villa", "pass", "pass", "take_start")
    assert cells(state).stage == 1
    assert state.to_act() == (2,)
    assert texts(state)[0] == "lay 1 forum"
    play(state, "lay 1 forum", "lay 1 forum", "lay 2 forum")
    assert row(state, "forum") == [(0, 2), (2, 1), (3, 1)]


@pytest.mark.rule("CM-39")
def test_three_venues_each_with_its_row() -> None:
    state = at_shows()
    assert state.to_act() == (0,)
    assert len(texts(state)) == 8 * 3 + 1
    play(state, "lay 1 circus", "lay 2 colosseum", "lay 3 theatre", "lay 4 circus")
    assert row(state, "circus") == [(3, 4), (0, 1)]
    assert row(state, "colosseum") == [(1, 2)]
    assert row(state, "theatre") == [(2, 3)]


@pytest.mark.rule("CM-40")
def test_a_pass_holds_for_all_venues() -> None:
    state = at_shows()
    play(state, "lay 1 circus", "pass", "pass", "pass", "pass")
    assert cells(state).day == 1


@pytest.mark.rule("CM-41")
def test_a_merchant_without_a_ticket_is_legal() -> None:
    state = at_shows()
    assert sum(cells(state).held) == 0
    assert "lay 8 circus" in texts(state)


@pytest.mark.rule("CM-62")
def test_a_played_favour_leaves_the_game() -> None:
    state = at_favours()
    give(state, 0, "promotion")
    play(state, "promote villa")
    assert cells(state).hand_n[0] == 0
    assert row(state, "villa") == [(0, 1)]
    sound(state)


@pytest.mark.rule("CM-63")
def test_three_times_to_play_a_favour() -> None:
    state = at_tickets()
    put(state, "villa", (0, 3))
    put(state, "forum", (1, 5))
    give(state, 0, *EFFECTS[:9])
    assert kinds(state) == {
        "lay",
        "promote",
        "step",
        "front",
        "again",
        "draw_ticket",
        "draw_visitor",
        "pass",
    }
    give(state, 1, *EFFECTS[:9])
    bid_out(state)
    assert state.to_act() == (1,)
    assert kinds(state) == {"take_ticket", "unseen", "double", "decline"}


@pytest.mark.rule("CM-65")
def test_a_new_ticket_is_kept_at_once() -> None:
    state = at_favours()
    top = cells(state).ticket_pile[-1]
    give(state, 0, "new_ticket")
    play(state, "draw_ticket")
    assert cells(state).held[top] == 1
    assert state.to_act() == (1,)
    shown = state.view(None).data["players"][0]["tickets"]  # type: ignore[index]
    assert len(shown) == 1


@pytest.mark.rule("CM-66", "CM-95")
def test_a_new_visitor_is_seen_and_sent_to_any_venue() -> None:
    state = at_favours()
    top = cells(state).visitor_pile[-1]
    give(state, 0, "new_visitor")
    play(state, "draw_visitor")
    assert cells(state).phase == SENDING
    assert state.view(3).data["drawn"] is not None
    assert texts(state) == ["send circus", "send colosseum", "send theatre"]
    before = guests_of(state.row, 2, top)
    play(state, "send theatre")
    assert guests_of(state.row, 2, top) == before + 1
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-67")
def test_level_one_counts_as_eight_in_this_phase_alone() -> None:
    state = at_tickets()
    give(state, 0, "promotion", "second_use")
    put(state, "forum", (1, 8), (2, 7))
    play(state, "promote forum")
    assert row(state, "forum") == [(1, 8), (0, 1), (2, 7)]
    pass_all(state)
    put(state, "circus", (1, 2))
    cells(state).seat = 0
    state.cached_seat = -1
    play(state, "again 1 circus")
    assert row(state, "circus") == [(1, 2), (0, 1)]


@pytest.mark.rule("CM-68")
def test_a_used_merchant_is_laid_again() -> None:
    state = at_tickets()
    put(state, "villa", (0, 7))
    put(state, "forum", (1, 7))
    give(state, 0, "second_use")
    assert "again 7 forum" in texts(state)
    assert "again 6 forum" not in texts(state)
    play(state, "again 7 forum")
    assert row(state, "forum") == [(1, 7), (0, 7)]


@pytest.mark.rule("CM-68")
def test_one_of_this_phase_is_not_laid_again() -> None:
    state = at_tickets()
    put(state, "forum", (0, 7))
    give(state, 0, "second_use")
    with pytest.raises(IllegalAction) as caught:
        play(state, "again 7 forum")
    assert caught.value.rule == "CM-68"


@pytest.mark.rule("CM-95")
def test_a_merchant_laid_again_leaves_its_old_row() -> None:
    state = at_shows()
    put(state, "villa", (1, 8), (0, 7), (2, 3))
    put(state, "forum", (0, 6))
    give(state, 0, "second_use")
    play(state, "again 7 circus")
    assert row(state, "villa") == [(1, 8), (2, 3)]
    assert row(state, "forum") == [(0, 6)]
    assert row(state, "circus") == [(0, 7)]
    sound(state)


@pytest.mark.rule("CM-69")
def test_worked_example_one_place_forward() -> None:
    """Red 2 goes forward between yellow 7 and blue 5 and counts as a 5."""
    state = at_favours()
    put(state, "villa", (1, 7), (2, 5))
    give(state, 0, "step_forward")
    play(state, "step 2 villa")
    assert row(state, "villa") == [(1, 7), (0, 2), (2, 5)]
    play(state, "lay 6 villa", "lay 4 villa", "lay 5 villa")
    assert row(state, "villa") == [(1, 7), (1, 6), (0, 2), (2, 5), (3, 5), (2, 4)]


@pytest.mark.rule("CM-69")
def test_past_one_of_the_same_level() -> None:
    state = at_favours()
    put(state, "villa", (1, 7), (2, 5), (3, 5))
    give(state, 0, "step_forward")
    play(state, "step 5 villa")
    assert row(state, "villa") == [(1, 7), (2, 5), (0, 5), (3, 5)]


@pytest.mark.rule("CM-70")
def test_impossible_favours_cannot_be_played() -> None:
    state = at_tickets()
    put(state, "forum", (1, 3))
    give(state, 0, *EFFECTS[:9])
    cells(state).ticket_pile = []
    cells(state).visitor_pile = []
    assert kinds(state) == {"lay", "promote", "step", "front", "pass"}  # nothing to lay again
    assert "step 4 forum" not in texts(state)  # nobody to pass
    assert "front 4 forum" not in texts(state)  # nobody of its level
    assert {"step 3 forum", "front 3 forum"} <= set(texts(state))
    with pytest.raises(IllegalAction) as caught:
        play(state, "step 4 forum")
    assert caught.value.rule == "CM-70"


@pytest.mark.rule("CM-70")
def test_promotion_needs_the_merchant_of_level_one() -> None:
    state = at_tickets()
    put(state, "villa", (0, 1))
    give(state, 0, "promotion")
    assert "promote" not in kinds(state)


@pytest.mark.rule("CM-91")
def test_in_front_of_its_level() -> None:
    state = at_favours()
    put(state, "villa", (1, 7), (2, 5), (3, 5), (1, 4))
    give(state, 0, "front")
    play(state, "front 5 villa")
    assert row(state, "villa") == [(1, 7), (0, 5), (2, 5), (3, 5), (1, 4)]


@pytest.mark.rule("CM-93")
def test_one_favour_a_turn() -> None:
    state = at_favours()
    give(state, 0, "new_ticket", "new_visitor")
    play(state, "draw_ticket")
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-91")
def test_exchange_of_a_ticket() -> None:
    state = at_tickets(sheet=other_sheet())
    lay_out(state, ["circus box", "theatre stalls"], {}, {0: ["circus balcony"]})
    give(state, 0, "exchange")
    assert "exchange circus balcony" in texts(state)
    play(state, "exchange circus balcony")
    assert texts(state) == ["take_ticket circus box", "take_ticket theatre stalls"]
    play(state, "take_ticket circus box")
    assert cells(state).held[ticket("circus box")] == 1
    assert cells(state).forum[ticket("circus balcony")] == 1
    assert state.to_act() == (1,)
    sound(state)


@pytest.mark.rule("CM-38")
def test_tickets_that_nobody_took_are_out_of_play() -> None:
    state = at_shows(sheet=other_sheet())
    cells(state).held[0] = cells(state).forum[0]
    cells(state).forum[0] = 0
    give(state, 0, "exchange")
    assert sum(cells(state).forum) > 0
    assert "exchange" not in kinds(state)
    assert "take_ticket" not in kinds(state)


@pytest.mark.rule("CM-91")
def test_redirection_of_a_visitor() -> None:
    state = at_tickets(sheet=other_sheet())
    cells(state).day = 1
    lay_out(state, [], {"circus": ["senator"], "theatre": ["student"]})
    cells(state).extra = [0, 0, 1]
    give(state, 0, "redirect")
    play(state, "move senator circus theatre")
    assert cells(state).guest_n == [0, 0, 2]
    assert cells(state).guests[30 + 4 * 3 + 1] == 1  # with a coin card (CM-61)
    assert cells(state).supply == 11
    sound(state)


@pytest.mark.rule("CM-63", "CM-90")
def test_the_sheet_decides_when() -> None:
    """The same favours for an active merchant instead: the merchant's turn goes on."""
    document = other_sheet(exchange="active", redirect="active")
    document["favours"]["new_visitor"]["when"] = "active"  # type: ignore[index]
    document["favours"]["new_ticket"]["when"] = "active"  # type: ignore[index]
    state = at_tickets(sheet=document)
    lay_out(state, ["circus box"], {"circus": ["senator"]}, {0: ["circus balcony"]})
    give(state, 0, "exchange", "redirect", "new_visitor", "new_ticket")
    assert kinds(state) == {"lay", "pass"}
    put(state, "forum", (0, 4))
    settle(state)
    assert {"exchange", "move", "draw_visitor", "draw_ticket"} <= kinds(state)
    play(state, "exchange circus balcony", "take_ticket circus box")
    play(state, "draw_visitor", "send circus", "draw_ticket")
    play(state, "move senator circus theatre")
    assert state.to_act() == (0,)
    play(state, "take_ticket circus balcony")
    assert cells(state).stage == 2
    assert sum(cells(state).held) == 3
    assert GAME.load(state.dump()).to_act() == (0,)
