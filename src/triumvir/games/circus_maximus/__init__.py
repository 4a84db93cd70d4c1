"""Circus Maximus, by Jeffrey D. Allers: the rules, whole."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.net import Net
from triumvir.core.opinion import Opinion
from triumvir.core.row import cards_in
from triumvir.core.standing import Standing
from triumvir.core.view import View
from triumvir.games.circus_maximus.actions import TABLE
from triumvir.games.circus_maximus.advice import evaluate, evaluate_all
from triumvir.games.circus_maximus.checks import check
from triumvir.games.circus_maximus.document import load, set_options
from triumvir.games.circus_maximus.drawing import draw_hand, draw_table
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
from triumvir.games.circus_maximus.net import NET, evaluate_all_learned, evaluate_learned
from triumvir.games.circus_maximus.opinions import opinions
from triumvir.games.circus_maximus.phases.setup import deal
from triumvir.games.circus_maximus.playout import finish_bidding
from triumvir.games.circus_maximus.preview import preview
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.standing import STANDING


class CircusMaximus(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CircusState(dealer)
        put(state.row, SEAT_COUNT, seats)
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

    def standing_answers(self) -> tuple[Standing, ...]:
        return STANDING

    def draw_table(self, view: View) -> list[str]:
        return draw_table(view)

    def draw_hand(self, view: View) -> list[str]:
        return draw_hand(view)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CircusState)
        return evaluate(state, seat)

    def evaluate_all(self, state: State) -> list[float]:
        assert isinstance(state, CircusState)
        return evaluate_all(state)

    def opinions(self, state: State, seat: int) -> list[Opinion]:
        assert isinstance(state, CircusState)
        return opinions(state, seat)

    def play_on(self, state: State, dealer: Dealer) -> None:
        assert isinstance(state, CircusState)
        finish_bidding(state, dealer)

    def learned(self, net: Net | None = None) -> Game:
        return LearnedCircusMaximus(NET if net is None else net)


class LearnedCircusMaximus(CircusMaximus):
    """The game as somebody sees it who has learned from many games."""

    def __init__(self, net: Net) -> None:
        super().__init__(META, TABLE, LAYOUT)
        self.net = net

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CircusState)
        return evaluate_learned(state, seat, self.net)

    def evaluate_all(self, state: State) -> list[float]:
        assert isinstance(state, CircusState)
        return evaluate_all_learned(state, self.net)


GAME: Final = CircusMaximus(META, TABLE, LAYOUT)
