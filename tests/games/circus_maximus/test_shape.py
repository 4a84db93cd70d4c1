"""The shape that the page's types are made from is that of every view."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest
from tests.games.circus_maximus.tables import other_sheet, table

from triumvir.core.dealer import Dealer
from triumvir.games.circus_maximus.shape import View


def check_keys(value: Any, kind: Any, where: str) -> None:
    """No key of a TypedDict is missing or unknown, at any depth."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        assert set(value) == set(hints), where
        for key, inner in hints.items():
            check_keys(value[key], inner, f"{where}.{key}")
    elif get_origin(kind) is list:
        for one in value:
            check_keys(one, get_args(kind)[0], where)
    elif value is not None:
        for inner in get_args(kind):
            if is_typeddict(inner) or get_origin(inner) is list:
                check_keys(value, inner, where)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("caesar", [False, True])
def test_every_view_has_the_stated_shape(seats: int, caesar: bool) -> None:
    dealer = Dealer(seats)
    for seed in range(2):
        sheet = other_sheet() if seed else None
        state = table(seats, seed, caesar, sheet)
        while True:
            for seat in (dealer.below(seats), None):
                document = msgspec.json.decode(state.view(seat).json())
                msgspec.convert(document, View, strict=True)
                check_keys(document, View, "view")
            if not state.to_act():
                break
            actor = state.to_act()[0]
            choices = state.legal(actor)
            state.play(actor, choices[dealer.below(len(choices))])
