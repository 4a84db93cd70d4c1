"""Circus Maximus, by Jeffrey D. Allers: the rules, whole."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.row import cards_in
from triumvir.core.view import View
from triumvir.games.circus_maximus.actions import TABLE
from triumvir.games.circus_maximus.checks import check
from triumvir.games.circus_maximus.document import load, set_options
from triumvir.games.circus_maximus.drawing import draw_hand, draw_table
from triumvir.games.circus_maximus.evaluator import CircusEvaluator
from triumvir.games.circus_maximus.fields import (
    FAVOUR_PILE,
    LAYOUT,
    SEAT_COUNT,
    TICKET_PILE,
    VISITOR_PILE,
    put,
)
from triumvir.games.circus_maximus.guess import guess, shuffle_pile
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.phases.setup import deal
from triumvir.games.circus_maximus.preview import preview
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.standing import STANDING


class CircusMaximus(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CircusState(dealer)
        put(state.row, SEAT_COUNT, seats)
        if options != META.defaults:  # a new row has them
            set_options(state, options)
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def redeal(self, state: State, dealer: Dealer) -> State:
        assert isinstance(state, CircusState)
        redealt = CircusState(dealer, state)
        for pile in (FAVOUR_PILE, TICKET_PILE, VISITOR_PILE):
            shuffle_pile(redealt.row, pile, cards_in(redealt.row, pile), dealer)
        return redealt

    def read(self, document: Document) -> State:
        state = CircusState(Dealer(0))
        load(state, document)
        check(state)
        return state

    def draw_table(self, view: View) -> list[str]:
        return draw_table(view)

    def draw_hand(self, view: View) -> list[str]:
        return draw_hand(view)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)


GAME: Final = CircusMaximus(META, TABLE, LAYOUT, CircusEvaluator(), STANDING)
