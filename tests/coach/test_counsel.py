"""Several consuls and their vote."""

from __future__ import annotations

import pytest

from triumvir.coach import counsel
from triumvir.coach.counsel import MOST, take_counsel
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.core.view import View

GAME = find("terni-lapilli")
VIEW = GAME.start(seed=1).view(0)


class Consul:
    """Chooses what it was told to, after all its simulations."""

    told: tuple[int, ...] = ()
    asked = 0

    def __init__(self, *_: object, **__: object) -> None:
        self.choice = VIEW.choices[Consul.told[Consul.asked]]
        Consul.asked += 1

    def begin(self, view: View) -> None:
        assert view is VIEW

    def run(self, simulations: int) -> int:
        return simulations

    def lead(self) -> int:
        return 1 << 20

    def best(self) -> Action:
        return self.choice

    def report(self) -> list[tuple[Action, int, float]]:
        return [(self.choice, 10, 0.5)]


@pytest.mark.parametrize(
    ("told", "wins", "asked"),
    [
        ((0, 0, 0, 0), 0, 4),  # the other three could not change it
        ((0, 1, 1, 1, 1), 1, 5),
        ((2, 0, 1, 0, 1, 1, 2), 1, MOST),
    ],
)
def test_the_choice_of_most_is_the_hint(
    monkeypatch: pytest.MonkeyPatch, told: tuple[int, ...], wins: int, asked: int
) -> None:
    monkeypatch.setattr(counsel, "Search", Consul)
    monkeypatch.setattr(Consul, "told", told)
    monkeypatch.setattr(Consul, "asked", 0)
    found = take_counsel(GAME, VIEW, Dealer(1), 60.0)
    assert found.ranking[0] is VIEW.choices[wins]
    assert Consul.asked == asked
    assert found.search.best() is found.ranking[0]
    assert found.values[found.ranking[0]] == 0.5


def test_when_the_time_is_over_one_opinion_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "Search", Consul)
    monkeypatch.setattr(Consul, "told", (3, 0, 0))
    monkeypatch.setattr(Consul, "asked", 0)
    assert take_counsel(GAME, VIEW, Dealer(1), 0.0).ranking[0] is VIEW.choices[3]
    assert Consul.asked == 1
