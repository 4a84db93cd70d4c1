"""The game in three sentences, as ids and fields: how it was played, luck, the turning point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from triumvir.review.document import Cause, Decision, End, Point, Sentence

# Points of winning chance below which luck is said to have been even, and play without a loss
EVEN: Final = 0.03
# What a single step must change at least, to have turned the game
TURNING: Final = 0.08


class Change(NamedTuple):
    """What brought a point of the curve, and how many others acted since the one before."""

    cause: Cause
    others: int


def tell(
    seat: int,
    accuracy: float | None,
    total: Mapping[Cause, float],
    points: Sequence[Point],
    changes: Sequence[Change],
    decisions: Sequence[Decision],
    result: float,
    end: End,
) -> list[Sentence]:
    return [
        played(accuracy, decisions, total["own"]),
        luck(total, points, changes),
        turning(seat, points, changes, decisions, result, end),
    ]


def played(accuracy: float | None, decisions: Sequence[Decision], own: float) -> Sentence:
    if accuracy is None:
        return Sentence("nothing-to-decide")
    percent = round(accuracy)
    if any(one.verdict != "none" for one in decisions):
        return Sentence("played", percent=percent)
    if own > -EVEN:
        return Sentence("played-clean", percent=percent)
    # No single loss is large enough for a name, but together they are more than nothing.
    return Sentence("played-small", percent=percent, points=round(-100 * own))


def luck(
    total: Mapping[Cause, float], points: Sequence[Point], changes: Sequence[Change]
) -> Sentence:
    """The kind of luck that weighed most, and the turn in which most of that kind fell."""
    kinds: tuple[Cause, ...] = ("deal", "draws", "turned")
    kind = max(kinds, key=lambda one: abs(total[one]))
    amount = total[kind]
    if abs(amount) < EVEN:
        return Sentence("luck-even")
    side = 1 if amount > 0 else -1
    of_kind = [point for point, change in zip(points, changes, strict=True) if change.cause == kind]
    turns: dict[int, float] = {}
    for point in of_kind:
        turns[point.turn] = turns.get(point.turn, 0.0) + side * point.luck
    turn = max(turns, key=lambda one: turns[one])
    moment = max(
        [point for point in of_kind if point.turn == turn], key=lambda point: side * point.luck
    )
    return Sentence(
        f"luck-{kind}-{'gave' if amount > 0 else 'took'}",
        points=round(100 * abs(amount)),
        seq=moment.seq,
        turn=turn,
    )


def turning(
    seat: int,
    curve: Sequence[Point],
    changes: Sequence[Change],
    decisions: Sequence[Decision],
    result: float,
    end: End,
) -> Sentence:
    """The largest step towards the result, whatever it came from; where none was large, when the
    game began to go that way."""
    if end in ("agreed", "open") or not curve:
        return Sentence("turning-none")
    # One of four who shares the victory with another ends above the start, though below 1.
    side = 1 if result >= curve[0].chance - change_of(curve[0]) else -1
    at = max(range(len(curve)), key=lambda place: side * change_of(curve[place]))
    moment = curve[at]
    amount = change_of(moment)
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
    if end == "resigned" and moment is curve[-1]:
        return Sentence("turning-other-resigned", points=points, seq=seq, turn=turn, seat=moment.by)
    way = "gave" if amount > 0 else "took"
    if moment.luck:
        return Sentence(f"turning-luck-{way}", points=points, seq=seq, turn=turn)
    if moment.by == seat:
        # The seat's own last action ended the game, and the searches had not foreseen the result.
        return Sentence("turning-end", points=points, seq=seq, turn=turn)
    if changes[at].others > 1:
        return Sentence(f"turning-several-{way}", points=points, seq=seq, turn=turn)
    return Sentence(f"turning-others-{way}", points=points, seq=seq, turn=turn, seat=moment.by)


def change_of(point: Point) -> float:
    return point.luck + point.own + point.others


def slowly(curve: Sequence[Point], side: int) -> Sentence:
    """The shortest stretch of turns in which half of all that changed has changed."""
    changes: dict[int, float] = {}
    firsts: dict[int, int] = {}
    for point in curve:
        if point.by >= 0:
            change = side * change_of(point)
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
