"""Random games, one action at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.record import Deal, Record
from triumvir.testing.setups import Setup

MOST_ACTIONS = 5000


class Step(NamedTuple):
    state: State
    seat: int
    action: Action


def walk(game: Game, setup: Setup, seed: int | str) -> Iterator[Step]:
    """A random game. Each step is given before its action is played; do not play it yourself."""
    state = game.start(setup.seats, setup.options, Dealer(seed))
    chance = Dealer(f"walk/{seed}")
    for _ in range(MOST_ACTIONS):
        actors = state.to_act()
        if not actors:
            return
        seat = actors[chance.below(len(actors))]
        choices = state.legal(seat)
        assert choices, f"seat {seat} is to act and has no choice"
        action = choices[chance.below(len(choices))]
        yield Step(state, seat, action)
        state.play(seat, action)
    raise AssertionError(f"not over after {MOST_ACTIONS} actions")


def random_record(game: Game, setup: Setup, seed: int | str) -> Record:
    """A random game as a record."""
    names = [f"random {seat}" for seat in range(setup.seats)]
    record = Record(game, setup.options, names, Deal.seeded(seed))
    last: State | None = None
    for step in walk(game, setup, seed):
        record.entries.append((step.seat, step.action.text))
        last = step.state
    assert last is not None
    outcome = last.outcome()
    assert outcome is not None
    record.outcome = outcome.document()
    return record
