"""Games that begin as a test wants them to, the same in plain Python and compiled.

A compiled class does not look up its own methods: replacing one changes nothing. Games may be
extended, though, and everybody finds them in the registry.
"""

from __future__ import annotations

from collections.abc import Callable

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.view import View

Begin = Callable[[Dealer], State]


class Scripted(Game):
    """The same game, except for the position that it begins with."""

    def __init__(self, game: Game, begin: Begin) -> None:
        super().__init__(game.meta, game.table, standing_answers=game.standing_answers)
        self.real = game
        self.begin = begin

    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        return self.begin(dealer)

    def guess(self, view: View, dealer: Dealer) -> State:
        return self.real.guess(view, dealer)

    def redeal(self, state: State, dealer: Dealer) -> State:
        return self.real.redeal(state, dealer)

    def read(self, document: Document) -> State:
        return self.real.read(document)

    def roles(self, options: Document) -> tuple[str, ...]:
        return self.real.roles(options)

    def preview(self, view: View, action: Action) -> Document:
        return self.real.preview(view, action)
