"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.outcome import Outcome
from triumvir.games.caesar.actions import BEGIN_0, SETTLE_0
from triumvir.games.caesar.document import dump
from triumvir.games.caesar.fields import (
    BANK_OFFER,
    LAY,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    PHASE,
    READY,
    RECRUITING,
    WITH_CHECKPOINTS,
    side_of,
)
from triumvir.games.caesar.phases import bonuses, ending, laying, settling, turns
from triumvir.games.caesar.position import Position
from triumvir.games.caesar.refusals import refuse
from triumvir.games.caesar.view import describe, veil
from triumvir.native import Moves, Row, i64


class CaesarState(Position):
    """Caesar!, being played."""

    __slots__ = ()

    def moves(self, seat: i64, buffer: Moves) -> i64:
        row = self.row
        phase = row[PHASE]
        if phase == LAY:
            return laying.lay_moves(row, buffer)
        if phase == OFFER:
            return bonuses.offer_moves(buffer)
        if phase == MIGHT_TARGET:
            return bonuses.might_moves(row, buffer)
        if phase == ORDER:
            return settling.order_moves(row, buffer)
        if phase == RECRUITING:
            return turns.recruit_moves(row, buffer)
        if phase == BANK_OFFER:
            return bonuses.bank_moves(buffer)
        assert phase == READY
        buffer[0] = BEGIN_0
        return 1

    def pick(self, seat: i64, dealer: Dealer, buffer: Moves) -> i64:
        row = self.row
        if row[PHASE] == LAY and row[WITH_CHECKPOINTS] == 0:
            return laying.pick_lay(row, dealer)
        count = self.moves(seat, buffer)
        return buffer[dealer.below(count)]

    def carry_out(self, seat: i64, index: i64) -> None:
        phase = self.row[PHASE]
        if phase == LAY:
            turns.play_lay(self, index)
        elif phase == RECRUITING:
            turns.recruit(self, index)
        elif phase == READY:
            turns.start_turn(self)
        else:
            if phase == OFFER:
                bonuses.answer_offer(self, index)
            elif phase == MIGHT_TARGET:
                bonuses.use_might(self, index)
            elif phase == ORDER:
                settling.choose_first(self, index - SETTLE_0)
            elif phase == BANK_OFFER:
                bonuses.answer_bank(self, index)
            turns.proceed(self)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return refuse(self, action)

    def describe(self, seat: int | None) -> Document:
        return describe(self, seat)

    def veil(self, seat: int | None) -> Row:
        return veil(self.row, -1 if seat is None else int(side_of(self.row, seat)))

    def outcome(self) -> Outcome | None:
        return ending.outcome(self.row)

    def standing(self) -> list[int]:
        return ending.points(self.row)

    def clone(self) -> CaesarState:
        return CaesarState(self.dealer.clone(), self)

    def dump(self) -> Document:
        return dump(self)
