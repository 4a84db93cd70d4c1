"""One number for many games, to compare compiled with plain Python and machine with machine.

`python -m triumvir.testing.digest GAME [GAMES]` prints it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.evaluator import Evaluator
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.registry import find
from triumvir.testing.setups import Setup, setups
from triumvir.testing.walk import walk


def digest(game: Game, games: int) -> str:
    """SHA-256 over all that random games show: dumps, views, choices, events, guesses, opinions."""
    total = hashlib.sha256()
    ways = setups(game)
    for number in range(games):
        setup = ways[number % len(ways)]
        for step in walk(game, setup, f"digest/{number}"):
            state = step.state
            total.update(step.action.text.encode())
            if state.seq % 7 == 0:
                events: list[Event] = []
                state.clone().play(step.seat, step.action, events)
                view = state.view(step.seat)
                guessed = game.guess(view, Dealer(state.seq))
                total.update(canonical(state.dump()).encode())
                total.update(view.json().encode())
                total.update(canonical([event.told(0) for event in events]).encode())
                total.update(canonical(guessed.dump()).encode())
                total.update(repr(game.evaluator.evaluate(state, step.seat)).encode())
    return total.hexdigest()


def digest_block(game: Game, ways: list[Setup], numbers: range) -> str:
    """The start of a SHA-256 over some whole games: actions, events as each seat hears them,
    outcomes, and now and then the position, every view, a guess and both opinions."""
    total = hashlib.sha256()
    evaluators = (game.evaluator, game.evaluator.learned())
    for number in numbers:
        setup = ways[number % len(ways)]
        told: list[object] = []
        seen = state = None
        for step in walk(game, setup, f"digest/{number}"):
            state = step.state
            told.append([step.seat, step.action.text])
            # The walk tells nobody, so a clone does.
            events: list[Event] = []
            state.clone().play(step.seat, step.action, events)
            told.append([[event.told(seat) for seat in range(setup.seats)] for event in events])
            if (state.seq + number) % 8 == 0:
                told += look(game, evaluators, state, step.seat, setup.seats)
            seen = step.seat
        assert state is not None
        assert seen is not None
        told += look(game, evaluators, state, seen, setup.seats)
        outcome = state.outcome()
        assert outcome is not None
        told.append(outcome.document())
        total.update(canonical(told).encode())
    return total.hexdigest()[:16]


def look(
    game: Game, evaluators: Sequence[Evaluator], state: State, seat: int, seats: int
) -> list[object]:
    """All that can be asked of a position."""
    view = state.view(seat)
    document = state.dump()
    assert canonical(game.load(document).dump()) == canonical(document)
    opinions = [[one.evaluate(state, who) for one in evaluators] for who in range(seats)]
    seen = [state.view(who).document() for who in range(seats)]
    guessed = game.guess(view, Dealer(state.seq)).dump()
    return [document, seen, state.view(None).document(), guessed, repr(opinions)]


if __name__ == "__main__":
    print(digest(find(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20))
