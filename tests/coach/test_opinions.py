"""The named terms of a game's opinion are the opinion."""

from __future__ import annotations

import pytest

from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.registry import find
from triumvir.core.row import room_for_moves
from triumvir.games.caesar.board import PROVINCES
from triumvir.games.caesar.fields import control, left, side_of
from triumvir.games.caesar.rules import CaesarState
from triumvir.texts import LANGUAGES, GameTexts

LENGTHS = {"caesar": 25, "caesar-cleopatra": 150, "circus-maximus": 150}
SEATS = {"caesar": 2, "caesar-cleopatra": 2, "circus-maximus": 4}


def lead_of(game: Game, state: State, seat: int) -> float:
    """The lead that `evaluate` saw, from what it made of it."""
    value = game.evaluator.evaluate(state, seat)
    scale = {"caesar-cleopatra": 8.0, "circus-maximus": 12.0}.get(game.meta.id)
    if scale is None:
        assert isinstance(state, CaesarState)
        scale = 4.0 + 0.5 * float(min(left(state.row, 0), left(state.row, 1)))
    return scale * value / (1.0 - abs(value))


@pytest.mark.parametrize("game_id", SEATS)
def test_terms_sum_up_to_the_opinion(game_id: str) -> None:
    game = find(game_id)
    moves = room_for_moves()
    for number in range(12):
        state = game.start(SEATS[game_id], seed=number)
        state.play_out(Dealer(number), moves, 3 + 13 * number % LENGTHS[game_id])
        if state.outcome() is not None:
            continue
        for seat in range(SEATS[game_id]):
            total = sum(one.value for one in game.evaluator.opinions(state, seat))
            assert total == pytest.approx(lead_of(game, state, seat), abs=1e-6)


def test_a_province_that_is_gained_is_not_held_less_than_before() -> None:
    """What was likely on its borders counts with the borders."""
    game = find("caesar")
    moves = room_for_moves()
    gained = 0
    for number in range(20):
        state = game.start(2, seed=number)
        state.play_out(Dealer(number), moves, 12)
        for _ in range(8):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            side = side_of(state.row, seat)
            held = [control(state.row, province) for province in range(18)]
            before = {one.thing: one.value for one in game.evaluator.opinions(state, seat)}
            legal = state.legal(seat)
            state.play(seat, legal[number % len(legal)])
            after = {one.thing: one.value for one in game.evaluator.opinions(state, seat)}
            for province in range(18):
                now = control(state.row, province)
                if now != held[province] and PROVINCES[province] in after:
                    sign = 1 if now == side else -1
                    thing = PROVINCES[province]
                    assert sign * after[thing] >= sign * before.get(thing, 0.0)
                    gained += 1
    assert gained > 5


@pytest.mark.parametrize("game_id", SEATS)
def test_every_term_has_a_name_in_every_language(game_id: str) -> None:
    game = find(game_id)
    moves = room_for_moves()
    seen = set()
    for number in range(40):
        state = game.start(SEATS[game_id], seed=number)
        state.play_out(Dealer(number), moves, 9 * number)
        seen |= {(one.name, one.thing) for one in game.evaluator.opinions(state, 0)}
    assert len({name for name, _ in seen}) >= 5
    assert "won" in {name for name, _ in seen}
    for language in LANGUAGES:
        texts = GameTexts(game, language)
        for name, thing in seen:
            assert texts.find(f"opinion-{name}"), (language, name)
            assert not thing or texts.term(thing)[0] != "["
