"""Whether a review that somebody else has made can be believed: its sums, its record, its engine.

A lent computer could still judge badly; what it cannot do is to tell of another game, of another
result, or of sums that do not add up.
"""

from __future__ import annotations

from typing import Any

from triumvir.core.record import record_from
from triumvir.review import ENGINE
from triumvir.review.document import VERSION, Decision, Review, SeatReview, verdict_of
from triumvir.server.reviews.lines import Played

CLOSE = 1e-9
FARTHEST = 3.0  # that a chance may leave its bounds, as luck is booked unclipped


def implausible(review: Review, game: Played) -> str:
    """What is wrong with it; nothing if it can be kept."""
    record = record_from(game.record)
    standing = record.standing()
    if (review.version, review.engine) != (VERSION, ENGINE):
        return "engine"
    if (review.game, review.revision) != (record.game.meta.id, record.revision):
        return "game"
    if review.actions != len(standing) or review.resigned not in (game.resigned, -1):
        return "record"
    if [one.seat for one in review.seats] != list(range(len(record.seats))):
        return "seats"
    wanted = shares(game.record["outcome"])
    for seat in review.seats:
        if not adds_up(seat):
            return "sums"
        if wanted and abs(seat.result - wanted[seat.seat]) > CLOSE:
            return "result"
        if not all(is_of(made, seat.seat, standing) for made in seat.decisions):
            return "decisions"
    return ""


def shares(outcome: Any) -> list[float]:
    """What each seat has of the victory, if the game came to its end."""
    if not isinstance(outcome, dict):
        return []
    ranks = outcome["ranks"]
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def adds_up(seat: SeatReview) -> bool:
    parts = seat.deal + seat.draws + seat.turned + seat.own + seat.others
    whole = abs(seat.start + parts - seat.result) < CLOSE and seat.own < CLOSE
    return whole and all(abs(point.chance) < FARTHEST for point in seat.curve)


def is_of(made: Decision, seat: int, standing: list[tuple[int, str]]) -> bool:
    """It is a decision of this seat in this game, and called what its loss is called."""
    if not 0 <= made.seq < len(standing) or standing[made.seq] != (seat, made.played):
        return False
    if not 0 <= made.loss <= 1 or abs(made.best_chance - made.loss - made.chance) > CLOSE:
        return False
    return made.verdict == verdict_of(made.loss, made.error)
