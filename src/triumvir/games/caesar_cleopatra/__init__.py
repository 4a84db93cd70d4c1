"""Caesar & Cleopatra, by Wolfgang Lüdtke: the complete rules."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.core.standing import Standing
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.advice import evaluate
from triumvir.games.caesar_cleopatra.document import load
from triumvir.games.caesar_cleopatra.drawing import draw_hand, draw_table
from triumvir.games.caesar_cleopatra.fields import LAYOUT, OPTIONS
from triumvir.games.caesar_cleopatra.guess import guess, reshuffle
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.net import NET, evaluate_learned
from triumvir.games.caesar_cleopatra.opinions import opinions
from triumvir.games.caesar_cleopatra.phases.setup import deal
from triumvir.games.caesar_cleopatra.preview import preview
from triumvir.games.caesar_cleopatra.rules import CleopatraState
from triumvir.games.caesar_cleopatra.standing import STANDING


class CaesarCleopatra(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CleopatraState(dealer)
        OPTIONS.load(state.row, options, "options")
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

    def standing_answers(self) -> tuple[Standing, ...]:
        return STANDING

    def draw_table(self, view: View) -> list[str]:
        return draw_table(view)

    def draw_hand(self, view: View) -> list[str]:
        return draw_hand(view)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CleopatraState)
        return evaluate(state.row, seat)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        assert isinstance(state, CleopatraState)
        return opinions(state.row, seat)

    def learned(self, net: Net | None = None) -> Game:
        return LearnedCaesarCleopatra(NET if net is None else net)


class LearnedCaesarCleopatra(CaesarCleopatra):
    """The game with an opinion that was learned from many games."""

    def __init__(self, net: Net) -> None:
        super().__init__(META, TABLE, LAYOUT)
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CleopatraState)
        return evaluate_learned(state.row, seat, self.net)


GAME: Final = CaesarCleopatra(META, TABLE, LAYOUT)
