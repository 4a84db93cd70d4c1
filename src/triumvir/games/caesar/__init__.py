"""Caesar!, by Paolo Mori: the rules, whole, with three modules and Crassus."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, Sights, State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.core.view import View
from triumvir.games.caesar.actions import TABLE
from triumvir.games.caesar.advice import evaluate
from triumvir.games.caesar.document import load, set_options
from triumvir.games.caesar.drawing import draw_hand, draw_table
from triumvir.games.caesar.fields import LAYOUT, SEAT_COUNT, put
from triumvir.games.caesar.guess import guess
from triumvir.games.caesar.meta import META, check_options
from triumvir.games.caesar.net import NET, evaluate_learned
from triumvir.games.caesar.opinions import opinions
from triumvir.games.caesar.phases.setup import deal
from triumvir.games.caesar.pieces import SIDES
from triumvir.games.caesar.preview import preview
from triumvir.games.caesar.rules import CaesarState
from triumvir.games.caesar.sights import sights
from triumvir.native import i64


class Caesar(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CaesarState(dealer)
        if options == META.defaults:  # a new row has them
            put(state.row, SEAT_COUNT, seats)
        else:
            check_options(seats, options)
            set_options(state, seats, options)
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def redeal(self, state: State, dealer: Dealer) -> State:
        """Bag, bank and tiles are drawn from when it is time."""
        assert isinstance(state, CaesarState)
        return CaesarState(dealer, state)

    def read(self, document: Document) -> State:
        state = CaesarState(Dealer(0))
        load(state, document)
        return state

    def roles(self, options: Document) -> tuple[str, ...]:
        """CA-54: alone one chooses a side; the other seat, if there is one, takes the other."""
        return SIDES if options.get("side") != SIDES[1] else (SIDES[1], SIDES[0])

    def draw_table(self, view: View) -> list[str]:
        return draw_table(view)

    def draw_hand(self, view: View) -> list[str]:
        return draw_hand(view)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CaesarState)
        return evaluate(state.row, seat)

    def sights(self, state: State, seat: i64) -> Sights:
        assert isinstance(state, CaesarState)
        return sights(self, state, seat)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        assert isinstance(state, CaesarState)
        return opinions(state.row, seat)

    def learned(self, net: Net | None = None) -> Game:
        return LearnedCaesar(NET if net is None else net)


class LearnedCaesar(Caesar):
    """The game as somebody sees it who has learned from many games."""

    def __init__(self, net: Net) -> None:
        super().__init__(META, TABLE, LAYOUT)
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CaesarState)
        return evaluate_learned(state.row, seat, self.net)

    def sights(self, state: State, seat: i64) -> Sights:
        return Sights(self, state, seat)


GAME: Final = Caesar(META, TABLE, LAYOUT)
