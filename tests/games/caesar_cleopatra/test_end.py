"""N. End of the game."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    Side,
    deck,
    get,
    hand,
    kinds,
    left,
    offered,
    play,
    play_turn,
    result,
    side,
    table,
    the,
    those,
    to_act,
    up,
    votes,
    won,
)

from triumvir.core.game import State

# All groups but the Censors, or but the Censors and Aediles, are finished.
BUT_CENSORS = "senators 5 praetors 5 quaestors 5 aediles 3"
BUT_TWO = "senators 5 praetors 5 quaestors 5"
NO_MORE = "assassination assassination assassination assassination wrath"


def ended(state: State) -> tuple[str, str]:
    outcome = result(state)
    return outcome.reason, outcome.rule


def goes_on(state: State) -> bool:
    return state.outcome() is None


@pytest.mark.rule("CC-155")
def test_the_game_ends_when_all_21_patricians_are_won() -> None:
    state = table(
        caesar=side("1", censors="up 3", won=BUT_CENSORS),
        cleopatra=side("1", won="censors 2"),
        votes="censors",
    )
    events = play_turn(state, "down 1 censors")
    assert ended(state) == ("patricians", "CC-155")
    assert "turn" not in kinds(events)
    assert sum(won(state, "caesar", group) for group in BUT_CENSORS.split()[::2]) == 18
    assert the(events, "ended").fields == {"reason": "patricians"}


@pytest.mark.rule("CC-155")
def test_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    """An extraordinary vote takes the last patrician: no refill, no vote card."""
    state = table(
        caesar=side("5", censors="up 5 5", won=BUT_CENSORS),
        cleopatra=side("1", censors="up 1 1 1 1 1", won="censors 2"),
        votes="censors",
    )
    pile = votes(state, "pile")
    events = play(state, "down 5 censors")
    assert ended(state) == ("patricians", "CC-155")
    assert not {"drew", "vote_card"} & set(kinds(events))
    assert hand(state, "caesar") == ""
    assert votes(state, "pile") == pile


@pytest.mark.rule("CC-156")
def test_the_game_ends_when_neither_has_influence_in_hand_or_reserve() -> None:
    """Cards on the table and in discards do not count, nor do action cards."""
    state = table(
        caesar=side("1 spy", senators="up 3 4", influence="only"),
        cleopatra=side("veto scout", senators="down 5", influence="only"),
    )
    play_turn(state, "down 1 aediles")
    assert ended(state) == ("influence", "CC-156")


@pytest.mark.rule("CC-156")
@pytest.mark.parametrize(
    ("caesar", "cleopatra"),
    [
        (side("1 2", influence="only"), side(influence="only")),
        (side("1", influence="2 only"), side(influence="only")),
        (side("1", influence="only"), side("3", influence="only")),
        (side("1", influence="only"), side(influence="3 only")),
    ],
)
def test_one_influence_card_in_a_hand_or_a_reserve_keeps_the_game_going(
    caesar: Side, cleopatra: Side
) -> None:
    state = table(caesar=caesar, cleopatra=cleopatra)
    play(state, "down 1 aediles")
    while get(state, "phase") == "drawing":
        play(state, "draw action")
    assert goes_on(state)


def idle_too(state: State) -> State:
    """The sixth pass in a row, by whoever is on turn."""
    play(state, "pass", "done")
    return state


@pytest.mark.rule("CC-157")
@pytest.mark.parametrize(
    ("caesar", "cleopatra", "reason"),
    [
        # CC-156 before CC-162 and CC-163
        (
            side(influence="only", censors="up 1 1 1 1", won=BUT_CENSORS, discards=NO_MORE),
            side(influence="only", censors="up 1 1 1 1", discards=NO_MORE),
            "influence",
        ),
        # CC-160 before CC-161 to CC-163
        (
            side("1", censors="up 1 1 1 1 1", won=BUT_CENSORS, discards=NO_MORE),
            side(influence="only", censors="up 1 2 2", discards=NO_MORE),
            "alone_full",
        ),
        # CC-161 before CC-162 and CC-163
        (
            side("1", censors="up 1 1 1 1", won=BUT_CENSORS, discards=NO_MORE),
            side(influence="only", censors="up 1 1 1 1", discards=NO_MORE),
            "alone_blocked",
        ),
        # CC-162 before CC-163
        (
            side("1", censors="up 1 1 1 1", won=BUT_CENSORS, discards=NO_MORE),
            side("1", censors="up 1 1 1 1", discards=NO_MORE),
            "deadlock",
        ),
        (side("1"), side("1"), "idle"),
    ],
)
def test_the_ends_are_tested_in_their_order(caesar: Side, cleopatra: Side, reason: str) -> None:
    state = table(caesar=caesar, cleopatra=cleopatra, idle=5)
    assert goes_on(state)
    assert result(idle_too(state)).reason == reason


@pytest.mark.rule("CC-157")
@pytest.mark.parametrize("texts", [["down 1 aediles"], ["pass", "discard 1", "done"]])
def test_the_ends_are_tested_after_active_and_passive_turns_alike(texts: list[str]) -> None:
    state = table(
        caesar=side("1", influence="only", actions="only"), cleopatra=side(influence="only")
    )
    play(state, *texts)
    assert result(state).reason == "influence"


@pytest.mark.rule("CC-157")
def test_the_ends_are_tested_after_the_vote_of_the_turn() -> None:
    state = table(
        caesar=side("1", influence="only", actions="only", senators="up 5"),
        cleopatra=side(influence="only"),
        votes="senators",
    )
    play(state, "down 1 aediles")
    assert result(state).reason == "influence"
    assert won(state, "caesar", "senators") == 1
    # The fifth own card fills the last group, and the vote makes a place again.
    state = table(
        caesar=side("1", censors="up 5 5 5 5", won=BUT_CENSORS, actions="only"),
        cleopatra=side(influence="only"),
        votes="censors",
    )
    play(state, "down 1 censors")
    assert goes_on(state)


@pytest.mark.rule("CC-157")
def test_the_ends_are_not_tested_within_a_turn() -> None:
    """Caesar lays his last influence; the game ends when the turn does, not before."""
    state = table(
        caesar=side("1 scout", influence="only", actions="spy veto"),
        cleopatra=side(influence="only", senators="down 3"),
    )
    play(state, "down 1 aediles")
    assert goes_on(state)
    assert offered(state) == ["scout senators", "end"]


def left_alone(hand: str = "1 2 3 4 5", **more: str) -> State:
    """Cleopatra lays her last influence; from then on Caesar plays alone."""
    return table(
        turn="cleopatra",
        caesar=side(hand, **more),
        cleopatra=side("1 veto", influence="only", actions="spy scout only"),
    )


@pytest.mark.rule("CC-158")
def test_who_alone_has_influence_takes_all_further_turns() -> None:
    state = left_alone()
    events = play(state, "down 1 aediles", "end")
    alone = the(events, "alone")
    assert (alone.rule, alone.fields) == ("CC-158", {"seat": 0})
    for number in range(4):
        assert to_act(state) == ["caesar"]
        card = hand(state, "caesar")[0]
        texts = ["pass", "done"] if number == 2 else [f"down {card} senators"]
        events = play_turn(state, *texts)
        assert "alone" not in kinds(events)
        assert the(events, "turn").fields["seat"] == 0


@pytest.mark.rule("CC-158")
def test_who_is_left_alone_by_his_own_turn_moves_again() -> None:
    state = table(caesar=side("1 2 3 4 5"), cleopatra=side("veto", influence="only"), turn="caesar")
    play_turn(state, "down 1 aediles")
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-158")
def test_the_other_may_be_spied_on_and_may_draw_for_it() -> None:
    state = left_alone("1 2 3 spy")
    play(state, "down 1 aediles", "end")
    assert hand(state, "cleopatra") == "spy scout veto"
    play(state, "spy", "allow", "strike veto")
    # her reserves are empty, so she is not asked
    assert to_act(state) == ["caesar"]
    state = table(
        caesar=side("1 2 3 spy"),
        cleopatra=side("veto", influence="only", actions="wrath"),
        alone="caesar",
    )
    play(state, "spy", "allow", "strike veto")
    assert to_act(state) == ["cleopatra"]
    assert offered(state) == ["draw action", "decline"]
    play(state, "draw action")
    assert hand(state, "cleopatra") == "wrath"
    play_turn(state, "down 1 aediles")
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-158")
def test_the_other_may_veto_and_may_draw_for_it() -> None:
    state = table(
        caesar=side("1 2 3 wrath", senators="up 2"),
        cleopatra=side("veto", influence="only", actions="spy"),
        alone="caesar",
    )
    play(state, "wrath senators", "veto", "draw action")
    assert up(state, "caesar", "senators") == "2"
    assert hand(state, "cleopatra") == "spy"
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-159")
def test_the_solo_player_still_refills_from_his_reserves() -> None:
    state = left_alone("1 2 3 4 5", influence="5 4", actions="wrath")
    play(state, "down 1 aediles", "end")
    play(state, "up 1 senators", "up 2 senators", "draw influence", "draw action")
    assert hand(state, "caesar") == "3 4 5 5 wrath"
    assert deck(state, "caesar", "influence").split()[0] == "4"
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-160")
@pytest.mark.parametrize("rest", ["1 2", "1 wrath", "1 assassination", "1"])
def test_alone_with_five_cards_at_every_unfinished_group_the_game_ends(rest: str) -> None:
    """Whatever he holds in hand, and without another vote card."""
    state = table(
        caesar=side(
            rest, censors="up 5 5 5 5", aediles="up 4 4 4 4 4", won=BUT_TWO, influence="1 1 1 1"
        ),
        cleopatra=side(influence="only", aediles="up 1 2"),
        alone="caesar",
    )
    events = play_turn(state, "down 1 censors")
    assert ended(state) == ("alone_full", "CC-160")
    assert len(those(events, "vote_card")) == 1
    assert (left(state, "censors"), left(state, "aediles")) == (3, 3)


@pytest.mark.rule("CC-160")
def test_with_one_place_free_the_solo_player_goes_on() -> None:
    state = table(
        caesar=side("1", censors="up 5 5 5 5", aediles="up 4 4 4 4", won=BUT_TWO),
        cleopatra=side(influence="only"),
        alone="caesar",
    )
    play_turn(state, "down 1 censors")
    assert goes_on(state)
    assert to_act(state) == ["caesar"]


@pytest.mark.rule("CC-160")
def test_full_groups_do_not_end_the_game_for_two() -> None:
    state = table(
        caesar=side("1", censors="up 5 5 5 5", aediles="up 4 4 4 4 4", won=BUT_TWO),
        cleopatra=side("1"),
    )
    play_turn(state, "down 1 censors")
    assert goes_on(state)


def blocked(hand: str, **more: str) -> State:
    """Caesar plays alone. Cleopatra's cards take the last places from him at the Censors."""
    state = table(
        caesar=side(hand, censors="up 1 1 1 2", aediles="up 4 4 4 4 4", won=BUT_TWO, **more),
        cleopatra=side(influence="only", censors="up 1 1 1 2"),
        alone="caesar",
    )
    play(state, "pass", "done")
    return state


@pytest.mark.rule("CC-161")
@pytest.mark.parametrize("hand", ["1 2 3", "1 castling scout spy veto"])
def test_alone_without_a_free_place_or_an_action_that_makes_one_the_game_ends(hand: str) -> None:
    assert ended(blocked(hand)) == ("alone_blocked", "CC-161")


@pytest.mark.rule("CC-161")
@pytest.mark.parametrize("card", ["wrath", "assassination"])
def test_an_action_in_hand_that_makes_a_place_keeps_the_solo_player_going(card: str) -> None:
    state = blocked(f"1 {card}")
    assert goes_on(state)
    assert to_act(state) == ["caesar"]
    assert "pass" in offered(state)
    assert len(offered(state)) > 1


@pytest.mark.rule("CC-161")
@pytest.mark.parametrize("card", ["wrath", "assassination"])
def test_such_an_action_in_the_reserve_does_not_help(card: str) -> None:
    assert ended(blocked("1", actions=card)) == ("alone_blocked", "CC-161")


@pytest.mark.rule("CC-161")
def test_an_assassination_where_five_own_cards_stand_does_not_help() -> None:
    """A full group with five own cards is opened by nothing but Wrath."""
    state = table(
        caesar=side("1 assassination", censors="up 1 1 1 2", aediles="up 4 4 4 4 4", won=BUT_TWO),
        cleopatra=side(influence="only", censors="down 1 1 1 2", aediles="up 1 1 1"),
        alone="caesar",
    )
    play(state, "pass", "done")
    assert ended(state) == ("alone_blocked", "CC-161")


def full(caesar: Side, cleopatra: Side) -> State:
    """Only the Censors are left, with eight cards in balance. Caesar passes."""
    lanes = "up 1 2 3 4"
    state = table(
        caesar=side(caesar.hand, censors=lanes, won=BUT_CENSORS, discards=caesar.discards),
        cleopatra=side(cleopatra.hand, censors=lanes, discards=cleopatra.discards),
    )
    play(state, "pass", "done")
    return state


@pytest.mark.rule("CC-162")
def test_full_groups_that_nothing_can_change_end_the_game() -> None:
    state = full(side("1", discards=NO_MORE), side("1", discards=NO_MORE))
    assert ended(state) == ("deadlock", "CC-162")


@pytest.mark.rule("CC-162")
@pytest.mark.parametrize("card", ["assassination", "wrath"])
@pytest.mark.parametrize("who", ["caesar", "cleopatra"])
@pytest.mark.parametrize("place", ["hand", "reserve"])
def test_one_card_that_could_change_it_keeps_the_game_going(
    card: str, who: str, place: str
) -> None:
    discards = NO_MORE.split()
    discards.remove(card)
    holder = side(f"1 {card}" if place == "hand" else "1", discards=" ".join(discards))
    other = side("1", discards=NO_MORE)
    assert goes_on(full(*((holder, other) if who == "caesar" else (other, holder))))


@pytest.mark.rule("CC-162")
def test_a_group_of_seven_keeps_the_game_going() -> None:
    state = table(
        caesar=side("1", censors="up 1 2 3 4", won=BUT_TWO, discards=NO_MORE),
        cleopatra=side("1", censors="up 1 2 3 4", aediles="up 1 2 3 4 5", discards=NO_MORE),
    )
    play(state, "pass", "done")
    assert goes_on(state)


@pytest.mark.rule("CC-163")
def test_six_passive_turns_without_a_discard_end_the_game() -> None:
    state = table(caesar=side("1", won="senators 1"), cleopatra=side("1"))
    for number in range(6):
        assert goes_on(state), number
        assert to_act(state) == [["caesar", "cleopatra"][number % 2]]
        play(state, "pass", "done")
    assert ended(state) == ("idle", "CC-163")
    assert result(state).points == (1, 0)


@pytest.mark.rule("CC-163")
@pytest.mark.parametrize("texts", [["pass", "discard 1", "done"], ["down 1 senators"]])
def test_a_discard_or_an_active_turn_begins_the_count_anew(texts: list[str]) -> None:
    state = table(caesar=side("1"), cleopatra=side("1"), idle=5)
    play_turn(state, *texts)
    for number in range(6):
        assert goes_on(state), number
        play(state, "pass", "done")
    assert result(state).reason == "idle"


@pytest.mark.rule("CC-163")
def test_a_player_who_plays_alone_has_six_passes() -> None:
    state = table(caesar=side("1"), cleopatra=side(influence="only"), alone="caesar")
    for number in range(6):
        assert goes_on(state), number
        assert to_act(state) == ["caesar"]
        play(state, "pass", "done")
    assert result(state).reason == "idle"


def ended_now(caesar: Side, cleopatra: Side) -> State:
    """The same position after the sixth pass."""
    return idle_too(table(caesar=caesar, cleopatra=cleopatra, idle=5))


@pytest.mark.rule("CC-164")
def test_patricians_nobody_won_score_for_nobody() -> None:
    state = ended_now(side("1", won="praetors 1"), side("1", won="praetors 1"))
    assert left(state, "praetors") == 3
    assert result(state).points == (1, 1)
    assert {line["group"] for line in result(state).lines} == {"praetors"}


@pytest.mark.rule("CC-165")
def test_influence_left_in_hand_reserve_or_on_the_table_scores_nothing() -> None:
    rich = side("5 5 5 P P", senators="up 5 4 3", aediles="down 4 4", won="praetors 3")
    poor = side(influence="1 only", won="praetors 3")
    assert result(ended_now(rich, side("1"))).points == (4, 0)
    assert result(ended_now(poor, side("1"))).points == (4, 0)
