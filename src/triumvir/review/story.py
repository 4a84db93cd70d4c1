"""The game in three sentences, as ids and fields: how it was played, luck, the turning point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.review.document import Cause, Decision, End, Point, Sentence

# Points of winning chance below which luck is said to have been even, and play without a loss
EVEN: Final = 0.03
# What a single step must change at least, to have turned the game
TURNING: Final = 0.08


def tell(
    seat: int,
    accuracy: float | None,
    total: Mapping[Cause, float],
    points: Sequence[Point],
    decisions: Sequence[Decision],
    result: float,
    end: End,
) -> list[Sentence]:
    return [
        played(accuracy, decisions, total["own"]),
        luck(total, points),
        turning(seat, points, decisions, result, end),
    ]


def played(accuracy: float | None, decisions: Sequence[Decision], own: float) -> Sentence:
    if accuracy is None:
        return Sentence("nothing-to-decide")
    percent = round(accuracy)
    if any(one.verdict != "none" for one in decisions):
        return Sentence("played", percent=percent)
    if own > -EVEN:
        return Sentence("played-clean", percent=percent)
    # Nothing that has a name, and still it adds up.
    return Sentence("played-small", percent=percent, points=round(-100 * own))


def luck(total: Mapping[Cause, float], points: Sequence[Point]) -> Sentence:
    """The kind of luck that weighed most, and where most of it fell."""
    kinds: tuple[Cause, ...] = ("deal", "draws", "turned")
    kind = max(kinds, key=lambda one: abs(total[one]))
    amount = total[kind]
    if abs(amount) < EVEN:
        return Sentence("luck-even")
    side = 1 if amount > 0 else -1
    moment = max(points, key=lambda point: side * point.luck)
    return Sentence(
        f"luck-{kind}-{'gave' if amount > 0 else 'took'}",
        points=round(100 * abs(amount)),
        seq=moment.seq,
        turn=moment.turn,
    )


def turning(
    seat: int,
    curve: Sequence[Point],
    decisions: Sequence[Decision],
    result: float,
    end: End,
) -> Sentence:
    """The largest step towards the result, whatever it came from; where none was large, when the
    game began to go that way."""
    if end in ("agreed", "open") or not curve:
        return Sentence("turning-none")
    side = 1 if result >= 0.5 else -1
    moment = max(curve, key=lambda point: side * (point.luck + point.own + point.others))
    amount = moment.luck + moment.own + moment.others
    if side * amount < TURNING:
        return slowly(curve, side)
    points, seq, turn = round(100 * abs(amount)), moment.seq, moment.turn
    if moment.own:
        answer = next((one for one in decisions if one.seq == moment.seq - 1), None)
        if answer is None:
            return Sentence("turning-resigned", points=points, seq=seq, turn=turn, seat=seat)
        return Sentence(
            "turning-own",
            points=points,
            seq=answer.seq,
            turn=turn,
            seat=seat,
            action=answer.played,
        )
    way = "gave" if amount > 0 else "took"
    if moment.luck:
        return Sentence(f"turning-luck-{way}", points=points, seq=seq, turn=turn)
    return Sentence(f"turning-others-{way}", points=points, seq=seq, turn=turn, seat=moment.by)


def slowly(curve: Sequence[Point], side: int) -> Sentence:
    """The shortest stretch of turns in which half of all that changed has changed."""
    changes: dict[int, float] = {}
    firsts: dict[int, int] = {}
    for point in curve:
        if point.by >= 0:
            change = side * (point.luck + point.own + point.others)
            changes[point.turn] = changes.get(point.turn, 0.0) + change
            firsts.setdefault(point.turn, max(point.seq - 1, 0))
    turns = list(changes)
    half = sum(changes.values()) / 2
    for length in range(1, len(turns)) if half > EVEN else ():
        for begin in range(len(turns) - length + 1):
            stretch = turns[begin : begin + length]
            if sum([changes[turn] for turn in stretch]) >= half:
                way = "gave" if side > 0 else "took"
                first = stretch[0]
                return Sentence(f"turning-slowly-{way}", seq=firsts[first], turn=first)
    return Sentence("turning-none")
