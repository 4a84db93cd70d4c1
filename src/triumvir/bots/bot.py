"""What a bot is: somebody who is shown a view and names one of its choices."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.view import View


class Bot:
    """A player. It is given views, never states; its own chance comes from its own dealer."""

    def __init__(self, game: Game, dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer

    def choose(self, view: View) -> Action:
        """One of `view.choices`, which is not empty."""
        raise NotImplementedError
