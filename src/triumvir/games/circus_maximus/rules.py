"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.outcome import Outcome
from triumvir.games.circus_maximus.actions import SEND_0, TAKE_TICKET_0
from triumvir.games.circus_maximus.document import dump
from triumvir.games.circus_maximus.fields import BIDDING, PHASE, SENDING, SETTLING
from triumvir.games.circus_maximus.phases import accounts, bidding, favours, flow, settling
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.refusals import refuse
from triumvir.games.circus_maximus.view import describe
from triumvir.native import Moves, i64


class CircusState(Position):
    """Circus Maximus, being played."""

    __slots__ = ()

    def moves(self, seat: i64, buffer: Moves) -> i64:
        phase = self.row[PHASE]
        if phase == BIDDING:
            return bidding.bids(self, buffer)
        if phase == SETTLING:
            return settling.active_moves(self, buffer)
        if phase == SENDING:
            return favours.sends(buffer)
        return favours.swaps(self.row, buffer)

    def carry_out(self, seat: i64, index: i64) -> None:
        phase = self.row[PHASE]
        if phase == BIDDING:
            bidding.bid(self, index)
        elif phase == SETTLING:
            settling.act(self, index)
        elif phase == SENDING:
            favours.send(self, index - SEND_0)
        else:
            favours.swap(self, index - TAKE_TICKET_0)
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
        return CircusState(self.dealer.clone(), self)

    def dump(self) -> Document:
        return dump(self)
