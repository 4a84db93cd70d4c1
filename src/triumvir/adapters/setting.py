"""What the adapters share: a game with its seats and options, and what an outcome is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.registry import find


@dataclass(frozen=True)
class Setting:
    """A game, ready to be dealt."""

    game: Game
    seats: int
    options: Document

    def deal(self, seed: str) -> State:
        return self.game.start(self.seats, self.options, Dealer(seed))

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[object, ...]]:
        # By name: there is one object of each game in a process.
        return setting, (self.game.meta.id, self.seats, self.options)


def setting(game_id: str, seats: int | None, options: Mapping[str, object] | None) -> Setting:
    """Two seats if nothing is said, or as many as the game needs; refuses what the game does."""
    game = find(game_id)
    meta = game.meta
    number = max(meta.min_seats, min(2, meta.max_seats)) if seats is None else seats
    found = Setting(game, number, dict(options or {}))
    found.deal("")
    return found


def returns(state: State) -> list[float]:
    """What the outcome is worth to each seat, from -1 to 1; nothing while the game goes on.

    Alone at the table, 1 is a victory and -1 a defeat. With others the sum is always 0: one winner
    of four has 1, each of the others -1/3, and those who share a victory share its worth.
    """
    outcome = state.outcome()
    seats = state.seats()
    if outcome is None:
        return [0.0] * seats
    if seats == 1:
        return [2.0 * outcome.share(0) - 1.0]
    return [(seats * outcome.share(seat) - 1.0) / (seats - 1.0) for seat in range(seats)]
