"""Reviewing a game: two passes over its decisions, then a sum that adds up."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.record import Record
from triumvir.core.view import View
from triumvir.review.account import DEAL, Asked, assemble
from triumvir.review.curves import curve_of
from triumvir.review.document import (
    BLUNDER,
    INACCURACY,
    MISTAKE,
    VERSION,
    End,
    Review,
    Truth,
    verdict_of,
)
from triumvir.review.effort import Effort, effort_for
from triumvir.review.judge import Judge
from triumvir.review.timeline import Step, Timeline

ENGINE: Final = "triumvir-review-5"
# A choice that looks worse by less in the first pass is not worth a second look.
WORTH_A_LOOK: Final = 0.02
FEWEST: Final = 6  # batches before a check may stop early
PRECISE: Final = 0.01  # a standard error that is small enough
SURE: Final = 3  # standard errors from where another name would begin
OPEN: Final = 8  # choices that are looked at with every card open
RIVALS: Final = 4  # other choices that may be better than what was played
PICKING: Final = 3  # batches in which the best of them is picked
SUSPECTS: Final = 2  # times as many are looked at on paired worlds as are checked to the end
DEALS: Final = 3  # times as many samples for the deal, since there is only one in a game


class Progress(NamedTuple):
    done: int
    total: int


def review(
    record: Record,
    seed: int | str = 0,
    effort: Effort | None = None,
    seats: Sequence[int] | None = None,
    resigned: int = -1,
    agreed: bool = False,
) -> Review:
    """The review of a game. See `review_slowly`."""
    slices = review_slowly(record, seed, effort, seats, resigned, agreed)
    while True:
        try:
            next(slices)
        except StopIteration as stop:
            found = stop.value
            assert isinstance(found, Review)
            return found


def review_slowly(
    record: Record,
    seed: int | str = 0,
    effort: Effort | None = None,
    seats: Sequence[int] | None = None,
    resigned: int = -1,
    agreed: bool = False,
) -> Generator[Progress, None, Review]:
    """The review of a game, in slices of a fraction of a second; it returns the review.

    The same for the same seed. `seats`: only these are told, all without it. A game that is not
    over was resigned by a seat, or ended by all (`agreed`), or is still going on.
    """
    begin = time.process_time()
    game = record.game
    # Every game has dice of its own: shared ones would guess the same worlds in all of them, and
    # errors that are made alike in every game do not come to nothing.
    dice = f"review/{seed}/{canonical(record.deal.document())}"
    timeline = Timeline(record)
    effort = effort or effort_for(game.meta.id)
    curve = curve_of(game.meta.id, len(record.seats))
    judge = Judge(game, curve, len(record.seats), effort.learned)
    told = list(range(len(record.seats))) if seats is None else list(seats)
    work = [(seat, seq) for seat in told for seq in needed(timeline, seat)]
    # A check is about as much work as so many questions: most are settled long before the end.
    check = effort.batches * effort.paired_simulations * 1.5 / effort.simulations
    done, total = 0, len(work) + round(min(effort.candidates, len(work) / 8) * check)
    # Pass 1: every question, and whatever was turned up
    asked: dict[tuple[int, int], Asked] = {}
    chances: dict[tuple[int, int], float] = {}
    lucks: dict[tuple[int, int], float] = {}
    deals = timeline.other_deals(DEALS * effort.samples, f"{dice}/deals")
    for seat in told:
        yield Progress(done, total)
        if differ([deal.view(seat) for deal in deals]):
            key = f"{dice}/{seat}/deal"
            lucks[seat, DEAL] = judge.luck(timeline.at(0), deals, seat, effort.glance, key)
    for seat, seq in work:
        yield Progress(done, total)
        done += 1
        key = f"{dice}/{seat}/{seq}"
        step = timeline.steps[seq] if seq < len(timeline.steps) else None
        if step is not None and is_decision(step, seat):
            view = step.before.view(seat)
            rows = judge.choices(view, effort.worlds, effort.simulations, key)
            asked[seat, seq] = Asked(step, rows)
            chances[seat, seq] = rows[0].chance
        elif step is None:
            view = timeline.last.view(seat)
            chances[seat, seq] = judge.chance(view, effort.worlds, effort.simulations, key)
        if step is not None and step.news[seat] in ("draws", "turned"):
            others = timeline.instead(seq, effort.samples, f"{key}/instead")
            after = timeline.at(seq + 1)
            lucks[seat, seq] = judge.luck(after, others, seat, effort.glance, f"{key}/luck")
    # Pass 2: what may have been a mistake, on the same worlds as what looked better
    suspects = sorted(
        [key for key, one in asked.items() if one.gap() > WORTH_A_LOOK],
        key=lambda key: (-asked[key].gap(), key),
    )[: SUSPECTS * effort.candidates]
    total = done + len(suspects) + round(min(effort.candidates, len(suspects)) * check)
    picked: list[tuple[float, int, int, Action]] = []
    for seat, seq in suspects:
        yield Progress(done, total)
        done += 1
        view = timeline.at(seq).view(seat)
        key = f"{dice}/{seat}/{seq}/paired"
        better, gap = pick(judge, view, asked[seat, seq], effort, key)
        if gap > WORTH_A_LOOK:
            picked.append((-gap, seat, seq, better))
    picked.sort(key=lambda one: one[:3])
    for number, (_, seat, seq, better) in enumerate(picked[: effort.candidates]):
        yield Progress(done + round(number * check), total)
        one = asked[seat, seq]
        view = timeline.at(seq).view(seat)
        prove(judge, view, one, better, effort, f"{dice}/{seat}/{seq}/paired")
        if verdict_of(one.loss, one.error) != "none":
            one.truth = truth_of(judge, one, effort, f"{dice}/{seat}/{seq}/truth")
    # The whole curve once more with every card open, for those who want to know
    truths: dict[tuple[int, int], float] = {}
    for seat in told:
        for seq in turning_to(timeline, seat):
            yield Progress(total, total)
            state, key = timeline.at(seq), f"{dice}/{seat}/{seq}/open"
            truths[seat, seq] = judge.of_worlds(
                state.view(seat), [state.clone()], effort.paired_simulations, Dealer(key)
            )
    yield Progress(total, total)
    outcome = timeline.last.outcome()
    end: End = "finished" if outcome is not None else "open"
    if outcome is None and resigned >= 0:
        end = "resigned"
    elif outcome is None and agreed:
        end = "agreed"
    start = curve.start(game, record.options, len(record.seats))
    return Review(
        version=VERSION,
        engine=ENGINE,
        game=game.meta.id,
        revision=record.revision,
        names=list(record.seats),
        actions=len(timeline.steps),
        unit=timeline.unit,
        turns=timeline.turns,
        end=end,
        resigned=resigned if end == "resigned" else -1,
        seats=[
            assemble(timeline, seat, start[seat], asked, chances, lucks, truths, end, resigned)
            for seat in told
        ],
        seconds=round(time.process_time() - begin, 3),
    )


def differ(views: list[View]) -> bool:
    """Whether a deal brings a seat anything at all."""
    return len({view.json() for view in views}) > 1


def is_decision(step: Step, seat: int) -> bool:
    return step.seat == seat and step.choices > 1


def needed(timeline: Timeline, seat: int) -> list[int]:
    """Where there is work for a seat: its questions, what was turned up, and the last position of a
    game that is not over."""
    found = [
        seq
        for seq, step in enumerate(timeline.steps)
        if is_decision(step, seat) or step.news[seat] in ("draws", "turned")
    ]
    if timeline.last.outcome() is None:
        found.append(len(timeline.steps))
    return found


def turning_to(timeline: Timeline, seat: int) -> list[int]:
    """Where the game comes to a seat: its first question, and those after another has acted."""
    found: list[int] = []
    waiting = True
    for seq, step in enumerate(timeline.steps):
        if is_decision(step, seat) and waiting:
            found.append(seq)
            waiting = False
        waiting = waiting or step.seat != seat
    return found


def compare(judge: Judge, view: View, one: Asked, effort: Effort, key: str) -> None:
    """What was played beside what is better, as a review does it for one question."""
    better, mean = pick(judge, view, one, effort, key)
    if mean > WORTH_A_LOOK:
        prove(judge, view, one, better, effort, key)


def pick(judge: Judge, view: View, one: Asked, effort: Effort, key: str) -> tuple[Action, float]:
    """Which of the other choices is the best, and by how much it looks better than what was played:
    all that were tried most, on the same few worlds, then the best two on some more."""
    few = effort._replace(
        batches=PICKING, paired_simulations=max(effort.paired_simulations // 2, 1)
    )
    played = one.step.action
    left = rivals(one)
    looks = paired(judge, view, played, left, few, f"{key}/pick")
    if len(left) > 1:
        order = sorted(range(len(left)), key=lambda at: -looks[at][0])[:2]
        more = paired(judge, view, played, [left[at] for at in order], few, f"{key}/two")
        looks = [(looks[at][0] + mean, 0.0) for at, (mean, _) in zip(order, more, strict=True)]
        left = [left[at] for at in order]
        looks = [(total / 2, error) for total, error in looks]
    best = max(range(len(left)), key=lambda at: looks[at][0])
    return left[best], looks[best][0]


def prove(judge: Judge, view: View, one: Asked, better: Action, effort: Effort, key: str) -> None:
    """By how much what was played is worse, on fresh worlds: what was picked as the best looks
    better than it is where it was picked. Where a learned opinion says so, the hand-made one is
    asked, too, on worlds of its own, and the smaller loss is booked: an opinion of one's own is no
    mistake."""
    one.checked = True
    ((loss, one.error),) = paired(judge, view, one.step.action, [better], effort, f"{key}/first")
    one.said = [loss]
    if loss <= 2 * one.error:
        return
    second = judge.second()
    if second is not None and loss >= INACCURACY:
        again = f"{key}/second"
        ((also, doubt),) = paired(second, view, one.step.action, [better], effort, again)
        one.said = [loss, also]
        if also <= 2 * doubt:
            return
        if also < loss:
            loss, one.error = also, doubt
    one.loss = loss
    one.better = better


def paired(
    judge: Judge, view: View, played: Action, others: list[Action], effort: Effort, key: str
) -> list[tuple[float, float]]:
    """By how much each of the others is better than what was played, with its standard error, on
    the same worlds, batch by batch."""
    gaps: list[list[float]] = [[] for _ in others]
    for batch in range(effort.batches):
        dealer = Dealer(f"{key}/{batch}")
        worlds = [
            judge.game.guess(view, Dealer(dealer.word())) for _ in range(effort.paired_worlds)
        ]
        seed = f"{key}/{batch}/search"
        own = judge.after(view, worlds, played, effort.paired_simulations, seed)
        for other, gap in zip(others, gaps, strict=True):
            gap.append(judge.after(view, worlds, other, effort.paired_simulations, seed) - own)
        if batch + 1 >= FEWEST and all(settled(*mean_and_error(gap)) for gap in gaps):
            break
    return [mean_and_error(gap) for gap in gaps]


def rivals(one: Asked) -> list[Action]:
    """The other choices on which the search spent most of its work."""
    others = [row for row in one.rows if row.action is not one.step.action]
    return [row.action for row in others[:RIVALS]]


def settled(mean: float, error: float) -> bool:
    """Whether more batches would hardly change what is said: it is no loss, or one whose name is
    beyond doubt."""
    if mean + 2 * error < WORTH_A_LOOK:
        return True
    if error > PRECISE or mean < SURE * error:
        return False
    return all(abs(mean - limit) > SURE * error for limit in (INACCURACY, MISTAKE, BLUNDER))


def truth_of(judge: Judge, one: Asked, effort: Effort, key: str) -> Truth:
    """The same question with every card open: what was played, and the best of what looked best."""
    view = one.step.before.view(one.step.seat)
    actions = [row.action for row in one.rows[:OPEN]]
    if one.step.action not in actions:
        actions.append(one.step.action)
    chances = [
        judge.after(view, [one.step.before], action, effort.paired_simulations, key)
        for action in actions
    ]
    best = max(range(len(actions)), key=lambda place: chances[place])
    return Truth(
        played=chances[actions.index(one.step.action)],
        best=actions[best].text,
        best_chance=chances[best],
    )


def mean_and_error(values: list[float]) -> tuple[float, float]:
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, math.inf
    squares = sum([(value - middle) ** 2 for value in values])
    return middle, math.sqrt(squares / (count - 1) / count)
