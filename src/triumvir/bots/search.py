"""Information-set Monte Carlo tree search, for any game of the contract.

One tree for all worlds that the searching seat holds possible. Each simulation takes one such
world, walks down the tree along actions that are legal there, adds a little to the tree, plays on
for a few actions and asks the game for its opinion. An action that is not legal in every world is
counted by how often it was available, so that rare ones are neither starved nor overrated (Cowling,
Powley and Whitehouse 2012). Every node keeps the value of the seat that acts there: for two players
this is the single-observer search, for more it is max-n.

The search is given a view and guesses everything else. It reads a clock only to stop; which clock
that is, the caller decides.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from triumvir.bots.no_garbage import no_garbage
from triumvir.bots.search_node import (
    AVAILABLE,
    INDEX,
    MOST_ACTIONS,
    PRIOR,
    STRIDE,
    TOTAL,
    VISITS,
    Node,
)
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.evaluator import Evaluator, Sights
from triumvir.core.game import Game, State
from triumvir.core.row import MOST_MOVES, room_for_moves
from triumvir.core.view import View
from triumvir.native import Moves, i64, vec

# Simulations between two looks at the clock.
SLICE: Final = 8
# The least spread of values: where all choices look alike, exploring costs nothing.
LEAST_SPREAD: Final = 0.01
# Enough to take equals by chance.
TIES: Final = 1e-9
SQRT_3: Final = 1.7320508075688772
# The logarithm of a number plus 1, and its root
MOST_LOGS: Final = 1 << 13
LOGS: Final = vec[float]([math.log(1.0 + number) for number in range(MOST_LOGS)])
ROOTS: Final = vec[float]([math.sqrt(math.log(1.0 + number)) for number in range(MOST_LOGS)])


@final
class Search:
    """A search for one seat. `begin`, then `run` as often as there is time, then `best`.

    `run(0)` is a glance: what looks best right after it. The search can be interrupted after any
    `run`, and goes on where it was with the next.
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        evaluator: Evaluator | None = None,
        explore: float = 0.7,
        trust: float = 1.0,
        worlds: int = 256,
        sights: int = 5,
        noise: float = 0.0,
        depth: int = 4,
        most_nodes: int = 200_000,
        opens: int = 2,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.game: Final = game
        self.dealer: Final = dealer
        self.evaluator: Final = game.evaluator if evaluator is None else evaluator
        self.explore: Final = explore  # in units of the spread of values
        self.trust: Final = trust  # how many visits the first sight of an action counts for
        self.most_worlds: Final = worlds  # guessed for one question; then they come round again
        self.sights: Final = min(sights, worlds)  # in so many its own choices are first looked at
        self.noise: Final = noise  # by how much they are misjudged then, in units of their spread
        self.depth: Final[i64] = depth  # actions played on at random from the edge of the tree
        self.most_nodes: Final[i64] = most_nodes
        self.opens: i64 = opens  # at which visit a place is opened
        self.clock: Final = clock  # in seconds
        self.view: View | None = None
        self.seat: i64 = 0
        self.seats: i64 = 0
        self.root = Node(-1, -1, 0.0)
        self.nodes: i64 = 1
        self.worlds: list[State] = []
        self.next_world = 0
        self.path: list[Node] = []
        self.places: Final[Moves] = room_for_moves()  # of the actions on the path
        self.moves: Final[Moves] = room_for_moves()
        # The places of actions at the node that was listed last, plus `listing`, by index; lower
        # numbers are of nodes before.
        self.where: Final[Moves] = vec[i64]([0] * len(game.actions))
        self.listing: i64 = 0
        self.values: list[float] = []  # of all seats, where there are more than two
        # Of the values seen at the ends, for their spread
        self.ends = 0.0
        self.end_sum = 0.0
        self.end_squares = 0.0
        self.spread = 1.0

    # What a caller asks

    def begin(self, view: View, played: Action | None = None) -> None:
        """Look at a view. `played`: since the last one only this own action has happened, so what
        was found below it still holds."""
        assert view.seat is not None
        kept = None if played is None else self.root.child(played)
        if kept is not None and kept.expanded:
            self.root = kept
            self.nodes = kept.size()
        else:
            self.root = Node(-1, -1, 0.0)
            self.nodes = 1
        self.view = view
        self.seat = view.seat
        self.worlds = []
        self.next_world = 0
        self.ends = 0.0
        self.end_sum = 0.0
        self.end_squares = 0.0
        self.spread = 1.0

    def run(self, simulations: int, seconds: float = math.inf) -> int:
        """Simulate so often, or until the time is over (once at least); how often it was."""
        with no_garbage():
            if not self.root.expanded:
                self.look()
            until = self.clock() + seconds
            for number in range(simulations):
                if number % SLICE == 1 and self.clock() >= until:
                    return number
                self.simulate()
        return simulations

    def visits(self) -> int:
        """How many simulations stand behind the choices, those kept from before counted."""
        return self.root.visits

    def best(self) -> Action:
        """The choice that was tried most often; of equals the one of higher value."""
        assert self.view is not None
        found = self.view.choices[0]
        visits = -1
        value = 0.0
        for action, tried, mean in self.tried():
            if tried > visits or (tried == visits and mean > value):
                found = action
                visits = tried
                value = mean
        return found

    def lead(self) -> int:
        """By how many visits the choice tried most often is ahead of the next."""
        first = second = 0
        for _, tried, _ in self.tried():
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first - second

    def report(self) -> list[tuple[Action, int, float]]:
        """The choices with their visits and values, best first: for analysis."""
        rows = self.tried()
        rows.sort(key=lambda row: (row[1], row[2]), reverse=True)
        return rows

    def tried(self) -> list[tuple[Action, int, float]]:
        """The choices with their visits and values, as they come."""
        assert self.view is not None
        root = self.root
        rows: list[tuple[Action, int, float]] = []
        place: i64 = -1
        for action in self.view.choices:
            place = root.find(action.index, place + 1)
            if place >= 0:
                at = place * STRIDE
                weight = self.trust + root.values[at + VISITS]
                mean = (self.trust * root.values[at + PRIOR] + root.values[at + TOTAL]) / weight
                rows.append((action, int(root.values[at + VISITS]), mean))
        return rows

    # One simulation

    def simulate(self) -> None:
        state = self.world()
        path = self.path
        path.clear()
        places = self.places
        deep: i64 = 0
        node = self.root
        node.visits += 1
        # Down the tree
        while deep < MOST_MOVES:
            # Where several choose blindly the searching seat goes first, so that its choice is made
            # at the root and never in answer to what it cannot have seen.
            seat = self.seat if state.may_act(self.seat) else state.actor()
            if seat < 0:
                break
            count = state.moves(seat, self.moves)
            if not node.expanded:
                # A place with a choice is opened at its second visit: most are seen only once.
                if count > 1 and node.visits < self.opens:
                    break
                node.open(count)
            place = self.select(node, state, seat, count)
            if place < 0:
                break
            at = place * STRIDE
            state.step(seat, node.numbers[at + INDEX])
            node.values[at + VISITS] += 1.0
            places[deep] = at
            deep += 1
            node = node.below(place)
            node.visits += 1
            path.append(node)
        self.play_on(state)
        own = self.judge(state)
        several = self.seats > 2
        above = self.root
        for number in range(deep):
            node = path[number]
            value = self.values[node.seat] if several else own if node.seat == self.seat else -own
            node.total += value
            above.values[places[number] + TOTAL] += value
            above.surprise += value - node.prior
            above = node

    def world(self) -> State:
        """A world that the view allows, the searcher's to play with."""
        if len(self.worlds) < self.most_worlds:
            assert self.view is not None
            guessed = self.game.guess(self.view, Dealer(self.dealer.word()))
            self.worlds.append(guessed)
            self.seats = guessed.seats()
            return guessed.clone()
        if self.next_world == len(self.worlds):
            self.next_world = 0
        self.next_world += 1
        return self.worlds[self.next_world - 1].clone()

    def look(self) -> None:
        """Open the root: each choice at first sight, in several worlds. With few simulations much
        hangs on this, and what is good in one world may be bad in the next."""
        assert self.view is not None
        worlds = [self.world() for _ in range(self.sights)]
        moves = [action.index for action in self.view.choices]
        seen = self.evaluator.look_at(worlds, self.seat, moves)
        # A mistake is as large as what is at stake: games judge on scales of their own.
        size = self.noise * deviation(seen) + TIES
        root = self.root
        root.open(len(seen))
        for place in range(len(seen)):
            prior = seen[place] + size * wobble(self.dealer)
            root.add(self.view.choices[place].index, self.seat, prior)
            self.nodes += 1

    def select(self, node: Node, state: State, seat: i64, count: i64) -> i64:
        """The place of the action that is best to look at next: known value plus what may be hidden
        there. -1 where none is known and the tree may not grow any more."""
        moves = self.moves
        numbers = node.numbers
        values = node.values
        factor = self.explore * self.spread
        trust = self.trust
        usual = trust == 1.0
        # First sight is judged before the answer, later values after it: this is the mean error.
        shift = node.surprise / (1.0 + float(node.visits))
        place: i64 = -1
        best: i64 = -1
        best_score = 0.0
        single = count == 1
        sights: Sights | None = None
        listed = False
        for number in range(count):
            index = moves[number]
            place += 1  # choices mostly come in the same order
            if place >= node.count or numbers[place * STRIDE + INDEX] != index:
                if not listed:
                    self.list_places(node)
                    listed = True
                place = self.where[index] - self.listing
                if place < 0:
                    if self.nodes >= self.most_nodes:
                        place = -1
                        continue
                    prior = 0.0
                    if not single:
                        if sights is None:
                            sights = self.evaluator.sights(state, seat)
                        prior = sights.of(index)
                    place = node.add(index, seat, prior)
                    numbers = node.numbers
                    values = node.values
                    self.nodes += 1
            at = place * STRIDE
            available = numbers[at + AVAILABLE] + 1
            numbers[at + AVAILABLE] = available
            if single:
                return place
            visits = values[at + VISITS]
            if visits == 0.0 and usual and available < MOST_LOGS:
                score = values[at + PRIOR] + shift + factor * ROOTS[available]
            else:
                weight = trust + visits
                score = (trust * (values[at + PRIOR] + shift) + values[at + TOTAL]) / weight
                score += factor * math.sqrt(log_of(available) / weight)
            if best < 0 or score > best_score:
                best = place
                best_score = score
        return best

    def list_places(self, node: Node) -> None:
        """Write the places of a node's actions into `where`."""
        self.listing += MOST_ACTIONS
        where = self.where
        numbers = node.numbers
        for place in range(node.count):
            where[numbers[place * STRIDE + INDEX]] = self.listing + place

    def mean(self, node: Node) -> float:
        """The value of an action to whoever takes it."""
        return (self.trust * node.prior + node.total) / (self.trust + float(node.visits))

    def play_on(self, state: State) -> None:
        """A few actions at random from the edge of the tree, then as the evaluator does."""
        if state.play_out(self.dealer, self.moves, self.depth) == self.depth:
            self.evaluator.play_on(state, self.dealer)

    def judge(self, state: State) -> float:
        """The value of a position for the searching seat, and with more than two for all seats.
        With two, what one gains the other loses."""
        if self.seats > 2:
            self.values = self.evaluator.evaluate_all(state)
            own = self.values[self.seat]
        else:
            own = self.evaluator.evaluate(state, self.seat)
        self.ends += 1.0
        self.end_sum += own
        self.end_squares += own * own
        middle = self.end_sum / self.ends
        variance = self.end_squares / self.ends - middle * middle
        self.spread = LEAST_SPREAD
        if variance > LEAST_SPREAD * LEAST_SPREAD:
            self.spread = math.sqrt(variance)
        return own


def log_of(number: i64) -> float:
    """The logarithm of a number plus 1."""
    return LOGS[number] if number < MOST_LOGS else math.log(1.0 + float(number))


def deviation(values: list[float]) -> float:
    """The standard deviation."""
    middle = 0.0
    for value in values:
        middle += value / len(values)
    squares = 0.0
    for value in values:
        squares += (value - middle) * (value - middle)
    return math.sqrt(squares / len(values))


def wobble(dealer: Dealer) -> float:
    """A mistake: about a bell curve around 0 with a standard deviation of 1."""
    total = 0.0
    for _ in range(4):
        total += dealer.below(1 << 20) / (1 << 20)
    return (total - 2.0) * SQRT_3
