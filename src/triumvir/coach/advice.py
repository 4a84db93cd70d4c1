"""What the coach thinks of a question: the best choice, another one, and why."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from triumvir.coach.compare import Difference, compare
from triumvir.coach.counsel import HARDLY, MOST, look_closer, take_counsel
from triumvir.coach.where import where
from triumvir.coach.win import wins_now
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.view import View

# Seconds: an answer in a second and a half, with room for a busy machine
SEARCHING: Final = 0.6
COMPARING: Final = 0.3
MOST_TURNS: Final = 2  # that are looked ahead for a reason
MOST_REASONS: Final = 3
# A term that differs by less is not worth a word, and no more than a part of the largest is.
LEAST: Final = 0.02
SMALL: Final = 0.2
MOSTLY: Final = 0.5
# In points of 100: what is behind the best by less is as good as any, or good; a grave mistake is
# behind by more than GRAVE.
AS_GOOD: Final = 3
SLIP: Final = 5
GRAVE: Final = 15


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of the opinion that speaks for the best choice, or (below 0) against it."""

    name: str
    thing: str
    by: float
    share: float


@dataclass(frozen=True, slots=True)
class Advice:
    """`best` beside `other`: the choice that was asked about, else the second best. The values
    are the coach's judgement from 0 (lost) to 100 (won). Without `reasons` the two are about as
    good, or it is what comes later that speaks for the best."""

    best: str
    kind: str
    where: list[str]
    value: int
    other: str
    other_value: int
    verdict: str  # of the other: best, good, weaker, slip, grave
    sure: float  # in which part of the guessed worlds the best is at least as good after `turns`
    turns: int  # how many turns later the two were compared
    even: bool  # the two are about as good
    reasons: list[Reason]


def advise(
    game: Game,
    view: View,
    seed: int | str,
    about: str = "",
    better: str = "",
    clock: Callable[[], float] = time.perf_counter,
) -> Advice:
    """What to choose at a view with choices; `about`: the text of a choice that was made there;
    `better`: one that is known to be better, and is explained in place of what the search finds."""
    dealer = Dealer(f"coach/{seed}")
    # About a choice that was made one consul is enough, and the guard asks about every choice.
    counsel = take_counsel(game, view, dealer, SEARCHING, clock, 1 if about else MOST)
    winning = wins_now(game, view, Dealer(f"coach/win/{seed}"))
    values = counsel.values | dict.fromkeys(winning, 1.0)
    ranking = sorted(counsel.ranking, key=lambda action: action not in winning)
    best = game.parse(better) if better else ranking[0]
    asked = game.parse(about) if about else None
    if asked is not None and asked in winning and not better:
        best = asked
    other = asked if asked is not None and asked is not best else second(ranking, best)
    if other is None:
        guessed = game.guess(view, dealer)
        seen = game.evaluator.evaluate(guessed, view.seat or 0)
        alone = judged(values.get(best, seen))
        return Advice(best.text, best.kind, where(best), alone, "", alone, "best", 1.0, 1, True, [])
    value = values.get(best, 0.0)
    until = clock() + COMPARING
    closer = None
    if counsel.visits[other] < HARDLY and other not in winning:
        values[other], closer = look_closer(game, view, other, dealer, until, clock)
    # A choice that was tried only a few times may look better than it is.
    other_value = min(value, values[other])
    root = counsel.search.root
    until = clock() + COMPARING
    turns, ahead, reasons = 0, 1.0, list[Reason]()
    while not reasons and turns < MOST_TURNS:
        turns += 1
        compared = compare(
            game,
            view,
            best,
            other,
            root,
            dealer,
            turns=turns,
            until=until,
            clock=clock,
            after_second=closer,
        )
        reasons, ahead = reasons_of(compared.differences), compared.ahead
    return Advice(
        best=best.text,
        kind=best.kind,
        where=where(best),
        value=judged(value),
        other=other.text,
        other_value=judged(other_value),
        verdict="best" if asked is best else verdict_of(50 * (value - other_value)),
        sure=round(ahead, 3),
        turns=turns,
        even=50 * (value - other_value) < AS_GOOD,
        reasons=reasons,
    )


def second(ranking: list[Action], best: Action) -> Action | None:
    """The next of the others; of those at another place, if there are any: that tells more."""
    others = [action for action in ranking if action is not best]
    elsewhere = [action for action in others if where(action) != where(best)]
    return (elsewhere or others)[0] if others else None


def judged(value: float) -> int:
    return round(50 * (1 + value))


def verdict_of(behind: float) -> str:
    """Of a choice that is so many points behind the best."""
    if behind < AS_GOOD:
        return "good"
    if behind < SLIP:
        return "weaker"
    return "slip" if behind <= GRAVE else "grave"


def reasons_of(differences: list[Difference]) -> list[Reason]:
    """The largest differences, if together they speak for the best; else there is none to name."""
    if sum([one.by for one in differences]) <= 0:
        return []
    worth = [one for one in differences if abs(one.by) >= LEAST]
    large = [one for one in worth if abs(one.by) >= SMALL * abs(worth[0].by)]
    # After the largest only what holds in most worlds, and something that speaks for the choice.
    said = [one for one in large if one is large[0] or one.share >= MOSTLY][:MOST_REASONS]
    if said and all(one.by < 0 for one in said):
        said = said[: MOST_REASONS - 1] + [one for one in worth if one.by > 0][:1]
    return [Reason(one.name, one.thing, round(one.by, 3), round(one.share, 3)) for one in said]
