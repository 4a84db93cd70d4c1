"""What a game makes of its positions: for bots, the coach and reviews. No rule asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from triumvir.core.dealer import Dealer
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.native import i64, mypyc_attr

if TYPE_CHECKING:
    from triumvir.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A rough opinion of positions. This one counts the points as they are now: it will do for a
    game that says nothing better.

    >>> game = triumvir.load("caesar-cleopatra")
    >>> state = game.start(seed=7)
    >>> game.evaluator.evaluate(state, 0) == -game.evaluator.evaluate(state, 1)
    True
    """

    def evaluate(self, state: State, seat: int) -> float:
        """How well the seat stands, from -1 (lost) to 1 (won); a rough guess while it goes on."""
        outcome = state.outcome()
        if outcome is not None:
            return 2.0 * outcome.share(seat) - 1.0
        points = state.standing()
        best = max([p for other, p in enumerate(points) if other != seat], default=0)
        lead = points[seat] - best
        return lead / (10.0 + abs(lead))

    def evaluate_all(self, state: State) -> list[float]:
        """How well each seat stands: `evaluate` for all at once, where that is faster."""
        return [self.evaluate(state, seat) for seat in range(state.seats())]

    def sights(self, state: State, seat: i64) -> Sights:
        """How the choices of a seat look one by one, for searches. A game that knows what an action
        changes may find it without playing it; it says what `evaluate` would say."""
        return Sights(self, state, seat)

    def look_at(self, worlds: list[State], seat: i64, moves: list[int]) -> list[float]:
        """How good each choice of a seat looks before anything is searched, in worlds that it holds
        possible: here by where it leads, in the mean."""
        sights = [self.sights(world, seat) for world in worlds]
        looks: list[float] = []
        for move in moves:
            total = 0.0
            for sight in sights:
                total += sight.of(move)
            looks.append(total / len(worlds))
        return looks

    def play_on(self, state: State, dealer: Dealer) -> None:
        """Play on from where a search stops to where an opinion is worth more. The state is good
        for nothing but `evaluate` afterwards."""

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        """What `evaluate` is made of, for the coach: its terms by name, in the game's own unit. A
        higher sum is a better opinion. None where a game does not say."""
        return []

    def learned(self, net: Net | None = None) -> Evaluator:
        """The one that was learned from games: by the net that comes with the game, or by another
        one. Itself where nothing has been learned."""
        return self

    def glancing(self, policy: Net | None = None) -> Evaluator:
        """The one for a bot that does not search, where a game has learned what searches take:
        `look_at` then says that, on a scale of its own; by the game's policy or another one."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Sights:
    """The first sight of the choices that a seat has in a position, which stays as it is until all
    have been asked for."""

    __slots__ = ("evaluator", "seat", "state")

    def __init__(self, evaluator: Evaluator, state: State, seat: i64) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat: i64 = seat

    def of(self, index: i64) -> float:
        """How the seat stands right after the action with this index."""
        after = self.state.clone()
        after.step(self.seat, index)
        return self.evaluator.evaluate(after, self.seat)
