"""C and D. Set-up and a turn (CA-11 to CA-19)."""

from __future__ import annotations

import pytest
from tests.games.caesar.table import (
    GAME,
    bagged,
    block,
    bonus,
    cells,
    controls,
    empty_bag,
    find_event,
    give,
    held,
    kinds,
    nearly_close,
    only,
    play,
    put,
    table,
    texts,
    totals,
)

from triumvir.core.errors import IllegalAction
from triumvir.games.caesar.board import PROVINCES
from triumvir.games.caesar.fields import OPTIONS, START
from triumvir.games.caesar.meta import META
from triumvir.games.caesar.pieces import BONUSES


def test_a_new_row_has_the_default_options() -> None:
    """`deal` relies on it and reads only others."""
    assert {**OPTIONS.dump(START), "sheet": None} == META.defaults


@pytest.mark.rule("CA-11")
def test_the_other_seventeen_bonuses_are_dealt_at_random() -> None:
    deals = set()
    for seed in range(30):
        state = table(seed=seed)
        dealt = [BONUSES[bonus] for bonus in cells(state).bonus]
        assert dealt[PROVINCES.index("it")] == "senate"
        others = [name for place, name in enumerate(dealt) if PROVINCES[place] != "it"]
        assert sorted(others) == sorted(
            ["senate"] * 5 + ["tactics"] * 4 + ["wealth"] * 4 + ["might"] * 4
        )
        deals.add(tuple(dealt))
    assert len(deals) == 30
    provinces = table().view(None).data["provinces"]
    assert isinstance(provinces, list)
    assert all(entry["bonus"] is not None for entry in provinces)  # face up


@pytest.mark.rule("CA-12")
def test_two_tokens_from_a_bag_of_sixteen_hidden_from_the_opponent() -> None:
    state = table(seed=3)
    for side, name in enumerate(("caesar", "pompey")):
        assert len(held(state, name)) == 2
        assert len(bagged(state, name)) == 14
        sides = state.view(1 - side).data["sides"]
        assert isinstance(sides, list)
        assert sides[side]["supply"] is None
        assert sides[side]["supply_size"] == 2
        own = state.view(side).data["sides"]
        assert isinstance(own, list)
        assert own[side]["supply"] == held(state, name)


@pytest.mark.rule("CA-13")
def test_caesar_begins() -> None:
    assert table().to_act() == (0,)


@pytest.mark.rule("CA-14")
def test_a_token_of_the_supply_on_a_free_border_that_it_fits_either_way() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "sword-6-0", "ship-3-3")
    block(state, "ga-gc", "hu-mt")
    choices = texts(state)
    assert len(choices) == 9 * 2 + 9
    assert "lay sword-6-0 dm-md" in choices
    assert "lay sword-6-0 md-dm" in choices
    assert "lay ship-3-3 sd-sc" in choices
    for text, rule in (
        ("lay sword-6-0 ga-gc", "CA-14"),
        ("lay shield-6-0 hc-hu", "CA-14"),
        ("use", "CA-14"),
        ("hide sword-6-0 nu-af", "CA-50"),
    ):
        with pytest.raises(IllegalAction) as refused:
            play(state, text)
        assert refused.value.rule == rule
    play(state, "lay sword-6-0 md-dm")
    assert totals(state, "md") == [6, 0]
    assert totals(state, "dm") == [0, 0]
    assert "sword-6-0" not in held(state, "caesar")


@pytest.mark.rule("CA-15")
@pytest.mark.parametrize(
    ("text", "sicilia", "sardinia"),
    [("lay ship-5-1 sc-sd", 5, 1), ("lay ship-5-1 sd-sc", 1, 5)],
)
def test_five_and_one_between_sicilia_and_sardinia(text: str, sicilia: int, sardinia: int) -> None:
    state = table()
    give(state, "caesar", "ship-5-1", "sword-6-0")
    play(state, text)
    assert totals(state, "sc") == [sicilia, 0]
    assert totals(state, "sd") == [sardinia, 0]


@pytest.mark.rule("CA-16")
def test_of_two_closed_at_once_the_player_chooses_the_order() -> None:
    for first, second in (("hu", "hc"), ("hc", "hu")):
        state = table(bonus="senate")
        give(state, "caesar", "shield-3-3", "sword-6-0")
        nearly_close(state, "hu", "hc-hu")
        nearly_close(state, "hc", "hc-hu")
        play(state, "lay shield-3-3 hc-hu")
        assert state.to_act() == (0,)
        assert sorted(texts(state)) == ["settle hc", "settle hu"]
        events = play(state, f"settle {first}")
        closed = [event.fields["province"] for event in events if event.kind == "closed"]
        assert closed == [first, second]
        # Each completely: the second Senate finds the first one there.
        assert cells(state).under[:2] == [1, 2]
        assert state.to_act() == (1,)


@pytest.mark.rule("CA-16")
def test_one_closed_alone_needs_no_order() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "shield-3-3", "sword-6-0")
    nearly_close(state, "hu", "hc-hu")
    play(state, "lay shield-3-3 hc-hu")
    assert controls(state, "hu") == "caesar"
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-17")
def test_then_exactly_one_token_is_drawn() -> None:
    state = table()
    give(state, "caesar", "ship-5-1", "sword-6-0")
    before = bagged(state, "caesar")
    events = play(state, "lay ship-5-1 sd-sc")
    assert len(held(state, "caesar")) == 2
    assert len(bagged(state, "caesar")) == 13
    drew = find_event(events, "drew")
    assert drew.told(0)["token"] in before
    assert "token" not in drew.told(1)
    assert "token" not in drew.told(None)


@pytest.mark.rule("CA-18")
def test_from_an_empty_bag_nothing_is_drawn() -> None:
    state = table()
    give(state, "caesar", "ship-5-1", "sword-6-0")
    empty_bag(state, "caesar")
    events = play(state, "lay ship-5-1 sd-sc")
    assert "drew" not in kinds(events)
    assert held(state, "caesar") == ["sword-6-0"]
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-19")
def test_who_can_lay_nothing_at_the_start_of_his_turn_has_lost() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "ship-5-1", "sword-6-0")
    give(state, "pompey", "shield-6-0", "sword-5-1")
    only(state, "sd-sc", "hu-mt")
    cells(state).gaps[PROVINCES.index("sd")] = cells(state).gaps[PROVINCES.index("sc")] = 9
    events = play(state, "lay ship-5-1 sd-sc")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.ranks) == ("stuck", "CA-19", (1, 2))
    assert kinds(events)[-1] == "ended"


@pytest.mark.rule("CA-19")
def test_a_laurel_saves_as_long_as_a_border_is_free() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "ship-5-1", "sword-6-0")
    give(state, "pompey", "shield-6-0", "laurel-2-2")
    only(state, "sd-sc", "hu-mt")
    cells(state).gaps[PROVINCES.index("sd")] = cells(state).gaps[PROVINCES.index("sc")] = 9
    play(state, "lay ship-5-1 sd-sc")
    assert state.outcome() is None
    assert texts(state) == ["lay laurel-2-2 hu-mt"]


@pytest.mark.rule("CA-19")
def test_also_in_an_extra_turn_and_when_all_borders_are_filled() -> None:
    state = table(bonus="tactics")
    give(state, "caesar", "shield-3-3", "sword-6-0")
    only(state, "hc-hu")
    cells(state).gaps[PROVINCES.index("hu")] = 9
    play(state, "lay shield-3-3 hc-hu")
    play(state, "use")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("stuck", (2, 1))
    # Declined, it is Pompey who is stuck.
    state = table(bonus="tactics")
    give(state, "caesar", "shield-3-3", "sword-6-0")
    only(state, "hc-hu")
    cells(state).gaps[PROVINCES.index("hu")] = 9
    play(state, "lay shield-3-3 hc-hu")
    play(state, "decline")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2)


def test_two_equal_laurels_are_one_choice() -> None:
    state = table()
    give(state, "caesar", "laurel-2-2", "laurel-2-2")
    choices = texts(state)
    assert len(choices) == 30
    play(state, "lay laurel-2-2 ga-gc")
    assert "laurel-2-2" in held(state, "caesar")
    put(state, "pompey", "sword-6-0", "gc-it", "it")
    bonus(state, hu="senate")
    assert GAME.parse("LAY  Laurel-2-2 ga-gc").text == "lay laurel-2-2 ga-gc"
