"""Two choices on the same guessed worlds: by how much each term of the opinion differs."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from triumvir.bots.search_node import Node
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.view import View

WORLDS: Final = 64
FEWEST: Final = 8  # worlds, however late it is
MOST_ACTIONS: Final = 24  # after the choice that are followed in the tree
SEEN: Final = 3  # an action that was tried less often says nothing


@dataclass(frozen=True, slots=True)
class Difference:
    """A term of the opinion: by how much it is better after the first choice than after the
    second, on average, and in which part of the worlds it lies on that side."""

    name: str
    thing: str
    by: float
    share: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """`ahead`: in which part of the worlds the first choice is at least as good, all in all."""

    differences: list[Difference]
    ahead: float


def compare(
    game: Game,
    view: View,
    first: Action,
    second: Action,
    root: Node,
    dealer: Dealer,
    worlds: int = WORLDS,
    turns: int = 1,
    until: float = math.inf,
    clock: Callable[[], float] = time.perf_counter,
    after_second: Node | None = None,
) -> Comparison:
    """The differences, largest first; their sum is that of the opinions. `root` is the tree of a
    search: after each choice it is followed for so many turns, until the others have acted and the
    seat is to act again. `after_second`: another tree for what comes after the second."""
    assert view.seat is not None
    trees = (root.child(first), after_second or root.child(second))
    totals: dict[tuple[str, str], float] = {}
    signs: dict[tuple[str, str], list[float]] = {}
    count = ahead = 0
    for _ in range(worlds):
        if count >= FEWEST and clock() >= until:
            break
        count += 1
        world = game.guess(view, Dealer(dealer.word()))
        chance = dealer.word()
        after = [
            opinions(game, world.clone(), view.seat, action, tree, Dealer(chance), turns)
            for action, tree in zip((first, second), trees, strict=True)
        ]
        ahead += sum(after[0].values()) >= sum(after[1].values()) - 1e-9
        for key in after[0].keys() | after[1].keys():
            by = after[0].get(key, 0.0) - after[1].get(key, 0.0)
            totals[key] = totals.get(key, 0.0) + by
            signs.setdefault(key, []).append(by)
    found = [
        Difference(*key, total / count, share_of(signs[key], total, count))
        for key, total in totals.items()
    ]
    found.sort(key=lambda one: (-abs(one.by), one.name, one.thing))
    return Comparison(found, ahead / count)


def share_of(values: list[float], total: float, count: int) -> float:
    """In which part of the worlds a term differs to the side of its mean."""
    side = 1.0 if total >= 0 else -1.0
    return sum([1 for value in values if value * side > 1e-9]) / count


def opinions(
    game: Game,
    state: State,
    seat: int,
    action: Action,
    tree: Node | None,
    dealer: Dealer,
    turns: int,
) -> dict[tuple[str, str], float]:
    """The terms so many turns after a choice, in one world, which is used up."""
    follow(state, seat, action, tree, turns)
    game.evaluator.play_on(state, dealer)
    found: dict[tuple[str, str], float] = {}
    for name, thing, value in game.evaluator.opinions(state, seat):
        found[name, thing] = found.get((name, thing), 0.0) + value
    return found


def follow(state: State, seat: int, action: Action, node: Node | None, turns: int) -> None:
    """Play the choice and what the tree thinks best after it, as far as it has been tried. A turn
    is over when the seat is to act after others."""
    state.step(seat, action.index)
    last = seat
    for _ in range(MOST_ACTIONS):
        actors = state.to_act()
        if not actors or node is None:
            return
        actor = actors[0]
        if actor == seat and last != seat:
            turns -= 1
            if turns == 0:
                return
        legal = {choice.index for choice in state.legal(actor)}
        known = [child for child in node.children if child.index in legal and child.visits >= SEEN]
        if not known:
            return
        node = max(known, key=lambda child: child.visits)
        state.step(actor, node.index)
        last = actor
