"""Reviewing a game: two passes over its decisions, then a sum that adds up."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Sequence
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

ENGINE: Final = "triumvir-review-7"
# A choice that looks worse by less in the first pass is not worth a second look.
WORTH_A_LOOK: Final = 0.02
# The losses at which names begin. In the second half of a check only the line of a mistake counts.
NAMES: Final = (INACCURACY, MISTAKE, BLUNDER)
FEWEST: Final = 8  # batches before a check may stop early
PRECISE: Final = 0.01  # a standard error that is small enough
SURE: Final = 4  # standard errors that a loss must be away from the nearest of these lines
# After so many searches by the first opinion, the remaining checks are as short as can be.
SEARCHES: Final = 1200
OPEN: Final = 8  # choices that are compared with every card open
RIVALS: Final = 4  # other choices that are compared with what was played
FINAL: Final = 2  # how many of them are compared once more
CLOSE: Final = 0.02  # two choices that differ by less are both proven
PICKING: Final = 3  # batches in which the best of them is picked
SUSPECTS: Final = 2  # times as many questions are compared quickly as are proven
DEALS: Final = 3  # times as many samples for the deal, since a game has only one


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
    return carry_out(review_slowly(record, seed, effort, seats, resigned, agreed))


def carry_out(
    slices: Generator[Progress, None, Review],
    report: Callable[[Progress], None] = lambda _: None,
) -> Review:
    """The review, when all slices are done; before each, `report` hears how far it is."""
    while True:
        try:
            done = next(slices)
        except StopIteration as stop:
            found = stop.value
            assert isinstance(found, Review)
            return found
        report(done)


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
    # How many questions of pass 1 a check is worth: most checks are settled long before their end.
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
    picked: list[tuple[float, int, int, list[Action]]] = []
    for seat, seq in suspects:
        yield Progress(done, total)
        done += 1
        view = timeline.at(seq).view(seat)
        key = f"{dice}/{seat}/{seq}/paired"
        found, gap = pick(judge, view, asked[seat, seq], effort, key)
        if gap > WORTH_A_LOOK:
            picked.append((-gap, seat, seq, found))
    picked.sort(key=lambda one: one[:3])
    until = judge.searches + SEARCHES
    for number, (_, seat, seq, found) in enumerate(picked[: effort.candidates]):
        yield Progress(done + round(number * check), total)
        if judge.searches > until:
            effort = effort._replace(batches=min(FEWEST, effort.batches))
        one = asked[seat, seq]
        view = timeline.at(seq).view(seat)
        prove(judge, view, one, found, effort, f"{dice}/{seat}/{seq}/paired")
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
    """Whether the views after different deals differ at all."""
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
    """Compare what was played with what may be better, as a review does for each question."""
    found, gap = pick(judge, view, one, effort, key)
    if gap > WORTH_A_LOOK:
        prove(judge, view, one, found, effort, key)


def pick(
    judge: Judge, view: View, one: Asked, effort: Effort, key: str
) -> tuple[list[Action], float]:
    """Which of the other choices is the best, and by how much it looks better than what was played.
    Those that the search tried most are compared on the same few worlds, then the best two on some
    more, by both opinions: the smaller of the two gaps counts, because the smaller of the two
    losses will be booked. Where that may be an inaccuracy and two choices are about as good, both
    are handed on to be proven, since on so few worlds chance decides which of them looks better."""
    few = effort._replace(
        batches=PICKING, paired_simulations=max(effort.paired_simulations // 2, 1)
    )
    played = one.step.action
    found = rivals(one)
    looks = paired(judge, view, played, found, few, f"{key}/pick")
    order = sorted(range(len(found)), key=lambda at: -looks[at][0])[:FINAL]
    found = [found[at] for at in order]
    means = [looks[at][0] for at in order]
    if len(found) > 1:
        more = paired(judge, view, played, found, few, f"{key}/two")
        means = [(mean + again) / 2 for mean, (again, _) in zip(means, more, strict=True)]
    smaller = means
    second = judge.second()
    if second is not None and max(means) > WORTH_A_LOOK:
        also = [mean for mean, _ in paired(second, view, played, found, few, f"{key}/also")]
        smaller = [min(both) for both in zip(means, also, strict=True)]
        best = max(range(len(found)), key=lambda at: smaller[at])
        one.said = [means[best], also[best]]
    gap = max(smaller)
    near = CLOSE if gap >= INACCURACY - CLOSE else 0.0
    order = sorted(range(len(found)), key=lambda at: -smaller[at])
    return [found[at] for at in order if smaller[at] >= gap - near], gap


def prove(
    judge: Judge, view: View, one: Asked, found: list[Action], effort: Effort, key: str
) -> None:
    """By how much what was played is worse than what was picked, on fresh worlds: on those where it
    was picked, the best choice looks better than it is. Where the opinion was learned, the
    hand-made one is asked, too, on worlds of its own, and the smaller loss is booked: what only one
    of two opinions thinks worse is no mistake. The hand-made one is cheaper, so it comes first."""
    one.checked = True
    played = one.step.action
    second = judge.second()
    seconds: list[tuple[float, float]] = []
    if second is not None:
        seconds = paired(second, view, played, found, effort, f"{key}/second")
        left = [at for at, (loss, error) in enumerate(seconds) if loss > 2 * error]
        found, seconds = [found[at] for at in left], [seconds[at] for at in left]
        if not found:
            return
    enough = [loss for loss, _ in seconds]
    firsts = paired(judge, view, played, found, effort, f"{key}/first", enough)
    for at, (loss, error) in enumerate(firsts):
        said = [loss, *enough[at : at + 1]]
        if seconds and seconds[at][0] < loss:
            loss, error = seconds[at]
        if at == 0 or loss > one.loss:
            one.said = said
            one.error = error
        if loss > 2 * error and loss > one.loss:
            one.loss, one.better = loss, found[at]


def paired(
    judge: Judge,
    view: View,
    played: Action,
    others: list[Action],
    effort: Effort,
    key: str,
    enough: Sequence[float] = (),
) -> list[tuple[float, float]]:
    """By how much each of the others is better than what was played, with its standard error. All
    are played on the same worlds, batch by batch, until the figure is settled or certainly above
    its limit in `enough`."""
    gaps: list[list[float]] = [[] for _ in others]
    left = list(range(len(others)))
    for batch in range(effort.batches):
        dealer = Dealer(f"{key}/{batch}")
        worlds = [
            judge.game.guess(view, Dealer(dealer.word())) for _ in range(effort.paired_worlds)
        ]
        seed = f"{key}/{batch}/search"
        own = judge.after(view, worlds, played, effort.paired_simulations, seed)
        for at in left:
            better = judge.after(view, worlds, others[at], effort.paired_simulations, seed)
            gaps[at].append(better - own)
        if batch + 1 >= FEWEST:
            limits = enough or [math.inf] * len(others)
            names = NAMES if 2 * batch < effort.batches else (MISTAKE,)
            left = [at for at in left if not settled(*mean_and_error(gaps[at]), limits[at], names)]
        if not left:
            break
    return [mean_and_error(gap) for gap in gaps]


def rivals(one: Asked) -> list[Action]:
    """The other choices on which the search spent most of its work."""
    others = [row for row in one.rows if row.action is not one.step.action]
    return [row.action for row in others[:RIVALS]]


def settled(
    mean: float, error: float, enough: float = math.inf, names: Sequence[float] = NAMES
) -> bool:
    """Whether more batches would hardly change what is said: there is no loss, or one whose name is
    beyond doubt, or one above `enough`, when the smaller loss of the other opinion is booked."""
    if mean + 2 * error < WORTH_A_LOOK or mean - SURE * error > enough:
        return True
    if error > PRECISE or mean < SURE * error:
        return False
    return all(abs(mean - limit) > SURE * error for limit in names)


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
