"""What is hidden stays hidden: views and events in worlds that a seat cannot tell apart."""

from __future__ import annotations

import json

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.row import key

MOST_PAIRS = 60


def check_worlds(state: State, chance: Dealer, guesses: int = 2) -> None:
    """For each seat: a guessed world looks the same to it, byte for byte, and whatever happens
    there that it cannot tell from what happens here is told to it in the same words."""
    game = state.game()
    for seat in range(state.seats()):
        text = state.view(seat).json()
        veiled = key(state.veil(seat))
        # What a view says is all that a guess may use: it is read back from JSON first.
        view = game.read_view(json.loads(text))
        for _ in range(guesses):
            world = game.guess(view, Dealer(chance.word()))
            assert world.view(seat).json() == text, f"seat {seat} sees that a guess is a guess"
            assert key(world.veil(seat)) == veiled, f"seat {seat}'s row tells what its view hides"
            game.load(world.dump())
            check_events_alike(state, world, seat, chance)


def check_events_alike(here: State, there: State, seat: int, chance: Dealer) -> None:
    """The same action in both worlds, or two actions that the seat cannot tell apart because what
    was done is a secret: if its views are the same afterwards, so is what it was told."""
    for actor in here.to_act():
        told: dict[str, str] = {}
        for world in (here, there):
            for action in sample(world.legal(actor), chance):
                after = world.clone()
                events: list[Event] = []
                after.play(actor, action, events)
                done = events[0]
                secret = done.secret is not None and not done.seen_by >> seat & 1
                # In any order: the order in which cards came to hand does not matter.
                seen = canonical(sorted(canonical(event.told(seat)) for event in events))
                did = f"{action.kind if secret else action.text} {after.view(seat).json()}"
                assert told.setdefault(did, seen) == seen, (
                    f"seat {seat} is told of '{action.text}' of seat {actor} in words that differ"
                    f" between worlds that look the same: {seen} and {told[did]}"
                )


def sample(actions: list[Action], chance: Dealer) -> list[Action]:
    if len(actions) <= MOST_PAIRS:
        return actions
    return [actions[chance.below(len(actions))] for _ in range(MOST_PAIRS)]
