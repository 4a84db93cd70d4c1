"""The state of a game: which phase asks what, and where each action is carried out."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction
from triumvir.core.game import State
from triumvir.core.outcome import Outcome
from triumvir.games.caesar_cleopatra.actions import (
    DOWN_0,
    DRAW_0,
    END_0,
    LAY_0,
    PASS_0,
    SETUP_0,
    STRIKE_0,
    UP_0,
)
from triumvir.games.caesar_cleopatra.document import dump
from triumvir.games.caesar_cleopatra.fields import (
    ANSWER,
    ARRANGING,
    DRAWING,
    LAYING,
    OFFER,
    PHASE,
    STRIKING,
    SWAPPING,
    TURN,
)
from triumvir.games.caesar_cleopatra.phases import drawing, ending, placing, playing, setup
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.games.caesar_cleopatra.refusals import refuse
from triumvir.games.caesar_cleopatra.view import describe, describe_after, veil
from triumvir.native import Moves, Row, i64


class CleopatraState(Position):
    """Caesar & Cleopatra, being played."""

    __slots__ = ()

    def moves(self, seat: i64, buffer: Moves) -> i64:
        row = self.row
        phase = row[PHASE]
        if phase == TURN:
            return placing.turn_moves(row, buffer)
        if phase == DRAWING:  # asked only while both reserves have cards
            buffer[0] = DRAW_0
            buffer[1] = DRAW_0 + 1
            return 2
        if phase == ANSWER:
            return playing.answers(row, buffer)
        if phase == SWAPPING:
            return drawing.swaps(row, buffer)
        if phase == OFFER:
            return playing.offers(row, buffer)
        if phase == STRIKING:
            return playing.strikes(row, buffer)
        if phase == LAYING:
            return playing.lay_moves(row, buffer)
        if phase == ARRANGING:
            return setup.arrange_moves(row, seat, buffer)
        return setup.setup_moves(row, seat, buffer)

    def carry_out(self, seat: i64, index: i64) -> None:
        phase = self.row[PHASE]
        if phase == TURN:
            if index < UP_0:
                placing.place_down(self, index - DOWN_0)
            elif index < PASS_0:
                placing.place_up(self, index - UP_0)
            elif index == PASS_0:
                placing.begin_passing(self)
            elif index == END_0:
                drawing.end_plays(self)
            else:
                playing.announce(self, index)
        elif phase == DRAWING:
            drawing.draw(self, index - DRAW_0)
            drawing.draw_on(self)
        elif phase == ANSWER:
            playing.answer(self, index)
        elif phase == SWAPPING:
            drawing.swap(self, index)
        elif phase == OFFER:
            playing.take_offer(self, index)
        elif phase == STRIKING:
            playing.strike(self, index - STRIKE_0)
        elif phase == LAYING:
            playing.lay(self, index - LAY_0)
        elif phase == ARRANGING:
            setup.arrange(self, seat, index)
        else:
            setup.place_setup(self, seat, index - SETUP_0)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return refuse(self, seat, action)

    def describe(self, seat: int | None) -> Document:
        return describe(self, seat)

    def veil(self, seat: int | None) -> Row:
        return veil(self, -1 if seat is None else seat)

    def describe_after(self, seat: int | None, before: State, known: Document) -> Document:
        assert isinstance(before, CleopatraState)
        return describe_after(self, before, known, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self.row)

    def standing(self) -> list[int]:
        return ending.points(self.row)

    def clone(self) -> CleopatraState:
        return CleopatraState(self.dealer.clone(), self)

    def dump(self) -> Document:
        return dump(self)
