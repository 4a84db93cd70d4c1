"""G to I. Poison, Centurions, Checkpoints (CA-42 to CA-53)."""

from __future__ import annotations

import pytest
from tests.games.caesar.table import (
    ALL_MODULES,
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

from triumvir.core.errors import IllegalAction, InvalidOption
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.fields import DOWN, HIDDEN, stock
from triumvir.games.caesar.pieces import BONUSES


@pytest.mark.rule("CA-42")
def test_three_poisons_replace_three_bonuses_but_never_italias() -> None:
    seen = set()
    for seed in range(40):
        state = table(seed=seed, poison=True)
        words = [BONUSES[bonus] for bonus in cells(state).bonus]
        assert words.count("poison") == 3
        assert words[PROVINCES.index("it")] == "senate"
        assert "centurion" not in words
        seen.add(tuple(words.count(word) for word in BONUSES[:4]))
    assert len(seen) > 3  # three at random


@pytest.mark.rule("CA-43")
def test_with_poison_three_tokens_each() -> None:
    state = table(poison=True)
    assert len(held(state, "caesar")) == len(held(state, "pompey")) == 3
    assert len(held(table(centurions=True), "caesar")) == 2


@pytest.mark.rule("CA-44")
def test_poison_sends_a_random_token_back_seen_by_both() -> None:
    returned = set()
    for seed in range(30):
        state = table(seed=seed, bonus="poison", poison=True)
        block(state, "hu-mt")
        give(state, "caesar", "shield-5-1", "sword-6-0", "sword-5-1")
        give(state, "pompey", "sword-6-0", "shield-6-0", "ship-6-0")
        play(state, "lay shield-5-1 hu-hc")
        assert texts(state) == ["use", "decline"]
        events = play(state, "use")
        poisoned = find_event(events, "poisoned")
        assert poisoned.secret is None
        token = poisoned.fields["token"]
        assert token not in held(state, "pompey")
        assert token in bagged(state, "pompey")
        assert len(held(state, "pompey")) == 2
        returned.add(token)
        # And it stays one smaller.
        play(state, texts(state)[0])
        assert len(held(state, "pompey")) == 2
    assert returned == {"sword-6-0", "shield-6-0", "ship-6-0"}


@pytest.mark.rule("CA-45")
def test_poison_against_an_empty_supply_does_nothing() -> None:
    state = table(bonus="poison", poison=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0", "sword-5-1")
    give(state, "pompey")
    empty_bag(state, "pompey")
    events = play(state, "lay shield-5-1 hu-hc")
    assert find_event(events, "no_effect").rule == "CA-45"
    assert state.outcome() is not None  # and Pompey, who can lay nothing, has lost


@pytest.mark.rule("CA-46")
def test_three_centurion_bonuses_and_tokens_laid_ready() -> None:
    state = table(centurions=True)
    words = [BONUSES[bonus] for bonus in cells(state).bonus]
    assert words.count("centurion") == 3
    assert "poison" not in words
    assert cells(state).bank == []
    sides = state.view(None).data["sides"]
    assert isinstance(sides, list)
    for side in sides:
        assert side["centurions"] == ["sword-7-0", "shield-ship-4-4", "laurel-3-3"]
    both = [BONUSES[bonus] for bonus in cells(table(poison=True, centurions=True)).bonus]
    assert (both.count("poison"), both.count("centurion")) == (3, 3)


@pytest.mark.rule("CA-47")
def test_a_centurion_instead_of_the_draw() -> None:
    state = table(bonus="centurion", centurions=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    size = len(bagged(state, "caesar"))
    play(state, "lay shield-5-1 hu-hc")
    assert texts(state) == [
        "recruit sword-7-0",
        "recruit shield-ship-4-4",
        "recruit laurel-3-3",
        "decline",
    ]
    events = play(state, "recruit sword-7-0")
    assert find_event(events, "recruited").fields["token"] == "sword-7-0"  # openly
    assert "drew" not in kinds(events)
    assert "sword-7-0" in held(state, "caesar")
    assert len(bagged(state, "caesar")) == size
    sides = state.view(1).data["sides"]
    assert isinstance(sides, list)
    assert sides[0]["surely_held"] == ["sword-7-0"]
    assert sides[0]["centurions"] == ["shield-ship-4-4", "laurel-3-3"]


@pytest.mark.rule("CA-47")
def test_two_centurions_in_one_turn_replace_one_draw() -> None:
    state = table(bonus="centurion", centurions=True)
    nearly_close(state, "hu", "hc-hu")
    nearly_close(state, "hc", "hc-hu")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "settle hu")
    play(state, "recruit laurel-3-3")
    assert state.to_act() == (1,)
    assert held(state, "caesar") == ["sword-6-0", "laurel-3-3"]


@pytest.mark.rule("CA-47")
def test_a_centurion_comes_with_an_empty_bag_too_or_is_declined_for_a_draw() -> None:
    state = table(bonus="centurion", centurions=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    empty_bag(state, "caesar")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "recruit laurel-3-3")
    assert held(state, "caesar") == ["sword-6-0", "laurel-3-3"]
    state = table(bonus="centurion", centurions=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    events = play(state, "decline")
    assert "drew" in kinds(events)
    assert stock(state.row, 0) == 7 << 16


@pytest.mark.rule("CA-47")
def test_poison_may_send_a_centurion_into_the_bag() -> None:
    state = table(bonus="poison", poison=True, centurions=True)
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    give(state, "pompey", "sword-7-0")
    play(state, "lay shield-5-1 hu-hc")
    play(state, "use")
    assert "sword-7-0" in bagged(state, "pompey")


@pytest.mark.rule("CA-48")
def test_with_no_centurion_left_the_draw_is_as_usual() -> None:
    state = table(bonus="centurion", centurions=True)
    cells(state).stock0 = 0
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 hu-hc")
    assert find_event(events, "no_effect").rule == "CA-48"
    assert "drew" in kinds(events)


@pytest.mark.rule("CA-49")
@pytest.mark.parametrize(("poison", "centurions"), [(False, False), (True, False), (False, True)])
def test_checkpoints_only_with_both_other_modules(poison: bool, centurions: bool) -> None:
    with pytest.raises(InvalidOption, match=r"Poison and Centurions \(CA-49\)\."):
        table(poison=poison, centurions=centurions, checkpoints=True)


@pytest.mark.rule("CA-49")
def test_the_six_replaced_bonuses_form_the_bank() -> None:
    for seed in range(10):
        state = table(seed=seed, **ALL_MODULES)
        assert len(cells(state).bank) == 6
        for word in range(4):
            assert (
                cells(state).bank.count(word) + cells(state).bonus.count(word) == (6, 4, 4, 4)[word]
            )
    assert cells(table(poison=True, centurions=True)).bank == []


@pytest.mark.rule("CA-50")
def test_a_token_face_down_at_a_checkpoint_draws_a_bonus() -> None:
    state = table(**ALL_MODULES)
    cells(state).bank = [2]
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    assert {text for text in texts(state) if text.startswith("hide")} == {
        "hide shield-5-1 ga-sd",
        "hide sword-6-0 nu-af",
        "hide ship-6-0 as-ag",
    }
    events = play(state, "hide shield-5-1 ga-sd")
    assert totals(state, "ga") == totals(state, "sd") == [0, 0]
    assert cells(state).face[BORDERS.index("ga-sd")] == DOWN | HIDDEN
    hid = find_event(events, "hid")
    assert hid.told(0)["token"] == "shield-5-1"
    assert "token" not in hid.told(1)
    for seat, token in ((0, "shield-5-1"), (1, None), (None, None)):
        borders = state.view(seat).data["borders"]
        assert isinstance(borders, list)
        assert borders[BORDERS.index("ga-sd")]["token"]["token"] == token
    assert texts(state) == ["bank", "decline"]
    events = play(state, "bank")
    assert find_event(events, "bank_drawn").fields["bonus"] == "wealth"
    assert texts(state) == ["use", "decline"]
    play(state, "use")
    assert len(held(state, "caesar")) == 4
    assert cells(state).bank == []


@pytest.mark.rule("CA-50")
def test_the_bank_may_be_left_alone_and_the_bonus_comes_at_random() -> None:
    state = table(**ALL_MODULES)
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    play(state, "hide shield-5-1 ga-sd")
    play(state, "decline")
    assert len(cells(state).bank) == 6
    assert state.to_act() == (1,)
    drawn = set()
    for seed in range(40):
        state = table(seed=seed, **ALL_MODULES)
        cells(state).bank = [0, 1, 2, 2, 3, 3]
        give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
        play(state, "hide shield-5-1 ga-sd")
        drawn.add(find_event(play(state, "bank"), "bank_drawn").fields["bonus"])
    assert drawn == {"senate", "tactics", "wealth", "might"}


@pytest.mark.rule("CA-50")
def test_face_up_at_a_checkpoint_draws_nothing() -> None:
    state = table(**ALL_MODULES)
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    play(state, "lay shield-5-1 ga-sd")
    assert totals(state, "ga") == [5, 0]
    assert state.to_act() == (1,)


@pytest.mark.rule("CA-51")
def test_the_token_must_fit_and_an_empty_bank_gives_nothing() -> None:
    state = table(**ALL_MODULES)
    cells(state).bank = []
    give(state, "caesar", "shield-5-1", "sword-6-0", "laurel-2-2")
    hides = {text for text in texts(state) if text.startswith("hide")}
    assert hides == {
        "hide shield-5-1 ga-sd",
        "hide sword-6-0 nu-af",
        *[f"hide laurel-2-2 {place}" for place in ("ga-sd", "nu-af", "as-ag")],
    }
    play(state, "hide sword-6-0 nu-af")
    assert state.to_act() == (1,)  # nothing was asked


@pytest.mark.rule("CA-52")
def test_a_senate_from_the_bank_has_no_markers_under_it() -> None:
    state = table(**ALL_MODULES)
    cells(state).bank = [0]
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    play(state, "hide shield-5-1 ga-sd")
    play(state, "bank")
    assert cells(state).senate == [1, 0]
    assert cells(state).under[0] == 0
    assert cells(state).left == [12, 12]
    # But it counts for the next one.
    cells(state).side = 0
    block(state, "as-sy")
    bonus(state, sy="senate")
    give(state, "caesar", "sword-6-0")
    play(state, "lay sword-6-0 sy-ag")
    assert cells(state).under[1] == 2


@pytest.mark.rule("CA-53")
def test_the_bank_comes_before_the_provinces_that_the_token_closes() -> None:
    state = table(**ALL_MODULES)
    cells(state).bank = [3]
    nearly_close(state, "nu", "nu-af", pompey=3)
    bonus(state, nu="wealth")
    place = BORDERS.index("mt-nu")
    cells(state).token[place] = 3 * 4 + 1  # Pompey's 3/3
    cells(state).sums[PROVINCES.index("mt") * 2 + 1] = 3
    cells(state).face[place] = 0
    give(state, "caesar", "sword-6-0", "sword-5-1", "ship-6-0")
    play(state, "hide sword-6-0 nu-af")
    assert cells(state).bonus[PROVINCES.index("nu")] == BONUSES.index("wealth")
    play(state, "bank")
    events = play(state, "might token mt-nu")
    # Closed already: what Might has turned counts in Numidia all the same.
    assert find_event(events, "closed").fields["totals"] == [0, 3]
    assert controls(state, "nu") == "pompey"


def test_a_hidden_token_is_out_of_mights_reach() -> None:
    state = table(bonus="might", **ALL_MODULES)
    put(state, "pompey", "shield-6-0", "ga-sd", "ga", face="hidden")
    put(state, "pompey", "sword-6-0", "ga-gc", "ga")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert "might token ga-gc" in texts(state)
    assert "might token ga-sd" not in texts(state)


def test_refusals_name_the_rule_of_each_question() -> None:
    state = table(**ALL_MODULES)
    give(state, "caesar", "shield-5-1", "sword-6-0", "ship-6-0")
    play(state, "hide shield-5-1 ga-sd")
    with pytest.raises(IllegalAction) as refused:
        play(state, "lay sword-6-0 ga-gc")
    assert refused.value.rule == "CA-50"
    only(state, "hc-hu")
