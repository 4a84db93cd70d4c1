"""Caesar & Cleopatra, by Wolfgang Lüdtke: the rules, whole."""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.advice import evaluate
from triumvir.games.caesar_cleopatra.guess import guess
from triumvir.games.caesar_cleopatra.load import load
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.phases.setup import deal
from triumvir.games.caesar_cleopatra.position import ORGIES
from triumvir.games.caesar_cleopatra.rules import CleopatraState


class CaesarCleopatra(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        state = CleopatraState(dealer)
        state.arranged = options["action_deck"] == "arranged"
        state.orgies = ORGIES.index(str(options["orgies"]))
        deal(state)
        return state

    def guess(self, view: View, dealer: Dealer) -> State:
        return guess(view, dealer)

    def read(self, document: Document) -> State:
        state = CleopatraState(Dealer(0))
        load(state, document)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CleopatraState)
        return evaluate(state, seat)


GAME: Final = CaesarCleopatra(META, TABLE)
