"""What each seat knows, and the worlds that a view allows."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from tests.games.caesar.table import (
    ALL_MODULES,
    GAME,
    bagged,
    block,
    cells,
    give,
    held,
    only,
    play,
    put,
    table,
    texts,
)

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar.memory import DREW, FOUND, RETURNED, TOOK, well_formed
from triumvir.games.caesar.pieces import BONUSES, FITS, TOKENS
from triumvir.games.caesar.rules import CaesarState


def worlds(state: CaesarState, seat: int, number: int) -> list[CaesarState]:
    """Guesses from a view that has been through JSON: nothing else can be known."""
    view = GAME.read_view(json.loads(state.view(seat).json()))
    found = []
    for seed in range(number):
        world = GAME.guess(view, Dealer(seed))
        assert isinstance(world, CaesarState)
        assert world.view(seat).json() == state.view(seat).json()
        found.append(world)
    return found


def test_every_world_of_the_base_game_and_no_other() -> None:
    state = table(seed=5)
    give(state, "caesar", "ship-5-1", "sword-6-0")
    play(state, "lay ship-5-1 sd-sc")
    names = sorted(set(TOKENS[:16]))
    seen = {tuple(held(world, "pompey")) for world in worlds(state, 0, 4000)}
    pairs = {tuple(sorted(pair, key=TOKENS.index)) for pair in combinations(names, 2)}
    assert seen == pairs | {("laurel-2-2", "laurel-2-2")}


def test_guesses_are_even() -> None:
    """Each token of the other side is in the supply of 2 of 16 as often as any other."""
    state = table(seed=5)
    number = 4000
    counts = dict.fromkeys(TOKENS[:16], 0)
    play(state, texts(state)[0])
    play(state, texts(state)[0])
    for world in worlds(state, 0, number):
        for name in held(world, "pompey"):
            counts[name] += 1
    unseen = state.view(0).data["sides"][1]["unseen"]  # type: ignore[index]
    for name in set(unseen):
        expected = number * 2 * unseen.count(name) / len(unseen)
        assert abs(counts[name] - expected) < 5 * expected**0.5


@pytest.mark.rule("CA-19")
def test_who_is_to_lay_has_a_token_that_fits() -> None:
    state = table(seed=1)
    give(state, "caesar", "ship-5-1", "sword-6-0")
    give(state, "pompey", "sword-6-0", "sword-5-1")
    only(state, "sd-sc", "ga-gc", "dm-md")
    for province in range(18):
        cells(state).gaps[province] = 6
    play(state, "lay ship-5-1 sd-sc")
    assert state.to_act() == (1,)
    seen = set()
    view = state.view(0)
    for seed in range(300):
        world = GAME.guess(view, Dealer(seed))
        assert isinstance(world, CaesarState)
        hand = [TOKENS.index(name) for name in held(world, "pompey")]
        assert any(FITS[token] & 1 for token in hand)
        seen.add(tuple(hand))
    assert len(seen) > 40


def poisoned(seed: int = 0) -> CaesarState:
    """Pompey's token has just gone back into the bag, and he has drawn nothing since."""
    state = table(seed=seed, poison=True)
    with_poison = cells(state).bonus.index(BONUSES.index("poison"))
    cells(state).bonus[0], cells(state).bonus[with_poison] = (
        cells(state).bonus[with_poison],
        cells(state).bonus[0],
    )
    put(state, "caesar", "ship-6-0", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0", "sword-5-1")
    give(state, "pompey", "sword-6-0", "shield-6-0", "ship-6-0")
    state.set_memory(1, bytes([DREW, DREW, DREW]))
    state.set_memory(0, bytes([DREW, DREW, DREW, DREW, TOKENS.index("ship-6-0")]))
    play(state, "lay shield-5-1 hu-hc")
    play(state, "use")
    return state


@pytest.mark.rule("CA-44")
def test_a_returned_token_is_in_the_bag_or_was_drawn_again() -> None:
    state = poisoned()
    returned = (set(bagged(state, "pompey")) & {"sword-6-0", "shield-6-0", "ship-6-0"}).pop()
    sides = state.view(0).data["sides"]
    assert isinstance(sides, list)
    assert sides[1]["surely_bagged"] == [returned]
    for world in worlds(state, 0, 200):
        assert returned in bagged(world, "pompey")
    # Pompey lays and draws: now it may be the token drawn, but only that one.
    laid = next(text for text in texts(state) if returned not in text)
    play(state, laid)
    seen = [world for world in worlds(state, 0, 400) if returned in held(world, "pompey")]
    assert 0 < len(seen) < 400


@pytest.mark.rule("CA-44")
def test_the_only_token_of_a_bag_is_known_when_it_is_drawn() -> None:
    state = table(seed=3, bonus="poison", poison=True)
    put(state, "caesar", "ship-6-0", "hu-mt", "mt")
    give(state, "caesar", "shield-5-1", "sword-6-0", "sword-5-1")
    names = list(TOKENS[:16])
    give(state, "pompey", *names)
    state.set_memory(1, bytes([DREW] * 16))
    state.set_memory(0, bytes([DREW, DREW, DREW, DREW, TOKENS.index("ship-6-0")]))
    play(state, "lay shield-5-1 hu-hc")
    play(state, "use")
    returned = bagged(state, "pompey")
    assert len(returned) == 1
    laid = next(text for text in texts(state) if returned[0] not in text)
    play(state, laid)
    assert bagged(state, "pompey") == []
    for world in worlds(state, 0, 50):
        assert held(world, "pompey") == held(state, "pompey")


def test_a_hidden_token_fits_its_checkpoint() -> None:
    state = table(seed=2, **ALL_MODULES)
    cells(state).bank = []
    give(state, "caesar", "sword-6-0", "shield-6-0", "laurel-2-2")
    play(state, "hide laurel-2-2 nu-af")
    seen = set()
    for world in worlds(state, 1, 500):
        token = cells(world).token[8] >> 2
        assert FITS[token] & 1
        seen.add(TOKENS[token])
    assert seen == {
        *[f"sword-{pair}" for pair in ("6-0", "5-1", "4-2", "3-3")],
        *[f"laurel-{pair}" for pair in ("4-0", "3-1", "2-2")],
    }  # no Centurion: none was taken


def test_a_centurion_taken_is_held_until_it_can_have_left() -> None:
    state = table(seed=2, **ALL_MODULES)
    cells(state).bank = []
    give(state, "pompey", "sword-6-0", "laurel-2-2", "sword-7-0")
    state.set_memory(1, bytes([DREW, DREW, TOOK + TOKENS.index("sword-7-0")]))
    cells(state).side = 1
    state.cached_seat = -1
    for world in worlds(state, 0, 50):
        assert "sword-7-0" in held(world, "pompey")
    play(state, "hide sword-6-0 nu-af")
    seen = {"sword-7-0" in held(world, "pompey") for world in worlds(state, 0, 300)}
    assert seen == {True, False}
    assert state.view(0).data["sides"][1]["surely_held"] == []  # type: ignore[index]


def test_positions_without_a_past_allow_everything() -> None:
    state = poisoned()
    document = json.loads(canonical(state.dump()))
    for side in document["sides"]:
        del side["memory"]
    loaded = GAME.load(document)
    assert isinstance(loaded, CaesarState)
    assert loaded.memory(1)[0] == FOUND
    returned = (set(bagged(state, "pompey")) & {"sword-6-0", "shield-6-0", "ship-6-0"}).pop()
    seen = {returned in held(world, "pompey") for world in worlds(loaded, 0, 200)}
    assert seen == {True, False}
    chance = Dealer(1)
    for _ in range(12):
        if not loaded.to_act():
            break
        choices = loaded.legal(loaded.to_act()[0])
        loaded.play(loaded.to_act()[0], choices[chance.below(len(choices))])
        for seat in range(2):
            worlds(loaded, seat, 5)


def test_a_view_that_contradicts_itself_is_refused() -> None:
    state = poisoned()
    document = json.loads(state.view(0).json())
    laurel = RETURNED + TOKENS.index("laurel-4-0")
    document["sides"][1]["memory"] = bytes([DREW, laurel, laurel]).hex()
    with pytest.raises(InvalidPosition, match="fit its memory"):
        GAME.guess(GAME.read_view(document), Dealer(0))
    with pytest.raises(InvalidPosition, match="not an onlooker's"):
        GAME.guess(state.view(None), Dealer(0))
    document["sides"][1]["memory"] = "ff"
    with pytest.raises(InvalidPosition, match="no journal"):
        GAME.guess(GAME.read_view(document), Dealer(0))
    assert not well_formed(bytes([FOUND, 1]))


def test_at_the_end_the_screens_are_lifted() -> None:
    state = table(seed=9)
    chance = Dealer(9)
    while state.to_act():
        choices = state.legal(state.to_act()[0])
        state.play(state.to_act()[0], choices[chance.below(len(choices))])
    sides = state.view(None).data["sides"]
    assert isinstance(sides, list)
    assert [side["supply"] for side in sides] == [held(state, "caesar"), held(state, "pompey")]


def test_in_solo_nothing_of_crassus_is_hidden() -> None:
    state = table(1, seed=4, level="hard", **ALL_MODULES)
    play(state, "begin")
    for world in worlds(state, 0, 3):
        there, here = world.dump(), state.dump()
        del there["dealer"], here["dealer"]
        assert canonical(there) == canonical(here)
    block(state, "hu-mt")
