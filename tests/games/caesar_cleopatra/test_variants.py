"""P. Official variants."""

from __future__ import annotations

import pytest
from tests.games.caesar_cleopatra.positions import (
    begin,
    get,
    kinds,
    play_turn,
    seen,
    side,
    table,
    the,
    to_act,
    votes,
)

from triumvir.core.errors import InvalidOption
from triumvir.core.game import State
from triumvir.games.caesar_cleopatra import GAME

LEAVE = "leave_after_two_groups"


def orgy_turned(
    won: str,
    orgies: str = LEAVE,
    top: str = "orgy praetors",
    orgy_left: bool = False,
    out: str = "",
) -> State:
    """Caesar's turn, in which this card is turned, with these groups won."""
    state = table(
        caesar=side("1", won=won, quaestors="up 3"),
        cleopatra=side("1"),
        votes=top,
        out=out,
        orgies=orgies,
        orgy_left=orgy_left,
    )
    play_turn(state, "down 1 quaestors")
    return state


@pytest.mark.rule("CC-177")
@pytest.mark.parametrize("won", ["senators 5 aediles 3", "senators 5 praetors 5 aediles 3"])
def test_with_two_groups_finished_the_next_plain_orgy_leaves_the_game(won: str) -> None:
    state = orgy_turned(won)
    assert (votes(state, "out"), votes(state, "turned")) == ("orgy", "")
    assert seen(state, None, "orgy_left") is True


@pytest.mark.rule("CC-177")
@pytest.mark.parametrize("won", ["", "senators 5", "senators 5 aediles 2 praetors 4"])
def test_with_fewer_groups_finished_the_orgy_stays(won: str) -> None:
    state = orgy_turned(won)
    assert (votes(state, "out"), votes(state, "turned")) == ("", "orgy")


@pytest.mark.rule("CC-177")
@pytest.mark.parametrize("orgies", ["standard", "one_fewer"])
def test_without_the_variant_every_orgy_stays(orgies: str) -> None:
    state = orgy_turned("senators 5 aediles 3", orgies)
    assert (votes(state, "out"), votes(state, "turned")) == ("", "orgy")


@pytest.mark.rule("CC-177")
def test_a_group_finished_earlier_in_the_same_turn_counts() -> None:
    state = table(
        caesar=side("5", censors="up 4 4", won="aediles 3 censors 2"),
        cleopatra=side("1", censors="up 1 1 1 1 1"),
        votes="orgy",
        orgies=LEAVE,
    )
    events = play_turn(state, "down 5 censors")
    assert kinds(events).index("group_finished") < kinds(events).index("orgy_left")
    assert the(events, "orgy_left").rule == "CC-177"
    assert votes(state, "out") == "orgy"


@pytest.mark.rule("CC-178")
def test_that_orgy_still_means_no_vote_for_the_turn() -> None:
    state = table(
        caesar=side("1", won="senators 5 aediles 3", quaestors="up 3"),
        cleopatra=side("1"),
        votes="orgy quaestors",
        orgies=LEAVE,
    )
    events = play_turn(state, "down 1 quaestors")
    assert kinds(events)[-3:] == ["vote_card", "orgy_left", "turn"]
    assert votes(state, "pile").split()[0] == "quaestors"
    assert get(state, "patricians") == [0, 5, 5, 3, 0]
    assert to_act(state) == ["cleopatra"]


@pytest.mark.rule("CC-179")
def test_only_one_orgy_is_removed_this_way() -> None:
    state = table(
        caesar=side("1", won="senators 5 aediles 3"),
        cleopatra=side("1"),
        votes="orgy orgy",
        orgies=LEAVE,
    )
    play_turn(state, "down 1 quaestors")
    play_turn(state, "down 1 praetors")
    assert (votes(state, "out"), votes(state, "turned")) == ("orgy", "orgy")


@pytest.mark.rule("CC-180")
def test_the_shuffle_orgy_is_never_removed() -> None:
    state = orgy_turned("senators 5 aediles 3", top="shuffle orgy")
    assert (votes(state, "out"), votes(state, "turned")) == ("", "")
    assert votes(state, "pile").split().count("shuffle") == 1
    assert votes(state, "pile").split().count("orgy") == 2


@pytest.mark.rule("CC-180")
def test_the_removed_orgy_is_not_shuffled_in_again() -> None:
    state = orgy_turned("senators 5 aediles 3", top="shuffle", orgy_left=True, out="orgy")
    assert votes(state, "pile").split().count("orgy") == 1
    assert votes(state, "out") == "orgy"


@pytest.mark.rule("CC-181")
def test_variant_two_plays_with_one_plain_orgy_fewer() -> None:
    cards = votes(begin(orgies="one_fewer"), "pile").split()
    assert len(cards) == 7
    assert (cards.count("orgy"), cards.count("shuffle")) == (1, 1)
    for orgies in ("standard", LEAVE):
        assert votes(begin(orgies=orgies), "pile").split().count("orgy") == 2


@pytest.mark.rule("CC-177", "CC-181")
def test_at_most_one_variant_is_chosen() -> None:
    """The variants are values of one option, so there is no way to choose both."""
    (orgies,) = [option for option in GAME.meta.options if option.name == "orgies"]
    assert orgies.choices == ("standard", LEAVE, "one_fewer")
    assert orgies.default == "standard"
    with pytest.raises(InvalidOption, match="Option 'orgies' is one of"):
        GAME.start(2, {"orgies": [LEAVE, "one_fewer"]})
