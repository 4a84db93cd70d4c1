"""Circus Maximus, by Jeffrey D. Allers: the rules, whole."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.games.circus_maximus.actions import TABLE
from triumvir.games.circus_maximus.advice import evaluate, evaluate_all
from triumvir.games.circus_maximus.guess import guess
from triumvir.games.circus_maximus.load import load
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.phases.setup import deal
from triumvir.games.circus_maximus.playout import finish_bidding
from triumvir.games.circus_maximus.preview import preview
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.sheet import read_sheet


class CircusMaximus(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        sheet = read_sheet(options["sheet"])
        state = CircusState(dealer, seats, sheet, options["caesar"] is True)
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def read(self, document: Document) -> State:
        return load(document)

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CircusState)
        return evaluate(state, seat)

    def evaluate_all(self, state: State) -> list[float]:
        assert isinstance(state, CircusState)
        return evaluate_all(state)

    def play_on(self, state: State, dealer: Dealer) -> None:
        assert isinstance(state, CircusState)
        finish_bidding(state, dealer)


GAME: Final = CircusMaximus(META, TABLE)
