"""Caesar!, by Paolo Mori: the rules, whole, with three modules and Crassus."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.games.caesar.actions import TABLE
from triumvir.games.caesar.advice import evaluate
from triumvir.games.caesar.guess import guess
from triumvir.games.caesar.load import load
from triumvir.games.caesar.meta import META, check_options
from triumvir.games.caesar.options import set_options
from triumvir.games.caesar.phases.setup import deal
from triumvir.games.caesar.pieces import SIDES
from triumvir.games.caesar.preview import preview
from triumvir.games.caesar.rules import CaesarState


class Caesar(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        check_options(seats, options)
        state = CaesarState(dealer)
        set_options(state, seats, options)
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def read(self, document: Document) -> State:
        state = CaesarState(Dealer(0))
        load(state, document)
        return state

    def roles(self, options: Document) -> tuple[str, ...]:
        """CA-54: alone one chooses a side; the other seat, if there is one, takes the other."""
        return SIDES if options.get("side") != SIDES[1] else (SIDES[1], SIDES[0])

    def preview(self, view: View, action: Action) -> Document:
        return preview(view, action)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CaesarState)
        return evaluate(state, seat)


GAME: Final = Caesar(META, TABLE)
