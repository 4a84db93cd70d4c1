"""A node of the search tree: a place in the game, and what is known of each action there."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import Action
from triumvir.native import Moves, i64, vec

# What is known of an action lies in two unboxed arrays: whole numbers and others, so many for each.
STRIDE: Final = 3
# Whole numbers
INDEX: Final = 0  # of the action
SEAT: Final = 1  # who takes it; fixed, since the same worlds ask the same seat
AVAILABLE: Final = 2  # how often it was among the choices
# Others
PRIOR: Final = 0  # what it promised at first sight
TOTAL: Final = 1  # sum of values
VISITS: Final = 2

MOST_ACTIONS: Final = 4096  # at one place
NO_NUMBERS: Final[Moves] = vec[i64]([0] * (STRIDE * MOST_ACTIONS))
NO_VALUES: Final[vec[float]] = vec[float]([0.0] * (STRIDE * MOST_ACTIONS))


@final
class Node:
    """A place of the tree, reached by an action that some seat may take.

    Its value is that of the seat that takes the action. This is all that a choice at the node
    above needs, so two players and more are treated alike: everybody looks at his own values.
    Actions that were never tried have no node of their own yet.
    """

    __slots__ = (
        "count",
        "expanded",
        "index",
        "nodes",
        "numbers",
        "prior",
        "room",
        "seat",
        "surprise",
        "total",
        "values",
        "visits",
    )

    def __init__(self, index: i64, seat: i64, prior: float) -> None:
        self.index: Final[i64] = index  # of the action; -1 at the first root
        self.seat: Final[i64] = seat
        self.prior: Final = prior
        self.visits: i64 = 0
        self.total = 0.0
        self.surprise = 0.0  # by how much what came of its actions was better than first sight
        self.expanded = False
        self.count: i64 = 0  # of actions
        self.room: i64 = 0
        self.numbers: Moves = NO_NUMBERS
        self.values: vec[float] = NO_VALUES
        self.nodes: list[Node | None] = NOBODY

    def open(self, room: i64 = 8) -> None:
        """Make room for actions."""
        self.expanded = True
        self.room = room
        self.numbers = NO_NUMBERS[: STRIDE * room]
        self.values = NO_VALUES[: STRIDE * room]
        self.nodes = [None] * int(room)

    def add(self, index: i64, seat: i64, prior: float) -> i64:
        """One more action; its place."""
        place = self.count
        if place == self.room:
            self.grow()
        at = place * STRIDE
        self.numbers[at + INDEX] = index
        self.numbers[at + SEAT] = seat
        self.values[at + PRIOR] = prior
        self.count = place + 1
        return place

    def grow(self) -> None:
        self.room += self.room // 2 + 4
        numbers = NO_NUMBERS[: STRIDE * self.room]
        values = NO_VALUES[: STRIDE * self.room]
        for at in range(self.count * STRIDE):
            numbers[at] = self.numbers[at]
            values[at] = self.values[at]
        self.numbers = numbers
        self.values = values
        self.nodes += [None] * int(self.room - self.count)

    def find(self, index: i64, first: i64 = 0) -> i64:
        """The place of an action, from this one on and then from the beginning; -1 where it was
        not seen yet."""
        for place in range(first, self.count):
            if self.numbers[place * STRIDE + INDEX] == index:
                return place
        return self.find(index) if first > 0 else -1

    def below(self, place: i64) -> Node:
        """The node of the action at a place."""
        node = self.nodes[place]
        if node is None:
            at = place * STRIDE
            numbers = self.numbers
            node = Node(numbers[at + INDEX], numbers[at + SEAT], self.values[at + PRIOR])
            self.nodes[place] = node
        return node

    # For those who look at a tree

    @property
    def children(self) -> list[Node]:
        """The nodes of all actions seen here."""
        return [self.below(place) for place in range(self.count)]

    def child(self, action: Action) -> Node | None:
        place = self.find(action.index)
        return None if place < 0 else self.below(place)

    def size(self) -> int:
        """How many nodes hang on this one, itself counted, and actions without a node."""
        number = 1 + int(self.count)
        for node in self.nodes:
            if node is not None:
                number += node.size() - 1
        return number


NOBODY: Final[list[Node | None]] = []
