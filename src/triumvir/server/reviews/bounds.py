"""Whether a review is no longer than its game and names only its actions; `plausible` has the sums.

Whoever lends a computer could otherwise fill a megabyte with what adds up: the same decision a
thousand times, or a choice that no game has.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.review.document import Decision, Review, SeatReview

STORY: Final = 8  # sentences; the engine writes three
SENTENCE: Final = 40  # characters of a sentence's id


def out_of_bounds(review: Review, game: Game, actions: int, seats: int) -> str:
    """What is too long or of another game; nothing if the rest can be looked at."""
    if len(review.seats) != seats or len(review.engine) > SENTENCE:
        return "seats"
    for seat in review.seats:
        if len(seat.curve) > actions + 1:
            return "curve"
        if len(seat.decisions) > actions or not are_of(seat.decisions, game):
            return "decisions"
        if not is_told_of(seat, game):
            return "story"
    return ""


def are_of(decisions: list[Decision], game: Game) -> bool:
    """One after another, each with choices that the game has."""
    last = -1
    for made in decisions:
        if made.seq <= last or len(made.alternatives) > min(made.choices, len(game.actions)):
            return False
        last = made.seq
        named = [made.best, *[one.action for one in made.alternatives]]
        if made.truth is not None:
            named.append(made.truth.best)
        if not all(is_action(text, game) for text in named):
            return False
    return True


def is_told_of(seat: SeatReview, game: Game) -> bool:
    """Moments are some of the decisions, and the story is short."""
    known = {made.seq for made in seat.decisions}
    if len(seat.moments) > len(known) or not known.issuperset(seat.moments):
        return False
    if len(seat.story) > STORY:
        return False
    return all(
        len(one.id) <= SENTENCE and (not one.action or is_action(one.action, game))
        for one in seat.story
    )


def is_action(text: str, game: Game) -> bool:
    return text in texts(game.meta.id)


@cache
def texts(game: str) -> frozenset[str]:
    return frozenset(action.text for action in find(game).actions)
