"""E. Settling a closed province (CA-20 to CA-30)."""

from __future__ import annotations

import pytest
from tests.games.caesar.table import (
    block,
    bonus,
    cells,
    controls,
    find_event,
    give,
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

from triumvir.games.caesar.board import PROVINCES


@pytest.mark.rule("CA-20")
def test_who_closes_takes_the_bonus_whoever_controls() -> None:
    state = table(bonus="wealth")
    give(state, "caesar", "shield-3-3", "sword-6-0")
    nearly_close(state, "hu", "hc-hu", pompey=9)
    events = play(state, "lay shield-3-3 hc-hu")
    assert find_event(events, "closed").fields["side"] == "caesar"
    assert controls(state, "hu") == "pompey"
    assert cells(state).bonus[PROVINCES.index("hu")] == -1
    assert texts(state) == ["use", "decline"]
    assert state.to_act() == (0,)


@pytest.mark.rule("CA-21")
def test_the_higher_total_controls() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    put(state, "pompey", "ship-4-2", "hu-mt", "hu")
    assert totals(state, "hu") == [0, 4]
    play(state, "lay shield-5-1 hu-hc")
    assert totals(state, "hu") == [5, 4]
    assert controls(state, "hu") == "caesar"
    assert cells(state).left == [10, 12]  # one on the province, one under the Senate


@pytest.mark.rule("CA-22")
def test_on_a_tie_nobody_ever_controls() -> None:
    state = table(bonus="senate")
    give(state, "caesar", "shield-4-2", "sword-6-0")
    put(state, "pompey", "ship-4-2", "hu-mt", "hu")
    events = play(state, "lay shield-4-2 hu-hc")
    assert "tied" in kinds(events)
    assert controls(state, "hu") is None
    assert cells(state).left == [12, 12]
    assert cells(state).senate == [1, 0]  # the bonus is taken all the same


@pytest.mark.rule("CA-23")
def test_italia_takes_two_markers() -> None:
    state = table()
    give(state, "caesar", "ship-6-0", "sword-6-0")
    nearly_close(state, "it", "it-ac")
    bonus(state, it="might")
    play(state, "lay ship-6-0 it-ac")
    assert controls(state, "it") == "caesar"
    assert cells(state).left == [10, 12]


@pytest.mark.rule("CA-24")
def test_achaia_closed_with_three_and_three_at_eight_to_four() -> None:
    """Pompey closes Achaia with a 3/3; Caesar has 8 there against 4: Pompey takes the bonus,
    Caesar puts down a marker."""
    state = table(bonus="wealth")
    cells(state).side = 1
    put(state, "caesar", "shield-6-0", "ac-cr", "ac")
    put(state, "caesar", "ship-4-2", "ac-af", "af")
    put(state, "pompey", "sword-5-1", "md-ac", "md")
    give(state, "pompey", "ship-3-3", "sword-6-0")
    events = play(state, "lay ship-3-3 it-ac")
    assert totals(state, "ac") == [8, 4]
    assert find_event(events, "closed").fields == {
        "side": "pompey",
        "province": "ac",
        "bonus": "wealth",
        "totals": [8, 4],
    }
    assert controls(state, "ac") == "caesar"
    assert cells(state).left == [11, 12]
    assert state.to_act() == (1,)
    assert texts(state) == ["use", "decline"]


@pytest.mark.rule("CA-25")
def test_a_marker_on_every_border_between_two_provinces_of_one_side() -> None:
    state = table(bonus="senate")
    own(state, "caesar", "hc", "mt")
    put(state, "pompey", "ship-4-2", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert controls(state, "hu") == "caesar"
    # On his own token and on Pompey's.
    assert marker(state, "hc-hu") == marker(state, "hu-mt") == "caesar"
    assert cells(state).left[0] == 10 - 1 - 2 - 1
    # Not where the other province is somebody else's.
    state = table(bonus="senate")
    own(state, "pompey", "mt")
    put(state, "pompey", "ship-4-2", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert marker(state, "hu-mt") is None


@pytest.mark.rule("CA-26")
def test_asia_beside_syria() -> None:
    """Pompey controls Syria, closes Asia and controls it: he also covers the token between."""
    state = table(bonus="wealth")
    cells(state).side = 1
    own(state, "pompey", "sy")
    put(state, "caesar", "shield-3-3", "as-sy", "as")
    put(state, "pompey", "ship-6-0", "as-ag", "as")
    give(state, "pompey", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 cr-as")
    assert controls(state, "as") == "pompey"
    assert marker(state, "as-sy") == "pompey"
    assert find_event(events, "border_covered").fields["border"] == "as-sy"
    assert cells(state).left == [12, 9]


@pytest.mark.rule("CA-27")
def test_only_who_has_just_gained_control_puts_markers_on_borders() -> None:
    """The side on turn closes two provinces, one for each side: each has its markers as it is
    settled, so the order that the player on turn chooses decides who is first."""
    for order, sides in (
        (("hu", "hc"), ["caesar", "pompey"]),
        (("hc", "hu"), ["pompey", "caesar"]),
    ):
        state = table(bonus="wealth")
        own(state, "caesar", "mt")
        own(state, "pompey", "ga")
        nearly_close(state, "hu", "hc-hu", caesar=5)
        nearly_close(state, "hc", "hc-hu", pompey=9)
        give(state, "caesar", "shield-3-3", "sword-6-0")
        play(state, "lay shield-3-3 hc-hu")
        events = play(state, f"settle {order[0]}")
        events += play(state, "decline")
        covered = [event.fields["side"] for event in events if event.kind == "border_covered"]
        assert covered == sides


@pytest.mark.rule("CA-28")
def test_border_markers_go_down_without_being_asked_for() -> None:
    state = table(bonus="senate")
    own(state, "caesar", "hc")
    block(state, "hu-mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert marker(state, "hc-hu") == "caesar"
    assert state.to_act() == (1,)  # nothing was asked


@pytest.mark.rule("CA-29")
@pytest.mark.parametrize("word", ["tactics", "wealth", "might"])
def test_a_bonus_is_used_now_or_never(word: str) -> None:
    state = table(bonus=word)
    put(state, "pompey", "ship-4-2", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0")
    play(state, "lay shield-5-1 hu-hc")
    assert "decline" in texts(state)
    events = play(state, "decline")
    assert find_event(events, "declined").fields["bonus"] == word
    assert state.to_act() == (1,)
    assert len(texts(state)) > 2  # Pompey lays; nothing is kept for later
    assert cells(state).bonus[PROVINCES.index("hu")] == -1


@pytest.mark.rule("CA-30")
def test_the_last_marker_wins_in_the_middle_of_a_chain() -> None:
    state = table(bonus="senate")
    own(state, "caesar", "hc", "mt")
    cells(state).left = [2, 1]
    nearly_close(state, "hu", "hc-hu", caesar=9)
    give(state, "caesar", "shield-5-1", "sword-6-0")
    events = play(state, "lay shield-5-1 hu-hc")
    # One on the province, one on the first border; neither the second border nor the Senate.
    assert cells(state).left == [0, 1]
    assert [
        event.kind for event in events if event.kind in ("controls", "border_covered", "senate")
    ]
    assert kinds(events).count("border_covered") == 1
    assert "senate" not in kinds(events)
    assert "drew" not in kinds(events)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.ranks) == ("last_marker", "CA-30", (1, 2))


@pytest.mark.rule("CA-30")
def test_the_opponent_can_win_in_my_turn_and_first_come_is_first() -> None:
    for order, ranks in ((("hu", "hc"), (1, 2)), (("hc", "hu"), (2, 1))):
        state = table(bonus="wealth")
        cells(state).left = [1, 1]
        nearly_close(state, "hu", "hc-hu", caesar=5)
        nearly_close(state, "hc", "hc-hu", pompey=9)
        give(state, "caesar", "shield-3-3", "sword-6-0")
        play(state, "lay shield-3-3 hc-hu")
        play(state, f"settle {order[0]}")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.ranks == ranks


@pytest.mark.rule("CA-30")
def test_markers_beyond_the_last_are_ignored() -> None:
    state = table()
    cells(state).left = [1, 12]
    nearly_close(state, "it", "it-ac")
    give(state, "caesar", "ship-6-0", "sword-6-0")
    play(state, "lay ship-6-0 it-ac")
    assert cells(state).left == [0, 12]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2)
