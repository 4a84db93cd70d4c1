"""The winning chance of a seat on its own view: a search, and the game's curve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.bots.search import Search
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.review.curves import Curve

SLICE: Final = 64  # simulations at one go: between two slices the interpreter handles signals


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice, the chance with it, and the share of the search that was spent on it."""

    action: Action
    chance: float
    share: float


class Judge:
    """Judges positions of one game. It is shown views; what they hide it guesses."""

    def __init__(self, game: Game, curve: Curve, seats: int, learned: bool = True) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.evaluator: Final = game.evaluator.learned() if learned else game.evaluator
        self.curve: Final = curve
        self.searches = 0  # in given worlds, so far

    def second(self) -> Judge | None:
        """One that judges by the hand-made opinion, where this one's was learned."""
        if self.evaluator is self.game.evaluator:
            return None
        return Judge(self.game, self.curve, self.seats, learned=False)

    def chance(self, view: View, worlds: int, simulations: int, seed: str) -> float:
        """Of the view's seat, whoever is to act."""
        if len(view.choices) > 1:
            return self.choices(view, worlds, simulations, seed)[0].chance
        dealer = Dealer(seed)
        guessed = [self.game.guess(view, Dealer(dealer.word())) for _ in range(worlds)]
        return self.of_worlds(view, guessed, simulations, dealer)

    def choices(self, view: View, worlds: int, simulations: int, seed: str) -> list[Judged]:
        """All choices of a question, best first."""
        search = Search(self.game, Dealer(seed), self.evaluator, worlds=worlds, depth=0)
        search.begin(view)
        run(search, simulations)
        best = search.best()
        rows = search.report()
        rows.sort(key=lambda row: row[0] is not best)
        total = sum([visits for _, visits, _ in rows]) or 1
        top = rows[0][2]
        # A choice that was tried only a few times may look better than it is.
        return [
            Judged(action, self.curve.chance(min(value, top), view, self.seats), visits / total)
            for action, visits, value in rows
        ]

    def after(
        self, view: View, worlds: Sequence[State], action: Action, simulations: int, seed: str
    ) -> float:
        """The chance with one choice, in worlds that the view allows."""
        assert view.seat is not None
        stepped = []
        for world in worlds:
            world = world.clone()
            world.step(view.seat, action.index)
            stepped.append(world)
        return self.of_worlds(view, stepped, simulations, Dealer(seed))

    def luck(
        self, happened: State, others: Sequence[State], seat: int, simulations: int, seed: str
    ) -> float:
        """By how much what chance brought is better for the seat than what else it could have
        brought: the chance now beside the mean of the others. Both are taken by the same small
        searches on the seat's views, so that over many games luck comes to nothing, however good or
        bad the searches are."""
        dealer = Dealer(seed)
        total = 0.0
        for other in others:
            total -= self.glance(other, seat, simulations, dealer)
            total += self.glance(happened, seat, simulations, dealer)
        return total / len(others)

    def glance(self, state: State, seat: int, simulations: int, dealer: Dealer) -> float:
        """The chance of a seat on its view of a position, by a small search."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.share(seat)
        view = state.view(seat)
        return self.chance(view, simulations // 2 + 1, simulations, str(dealer.word()))

    def of_worlds(self, view: View, worlds: list[State], simulations: int, dealer: Dealer) -> float:
        """The chance of the view's seat over these worlds, taken in turn."""
        self.searches += 1
        assert view.seat is not None
        search = Search(self.game, dealer, self.evaluator, worlds=len(worlds), depth=0)
        search.begin(view)
        search.worlds = worlds
        search.seats = worlds[0].seats()
        # The root is whoever acts in these worlds, not the question of the view.
        search.root.open()
        run(search, max(simulations, len(worlds)))
        value = search.end_sum / search.ends
        own = [child for child in search.root.children if child.seat == view.seat]
        if own and len(own) == len(search.root.children):
            best = max(own, key=lambda child: (child.visits, child.total))
            value = search.mean(best)
        return self.curve.chance(value, view, self.seats)


def run(search: Search, simulations: int) -> None:
    if simulations <= 0:
        search.run(0)
    while simulations > 0:
        simulations -= search.run(min(simulations, SLICE))
