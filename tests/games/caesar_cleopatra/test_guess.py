"""A guess is drawn from exactly the worlds that a view allows: compared with enumeration.

The enumeration knows nothing of how `guess` works. It keeps the set of all worlds (hand and
face-down cards of the other side) that are possible so far, and takes each fact of the journal at
its word: a draw may be any card that can still be in the reserve, a card laid face down any in
hand, a card shown must have been there.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter

import pytest

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import InvalidPosition
from triumvir.core.game import State
from triumvir.core.registry import find
from triumvir.core.row import fill, get, numbers, same
from triumvir.games.caesar_cleopatra.cards import COPIES, KINDS
from triumvir.games.caesar_cleopatra.fields import DOWN, HAND, LAYING, PHASE, SEAT, TURN
from triumvir.games.caesar_cleopatra.memory import (
    BARED,
    BEGAN,
    CASTLED,
    DREW,
    FOLLOWING,
    HOLDS,
    SAW,
)
from triumvir.games.caesar_cleopatra.rules import CleopatraState
from triumvir.games.caesar_cleopatra.view import veil

GAME = find("caesar-cleopatra")

Counts = tuple[int, ...]
# The hand (12 kinds) and the face-down cards at the five groups (6 kinds each).
World = tuple[Counts, tuple[Counts, ...]]
MOST_WORLDS = 20_000


class TooMany(Exception):
    """More worlds than are worth enumerating."""


def added(counts: Counts, kind: int, number: int = 1) -> Counts:
    return (*counts[:kind], counts[kind] + number, *counts[kind + 1 :])


def enumerate_worlds(journal: bytes) -> set[World]:
    """All worlds that the facts allow, one fact after the other."""
    nothing = (0,) * 6
    worlds: set[World] = {((0,) * KINDS, (nothing,) * 5)}
    known = [0] * KINDS  # cards that have been shown since they left the hidden places
    at = 0
    while at < len(journal):
        fact = journal[at]
        rest = journal[at + 1 : at + 1 + FOLLOWING[fact]]
        at += 1 + FOLLOWING[fact]
        after: set[World] = set()
        for hand, lanes in worlds:
            if fact < 5:
                for kind in range(6):
                    if hand[kind]:
                        lane = added(lanes[fact], kind)
                        after.add((added(hand, kind, -1), put(lanes, fact, lane)))
            elif fact < DREW:
                if hand[fact - 5]:
                    after.add((added(hand, fact - 5, -1), lanes))
            elif fact < SAW:
                first = 6 * (fact - DREW)
                for kind in range(first, first + 6):
                    if in_reserve(hand, lanes, known, kind):
                        after.add((added(hand, kind), lanes))
            elif fact == SAW:
                if hand == tuple(rest):
                    after.add((hand, lanes))
            elif fact < CASTLED:
                if lanes[fact - BARED] == tuple(rest):
                    after.add((hand, put(lanes, fact - BARED, nothing)))
            elif fact == CASTLED:
                after.update((hand, split) for split in castlings(lanes, rest))
            elif fact == HOLDS:
                if any(hand[6 + place] and rest[0] >> place & 1 for place in range(6)):
                    after.add((hand, lanes))
            else:
                assert fact == BEGAN
                first_hand = (1,) * 5 + (0,) * 7
                after.update((first_hand, lanes) for lanes in set_ups())
        # What was shown is known from now on; what was taken up again is hidden once more.
        if 5 <= fact < DREW:
            known[fact - 5] += 1
        elif BARED <= fact < CASTLED:
            for kind in range(6):
                known[kind] += rest[kind]
        elif fact == CASTLED:
            for kind in range(6):
                known[kind] -= rest[2 + kind]
        worlds = after
        if len(worlds) > MOST_WORLDS:
            raise TooMany
    return worlds


def put(lanes: tuple[Counts, ...], group: int, lane: Counts) -> tuple[Counts, ...]:
    return (*lanes[:group], lane, *lanes[group + 1 :])


def in_reserve(hand: Counts, lanes: tuple[Counts, ...], known: list[int], kind: int) -> bool:
    hidden = hand[kind] + (sum(lane[kind] for lane in lanes) if kind < 6 else 0)
    return hidden + known[kind] < COPIES[kind]


def set_ups() -> list[tuple[Counts, ...]]:
    return [
        tuple(tuple(int(kind == value) for kind in range(6)) for value in order)
        for order in itertools.permutations(range(5))
    ]


def castlings(lanes: tuple[Counts, ...], rest: bytes) -> list[tuple[Counts, ...]]:
    """All ways to lay the cards of two groups back, with the sizes that were seen."""
    first, second = rest[0], rest[1]
    cards = [lanes[first][kind] + lanes[second][kind] + rest[2 + kind] for kind in range(6)]
    ways: list[Counts] = [()]
    for kind in range(6):
        ways = [(*way, number) for way in ways for number in range(cards[kind] + 1)]
    results = []
    for way in ways:
        if sum(way) == rest[8]:
            other = tuple(cards[kind] - way[kind] for kind in range(6))
            results.append(put(put(lanes, first, way), second, other))
    return results


def world_of(state: CleopatraState, side: int) -> World:
    hand = tuple(numbers(state.row, HAND + side * KINDS, KINDS))
    lanes = tuple(tuple(numbers(state.row, DOWN + (side * 5 + group) * 6, 6)) for group in range(5))
    return hand, lanes


def played(seed: int, actions: int, options: dict[str, object] | None = None) -> CleopatraState:
    """A random position, so many actions after set-up, and not in the middle of a Castling."""
    state = GAME.start(2, {"action_deck": "shuffled", **(options or {})}, Dealer(seed))
    chance = Dealer(f"play/{seed}")
    assert isinstance(state, CleopatraState)
    while state.to_act() and (state.seq < 10 + actions or get(state.row, PHASE) == LAYING):
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[chance.below(len(choices))])
    return state


def samples(state: State, seat: int, number: int) -> Counter[World]:
    view = state.view(seat)
    dealer = Dealer("samples")
    found: Counter[World] = Counter()
    for _ in range(number):
        guessed = GAME.guess(view, dealer)
        assert isinstance(guessed, CleopatraState)
        found[world_of(guessed, 1 - seat)] += 1
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_guess_is_possible_and_every_possible_world_is_guessed(seed: int) -> None:
    state = played(seed, 6)
    for seat in range(2):
        worlds = enumerate_worlds(state.memory(1 - seat))
        found = samples(state, seat, 40 * len(worlds) if len(worlds) < 500 else 1500)
        assert world_of(state, 1 - seat) in worlds, "the truth is among the worlds"
        assert set(found) <= worlds, "only possible worlds are guessed"
        if len(worlds) < 500:
            assert set(found) == worlds, "every possible world is guessed"


@pytest.mark.parametrize("seed", range(0, 40, 3))
def test_guesses_late_in_a_game_are_possible(seed: int) -> None:
    state = played(seed, 20 + seed)
    for seat in range(2):
        try:
            worlds = enumerate_worlds(state.memory(1 - seat))
        except TooMany:
            continue
        assert set(samples(state, seat, 60)) <= worlds


def test_the_first_hand_and_the_set_up_cards_are_one_each_of_1_to_5() -> None:
    state = played(1, 0)
    found = samples(state, 0, 3000)
    assert len(found) == 120
    assert all(hand == (1,) * 5 + (0,) * 7 for hand, _ in found)
    # All orders are equally likely: 25 of each expected.
    assert min(found.values()) > 5
    assert max(found.values()) < 60


def test_a_card_laid_down_before_the_first_draw_is_no_philosopher() -> None:
    state = played(1, 0)
    state.play(1, GAME.parse("down 3 senators"))
    for _, lanes in samples(state, 0, 500):
        assert lanes[0][5] == 0
        assert sum(lanes[0]) == 2


def journal_worlds(journal: bytes, hand: int, senators: int) -> tuple[set[World], set[World]]:
    """Worlds by enumeration and by guessing for a journal with so many cards in hand and down."""
    state = played(3, 0)
    state.set_memory(1, journal)
    fill(state.row, PHASE, [TURN])
    fill(state.row, SEAT, [0])
    document = json.loads(canonical(state.view(0).document()))
    side = document["sides"][1]
    side["hand_size"] = {"influence": hand, "action": 0}
    side["lanes"][0]["down"] = senators
    view = GAME.read_view({**document, "choices": []})
    found: set[World] = set()
    dealer = Dealer("journal")
    for _ in range(4000):
        guessed = GAME.guess(view, dealer)
        assert isinstance(guessed, CleopatraState)
        found.add(world_of(guessed, 1))
    return enumerate_worlds(journal), found


def test_what_a_spy_saw_is_remembered() -> None:
    began, saw = bytes([BEGAN]), bytes([SAW, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    left = bytes([5 + 2, 5 + 3, 5 + 4])  # 3, 4 and 5 left the hand in the open
    worlds, found = journal_worlds(began + left + saw + bytes([0]), 1, 2)
    assert found == worlds
    # One of the two cards seen lies at the Senators beside the set-up card, the other is in hand.
    assert {hand for hand, _ in found} == {(1,) + (0,) * 11, (0, 1) + (0,) * 10}


def test_what_castling_could_have_moved_is_known() -> None:
    state = played(5, 0)
    state.play(1, GAME.parse("up 5 senators"))
    state.play(1, GAME.parse("up 4 senators"))
    while state.memory(1).find(bytes([CASTLED])) < 0:
        state = castle_next(state)
    worlds = enumerate_worlds(state.memory(1))
    found = samples(state, 0, 2500)
    assert set(found) <= worlds
    assert len(set(found)) > len(worlds) * 0.2


def castle_next(state: CleopatraState) -> CleopatraState:
    """Give Cleopatra a Castling and let her play it at the first two groups."""
    document = state.dump()
    sides = document["sides"]
    assert isinstance(sides, list)
    actions = sides[1]["reserves"]["action"]
    actions.remove("castling")
    sides[1]["hand"] = [*sides[1]["hand"], "castling"]
    document.update(
        {"seat": 1, "phase": "turn", "placed": 0, "acted": False, "passive": False, "to_draw": 0}
    )
    sides[1]["memory"] += bytes([DREW + 1]).hex()
    loaded = GAME.load(document)
    assert isinstance(loaded, CleopatraState)
    loaded.play(1, GAME.parse("castle senators praetors"))
    while get(loaded.row, PHASE) != TURN:
        seat = loaded.to_act()[0]
        loaded.play(seat, loaded.legal(seat)[-1])
    return loaded


def test_a_view_that_contradicts_itself_is_refused() -> None:
    state = played(2, 0)
    # Seen with five Philosophers in hand: there are two.
    state.set_memory(1, bytes([BEGAN, SAW, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0]))
    with pytest.raises(InvalidPosition, match="fit its memory"):
        GAME.guess(state.view(0), Dealer(0))


def test_an_onlookers_view_is_not_guessed_from() -> None:
    with pytest.raises(InvalidPosition, match="view of a seat"):
        GAME.guess(played(2, 4).view(None), Dealer(0))


def test_the_exhaustive_search_finds_what_chance_finds() -> None:
    module = sys.modules["triumvir.games.caesar_cleopatra.guess"]
    state = played(4, 12)
    for seat in range(2):
        view = state.view(seat)
        known = CleopatraState(Dealer(0))
        module.template(known, view.data, seat)
        model = module.Model(known, seat)
        model.search()
        guessed = state.clone()
        model.fill(guessed)
        assert world_of(guessed, 1 - seat) in enumerate_worlds(state.memory(1 - seat))


def test_a_veiled_row_is_the_same_in_every_world_that_the_view_allows() -> None:
    """What learners are shown tells nothing that the view does not tell."""
    for seed in range(6):
        state = played(seed, 7 * seed)
        for seat in range(2):
            guessed = GAME.guess(state.view(seat), Dealer(seed))
            assert isinstance(guessed, CleopatraState)
            assert same(veil(state, seat), veil(guessed, seat))
        assert not same(veil(state, 0), veil(state, 1))
