"""One number for many games, to compare compiled with plain Python and machine with machine.

`python -m triumvir.testing.digest GAME [GAMES]` prints it.
"""

from __future__ import annotations

import hashlib
import sys

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.testing.setups import setups
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
                total.update(repr(game.evaluate(state, step.seat)).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest(find(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20))
