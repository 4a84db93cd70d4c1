"""F. Bonuses (CA-31 to CA-41)."""

from __future__ import annotations

import pytest
from tests.games.caesar.table import (
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
    marker,
    nearly_close,
    own,
    play,
    put,
    table,
    texts,
    totals,
)

from triumvir.core.errors import IllegalAction
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.fields import DOWN, MARKER, POMPEYS, TURNED


@pytest.mark.rule("CA-31")
def test_tactics_gives_another_turn() -> None:
    state = table(bonus="tactics")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    # Decided at the settlement, before the draw.
    assert texts(state) == ["use", "decline"]
    assert held(state, "caesar") == ["sword-6-0"]
    play(state, "use")
    assert len(held(state, "caesar")) == 2
    assert state.to_act() == (0,)
    play(state, "lay sword-6-0 it-sc")
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-31")
def test_two_tactics_in_one_turn_give_one_extra_turn() -> None:
    state = table(bonus="tactics")
    nearly_close(state, "hu", "hc-hu")
    nearly_close(state, "hc", "hc-hu")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "settle hu")
    events = play(state, "use")
    assert "no_effect" in kinds(events)  # the second is not even asked about
    assert state.to_act() == (0,)
    play(state, "lay sword-6-0 it-sc")
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-31")
def test_of_two_tactics_the_second_may_be_used_where_the_first_was_not() -> None:
    state = table(bonus="tactics")
    nearly_close(state, "hu", "hc-hu")
    nearly_close(state, "hc", "hc-hu")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "settle hu")
    play(state, "decline")
    assert texts(state) == ["use", "decline"]
    play(state, "use")
    assert state.to_act() == (0,)


@pytest.mark.rule("CA-31")
def test_tactics_won_in_an_extra_turn_gives_a_further_one() -> None:
    state = table(bonus="tactics")
    block(state, "hu-mt", "as-sy")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "use")
    play(state, "lay sword-6-0 sy-ag")
    play(state, "use")
    assert state.to_act() == (0,)
    assert cells(state).turn == 3


@pytest.mark.rule("CA-32")
def test_each_of_these_turns_ends_with_its_own_draw() -> None:
    state = table(bonus="tactics")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    size = len(bagged(state, "caesar"))
    events = play(state, "lay shield-5-1 hu-hc")
    events += play(state, "use")
    assert kinds(events).count("drew") == 1
    events += play(state, "lay sword-6-0 it-sc")
    assert kinds(events).count("drew") == 2
    assert len(bagged(state, "caesar")) == size - 2


@pytest.mark.rule("CA-33")
def test_wealth_draws_one_token_more_for_the_rest_of_the_game() -> None:
    state = table(bonus="wealth")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    events = play(state, "use")
    assert find_event(events, "enriched").rule == "CA-33"
    assert kinds(events).count("drew") == 2
    assert len(held(state, "caesar")) == 3


@pytest.mark.rule("CA-33", "CA-18")
def test_wealth_and_an_empty_bag() -> None:
    state = table(bonus="wealth")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    empty_bag(state, "caesar")
    events = play(state, "lay shield-5-1 hu-hc")
    assert find_event(events, "no_effect").rule == "CA-18"
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-34")
def test_might_turns_one_piece_of_the_opponent_face_down() -> None:
    state = table(bonus="might")
    block(state, "hu-mt")
    put(state, "pompey", "sword-6-0", "gc-it", "it")
    own(state, "pompey", "sy")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert texts(state) == ["might token gc-it", "might province sy", "decline"]
    play(state, "might token gc-it")
    assert cells(state).face[BORDERS.index("gc-it")] & DOWN
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-35")
def test_a_face_down_token_counts_nothing_in_open_provinces_only() -> None:
    state = table(bonus="might")
    block(state, "hu-mt")
    put(state, "pompey", "sword-5-1", "gc-it", "it")
    # Gallia Cisalpina is closed and nobody's; its totals stay.
    nearly_close(state, "gc", "gc-it", pompey=1)
    cells(state).bonus[PROVINCES.index("gc")] = -1
    give(state, "caesar", "shield-5-1", "sword-6-0")
    assert totals(state, "it") == [0, 5]
    play(state, "lay shield-5-1 hu-hc")
    play(state, "might token gc-it")
    assert totals(state, "it") == [0, 0]
    assert totals(state, "gc") == [0, 1]
    assert controls(state, "gc") is None


@pytest.mark.rule("CA-36")
def test_no_marker_on_the_borders_of_a_province_whose_marker_lies_face_down() -> None:
    state = table(bonus="senate")
    own(state, "caesar", "hc", "mt")
    cells(state).fallen[PROVINCES.index("hc")] = 1
    nearly_close(state, "hu", "hc-hu", caesar=9)
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert marker(state, "hc-hu") is None
    assert marker(state, "hu-mt") == "caesar"
    # It counts as controlled, and as put down, all the same.
    assert controls(state, "hc") == "caesar"
    assert cells(state).left[0] == 10 - 1 - 1 - 1


@pytest.mark.rule("CA-36")
def test_one_face_down_marker_on_italia_is_enough_and_both_can_be_hit() -> None:
    state = table(bonus="might")
    own(state, "pompey", "it")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "might province it")
    assert cells(state).fallen[PROVINCES.index("it")] == 1
    give(state, "pompey", "sword-6-0", "shield-6-0")
    nearly_close(state, "gc", "gc-it", pompey=9)
    bonus(state, gc="wealth")
    play(state, "lay sword-6-0 gc-it")
    assert controls(state, "gc") == "pompey"
    assert marker(state, "gc-it") is None
    play(state, "decline")
    block(state, "as-sy")
    give(state, "caesar", "sword-6-0", "sword-5-1")
    play(state, "lay sword-6-0 sy-ag")
    assert "might province it" in texts(state)
    play(state, "might province it")
    assert cells(state).fallen[PROVINCES.index("it")] == 2


@pytest.mark.rule("CA-36")
def test_a_face_down_marker_on_a_border_has_no_further_effect() -> None:
    state = table(bonus="might")
    own(state, "pompey", "as", "sy")
    put(state, "pompey", "shield-3-3", "as-sy", "as")
    cells(state).face[BORDERS.index("as-sy")] |= MARKER | POMPEYS
    cells(state).left[1] -= 1
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    left = list(cells(state).left)
    play(state, "might marker as-sy")
    assert cells(state).face[BORDERS.index("as-sy")] & TURNED
    assert cells(state).left == left
    assert controls(state, "as") == controls(state, "sy") == "pompey"


@pytest.mark.rule("CA-37")
def test_what_might_reaches() -> None:
    state = table(bonus="might")
    own(state, "pompey", "as", "sy", "it", "md")
    cells(state).fallen[PROVINCES.index("md")] = 1
    put(state, "pompey", "shield-3-3", "as-sy", "as")  # covered by his own marker
    cells(state).face[BORDERS.index("as-sy")] |= MARKER | POMPEYS
    put(state, "pompey", "sword-6-0", "ga-gc", "ga")
    cells(state).face[BORDERS.index("ga-gc")] |= MARKER  # covered by Caesar's marker
    put(state, "pompey", "sword-5-1", "gc-it", "it", face="down")
    put(state, "pompey", "sword-4-2", "it-sc", "it")
    put(state, "caesar", "ship-6-0", "hu-mt", "mt")
    nearly_close(state, "af", "sc-af")  # a token whose provinces are both closed
    put(state, "pompey", "ship-4-2", "sc-af", "sc")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert set(texts(state)) == {
        "might token it-sc",
        "might token sc-af",
        "might marker as-sy",
        "might province as",
        "might province sy",
        "might province it",
        "decline",
    }
    with pytest.raises(IllegalAction) as refused:
        play(state, "might token gc-it")
    assert refused.value.rule == "CA-37"
    play(state, "decline")
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-37")
def test_might_without_a_target_is_not_asked_about() -> None:
    state = table(bonus="might")
    put(state, "caesar", "ship-6-0", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 hu-hc")
    assert "no_effect" in kinds(events)
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-38")
def test_senate_with_and_without_control() -> None:
    state = table(bonus="senate")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 hu-hc")
    assert find_event(events, "senate").fields["markers"] == 1
    assert cells(state).left == [10, 12]
    assert state.to_act() == (1,)  # nothing is asked
    state = table(bonus="senate")
    nearly_close(state, "hu", "hc-hu", pompey=9)
    give(state, "caesar", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 hu-hc")
    assert find_event(events, "senate").fields["markers"] == 0
    assert cells(state).senate == [1, 0]
    assert cells(state).left == [12, 11]


@pytest.mark.rule("CA-39")
def test_senate_one_none_three() -> None:
    """A first Senate with control takes 1 marker, a second without takes none, a third 3."""
    state = table(bonus="senate")
    block(state, "hu-mt", "as-sy")
    nearly_close(state, "nu", "nu-af", pompey=20)
    give(state, "caesar", "shield-5-1", "sword-6-0", "sword-3-3")
    play(state, "lay shield-5-1 hu-hc")
    cells(state).side = 0
    play(state, "lay sword-3-3 nu-af")
    assert controls(state, "nu") == "pompey"
    cells(state).side = 0
    play(state, "lay sword-6-0 sy-ag")
    assert cells(state).under[:3] == [1, 0, 3]
    assert cells(state).left[0] == 12 - 1 - 1 - 1 - 3


@pytest.mark.rule("CA-40")
def test_one_side_can_hold_all_six_senates() -> None:
    state = table(bonus="senate")
    cells(state).senate = [5, 0]
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert cells(state).senate == [6, 0]
    assert cells(state).under[5] == 6


@pytest.mark.rule("CA-41")
def test_totals_are_fixed_when_a_province_closes() -> None:
    """One token closes two; Might won from the first cannot change the second."""
    state = table(bonus="might")
    block(state, "hu-mt")
    nearly_close(state, "hc", "hc-hu")
    cells(state).sums[PROVINCES.index("hc") * 2 + 1] = 0
    place = BORDERS.index("ga-hc")
    cells(state).token[place] = 0 * 4 + 2 + 1  # Pompey's sword 6/0, 6 towards Hispania Citerior
    cells(state).face[place] = 0
    cells(state).sums[PROVINCES.index("hc") * 2 + 1] = 6
    give(state, "caesar", "shield-5-1", "sword-5-1")
    play(state, "lay shield-5-1 hc-hu")
    play(state, "settle hu")
    play(state, "might token ga-hc")
    assert totals(state, "hc") == [5, 6]
    assert controls(state, "hc") == "pompey"
