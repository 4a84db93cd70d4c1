"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.game import Game
from triumvir.core.outcome import Outcome
from triumvir.core.registry import find
from triumvir.games.circus_maximus.dump import dump
from triumvir.games.circus_maximus.meta import META
from triumvir.games.circus_maximus.phases import accounts, bidding, favours, flow, settling
from triumvir.games.circus_maximus.position import BIDDING, SENDING, SETTLING, Position
from triumvir.games.circus_maximus.refusals import refuse
from triumvir.games.circus_maximus.view import describe


class CircusState(Position):
    """Circus Maximus, being played."""

    __slots__ = ()

    def game(self) -> Game:
        return find(META.id)

    def choices(self, seat: int) -> list[Action]:
        phase = self.phase
        if phase == BIDDING:
            return bidding.bids(self)
        if phase == SETTLING:
            return settling.active_choices(self)
        if phase == SENDING:
            return favours.sends()
        return favours.swaps(self)

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if phase == BIDDING:
            bidding.bid(self, action)
        elif phase == SETTLING:
            settling.act(self, action)
        elif phase == SENDING:
            favours.send(self, action)
        else:
            favours.swap(self, action)
        flow.go_on(self)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return refuse(self, seat, action)

    def describe(self, seat: int | None) -> Document:
        return describe(self, seat)

    def outcome(self) -> Outcome | None:
        return accounts.outcome(self)

    def standing(self) -> list[int]:
        return accounts.points(self)

    def clone(self) -> CircusState:
        return CircusState(self.dealer.clone(), self.n, self.sheet, self.caesar, self)

    def dump(self) -> Document:
        return dump(self)
