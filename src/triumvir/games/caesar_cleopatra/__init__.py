"""Caesar & Cleopatra, by Wolfgang Lüdtke: the complete rules."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document, Part
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.document import load
from triumvir.games.caesar_cleopatra.drawing import draw_hand, draw_table
from triumvir.games.caesar_cleopatra.evaluator import CleopatraEvaluator
from triumvir.games.caesar_cleopatra.fields import LAYOUT, OPTIONS
from triumvir.games.caesar_cleopatra.guess import guess, reshuffle
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.phases.setup import deal
from triumvir.games.caesar_cleopatra.preview import preview
from triumvir.games.caesar_cleopatra.rules import CleopatraState
from triumvir.games.caesar_cleopatra.standing import STANDING


class CaesarCleopatra(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CleopatraState(dealer)
        if options != META.defaults:  # a new row has them
            OPTIONS.load(state.row, Part(options, "options"))
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def redeal(self, state: State, dealer: Dealer) -> State:
        assert isinstance(state, CleopatraState)
        redealt = CleopatraState(dealer, state)
        reshuffle(redealt.row, dealer)
        return redealt

    def read(self, document: Document) -> State:
        state = CleopatraState(Dealer(0))
        load(state, document)
        return state

    def draw_table(self, view: View) -> list[str]:
        return draw_table(view)

    def draw_hand(self, view: View) -> list[str]:
        return draw_hand(view)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)


GAME: Final = CaesarCleopatra(META, TABLE, LAYOUT, CleopatraEvaluator(), STANDING)
