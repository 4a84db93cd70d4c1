"""The account of one seat: what its chance changed by, step by step, so that it adds up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from triumvir.core.action import Action
from triumvir.review.document import (
    Alternative,
    Cause,
    Decision,
    End,
    Point,
    SeatReview,
    Truth,
    verdict_of,
)
from triumvir.review.judge import Judged
from triumvir.review.story import Change, tell
from triumvir.review.timeline import Step, Timeline

MOST_ALTERNATIVES: Final = 5
DEAL: Final = -1  # the key of its luck, beside those of the actions, which count from 0
# By how much a choice must be better than all others to be called well found
FOUND: Final = 0.05


class Asked:
    """A question to a seat: what the first pass said of its choices, and what the second added."""

    def __init__(self, step: Step, rows: list[Judged]) -> None:
        self.step: Final = step
        self.rows: Final = rows  # best first
        self.loss = 0.0
        self.error = 0.0
        self.checked = False
        self.said: list[float] = []  # the loss by each opinion that was asked
        self.better: Action | None = None
        self.truth: Truth | None = None

    def played(self) -> Judged:
        for row in self.rows:
            if row.action is self.step.action:
                return row
        return Judged(self.step.action, self.rows[-1].chance, 0.0)

    def gap(self) -> float:
        """By how much the played choice looked worse than the best at first."""
        return self.rows[0].chance - self.played().chance

    def stake(self) -> float:
        """What there was to win over choosing blindly."""
        middle = sum([row.chance for row in self.rows]) / len(self.rows)
        return max(self.rows[0].chance - middle, 0.0)

    def lead(self) -> float:
        """By how much the played choice looked better than the best of the others."""
        others = [row.chance for row in self.rows if row.action is not self.step.action]
        if self.better is not None or not others or self.rows[0].action is not self.step.action:
            return 0.0
        return max(self.rows[0].chance - max(others), 0.0)


def assemble(
    timeline: Timeline,
    seat: int,
    start: float,
    asked: Mapping[tuple[int, int], Asked],
    chances: Mapping[tuple[int, int], float],
    lucks: Mapping[tuple[int, int], float],
    truths: Mapping[tuple[int, int], float],
    end: End,
    resigned: int,
) -> SeatReview:
    """One seat's sum over its views: every difference is booked under what caused it."""
    book = Book(start)
    steps = timeline.steps
    decisions: list[Decision] = []
    stakes = 0.0
    # Who else has acted since the chance was last taken
    acted: set[int] = set()
    dealt = start + lucks.get((seat, DEAL), 0.0)
    book.add(0, timeline.turn(0), -1, "deal", dealt, truths.get((seat, 0)))
    for seq, step in enumerate(steps):
        question = asked.get((seat, seq))
        if question is not None:
            if acted:
                last = steps[seq - 1]
                now = level(timeline, seat, seq, asked, chances, lucks)
                truth = truths.get((seat, seq))
                book.add(seq, last.turn, last.seat, "others", now, truth, len(acted))
                acted.clear()
            loss = question.loss
            decisions.append(decision_of(question, seq, max(within(book.chance), loss), loss))
            stakes += max(question.stake(), loss)
            if loss > 0:
                book.add(seq + 1, step.turn, seat, "own", book.chance - loss)
        if (seat, seq) in lucks:
            cause: Cause = "draws" if step.news[seat] == "draws" else "turned"
            book.add(seq + 1, step.turn, step.seat, cause, book.chance + lucks[seat, seq])
        if step.seat != seat:
            acted.add(step.seat)
    close(book, timeline, seat, chances, end, resigned, len(acted))
    total = book.total
    own_losses = sum([one.loss for one in decisions])
    verdicts = [one.verdict for one in decisions]
    moments = [one.seq for one in decisions if one.verdict != "none"]
    best_found = max(decisions, key=lambda one: one.lead, default=None)
    found = best_found.seq if best_found is not None and best_found.lead >= FOUND else -1
    accuracy = 100 * max(1 - own_losses / stakes, 0.0) if stakes > 0 else None
    return SeatReview(
        seat=seat,
        start=start,
        result=book.chance,
        deal=total["deal"],
        draws=total["draws"],
        turned=total["turned"],
        own=total["own"],
        others=total["others"],
        accuracy=accuracy,
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        curve=book.points,
        decisions=decisions,
        moments=moments,
        found=found,
        story=tell(seat, accuracy, total, book.points, book.changes, decisions, book.chance, end),
    )


class Book:
    """The running chance, and the sums by cause. Luck is added as it is, so that it comes to
    nothing over many games; what is shown of the chance stays between 0 and 1."""

    def __init__(self, start: float) -> None:
        self.chance = start
        self.total: Final[dict[Cause, float]] = {
            "deal": 0.0, "draws": 0.0, "turned": 0.0, "own": 0.0, "others": 0.0,
        }  # fmt: skip
        self.points: Final[list[Point]] = []
        self.changes: Final[list[Change]] = []

    def add(
        self,
        seq: int,
        turn: int,
        by: int,
        cause: Cause,
        chance: float,
        truth: float | None = None,
        others: int = 0,
    ) -> None:
        change = chance - self.chance
        self.total[cause] += change
        self.chance = chance
        self.changes.append(Change(cause, others))
        self.points.append(
            Point(
                seq=seq,
                turn=turn,
                by=by,
                chance=within(chance),
                luck=change if cause in ("deal", "draws", "turned") else 0.0,
                own=change if cause == "own" else 0.0,
                others=change if cause == "others" else 0.0,
                truth=truth,
            )
        )


def level(
    timeline: Timeline,
    seat: int,
    seq: int,
    asked: Mapping[tuple[int, int], Asked],
    chances: Mapping[tuple[int, int], float],
    lucks: Mapping[tuple[int, int], float],
) -> float:
    """The chance at a position. Until another acts, the seat's next questions are about the same
    game: their mean, without luck and losses in between, is more reliable than any one of them."""
    values = [chances[seat, seq]]
    since = 0.0
    for number in range(seq, len(timeline.steps)):
        question = asked.get((seat, number))
        if question is not None and number > seq:
            values.append(chances[seat, number] - since)
        if timeline.steps[number].seat != seat:
            break
        since += lucks.get((seat, number), 0.0) - (question.loss if question is not None else 0.0)
    return within(sum(values) / len(values))


def within(chance: float) -> float:
    return min(max(chance, 0.0), 1.0)


def close(
    book: Book,
    timeline: Timeline,
    seat: int,
    chances: Mapping[tuple[int, int], float],
    end: End,
    resigned: int,
    others: int,
) -> None:
    """From the last chance to the result. What is left is booked under `others`; for one who plays
    alone, under `turned`."""
    last, turn, seats = len(timeline.steps), timeline.turns, len(timeline.record.seats)
    by = timeline.steps[-1].seat if timeline.steps else -1
    rest: Cause = "others" if seats > 1 else "turned"
    outcome = timeline.last.outcome()
    if outcome is not None:
        book.add(last, turn, by, rest, outcome.share(seat), others=others)
        return
    if last > 0:
        book.add(last, turn, by, rest, chances[seat, last], others=others)
    if end == "resigned" and seat == resigned:
        book.add(last, turn, resigned, "own", 0.0)
    elif end == "resigned":
        book.add(last, turn, resigned, "others", 1 / (seats - 1))


def decision_of(one: Asked, seq: int, chance: float, loss: float) -> Decision:
    best = one.step.action if one.better is None else one.better
    top = one.rows[0].chance
    return Decision(
        seq=seq,
        turn=one.step.turn,
        choices=one.step.choices,
        played=one.step.action.text,
        best=best.text,
        chance=chance - loss,
        best_chance=chance,
        loss=loss,
        error=one.error,
        checked=one.checked,
        verdict=verdict_of(loss, one.error),
        lead=one.lead(),
        alternatives=[
            Alternative(
                action=row.action.text,
                chance=within(chance - (top - row.chance)),
                share=round(row.share, 4),
            )
            for row in one.rows[:MOST_ALTERNATIVES]
        ],
        truth=one.truth,
    )
