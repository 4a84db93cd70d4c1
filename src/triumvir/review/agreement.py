"""How often a player chose what the engine thinks best, where that matters.

A person who is told what to do by a program agrees with this engine about as often as our strongest
bots do. That proves nothing: it is for the host of a server to see, and nothing follows by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from triumvir.review.document import SeatReview

# By how much the best choice must be ahead of the second for a question to count
TELLING: Final = 0.03
FEWEST: Final = 60  # questions that count, before anybody stands out
# Whoever agrees this often or more stands out; consuls were at 24 of 41 (docs/review.md).
HIGH: Final = 0.75


class Agreement(NamedTuple):
    questions: int
    agreed: int

    def part(self) -> float:
        return self.agreed / max(1, self.questions)

    def stands_out(self) -> bool:
        return self.questions >= FEWEST and self.part() >= HIGH


def agreement(reviews: Iterable[SeatReview]) -> Agreement:
    """How often one player agreed, over several games."""
    questions = agreed = 0
    for review in reviews:
        for one in review.decisions:
            if len(one.alternatives) < 2:
                continue
            best, second = one.alternatives[:2]
            if best.chance - second.chance >= TELLING:
                questions += 1
                agreed += one.played == best.action
    return Agreement(questions, agreed)
