"""What to take without searching, as learned from what long searches took.

The policy is a second net. It is told of each choice as the position after it, with the other seats
as things and the acting seat and the choice as the whole, and it starts from how good the choice
looks at first sight.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

from triumvir.core.evaluator import Evaluator
from triumvir.core.game import State
from triumvir.core.net import END, SCORE, Net
from triumvir.games.circus_maximus.advice import estimates
from triumvir.games.circus_maximus.choice import beside, tell_choice
from triumvir.games.circus_maximus.features import (
    KEYS,
    NO_KEYS,
    SEAT_FEATURES,
    coins_now,
    survey,
    tell,
)
from triumvir.games.circus_maximus.fields import BIDDING, PHASE, SEAT_COUNT, STAGE, get
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.native import Moves, i64

# In so many worlds the choices are looked at; the net is told of the first.
WORLDS: Final = 3


@cache
def load_policy() -> Net:
    """The one that comes with the game. Few ask for it, so it is read only then."""
    return Net(files("triumvir.games.circus_maximus").joinpath("policy.bin").read_bytes())


def weigh(
    evaluator: Evaluator, policy: Net, worlds: list[State], seat: i64, moves: list[int]
) -> list[float]:
    """How readily a long search would take each choice: logarithms, but for a common term."""
    question = Question(evaluator, worlds[:WORLDS], seat, moves)
    active = policy.active
    weights: list[float] = []
    for number in range(len(moves)):
        question.tell(number, active)
        weights.append(float(policy.score(active)) / SCORE + policy.trust * question.sights[number])
    return weights


@final
class Question:
    """A seat's choices, and how good each looks at first sight."""

    def __init__(
        self, evaluator: Evaluator, worlds: list[State], seat: i64, moves: list[int]
    ) -> None:
        assert isinstance(worlds[0], CircusState)
        self.state: Final = worlds[0]
        self.seat: Final[i64] = seat
        self.moves: Final = moves
        self.sights: Final = Evaluator.look_at(evaluator, worlds, seat, moves)
        self.best: Final = max(self.sights)

    def tell(self, number: int, active: Moves) -> int:
        """Fill in the features of a choice, as `Net.score` wants them; how many numbers these are,
        ENDs counted."""
        row = self.state.row
        index: i64 = self.moves[number]
        state = self.state.clone()
        state.step(self.seat, index)
        keys = NO_KEYS[:]
        survey(state, estimates(state), coins_now(state), keys)
        seats: i64 = get(row, SEAT_COUNT)
        at: i64 = 0
        for number_after in range(i64(1), seats):
            at = tell_seat(keys, (self.seat + number_after) % seats, active, at)
            active[at] = END
            at += 1
        active[at] = END
        at = tell_seat(keys, self.seat, active, at + 1)
        begin = at
        at = tell_choice(self.state, self.seat, index, active, at)
        sight = self.sights[number]
        placed: i64 = 0
        for other in self.sights:
            if other > sight:
                placed += 1
        moment: i64 = get(row, STAGE) * 2
        if get(row, PHASE) != BIDDING:
            moment += 1
        at = beside(self.best - sight, placed, len(self.moves), moment, active, at)
        for place in range(begin, at):
            active[place] += SEAT_FEATURES
        active[at] = END
        return int(at + 1)


def tell_seat(keys: Moves, seat: i64, active: Moves, at: i64) -> i64:
    """The features of a seat; where the next are to be told."""
    place = seat * KEYS
    while keys[place] >= 0:
        at = tell(keys[place], active, at)
        place += 1
    return at
