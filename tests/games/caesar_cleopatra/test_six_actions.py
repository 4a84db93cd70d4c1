"""F. The six actions."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    SEATS,
    deck,
    discards,
    down,
    get,
    hand,
    kinds,
    left,
    offered,
    offered_kinds,
    play,
    play_turn,
    refused,
    seen,
    short,
    side,
    table,
    the,
    to_act,
    up,
    won,
)

from triumvir.core.game import State

# Assassination


@pytest.mark.rule("CC-61")
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
def test_assassination_removes_one_open_card_to_the_opponents_pile(who: str) -> None:
    killer, victim = side("1 assassination", senators="up 3"), side(senators="up 3 3 down 3")
    other = "cleopatra" if who == "caesar" else "caesar"
    sides = {who: killer, other: victim}
    state = table(turn=who, caesar=sides["caesar"], cleopatra=sides["cleopatra"])
    event = the(play(state, "assassinate 3 senators"), "assassinated")
    assert event.rule == "CC-61"
    assert event.fields == {"seat": SEATS[other], "group": "senators", "card": "3"}
    assert (up(state, other, "senators"), down(state, other, "senators")) == ("3", "3")
    assert up(state, who, "senators") == "3"
    assert (discards(state, other), discards(state, who)) == ("3", "assassination")


@pytest.mark.rule("CC-62")
def test_assassination_cannot_target_a_face_down_card() -> None:
    state = table(caesar=side("1 assassination"), cleopatra=side(senators="up 4 down 3 P"))
    assert [text for text in offered(state) if text.startswith("assass")] == [
        "assassinate 4 senators"
    ]
    assert refused(state, "assassinate 3 senators").rule == "CC-60"
    assert refused(state, "assassinate philosopher senators").rule == "CC-60"


@pytest.mark.rule("CC-63")
def test_assassination_may_target_an_open_philosopher() -> None:
    state = table(caesar=side("1 assassination"), cleopatra=side(senators="up P 5"))
    play(state, "assassinate philosopher senators")
    assert up(state, "cleopatra", "senators") == "5"
    assert discards(state, "cleopatra") == "P"


@pytest.mark.rule("CC-64")
def test_assassination_cannot_target_ones_own_card() -> None:
    state = table(caesar=side("1 assassination", senators="up 3"), cleopatra=side(aediles="up 4"))
    assert [text for text in offered(state) if text.startswith("assass")] == [
        "assassinate 4 aediles"
    ]
    assert refused(state, "assassinate 3 senators").rule == "CC-60"


# Spy


@pytest.mark.rule("CC-65")
def test_spy_shows_the_whole_hand_to_the_player_and_to_no_onlooker() -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("2 2 P scout"))
    assert seen(state, "caesar", "sides", 1, "surely_held") == []
    shown = the(play(state, "spy", "allow"), "hand_shown")
    assert shown.rule == "CC-65"
    assert shown.told(0)["cards"] == ["2", "2", "philosopher", "scout"]
    assert "cards" not in shown.told(None)
    assert short(seen(state, "caesar", "sides", 1, "surely_held")) == "2 2 P scout"
    assert seen(state, None, "sides", 1, "surely_held") == []


@pytest.mark.rule("CC-66")
def test_the_spy_chooses_one_of_the_cards_for_the_opponents_pile() -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("2 2 5"))
    play(state, "spy")
    assert to_act(state) == ["caesar"]
    assert offered(state) == ["strike 2", "strike 5"]
    struck = the(play(state, "strike 2"), "struck")
    assert struck.told(None) == {"kind": "struck", "rule": "CC-66", "seat": 1, "card": "2"}
    assert hand(state, "cleopatra") == "2 5"
    assert (discards(state, "cleopatra"), discards(state, "caesar")) == ("2", "spy")


@pytest.mark.rule("CC-67")
@pytest.mark.parametrize("card", ["4", "philosopher", "wrath", "veto"])
def test_the_struck_card_may_be_of_any_kind(card: str) -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("4 P wrath veto"))
    play(state, "spy", "allow")
    assert offered(state) == [f"strike {name}" for name in ("4", "philosopher", "wrath", "veto")]
    play(state, f"strike {card}")
    assert get(state, "sides", 1, "discards") == [card]


@pytest.mark.rule("CC-68")
@pytest.mark.parametrize(
    ("text", "expected"),
    [("draw influence", "2 5"), ("draw action", "2 wrath"), ("decline", "2")],
)
def test_the_spied_on_player_may_draw_from_a_reserve_of_his_choice(
    text: str, expected: str
) -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("2 4", influence="5", actions="wrath"))
    play(state, "spy", "strike 4")
    assert to_act(state) == ["cleopatra"]
    assert offered(state) == ["draw influence", "draw action", "decline"]
    event = play(state, text)[0]
    assert event.rule == "CC-68"
    assert ("card" in event.told(1)) == (text != "decline")
    assert "card" not in event.told(0)
    assert hand(state, "cleopatra") == expected
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-68")
@pytest.mark.parametrize(
    ("influence", "actions", "expected"),
    [
        ("only", "veto only", ["draw action", "decline"]),
        ("5 only", "only", ["draw influence", "decline"]),
    ],
)
def test_an_empty_reserve_is_not_offered_to_the_spied_on_player(
    influence: str, actions: str, expected: list[str]
) -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("2 4", influence=influence, actions=actions))
    play(state, "spy", "strike 4")
    assert offered(state) == expected


@pytest.mark.rule("CC-68")
def test_with_both_reserves_empty_the_spied_on_player_is_not_asked() -> None:
    state = table(caesar=side("1 spy"), cleopatra=side("2 4", influence="only", actions="only"))
    play(state, "spy", "strike 4")
    assert to_act(state) == ["caesar"]
    assert offered_kinds(state) == {"down"}


# Castling


@pytest.mark.rule("CC-69")
def test_castling_takes_up_all_own_cards_of_two_groups_and_lays_them_there_again() -> None:
    state = table(
        caesar=side("1 castling", senators="up 2 4", praetors="up 5", aediles="down 3 4"),
    )
    lifted = the(play(state, "castle senators aediles"), "lifted")
    assert lifted.fields == {"seat": 0, "groups": ["senators", "aediles"], "count": 4}
    assert up(state, "caesar", "senators") == down(state, "caesar", "aediles") == ""
    for card in ("2", "3", "4", "4"):
        assert offered(state) == [f"lay {card} senators", f"lay {card} aediles"]
        assert refused(state, f"lay {card} praetors").rule == "CC-69"
        play(state, f"lay {card} {'aediles' if card == '2' else 'senators'}")
    assert (down(state, "caesar", "senators"), down(state, "caesar", "aediles")) == ("3 4 4", "2")
    assert up(state, "caesar", "praetors") == "5"
    assert offered_kinds(state) == {"down"}


@pytest.mark.rule("CC-70")
def test_all_castled_cards_end_face_down_and_hidden() -> None:
    state = table(caesar=side("1 castling", senators="up 4", aediles="down 3"))
    events = play(state, "castle senators aediles", "lay 3 senators", "lay 4 senators")
    assert (up(state, "caesar", "senators"), down(state, "caesar", "senators")) == ("", "3 4")
    for event in events:
        if event.kind == "laid":
            assert "card" in event.told(0)
            assert "card" not in event.told(1)
            assert "group" not in event.told(1)
    assert the(events, "castled").fields == {
        "seat": 0,
        "groups": ["senators", "aediles"],
        "sizes": [2, 0],
    }
    lane = seen(state, "cleopatra", "sides", 0, "lanes", 0)
    assert lane == {"up": [], "down": 2, "known": None}


@pytest.mark.rule("CC-70")
def test_where_each_castled_card_went_is_hidden() -> None:
    views = []
    for first, second in (("senators", "aediles"), ("aediles", "senators")):
        state = table(caesar=side("1 castling", senators="up 4", aediles="up 3"))
        play(state, "castle senators aediles", f"lay 3 {first}", f"lay 4 {second}")
        views.append((state.view(1).json(), state.view(None).json()))
    assert views[0] == views[1]


@pytest.mark.rule("CC-71")
@pytest.mark.parametrize("group", ["senators", "aediles"])
def test_castling_may_leave_one_group_empty(group: str) -> None:
    state = table(caesar=side("1 castling", senators="up 4", aediles="up 3"))
    play(state, "castle senators aediles", f"lay 3 {group}", f"lay 4 {group}")
    assert down(state, "caesar", group) == "3 4"
    other = "aediles" if group == "senators" else "senators"
    assert up(state, "caesar", other) == down(state, "caesar", other) == ""


@pytest.mark.rule("CC-72")
def test_castling_may_not_exceed_five_own_cards() -> None:
    state = table(caesar=side("1 castling", senators="up 1 2 3 4", aediles="up 5 5"))
    play(state, "castle senators aediles", *[f"lay {card} senators" for card in "12345"])
    assert offered(state) == ["lay 5 aediles"]
    assert refused(state, "lay 5 senators").rule == "CC-69"


@pytest.mark.rule("CC-72")
def test_castling_may_not_exceed_eight_cards_of_both() -> None:
    state = table(
        caesar=side("1 castling", senators="up 1 2", aediles="up 3 4"),
        cleopatra=side(senators="up 1 2 3 4 5"),
    )
    play(state, "castle senators aediles", *[f"lay {card} senators" for card in "123"])
    assert offered(state) == ["lay 4 aediles"]


@pytest.mark.rule("CC-73")
def test_castling_never_moves_the_opponents_cards() -> None:
    cleopatra = side(senators="up 4 down 2", aediles="up 1 down P")
    state = table(caesar=side("1 castling", senators="up 4"), cleopatra=cleopatra)
    before = get(state, "sides", 1, "lanes")
    play(state, "castle senators aediles", "lay 4 aediles")
    assert get(state, "sides", 1, "lanes") == before
    assert down(state, "caesar", "aediles") == "4"


@pytest.mark.rule("CC-74")
def test_castling_may_move_philosophers() -> None:
    state = table(caesar=side("1 castling", senators="up P down 5 P"))
    play(state, "castle senators aediles", "lay 5 aediles")
    assert offered(state) == ["lay philosopher senators", "lay philosopher aediles"]
    play(state, "lay philosopher aediles", "lay philosopher senators")
    assert (down(state, "caesar", "senators"), down(state, "caesar", "aediles")) == ("P", "5 P")


@pytest.mark.rule("CC-75")
def test_castling_that_brings_a_group_to_eight_leads_to_an_extraordinary_vote() -> None:
    state = table(
        caesar=side("1 castling", senators="up 5 5", aediles="up 5"),
        cleopatra=side(senators="up 1 1 1 2 2"),
    )
    events = play_turn(
        state,
        "castle senators aediles",
        "lay 5 senators",
        "lay 5 senators",
        "lay 5 senators",
        "down 1 praetors",
    )
    vote = the(events, "vote")
    assert (vote.rule, vote.fields) == ("CC-90", {"group": "senators"})
    assert won(state, "caesar", "senators") == 1


# Scout


@pytest.mark.rule("CC-76")
def test_scout_turns_all_of_the_opponents_cards_at_a_group_face_up_for_good() -> None:
    state = table(
        caesar=side("1 scout"),
        cleopatra=side("1", senators="up 4 down 2 P", aediles="down 3"),
    )
    event = the(play(state, "scout senators"), "scouted")
    assert event.told(None)["cards"] == ["2", "philosopher"]
    assert (up(state, "cleopatra", "senators"), down(state, "cleopatra", "senators")) == (
        "2 4 P",
        "",
    )
    assert down(state, "cleopatra", "aediles") == "3"
    play_turn(state, "down 1 aediles")
    play_turn(state, "down 1 senators")
    assert (up(state, "cleopatra", "senators"), down(state, "cleopatra", "senators")) == (
        "2 4 P",
        "1",
    )


@pytest.mark.rule("CC-77")
def test_scout_does_not_turn_the_players_own_cards() -> None:
    state = table(caesar=side("1 scout", senators="down 5"), cleopatra=side(senators="down 2"))
    play(state, "scout senators")
    assert (up(state, "caesar", "senators"), down(state, "caesar", "senators")) == ("", "5")


# Wrath of the Gods


@pytest.mark.rule("CC-78", "CC-79")
def test_wrath_removes_all_influence_of_both_sides_at_one_group_and_no_patrician() -> None:
    state = table(
        caesar=side("1 wrath", senators="up 5 down P", aediles="down 3", won="senators 1"),
        cleopatra=side(senators="up 2 2 down 1", aediles="up 3"),
    )
    events = play(state, "wrath senators")
    told = [event.told(None)["cards"] for event in events if event.kind == "smitten"]
    assert told == [["5", "philosopher"], ["1", "2", "2"]]
    for who in SEATS:
        assert up(state, who, "senators") == down(state, who, "senators") == ""
    assert discards(state, "caesar") == "5 P wrath"
    assert discards(state, "cleopatra") == "1 2 2"
    assert (down(state, "caesar", "aediles"), up(state, "cleopatra", "aediles")) == ("3", "3")
    assert (left(state, "senators"), won(state, "caesar", "senators")) == (4, 1)


# Veto

ACTIONS = {
    "assassination": ["assassinate 4 senators"],
    "spy": ["spy"],
    "castling": ["castle senators aediles"],
    "scout": ["scout senators"],
    "wrath": ["wrath senators"],
}


def facing(card: str, answer: str, influence: str = "5", actions: str = "wrath") -> State:
    """Caesar can play this card, and Cleopatra holds that one."""
    return table(
        caesar=side(f"1 2 {card}", senators="up 5"),
        cleopatra=side(f"3 {answer}", senators="up 4 down 2", influence=influence, actions=actions),
    )


@pytest.mark.rule("CC-80")
@pytest.mark.parametrize("card", ACTIONS)
def test_a_veto_cancels_any_action_out_of_turn(card: str) -> None:
    state = facing(card, "veto")
    before = [get(state, "sides", seat, "lanes") for seat in (0, 1)]
    events = play(state, *ACTIONS[card])
    assert kinds(events) == ["announced"]
    assert [get(state, "sides", seat, "lanes") for seat in (0, 1)] == before
    assert to_act(state) == ["cleopatra"]
    assert offered(state) == ["veto", "allow"]
    vetoed = the(play(state, "veto"), "vetoed")
    assert vetoed.fields == {"seat": 1, "card": card}
    play(state, "decline")
    assert [get(state, "sides", seat, "lanes") for seat in (0, 1)] == before
    assert offered_kinds(state) == {"down", "up"}


@pytest.mark.rule("CC-80")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("assassination", {"group": "senators", "target": "4"}),
        ("spy", {}),
        ("castling", {"groups": ["senators", "aediles"]}),
        ("scout", {"group": "senators"}),
        ("wrath", {"group": "senators"}),
    ],
)
def test_the_card_and_its_target_are_announced_first(card: str, fields: dict[str, object]) -> None:
    state = facing(card, "scout")
    announced = the(play(state, *ACTIONS[card]), "announced")
    assert announced.rule == "CC-80"
    assert announced.fields == {"seat": 0, "card": card, **fields}
    for who in ("caesar", "cleopatra", None):
        assert seen(state, who, "announced") == ACTIONS[card][0]


@pytest.mark.rule("CC-80")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_let_pass_takes_effect(card: str) -> None:
    effects = {
        "assassination": "assassinated",
        "spy": "hand_shown",
        "castling": "lifted",
        "scout": "scouted",
        "wrath": "smitten",
    }
    state = facing(card, "veto")
    events = play(state, *ACTIONS[card], "allow")
    assert kinds(events)[:3] == ["announced", "allowed", effects[card]]
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-80")
def test_the_window_for_a_veto_tells_no_more_than_the_backs_do() -> None:
    """It opens for any action card in hand, and what is seen of it is the same."""
    states = [facing("scout", answer) for answer in ("veto", "scout", "spy")]
    for state in states:
        play(state, "scout senators")
    assert [offered(state) for state in states] == [["veto", "allow"], ["allow"], ["allow"]]
    assert len({state.view(0).json() for state in states}) == 1
    assert len({state.view(None).json() for state in states}) == 1


@pytest.mark.rule("CC-80")
def test_without_any_action_card_in_the_other_hand_there_is_no_window() -> None:
    state = facing("scout", "4")
    assert kinds(play(state, "scout senators")) == ["announced", "scouted"]


@pytest.mark.rule("CC-81")
def test_the_veto_and_the_cancelled_action_go_to_their_owners_piles() -> None:
    state = facing("wrath", "veto")
    play(state, "wrath senators", "veto")
    assert (discards(state, "caesar"), discards(state, "cleopatra")) == ("wrath", "veto")
    assert (hand(state, "caesar"), hand(state, "cleopatra")) == ("1 2", "3")


@pytest.mark.rule("CC-82")
@pytest.mark.parametrize(
    ("text", "expected"),
    [("draw influence", "3 5"), ("draw action", "3 wrath"), ("decline", "3")],
)
def test_the_vetoing_player_may_draw_from_a_reserve_of_his_choice(text: str, expected: str) -> None:
    state = facing("scout", "veto")
    play(state, "scout senators", "veto")
    assert to_act(state) == ["cleopatra"]
    assert offered(state) == ["draw influence", "draw action", "decline"]
    event = play(state, text)[0]
    assert event.rule == "CC-82"
    assert ("card" in event.told(1)) == (text != "decline")
    assert "card" not in event.told(0)
    assert hand(state, "cleopatra") == expected
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-82")
def test_with_both_reserves_empty_the_vetoing_player_is_not_asked() -> None:
    state = facing("scout", "veto", influence="only", actions="only")
    play(state, "scout senators", "veto")
    assert to_act(state) == ["caesar"]
    assert hand(state, "cleopatra") == "3"


@pytest.mark.rule("CC-83")
def test_a_veto_cannot_be_vetoed() -> None:
    state = table(
        caesar=side("1 2 scout veto veto"),
        cleopatra=side("3 veto", senators="down 2", influence="only", actions="only"),
    )
    play(state, "scout senators", "veto")
    assert to_act(state) == ["caesar"]
    assert offered_kinds(state) == {"down", "up"}
    assert refused(state, "veto").rule == "CC-84"
    assert down(state, "cleopatra", "senators") == "2"


@pytest.mark.rule("CC-84")
def test_a_veto_cannot_be_played_as_the_turns_own_action() -> None:
    state = table(caesar=side("1 2 veto"), cleopatra=side("1", senators="up 3 down 2"))
    assert offered_kinds(state) == {"down", "up", "pass"}
    assert refused(state, "veto").rule == "CC-84"
    play(state, "down 1 senators")
    assert offered(state) == ["end"]
    assert refused(state, "veto").rule == "CC-84"


@pytest.mark.rule("CC-85")
def test_a_cancelled_action_uses_up_the_action_of_the_turn() -> None:
    state = table(
        caesar=side("1 2 scout scout"),
        cleopatra=side("3 veto", senators="down 2", aediles="down 1"),
    )
    play(state, "scout senators", "veto", "decline")
    assert offered_kinds(state) == {"down", "up"}
    assert refused(state, "scout aediles").rule == "CC-51"


@pytest.mark.rule("CC-86")
def test_a_veto_does_not_use_up_the_vetoing_players_own_action() -> None:
    state = table(
        caesar=side("1 2 scout", aediles="down 4"),
        cleopatra=side("3 4 veto scout", senators="down 2"),
    )
    play_turn(state, "scout senators", "veto", "decline", "down 1 praetors")
    assert to_act(state) == ["cleopatra"]
    assert "scout aediles" in offered(state)
    play(state, "scout aediles")
    assert up(state, "caesar", "aediles") == "4"


@pytest.mark.rule("CC-87")
def test_a_cancelled_spy_reveals_nothing_of_the_hand() -> None:
    views = []
    for cards in ("3 5 veto wrath", "1 P veto scout"):
        state = table(caesar=side("1 spy"), cleopatra=side(cards))
        events = play(state, "spy", "veto", "decline")
        assert "hand_shown" not in kinds(events)
        assert seen(state, "caesar", "sides", 1, "surely_held") == []
        views.append(state.view(0).json())
    assert views[0] == views[1]


@pytest.mark.rule("CC-88")
def test_a_veto_cannot_be_used_against_votes_placements_or_passes() -> None:
    state = table(caesar=side("1 2 3", senators="up 3"), cleopatra=side("3 veto"), votes="senators")
    passing = state.clone()
    play(state, "up 1 senators")
    assert to_act(state) == ["caesar"]
    refused(state, "veto", "cleopatra")
    events = play_turn(state, "up 2 senators")
    assert won(state, "caesar", "senators") == 1
    assert "vetoed" not in kinds(events)
    assert refused(state, "veto").rule == "CC-84"
    play(passing, "pass")
    assert to_act(passing) == ["caesar"]
    play(passing, "discard 1", "done")
    assert to_act(passing) == ["caesar"]
    refused(passing, "veto", "cleopatra")


@pytest.mark.rule("CC-89")
def test_a_player_without_any_influence_may_still_veto() -> None:
    state = table(
        caesar=side("1 2 wrath", senators="up 3"),
        cleopatra=side("veto", influence="only", actions="spy only"),
        alone="caesar",
    )
    play(state, "wrath senators")
    assert to_act(state) == ["cleopatra"]
    play(state, "veto", "draw action")
    assert up(state, "caesar", "senators") == "3"
    assert hand(state, "cleopatra") == "spy"
    assert deck(state, "cleopatra", "action") == ""
    assert to_act(state) == ["caesar"]
    assert offered_kinds(state) == {"down", "up"}
