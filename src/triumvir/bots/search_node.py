"""A node of the search tree: an action that some seat may take, and what came of it."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import Action
from triumvir.native import i64


@final
class Node:
    """What the search knows of one action at one place of the tree.

    Its value is that of the seat that takes the action. This is all that a choice at the node
    above needs, so two players and more are treated alike: everybody looks at his own values.
    """

    __slots__ = (
        "available",
        "children",
        "expanded",
        "index",
        "place",
        "prior",
        "seat",
        "surprise",
        "total",
        "visits",
        "where",
    )

    def __init__(self, index: i64, seat: i64, prior: float, place: i64) -> None:
        self.index: Final[i64] = index  # of the action; -1 at the first root
        self.seat: Final[i64] = seat  # who takes it; fixed, since the same worlds ask the same seat
        self.prior: Final = prior  # what it promised at first sight
        self.place: Final[i64] = place  # its place among its siblings
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it was among the choices
        self.total = 0.0  # sum of values
        self.surprise = 0.0  # by how much what came of its children was better than first sight
        self.expanded = False
        # Most nodes are never opened and share these.
        self.children: list[Node] = NO_CHILDREN
        self.where: dict[int, Node] = NOWHERE  # by the action's index

    def open(self) -> None:
        """Make room for children."""
        self.expanded = True
        self.children = []
        self.where = {}

    def child(self, action: Action) -> Node | None:
        return self.where.get(action.index)

    def size(self) -> int:
        """How many nodes hang on this one, itself counted."""
        number = 1
        for child in self.children:
            number += child.size()
        return number


NO_CHILDREN: Final[list[Node]] = []
NOWHERE: Final[dict[int, Node]] = {}
