"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.game import Game
from triumvir.core.outcome import Outcome
from triumvir.core.registry import find
from triumvir.games.caesar.actions import BEGIN
from triumvir.games.caesar.dump import dump
from triumvir.games.caesar.meta import META
from triumvir.games.caesar.phases import bonuses, ending, laying, settling, turns
from triumvir.games.caesar.position import (
    BANK_OFFER,
    LAY,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    READY,
    RECRUITING,
    Position,
)
from triumvir.games.caesar.refusals import refuse
from triumvir.games.caesar.view import describe


class CaesarState(Position):
    """Caesar!, being played."""

    __slots__ = ()

    def game(self) -> Game:
        return find(META.id)

    def choices(self, seat: int) -> list[Action]:
        phase = self.phase
        if phase == LAY:
            return laying.lay_choices(self)
        if phase == OFFER:
            return bonuses.OFFERS
        if phase == MIGHT_TARGET:
            return bonuses.might_choices(self)
        if phase == ORDER:
            return settling.order_choices(self)
        if phase == RECRUITING:
            return turns.recruit_choices(self)
        if phase == BANK_OFFER:
            return bonuses.BANK_CHOICES
        assert phase == READY
        return [BEGIN]

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if phase == LAY:
            turns.play_lay(self, action)
        elif phase == RECRUITING:
            turns.recruit(self, action)
        elif phase == READY:
            turns.start_turn(self)
        else:
            if phase == OFFER:
                bonuses.answer_offer(self, action)
            elif phase == MIGHT_TARGET:
                bonuses.use_might(self, action)
            elif phase == ORDER:
                settling.choose_first(self, action)
            elif phase == BANK_OFFER:
                bonuses.answer_bank(self, action)
            turns.proceed(self)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return refuse(self, action)

    def describe(self, seat: int | None) -> Document:
        return describe(self, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def standing(self) -> list[int]:
        return ending.points(self)

    def clone(self) -> CaesarState:
        return CaesarState(self.dealer.clone(), self)

    def dump(self) -> Document:
        return dump(self)
