"""What consuls would choose: several searches with dice of their own, and their vote.

A single search depends on its dice: where two choices are about as good, two consuls often
disagree. The choice that most of them make is the one that a consul most likely makes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from triumvir.bots.levels import LEVELS
from triumvir.bots.no_garbage import no_garbage
from triumvir.bots.search import Search
from triumvir.bots.search_node import Node
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.view import View

MOST: Final = 7  # consuls that are asked
SLICE: Final = 64  # simulations between two looks at the clock
# A choice that was tried less often is looked at by itself before anything is said of it.
HARDLY: Final = 200
CLOSER: Final = 1000  # simulations after it


class Counsel(NamedTuple):
    """The choices, the best first; what each is worth, from -1 to 1, and how often it was tried;
    and a search that agrees."""

    ranking: list[Action]
    values: dict[Action, float]
    visits: dict[Action, int]
    search: Search


def take_counsel(
    game: Game,
    view: View,
    dealer: Dealer,
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
    most: int = MOST,
) -> Counsel:
    """Ask as many consuls as there is time for, at least one, while the vote can still change."""
    until = clock() + seconds
    votes: dict[Action, int] = dict.fromkeys(view.choices, 0)
    visits: dict[Action, int] = dict.fromkeys(view.choices, 0)
    totals: dict[Action, float] = dict.fromkeys(view.choices, 0.0)
    first: dict[Action, Search] = {}
    for left in reversed(range(most)):
        search = Search(game, Dealer(dealer.word()), worlds=LEVELS["consul"].worlds, depth=0)
        search.begin(view)
        whole = think(search, until, clock) if len(view.choices) > 1 else True
        if first and not whole:
            break  # cut off by the clock: worth less than the whole searches before
        best = search.best()
        votes[best] += 1
        first.setdefault(best, search)
        for action, tried, value in search.report():
            visits[action] += tried
            totals[action] += tried * value
        lead, *others = sorted(votes.values(), reverse=True)
        if lead > sum(others[:1]) + left or clock() >= until:
            break
    ranking = sorted(view.choices, key=lambda action: (-votes[action], -visits[action]))
    values = {action: totals[action] / visits[action] for action in ranking if visits[action]}
    return Counsel(ranking, values, visits, first[ranking[0]])


def look_closer(
    game: Game,
    view: View,
    action: Action,
    dealer: Dealer,
    until: float,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[float, Node]:
    """What a choice is worth that consuls hardly tried, and the tree after it. An action card that
    is played before the influence cards promises little at first sight, and may still be good."""
    assert view.seat is not None
    worlds = []
    for _ in range(LEVELS["consul"].worlds):
        world = game.guess(view, Dealer(dealer.word()))
        world.step(view.seat, action.index)
        worlds.append(world)
    search = Search(game, dealer, worlds=len(worlds), depth=0)
    search.begin(view)
    search.worlds = worlds
    search.seats = worlds[0].seats()
    # The root is whoever acts after the choice, not the question of the view.
    search.root.open()
    done = search.run(SLICE)
    while done < CLOSER and clock() < until:
        done += search.run(SLICE)
    return search.end_sum / search.ends, search.root


def think(search: Search, until: float, clock: Callable[[], float]) -> bool:
    """As a consul does, to the end of its simulations or of the time; whether it was the former."""
    left = LEVELS["consul"].simulations
    with no_garbage():
        search.run(0)
        while left > 0 and clock() < until:
            left -= search.run(min(left, SLICE))
            if search.lead() > left:
                return True
    return left <= 0
