"""Caesar!, by Paolo Mori: the rules, whole, with three modules and Crassus."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.games.caesar.actions import TABLE
from triumvir.games.caesar.document import load, set_options
from triumvir.games.caesar.drawing import draw_hand, draw_table
from triumvir.games.caesar.evaluator import CaesarEvaluator
from triumvir.games.caesar.fields import LAYOUT, SEAT_COUNT, put
from triumvir.games.caesar.guess import guess
from triumvir.games.caesar.meta import META, check_options
from triumvir.games.caesar.phases.setup import deal
from triumvir.games.caesar.pieces import SIDES
from triumvir.games.caesar.preview import preview
from triumvir.games.caesar.rules import CaesarState


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


GAME: Final = Caesar(META, TABLE, LAYOUT, CaesarEvaluator())
