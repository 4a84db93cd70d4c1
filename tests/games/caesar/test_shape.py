"""The stated shape of a view is the shape of every view: no key is missing, none is unknown."""

from __future__ import annotations

import random
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
import pytest
from tests.games.caesar.table import ALL_MODULES, GAME

from triumvir.core.dealer import Dealer
from triumvir.games.caesar.shape import View

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"poison": True}),
    (2, ALL_MODULES),
    (1, {"side": "pompey", "level": "hard", "centurions": True}),
    (1, {**ALL_MODULES, "harder": True}),
]


def check(value: Any, shape: Any, where: str) -> None:
    """Keys only: types are msgspec's part."""
    if is_typeddict(shape):
        hints = get_type_hints(shape)
        assert set(value) == set(hints), where
        for key, inner in hints.items():
            check(value[key], inner, f"{where}.{key}")
    elif isinstance(value, list):
        for one in value:
            check(one, get_args(shape)[0], where)
    elif isinstance(value, dict):
        for inner in get_args(shape):
            if is_typeddict(inner):
                check(value, inner, where)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_views_have_the_stated_shape(seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    for seed in range(4):
        state = GAME.start(seats, options, Dealer(seed))
        while True:
            for seat in (None, *range(seats)):
                document = state.view(seat).document()
                msgspec.convert(document, View, strict=True)
                check(document, View, "view")
            if not state.to_act():
                break
            seat = state.to_act()[0]
            state.play(seat, chance.choice(state.legal(seat)))
