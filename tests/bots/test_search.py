"""The search, on trees small enough to see through, and on positions of every game."""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from triumvir.bots.no_garbage import no_garbage
from triumvir.bots.search import Search
from triumvir.bots.search_node import Node
from triumvir.core.action import Action, ActionTable
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.meta import Meta
from triumvir.core.outcome import Outcome, rank
from triumvir.core.registry import find, games
from triumvir.core.view import View
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk


class Place(NamedTuple):
    """A place in a tree: who acts, where each action leads, and the points until here."""

    seat: int
    ways: Mapping[str, Place]
    points: tuple[int, ...]


def end(*points: int) -> Place:
    return Place(-1, {}, points)


class TreeState(State):
    def __init__(self, game: TreeGame, place: Place, path: tuple[str, ...]) -> None:
        super().__init__(game.table)
        self.tree_game, self.place, self.path = game, place, path

    def to_act(self) -> tuple[int, ...]:
        return (self.place.seat,) if self.place.ways else ()

    def choices(self, seat: int) -> list[Action]:
        return [self.tree_game.parse(name) for name in self.place.ways]

    def apply(self, seat: int, action: Action) -> None:
        self.place = self.place.ways[action.text]
        self.path = (*self.path, action.text)

    def describe(self, seat: int | None) -> Document:
        return {"path": list(self.path)}

    def outcome(self) -> Outcome | None:
        if self.place.ways:
            return None
        points = self.place.points
        return Outcome(points, rank([(p,) for p in points]), "end", "T-1", [])

    def standing(self) -> list[int]:
        return list(self.place.points)

    def clone(self) -> State:
        return TreeState(self.tree_game, self.place, self.path)


class TreeGame(Game):
    """A game that is nothing but a tree. Its evaluator is the base's: points now."""

    def __init__(self, tree: Place) -> None:
        table = ActionTable()
        for name in ("left", "right", "up", "down"):
            table.add(name)
        seats = len(tree.points)
        meta = Meta("tree", "Tree", "", "", 2000, (seats, seats), (), (), 1, ("T-1",))
        super().__init__(meta, table)
        self.tree = tree

    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        return TreeState(self, self.tree, ())

    def guess(self, view: View, dealer: Dealer) -> State:
        place = self.tree
        path = view.data["path"]
        assert isinstance(path, list)
        for name in path:
            place = place.ways[name]
        return TreeState(self, place, tuple(path))


def choice(tree: Place, simulations: int = 200) -> str:
    game = TreeGame(tree)
    search = Search(game, Dealer("tree"), depth=0)
    search.begin(game.start(len(tree.points)).view(tree.seat))
    search.run(simulations)
    return search.best().text


def test_a_win_is_taken() -> None:
    assert choice(Place(0, {"left": end(0, 1), "right": end(1, 0), "up": end(1, 1)}, (0, 0))) == (
        "right"
    )


def test_a_trap_is_seen() -> None:
    """Three points now, and the other wins; or nothing now, and a sure win."""
    trap = Place(1, {"up": end(3, 9), "down": end(3, 0)}, (3, 0))
    calm = Place(1, {"up": end(1, 0), "down": end(2, 0)}, (0, 0))
    assert choice(Place(0, {"left": trap, "right": calm}, (0, 0))) == "right"


def test_a_third_player_looks_after_himself() -> None:
    """On the right seat 1 shares the victory, which serves him too; if he only meant harm he would
    give it to seat 2, and left and right would be alike to seat 0."""
    left = Place(1, {"up": end(0, 1, 0), "down": end(0, 2, 0)}, (0, 0, 0))
    right = Place(1, {"up": end(0, 0, 1), "down": end(1, 1, 0)}, (0, 0, 0))
    assert choice(Place(0, {"left": left, "right": right}, (0, 0, 0))) == "right"


def positions(game: Game, every: int, most: int) -> list[View]:
    """Views of seats that have a choice, from random games set up in all ways."""
    found: list[View] = []
    for number, setup in enumerate(setups(game)[:: max(1, len(setups(game)) // 4)]):
        for step in walk(game, setup, f"bots/{number}"):
            if step.state.seq % every == every - 1 and len(step.state.legal(step.seat)) > 1:
                found.append(step.state.view(step.seat))
    return found[:: max(1, len(found) // most)]


every_game = pytest.mark.parametrize("game", games(), ids=[game.meta.id for game in games()])


@every_game
def test_a_sure_win_is_taken(game: Game) -> None:
    """Random games end by accident; a search never leaves a win that is there in every world."""
    ways = setups(game)
    found = 0
    for number in range(300):
        states: deque[State] = deque(maxlen=4)
        for step in walk(game, ways[number * 7 % len(ways)], f"win/{number}"):
            states.append(step.state.clone())
        for state in states:
            for seat in state.to_act():
                view = state.view(seat)
                wins = view.choices
                for number_of_world in range(24):
                    world = game.guess(view, Dealer(number_of_world))
                    wins = [action for action in wins if won(world, seat, action)]
                    if not wins:
                        break
                if wins and len(wins) < len(view.choices):
                    search = Search(game, Dealer("win"), depth=0)
                    search.begin(view)
                    search.run(60)
                    best = search.report()[0]
                    assert best[2] > 0.9, f"{best} although {wins} wins"
                    found += 1
        if found >= 3:
            return
    assert found > 0


def won(world: State, seat: int, action: Action) -> bool:
    after = world.clone()
    after.play(seat, action)
    outcome = after.outcome()
    return outcome is not None and outcome.share(seat) == 1.0


@every_game
def test_the_same_seed_gives_the_same_search(game: Game) -> None:
    for view in positions(game, 9, 3):
        reports = []
        for _ in range(2):
            search = Search(game, Dealer("same"), worlds=8, depth=3)
            search.begin(game.read_view(view.document()))
            search.run(40)
            reports.append(search.report())
        assert reports[0] == reports[1]


@every_game
def test_what_is_hidden_changes_nothing(game: Game) -> None:
    """No search sees the state of a table: worlds that look the same to a seat get the same
    answers, to the last visit."""
    for view in positions(game, 9, 4):
        assert view.seat is not None
        reports = []
        for number in range(3):
            world = game.guess(view, Dealer(f"world/{number}"))
            search = Search(game, Dealer("hidden"), worlds=8, depth=2)
            search.begin(world.view(view.seat))
            search.run(30)
            reports.append(search.report())
        assert reports[0] == reports[1] == reports[2]


@every_game
def test_the_tree_is_bounded(game: Game) -> None:
    view = positions(game, 5, 1)[0]
    search = Search(game, Dealer(0), worlds=20, depth=0, most_nodes=150)
    search.begin(view)
    search.run(300)
    assert search.nodes <= 150
    assert search.root.size() == search.nodes
    assert search.visits() == 300
    assert search.best() in view.choices


def twice(node: Node) -> bool:
    """Whether an action is there twice at a place of the tree."""
    indices = [child.index for child in node.children]
    return len(set(indices)) < len(indices) or any(twice(child) for child in node.children)


@every_game
def test_no_action_is_twice_at_a_place(game: Game) -> None:
    """Worlds differ in what others may do: actions come in other orders than they were seen in."""
    for view in positions(game, 13, 3):
        search = Search(game, Dealer(0), worlds=60, depth=0)
        search.begin(view)
        search.run(200)
        assert not twice(search.root)


@every_game
def test_it_can_be_interrupted_and_goes_on(game: Game) -> None:
    view = positions(game, 5, 1)[0]
    search = Search(game, Dealer(0))
    search.begin(view)
    begin = time.thread_time()
    done = search.run(10**9, 0.05)
    assert time.thread_time() - begin < 2
    assert 0 < done == search.visits() < 10**9
    assert search.best() in view.choices
    assert search.run(5) == 5
    assert search.visits() == done + 5


@every_game
def test_what_was_found_is_kept_while_the_same_seat_is_asked(game: Game) -> None:
    kept = 0
    for setup in setups(game)[:: max(1, len(setups(game)) // 2)]:
        state = game.start(setup.seats, setup.options, Dealer("kept"))
        search = Search(game, Dealer(1), worlds=4, depth=0)
        for _ in range(15):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            search.begin(state.view(seat))
            search.run(12)
            best = search.best()
            child = search.root.child(best)
            assert child is not None
            visits = child.visits
            state.play(seat, best)
            if seat in state.to_act() and child.expanded:
                search.begin(state.view(seat), best)
                assert search.visits() == visits
                search.run(3)
                assert search.visits() == visits + 3
                assert search.best() in state.legal(seat)
                kept += 1
    assert kept > 0 or game.meta.teaching  # there turns are single actions


@every_game
def test_a_glance_takes_what_looks_best_in_a_few_worlds(game: Game) -> None:
    view = positions(game, 5, 1)[0]
    search = Search(game, Dealer(0), worlds=3)
    search.begin(view)
    assert search.run(0) == 0
    assert search.visits() == 0
    rows = search.report()
    assert len(rows) == len(view.choices)
    assert search.best() is rows[0][0]
    assert rows[0][2] == max([value for _, _, value in rows])


@every_game
def test_noise_is_as_large_as_what_is_at_stake(game: Game) -> None:
    """In units of how much the choices differ: with none of it only equals change places."""
    view = positions(game, 5, 1)[0]
    seen: list[dict[str, float]] = []
    for noise in (0.0, 1.0):
        search = Search(game, Dealer(0), worlds=3, noise=noise)
        search.begin(view)
        search.run(0)
        seen.append({action.text: value for action, _, value in search.report()})
    exact, noisy = seen
    values = list(exact.values())
    middle = sum(values) / len(values)
    spread = max([abs(value - middle) for value in values])
    errors = [abs(noisy[text] - exact[text]) for text in exact]
    assert max(errors) <= 2 * 3**0.5 * spread + 1e-6
    assert (max(errors) > 1e-6) == (spread > 1e-6)


def test_the_lead_is_that_over_the_next() -> None:
    game = find("caesar-cleopatra")
    search = Search(game, Dealer(0))
    search.begin(positions(game, 5, 1)[0])
    search.run(60)
    first, second = [visits for _, visits, _ in search.report()][:2]
    assert search.lead() == first - second


def test_garbage_is_collected_again_after_a_search() -> None:
    game = games()[0]
    search = Search(game, Dealer(0))
    search.begin(positions(game, 5, 1)[0])
    search.run(3)
    assert gc.isenabled()
    with no_garbage():
        search.run(3)
        assert not gc.isenabled()
    assert gc.isenabled()
