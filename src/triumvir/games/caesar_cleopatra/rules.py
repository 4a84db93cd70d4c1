"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.game import Game
from triumvir.core.outcome import Outcome
from triumvir.core.registry import find
from triumvir.games.caesar_cleopatra.actions import DRAW
from triumvir.games.caesar_cleopatra.dump import dump
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.phases import drawing, ending, placing, playing, setup
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    ARRANGING,
    DRAWING,
    LAYING,
    OFFER,
    PLACING,
    STRIKING,
    SWAPPING,
    TURN,
    Position,
)
from triumvir.games.caesar_cleopatra.refusals import refuse
from triumvir.games.caesar_cleopatra.view import describe


class CleopatraState(Position):
    """Caesar & Cleopatra, being played."""

    __slots__ = ()

    def game(self) -> Game:
        return find(META.id)

    def choices(self, seat: int) -> list[Action]:
        phase = self.phase
        if phase == TURN:
            return placing.turn_choices(self)
        if phase == DRAWING:
            return DRAW  # asked only while both reserves have cards
        if phase == ANSWER:
            return playing.answers(self)
        if phase == SWAPPING:
            return drawing.swaps(self)
        if phase == OFFER:
            return playing.offers(self)
        if phase == STRIKING:
            return playing.strikes(self)
        if phase == LAYING:
            return playing.lay_choices(self)
        if phase == ARRANGING:
            return setup.arrange_choices(self, seat)
        assert phase == PLACING
        return setup.setup_choices(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if phase == TURN:
            kind = action.kind
            if kind == "down":
                placing.place_down(self, action)
            elif kind == "up":
                placing.place_up(self, action)
            elif kind == "pass":
                placing.begin_passing(self)
            elif kind == "end":
                drawing.end_plays(self)
            else:
                playing.announce(self, action)
        elif phase == DRAWING:
            drawing.draw(self, action)
        elif phase == ANSWER:
            playing.answer(self, action)
        elif phase == SWAPPING:
            drawing.swap(self, action)
        elif phase == OFFER:
            playing.take_offer(self, action)
        elif phase == STRIKING:
            playing.strike(self, action)
        elif phase == LAYING:
            playing.lay(self, action)
        elif phase == ARRANGING:
            setup.arrange(self, seat, action)
        else:
            setup.place_setup(self, seat, action)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return refuse(self, seat, action)

    def describe(self, seat: int | None) -> Document:
        return describe(self, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def standing(self) -> list[int]:
        return ending.points(self)

    def clone(self) -> CleopatraState:
        return CleopatraState(self.dealer.clone(), self)

    def dump(self) -> Document:
        return dump(self)
