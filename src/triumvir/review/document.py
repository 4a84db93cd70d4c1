"""What a review says: its result as plain data, without a sentence in any language.

All chances are parts of a victory from 0 (lost) to 1 (won) of the seat in question. For each seat

    start + deal + draws + turned + own + others = result

holds to the last digits of a float. `seq` is the number of standing actions before something
happens, as `state.seq` counts: the decision with `seq` 7 is made in the position after 7 actions.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

# Of this document: a reader that knows another one asks for a new review.
VERSION: Final = 1

# By how much winning chance a choice must be worse, beyond two standard errors, to be called so
INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20

Verdict = Literal["none", "inaccuracy", "mistake", "blunder"]
# finished by the rules; resigned; agreed (all ended it, nobody won); open (it is still going on)
End = Literal["finished", "resigned", "agreed", "open"]
# What `turn` counts: turns of the game, its days, or single actions
Unit = Literal["turn", "day", "action"]
Cause = Literal["deal", "draws", "turned", "own", "others"]


class Alternative(msgspec.Struct, frozen=True):
    """A choice that there was, and the chance with it; `share` of the search's work went to it."""

    action: str
    chance: float
    share: float


class Truth(msgspec.Struct, frozen=True):
    """The same question with every card open, the order of the decks too: the chance with what was
    played, the best choice there, and its chance."""

    played: float
    best: str
    best_chance: float


class Decision(msgspec.Struct, frozen=True):
    """A question with more than one choice, and the answer to it, judged by what the seat knew.

    `loss` is what the answer cost: 0 unless it is proven on paired worlds beyond two standard
    errors. `chance` = `best_chance` - `loss`. `lead` is by how much the answer is better than the
    best of the others, where it was the best: large for what was well found.
    """

    seq: int
    turn: int
    choices: int
    played: str
    best: str
    chance: float
    best_chance: float
    loss: float
    error: float  # the standard error of `loss`; 0 where it was not checked on paired worlds
    checked: bool
    verdict: Verdict
    lead: float
    alternatives: list[Alternative]
    truth: Truth | None = None


class Point(msgspec.Struct, frozen=True):
    """The curve after `seq` actions: the chance, and what it is made of since the point before.
    `by` is the seat that acted, -1 at the deal. `truth`: the chance with every card open, where the
    game comes to the seat."""

    seq: int
    turn: int
    by: int
    chance: float
    luck: float  # deal, draws and what was turned for all
    own: float
    others: float
    truth: float | None = None


class Sentence(msgspec.Struct, frozen=True):
    """One of the three that tell the game: `review-story-<id>` with these fields. `seq` is the
    moment to link to (its turn is `turn`), -1 for none; `seat` who did it, -1 for nobody."""

    id: str
    points: int = 0  # of winning chance out of 100, without a sign
    percent: int = 0
    seq: int = -1
    turn: int = -1
    seat: int = -1
    action: str = ""


class SeatReview(msgspec.Struct, frozen=True):
    """The game from one seat. `start` is the chance before the first card, `deal` what the first
    cards changed, `draws` the own draws, `turned` what was turned for all, `own` the own losses
    (never above 0), `others` what the others' actions gave and took."""

    seat: int
    start: float
    result: float
    deal: float
    draws: float
    turned: float
    own: float
    others: float
    # How much of what there was to win over choosing blindly was won, 0 to 100; None where there
    # was nothing to decide
    accuracy: float | None
    inaccuracies: int
    mistakes: int
    blunders: int
    curve: list[Point]
    decisions: list[Decision]
    moments: list[int]  # the `seq` of decisions worth another look, in order: find better
    found: int  # the `seq` of the decision that was found best, -1 for none
    story: list[Sentence]


class Review(msgspec.Struct, frozen=True):
    """A reviewed game. `engine` names what judged it: another engine may judge otherwise."""

    version: int
    engine: str
    game: str
    revision: int
    names: list[str]  # of the seats, as in the record
    actions: int  # that stand
    unit: Unit
    turns: int
    end: End
    resigned: int  # the seat that resigned, -1 for none
    seats: list[SeatReview]
    seconds: float  # of the processor's time


def verdict_of(loss: float, error: float) -> Verdict:
    """What a loss of winning chance is called: nothing, unless it is beyond doubt."""
    if loss <= 2 * error or loss < INACCURACY:
        return "none"
    if loss < MISTAKE:
        return "inaccuracy"
    return "mistake" if loss < BLUNDER else "blunder"
