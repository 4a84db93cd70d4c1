"""J. Which token Crassus lays and where (CA-63 to CA-66)."""

from __future__ import annotations

import pytest
from tests.games.caesar.table import block, bonus, cells, nearly_close, only, own, row, solo

from triumvir.core.dealer import Dealer
from triumvir.core.event import Event
from triumvir.games.caesar.board import BORDERS, PROVINCES
from triumvir.games.caesar.phases.deciding import TIES, Decision, decide
from triumvir.games.caesar.pieces import BONUSES, TOKENS
from triumvir.games.caesar.rules import CaesarState


def decision(state: CaesarState) -> tuple[Decision, list[Event]]:
    """What Crassus, Pompey, does now."""
    cells(state).side = 1
    state.listener = []
    found = decide(state)
    events = state.listener
    state.listener = None
    assert found is not None
    assert events is not None
    return found, events


def told(found: Decision) -> tuple[int, str, int, str, str]:
    lay = found.lay
    return (
        found.step,
        PROVINCES[lay.province],
        lay.value,
        TOKENS[lay.token],
        BORDERS[lay.border],
    )


def totals(state: CaesarState, province: str, caesar: int, pompey: int) -> None:
    number = PROVINCES.index(province)
    cells(state).sums[number * 2 : number * 2 + 2] = [caesar, pompey]


@pytest.mark.rule("CA-63")
def test_step_1_the_smallest_value_that_gains_control() -> None:
    state = solo(bonus="tactics")
    nearly_close(state, "hu", "hc-hu", caesar=3)
    row(state, "shield-6-0", "shield-4-2", "shield-5-1")
    found, events = decision(state)
    assert told(found) == (1, "hu", 4, "shield-4-2", "hc-hu")
    assert (found.lay.near, found.lay.far) == (2, 4)
    assert events[0].kind == "crassus_step"
    assert events[0].fields == {"step": 1, "provinces": ["hu"], "value": 4, "margin": 0}
    # Level is enough, because of CA-60.
    row(state, "shield-6-0", "shield-3-3", "shield-4-2")
    assert told(decision(state)[0])[2:4] == (3, "shield-3-3")


@pytest.mark.rule("CA-63")
def test_step_2_close_even_if_the_human_takes_control() -> None:
    state = solo(bonus="tactics")
    nearly_close(state, "hu", "hc-hu", caesar=9)
    totals(state, "sd", 9, 0)
    row(state, "shield-6-0", "shield-4-2", "ship-6-0")
    found, _ = decision(state)
    assert told(found) == (2, "hu", 0, "shield-6-0", "hc-hu")


@pytest.mark.rule("CA-63")
def test_not_if_that_lets_the_human_win_at_once() -> None:
    state = solo(bonus="tactics")
    nearly_close(state, "hu", "hc-hu", caesar=9)
    cells(state).left = [1, 12]
    totals(state, "sd", 4, 0)
    row(state, "shield-6-0", "shield-4-2", "ship-6-0")
    found, _ = decision(state)
    assert found.step == 3
    assert PROVINCES[found.lay.province] == "sd"
    # Unless every lay does.
    row(state, "shield-6-0")
    only(state, "hc-hu")
    cells(state).gaps[PROVINCES.index("hc")] = 3
    assert decision(state)[0].step == 2


@pytest.mark.rule("CA-63")
def test_in_no_step_does_a_lay_hand_over_the_game() -> None:
    """He could gain Hispania Citerior, but the same token gives Ulterior and victory away."""
    state = solo(bonus="tactics")
    nearly_close(state, "hc", "hc-hu")
    nearly_close(state, "hu", "hc-hu", caesar=9)
    cells(state).left = [1, 12]
    row(state, "shield-6-0", "sword-6-0")
    found, _ = decision(state)
    assert BORDERS[found.lay.border] != "hc-hu"
    # If he wins first himself, he does it.
    cells(state).left = [1, 1]
    assert decision(state)[0].step == 1


@pytest.mark.rule("CA-63")
def test_step_3_where_he_trails_most_with_the_highest_value() -> None:
    state = solo(bonus="tactics")
    totals(state, "cy", 5, 1)
    totals(state, "gc", 3, 0)
    totals(state, "it", 0, 6)
    row(state, "shield-4-2", "shield-6-0", "sword-5-1")
    found, events = decision(state)
    assert told(found)[:4] == (3, "cy", 6, "shield-6-0")
    assert events[0].fields["margin"] == 4


@pytest.mark.rule("CA-63")
def test_step_3_only_where_a_token_fits() -> None:
    state = solo(bonus="tactics")
    totals(state, "hu", 9, 0)  # only a shield or a ship fits there
    totals(state, "gc", 3, 0)
    row(state, "sword-5-1")
    assert told(decision(state)[0])[:3] == (3, "gc", 5)


@pytest.mark.rule("CA-63")
def test_step_4_where_he_leads_by_most() -> None:
    state = solo(bonus="tactics")
    totals(state, "cy", 1, 3)
    totals(state, "gc", 0, 1)
    totals(state, "dm", 4, 4)
    row(state, "sword-5-1", "laurel-4-0")
    found, events = decision(state)
    assert told(found)[:4] == (4, "cy", 5, "sword-5-1")
    assert events[0].fields["margin"] == 2


@pytest.mark.rule("CA-63")
def test_step_5_beside_a_province_of_his() -> None:
    state = solo(bonus="tactics")
    own(state, "pompey", "sy")
    row(state, "ship-5-1", "shield-4-2")
    # Beside Syria are Asia and Aegyptus: the ship gives 5 in either.
    found, _ = decision(state)
    assert found.step == 5
    assert PROVINCES[found.lay.province] in ("as", "ag")
    assert found.lay.value == 5


@pytest.mark.rule("CA-63")
def test_step_6_a_central_province_and_italia_first() -> None:
    state = solo(bonus="tactics")
    row(state, "ship-5-1", "shield-4-2")
    found, events = decision(state)
    assert told(found)[:4] == (6, "it", 5, "ship-5-1")
    assert TIES[found.by_province] == "italia"
    assert "crassus_province" in [event.kind for event in events]
    # The highest value goes before Italia: only shields of Sardinia and Creta take a 6.
    row(state, "shield-6-0", "ship-5-1")
    block(state, "it-sd", "md-it")
    assert told(decision(state)[0])[:3] in ((6, "sd", 6), (6, "cr", 6), (6, "ac", 6))


@pytest.mark.rule("CA-63")
def test_step_7_anywhere_with_the_highest_value() -> None:
    state = solo(bonus="tactics")
    row(state, "sword-4-2", "shield-6-0")
    only(state, "dm-md", "hc-hu", "ga-hc", "dm-gc")
    for name in ("dm", "md", "hc", "hu", "ga", "gc"):
        cells(state).gaps[PROVINCES.index(name)] = 3
    found, _ = decision(state)
    assert (found.step, found.lay.value, TOKENS[found.lay.token]) == (7, 6, "shield-6-0")


def tie(state: CaesarState, *provinces: str) -> tuple[str, str]:
    """Crassus trails equally in these; which he takes, and what broke the tie."""
    for name in provinces:
        totals(state, name, 2, 0)
    row(state, "laurel-2-2")
    found, _ = decision(state)
    assert found.step == 3
    return PROVINCES[found.lay.province], TIES[found.by_province]


@pytest.mark.rule("CA-64")
def test_ties_between_provinces_in_order() -> None:
    def fresh() -> CaesarState:
        return solo(bonus="tactics", poison=True)

    state = fresh()
    own(state, "pompey", "sy")
    bonus(state, hu="senate")
    assert tie(state, "hu", "ag", "sd") == ("ag", "neighbour")
    state = fresh()
    bonus(state, hu="senate", sd="poison")
    assert tie(state, "hu", "ag", "sd") == ("hu", "senate")
    state = fresh()
    bonus(state, hu="poison")
    assert tie(state, "hu", "ag", "sd") == ("hu", "poison")
    assert tie(fresh(), "hu", "ag", "sd") == ("sd", "central")
    assert tie(fresh(), "hu", "ag") == ("ag", "near_central")
    taken = set()
    for seed in range(30):
        state = fresh()
        state.dealer = Dealer(seed)
        province, by = tie(state, "hu", "hc")
        assert by == "random"
        taken.add(province)
    assert taken == {"hu", "hc"}


@pytest.mark.rule("CA-65")
def test_which_border_of_the_province() -> None:
    state = solo(bonus="tactics")
    totals(state, "as", 9, 0)
    totals(state, "sy", 3, 0)
    totals(state, "cr", 1, 0)
    row(state, "laurel-2-2")
    found, _ = decision(state)
    assert told(found) == (3, "as", 2, "laurel-2-2", "as-sy")
    assert TIES[found.by_border] == "trailing"
    # Trailing nowhere across: beside a central province.
    totals(state, "sy", 0, 0)
    totals(state, "cr", 0, 0)
    found, _ = decision(state)
    assert told(found)[4] == "as-cr"
    assert TIES[found.by_border] == "near_central"
    # Else at random.
    block(state, "as-cr")
    taken = set()
    for seed in range(30):
        state.dealer = Dealer(seed)
        found, _ = decision(state)
        assert TIES[found.by_border] == "random"
        taken.add(told(found)[4])
    assert taken == {"as-sy", "as-ag"}


@pytest.mark.rule("CA-66")
def test_ties_between_tokens() -> None:
    state = solo(bonus="tactics", centurions=True)
    totals(state, "as", 9, 0)
    block(state, "as-cr", "as-ag")
    # Closing: the smallest asked for, so the lower sum.
    totals(state, "as", 4, 0)
    row(state, "laurel-4-0", "shield-ship-4-4", "shield-4-2")
    found, _ = decision(state)
    assert told(found)[:4] == (1, "as", 4, "shield-4-2")
    assert TIES[found.by_token] == "sum"
    # Highest asked for: the higher sum; and a laurel last.
    state = solo(bonus="tactics", centurions=True)
    totals(state, "as", 9, 0)
    block(state, "as-cr", "as-ag")
    cells(state).gaps[PROVINCES.index("as")] = 2
    row(state, "laurel-4-0", "shield-4-2", "shield-ship-4-4")
    found, events = decision(state)
    assert told(found)[:4] == (3, "as", 4, "shield-ship-4-4")
    by = [event.fields["by"] for event in events if event.kind == "crassus_token"]
    assert by == ["no_laurel", "sum"]
    row(state, "laurel-4-0", "shield-4-2")
    assert told(decision(state)[0])[3] == "shield-4-2"


@pytest.mark.rule("CA-63")
def test_steps_fire_about_as_often_as_simulated() -> None:
    """Rules, K: (1) 42 %, (3) 42 %; and never a step of no number."""
    fired = [0] * 8
    for seed in range(60):
        state = solo(seed=seed, level="medium")
        chance = Dealer(seed)
        while state.to_act():
            choices = state.legal(0)
            state.play(0, choices[chance.below(len(choices))])
            fired[cells(state).report[1] if len(cells(state).report) > 1 else 0] += 1
    total = sum(fired[1:])
    assert 0.3 < fired[1] / total < 0.7
    assert 0.2 < fired[3] / total < 0.6
    assert BONUSES[0] == "senate"
