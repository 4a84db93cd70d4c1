"""E, F and G. Active merchants at the villa, the Forum and the venues."""

from __future__ import annotations

import pytest
from tests.games.circus_maximus.tables import (
    at_favours,
    at_shows,
    at_tickets,
    cells,
    give,
    lay_out,
    offer,
    other_sheet,
    pass_all,
    play,
    put,
    row,
    selling,
    settle,
    sound,
    texts,
    ticket,
)

from triumvir.core.errors import IllegalAction
from triumvir.games.circus_maximus.cards import EFFECTS
from triumvir.games.circus_maximus.fields import BIDDING, SETTLING, unsold


@pytest.mark.rule("CM-29")
def test_from_left_to_right_each_takes_a_favour() -> None:
    state = at_favours()
    offer(state, "front", "front", "double", "unseen")
    put(state, "villa", (2, 8), (1, 4), (2, 3))
    settle(state)
    assert state.to_act() == (2,)
    assert texts(state) == [
        "take_favour double",
        "take_favour unseen",
        "take_favour front",
        "take_start",
        "decline",
    ]
    play(state, "take_favour front")
    assert state.to_act() == (1,)
    play(state, "take_favour front")
    assert state.to_act() == (2,)
    assert "take_favour front" not in texts(state)


@pytest.mark.rule("CM-30")
def test_the_start_card_instead_of_a_favour() -> None:
    state = at_favours()
    put(state, "villa", (2, 8), (1, 4), (3, 2))
    settle(state)
    play(state, texts(state)[0])
    play(state, "take_start")
    assert (cells(state).starter, cells(state).card) == (1, 1)
    assert "take_start" not in texts(state)
    play(state, "decline")
    assert cells(state).phase == BIDDING
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-31")
def test_a_start_card_left_goes_to_the_first_in_the_row() -> None:
    state = at_favours()
    put(state, "villa", (2, 8), (1, 4))
    settle(state)
    play(state, "decline", "decline")
    assert (cells(state).starter, cells(state).card) == (2, 2)
    assert state.to_act() == (2,)


@pytest.mark.rule("CM-32")
def test_nobody_at_the_villa() -> None:
    state = at_favours()
    cells(state).starter = cells(state).seat = 3
    pass_all(state)
    assert (cells(state).starter, cells(state).card) == (3, -1)
    assert state.to_act() == (3,)


@pytest.mark.rule("CM-33")
def test_remaining_merchants_get_nothing() -> None:
    state = at_favours(3)
    offer(state, "front")
    put(state, "villa", (2, 8), (1, 4), (0, 2))
    settle(state)
    play(state, "take_favour front", "take_start")
    assert cells(state).phase == BIDDING
    assert cells(state).hand_n == [0, 0, 1]


@pytest.mark.rule("CM-34")
def test_favours_that_nobody_took_leave_the_game() -> None:
    state = at_favours(3)
    offer(state, "front", "double", "unseen")
    put(state, "villa", (2, 8))
    settle(state)
    play(state, "take_favour front")
    assert sum(cells(state).offered) == 0
    assert state.view(0).data["villa"] == []
    assert sorted(cells(state).favour_pile) == [0, 1, 2, 3, 4, 6]
    sound(state)


@pytest.mark.rule("CM-35")
def test_any_number_of_favours_in_hand() -> None:
    state = at_favours()
    give(state, 1, *EFFECTS[:9])
    offer(state, "front")
    cells(state).known = [0] * 48
    cells(state).hand = [0] * 48
    cells(state).hand_n[1] = 0
    for effect in range(8):
        cells(state).hand[12 + effect] = cells(state).known[12 + effect] = 1
        cells(state).hand_n[1] += 1
        cells(state).favour_pile.remove(effect)
        cells(state).unseen[effect] -= 1
    put(state, "villa", (1, 4))
    settle(state)
    play(state, "take_favour front")
    assert cells(state).hand_n[1] == 9
    sound(state)


@pytest.mark.rule("CM-37")
def test_each_merchant_takes_a_ticket() -> None:
    state = at_tickets()
    lay_out(state, ["circus box", "theatre stalls"], {})
    put(state, "forum", (3, 6), (1, 4), (2, 1))
    settle(state)
    assert texts(state) == ["take_ticket circus box", "take_ticket theatre stalls", "decline"]
    play(state, "take_ticket circus box")
    assert cells(state).held[3 * 9 + ticket("circus box")] == 1
    assert state.view(0).data["players"][3]["tickets"] == [  # type: ignore[index]
        {"venue": "circus", "category": "box"}
    ]
    play(state, "take_ticket theatre stalls")
    assert cells(state).stage == 2  # nothing is left for the third


@pytest.mark.rule("CM-42")
def test_venues_are_settled_in_their_order() -> None:
    state = at_shows()
    held = {0: ["theatre box", "circus box", "colosseum box"]}
    guests = {"theatre": ["senator"], "circus": ["student"], "colosseum": ["matron"]}
    lay_out(state, [], guests, held)
    play(state, "lay 8 theatre", "pass", "pass", "pass", "lay 7 colosseum", "lay 2 circus", "pass")
    seen = []
    while cells(state).phase == SETTLING:
        seen.append(state.view(0).data["place"])
        play(state, texts(state)[0])
    assert seen == ["circus", "colosseum", "theatre"]


@pytest.mark.rule("CM-43")
def test_a_sale() -> None:
    state = selling()
    put(state, "circus", (1, 5), (0, 4))
    settle(state)
    assert texts(state) == ["sell stalls student", "sell stalls senator", "decline"]
    play(state, "sell stalls senator")
    assert cells(state).guest_n[0] == 1
    assert unsold(state.row, 1, 0) == 0
    assert texts(state) == ["sell balcony student", "sell box student", "decline"]
    play(state, "sell balcony student")
    assert cells(state).day == 1  # one sale each
    assert state.view(0).data["players"][0]["ledger"][0][0] == 3  # type: ignore[index]


@pytest.mark.rule("CM-44")
def test_without_a_ticket_or_a_visitor_nothing_is_sold() -> None:
    state = selling()
    put(state, "circus", (2, 8), (1, 5), (0, 4), (0, 3))
    settle(state)
    assert state.to_act() == (1,)  # seat 2 has no ticket
    play(state, "sell stalls senator", "sell box student")
    assert cells(state).day == 1  # no visitor for the last
    state = selling()
    put(state, "colosseum", (0, 4))
    settle(state)
    assert cells(state).day == 1


@pytest.mark.rule("CM-45")
def test_a_sale_may_be_declined() -> None:
    state = selling()
    put(state, "circus", (1, 5), (0, 4))
    settle(state)
    play(state, "decline")
    assert state.to_act() == (0,)
    assert unsold(state.row, 1, 0) == 1
    assert cells(state).guest_n[0] == 2


@pytest.mark.rule("CM-93")
def test_who_declines_is_told_with_the_merchant_and_what_it_has() -> None:
    state = at_tickets()
    lay_out(state, ["circus stalls", "circus box", "theatre box"], {})
    put(state, "forum", (0, 7), (0, 4))
    give(state, 0, "double")
    settle(state)
    told = play(state, "double", "take_ticket circus stalls", "decline", "decline")
    declined = [event.fields for event in told if event.kind == "declined"]
    assert [(one["level"], one["empty"]) for one in declined] == [(7, False), (4, True)]


@pytest.mark.rule("CM-61")
def test_a_visitor_added_later_gets_coin_cards_while_they_last() -> None:
    state = selling()
    cells(state).extra = [2, 0, 0]
    cells(state).day = 2
    cells(state).supply = 3
    cells(state).visitor_pile = [4, 4, 4]
    for coins in (2, 1, 0):
        before = cells(state).guests[4 * 3 + coins]
        state.lay_visitor(0, cells(state).visitor_pile.pop())
        assert cells(state).guests[4 * 3 + coins] == before + 1
    assert cells(state).supply == 0


@pytest.mark.rule("CM-48", "CM-59")
def test_who_sells_takes_the_coin_cards() -> None:
    state = selling()
    cells(state).day = 2
    cells(state).extra = [2, 0, 0]
    cells(state).guests[4 * 3] -= 1
    cells(state).guests[4 * 3 + 2] += 1
    cells(state).supply = 10
    put(state, "circus", (1, 5))
    settle(state)
    events = play(state, "sell stalls senator")
    assert events[0].fields["coin_cards"] == 2
    assert events[0].fields["points"] == 2 + 6 + 2
    assert cells(state).ledger[25:30] == [6, 2, 2, 10, 0]


@pytest.mark.rule("CM-93")
def test_an_active_merchant_may_always_decline() -> None:
    for state, place in (
        (at_favours(), "villa"),
        (at_tickets(), "forum"),
        (selling(), "circus"),
    ):
        put(state, place, (0, 4))
        settle(state)
        assert texts(state)[-1] == "decline"


@pytest.mark.rule("CM-93")
def test_a_favour_just_taken_may_be_played_at_once() -> None:
    state = at_favours()
    offer(state, "unseen", "front", "front")
    put(state, "villa", (0, 8), (0, 5))
    settle(state)
    assert "unseen" not in texts(state)
    play(state, "take_favour unseen")
    assert "unseen" in texts(state)


@pytest.mark.rule("CM-93")
def test_whoever_can_do_nothing_is_passed_over() -> None:
    state = selling()
    give(state, 2, "double", "front")  # no use here
    put(state, "circus", (2, 8), (1, 3))
    settle(state)
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-93")
@pytest.mark.parametrize("held", ["unseen", "front"])
def test_a_hidden_favour_that_might_help_is_asked_for(held: str) -> None:
    """The same question, whatever it is."""
    state = at_favours()
    offer(state)
    cells(state).card = cells(state).starter = 3
    cells(state).first = 3
    give(state, 1, held, hidden=True)
    put(state, "villa", (1, 3))
    settle(state)
    assert state.to_act() == (1,)
    assert texts(state) == (["unseen", "decline"] if held == "unseen" else ["decline"])


@pytest.mark.rule("CM-93")
def test_a_hidden_favour_that_cannot_help_is_not_asked_for() -> None:
    """Both cards that could help have been seen."""
    state = at_favours()
    offer(state)
    cells(state).favour_pile = [8, 8]
    cells(state).unseen = [0] * 8 + [2, 0, 0, 0]
    cells(state).card = cells(state).starter = 3
    give(state, 1, "front", hidden=True)
    put(state, "villa", (1, 3))
    settle(state)
    assert cells(state).phase == BIDDING


@pytest.mark.rule("CM-94")
def test_two_favours_for_one_merchant() -> None:
    state = at_favours()
    offer(state, "front", "unseen")
    give(state, 0, "double", "double")
    put(state, "villa", (0, 8), (1, 5))
    settle(state)
    play(state, "double")
    assert "double" not in texts(state)  # once for each activation
    play(state, "take_favour front")
    assert state.to_act() == (0,)
    play(state, "take_start")
    assert state.to_act() == (1,)


@pytest.mark.rule("CM-94")
def test_double_needs_two_open_cards() -> None:
    state = at_favours()
    offer(state, "front")
    give(state, 0, "double")
    put(state, "villa", (1, 8), (0, 5))
    settle(state)
    play(state, "decline")
    assert "double" in texts(state)  # the start-player card counts
    cells(state).card = cells(state).starter = 1
    state.cached_seat = -1
    assert "double" not in texts(state)
    forum = at_tickets()
    lay_out(forum, ["circus box"], {})
    give(forum, 0, "double")
    put(forum, "forum", (0, 5))
    settle(forum)
    assert texts(forum) == ["take_ticket circus box", "decline"]


@pytest.mark.rule("CM-94")
def test_double_at_a_venue_needs_two_things_to_sell() -> None:
    state = selling()
    give(state, 0, "double")
    give(state, 1, "double")
    put(state, "circus", (1, 5), (0, 4))
    settle(state)
    assert "double" not in texts(state)  # seat 1 has one ticket
    play(state, "decline", "double", "sell box senator", "sell balcony student")
    assert cells(state).day == 1
    assert cells(state).ledger[0] == 9


@pytest.mark.rule("CM-94")
def test_double_with_a_ticket_of_another_venue() -> None:
    state = selling()
    cells(state).held[ticket("circus balcony")] = 0
    cells(state).ticket_pile.append(ticket("circus balcony"))
    give(state, 0, "double")
    put(state, "circus", (0, 4))
    settle(state)
    assert "double" not in texts(state)
    give(state, 0, "other_venue")
    assert "double" in texts(state)
    play(state, "double", "sell_other theatre stalls senator", "sell box student")
    assert cells(state).ledger[0] == 9


@pytest.mark.rule("CM-91", "CM-94")
def test_a_ticket_of_another_venue() -> None:
    state = selling()
    give(state, 0, "other_venue", "unseen")
    put(state, "circus", (0, 4))
    settle(state)
    assert "sell_other theatre stalls senator" in texts(state)
    assert not [text for text in texts(state) if text.startswith("sell_other circus")]
    play(state, "sell_other theatre stalls senator")
    assert cells(state).ledger[0:2] == [6, 2]  # one favour changes a sale; the other stays in hand
    assert cells(state).hand_n[0] == 1


@pytest.mark.rule("CM-94")
def test_the_unseen_top_favour_stays_hidden() -> None:
    state = at_favours()
    offer(state)
    give(state, 0, "unseen")
    top = EFFECTS[cells(state).favour_pile[-1]]
    put(state, "villa", (1, 8), (0, 5))
    settle(state)
    play(state, "take_start")
    assert texts(state) == ["unseen", "decline"]  # though no open card is left
    events = play(state, "unseen")
    assert "favour" not in events[0].told(1)
    assert "favour" not in events[0].told(None)
    assert events[0].told(0)["favour"] == top
    assert cells(state).hidden == [1, 0, 0, 0]
    assert state.view(0).data["hands"] == [[top], None, None, None]
    assert state.view(1).data["players"][0]["hidden"] == 1  # type: ignore[index]
    sound(state)


@pytest.mark.rule("CM-94")
def test_the_unseen_top_ticket_lies_open() -> None:
    state = at_tickets()
    lay_out(state, [], {})
    give(state, 0, "unseen")
    top = cells(state).ticket_pile[-1]
    put(state, "forum", (0, 5))
    settle(state)
    assert texts(state) == ["unseen", "decline"]
    play(state, "unseen")
    assert cells(state).held[top] == 1


@pytest.mark.rule("CM-94")
def test_the_unseen_top_visitor_buys() -> None:
    state = selling()
    cells(state).day = 1
    cells(state).extra = [1, 0, 0]
    give(state, 0, "unseen")
    cells(state).visitor_pile.sort()
    put(state, "circus", (0, 4))
    put(state, "colosseum", (0, 3))
    settle(state)
    assert {"unseen_sale box", "unseen_sale balcony"} <= set(texts(state))
    assert "unseen_sale stalls" not in texts(state)
    events = play(state, "unseen_sale box")
    assert events[0].fields["visitor"] == "senator"
    assert events[0].fields["points"] == 3 + 6 + 1  # with its coin card
    assert cells(state).day == 2  # no ticket for the colosseum: passed over


@pytest.mark.rule("CM-94")
def test_the_unseen_visitor_needs_a_ticket_for_the_venue() -> None:
    state = selling()
    give(state, 2, "unseen")
    put(state, "circus", (2, 5))
    settle(state)
    assert cells(state).day == 1


@pytest.mark.rule("CM-94")
def test_unseen_coin_cards_while_the_supply_lasts() -> None:
    state = selling()
    cells(state).day = 2
    cells(state).extra = [2, 0, 0]
    cells(state).supply = 1
    give(state, 0, "unseen")
    put(state, "circus", (0, 4))
    settle(state)
    events = play(state, "unseen_sale box")
    assert events[0].fields["coin_cards"] == 1


@pytest.mark.rule("CM-91")
def test_homecoming() -> None:
    state = at_tickets(sheet=other_sheet())
    give(state, 0, "homecoming")
    put(state, "forum", (0, 8), (1, 4))
    settle(state)
    play(state, "come_home")
    assert "come_home" not in texts(state)
    play(state, texts(state)[0])
    assert cells(state).merchants[0] == 255
    assert row(state, "forum") == [(1, 4)]
    assert state.to_act() == (1,)
    sound(state)


@pytest.mark.rule("CM-31", "CM-91")
def test_the_first_in_the_row_is_remembered() -> None:
    state = at_favours(sheet=other_sheet())
    give(state, 2, "homecoming")
    put(state, "villa", (2, 8), (1, 4))
    settle(state)
    play(state, "come_home", "decline", "decline")
    assert cells(state).starter == 2


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("sell box legionary", "CM-44"),
        ("sell_favour front senator", "CM-76"),
        ("sell_other theatre stalls senator", "CM-63"),
        ("take_ticket circus box", "CM-37"),
        ("take_start", "CM-29"),
        ("double", "CM-63"),
        ("lay 3 circus", "CM-93"),
    ],
)
def test_refusals_name_the_rule(text: str, rule: str) -> None:
    state = selling()
    put(state, "circus", (0, 4))
    settle(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, text)
    assert caught.value.rule == rule
