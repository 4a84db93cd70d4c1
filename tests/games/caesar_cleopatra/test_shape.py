"""The view is what `shape.py` says, for each seat and for onlookers: the page is built on it."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games.caesar_cleopatra.positions import begin

from triumvir.core.document import Document
from triumvir.core.shape import Outcome
from triumvir.games.caesar_cleopatra.cards import DECKS
from triumvir.games.caesar_cleopatra.shape import Lane, Options, Side, View, Votes


def keys(document: object, shape: type) -> None:
    assert isinstance(document, dict)
    assert set(document) == set(shape.__annotations__)


def check(document: Document) -> None:
    view = msgspec.convert(document, View, strict=True)
    keys(document, View)
    keys(view["options"], Options)
    keys(view["votes"], Votes)
    for side in view["sides"]:
        keys(side, Side)
        assert set(side["hand_size"]) == set(DECKS)
        assert set(side["reserve"]) == set(DECKS)
        for lane in side["lanes"]:
            keys(lane, Lane)
    if view["outcome"] is not None:
        keys(view["outcome"], Outcome)


@pytest.mark.parametrize(
    ("action_deck", "orgies"),
    [
        (deck, orgies)
        for deck in ("arranged", "shuffled")
        for orgies in ("standard", "leave_after_two_groups", "one_fewer")
    ],
)
def test_a_view_has_the_shape_that_the_page_knows(action_deck: str, orgies: str) -> None:
    phases = set()
    for seed in range(3):
        chance = random.Random(seed)
        state = begin(seed, action_deck=action_deck, orgies=orgies)
        while True:
            documents = [state.view(seat).document() for seat in (0, 1, None)]
            for document in documents:
                check(document)
            phases.add(documents[0]["phase"])
            actors = state.to_act()
            if not actors:
                break
            seat = chance.choice(actors)
            state.play(seat, chance.choice(state.legal(seat)))
    assert phases >= {"placing", "turn", "answer", "offer", "swapping", "drawing", "over"}
    assert ("arranging" in phases) == (action_deck == "arranged")
