"""How good reviews are: time, sums, luck over many games, planted blunders, agreement.

    python -m lab.review luck caesar --games 1000 --bot novice --workers 2
    python -m lab.review itself caesar --games 5 --bot consul
    python -m lab.review twice caesar --games 5 --bot novice
    python -m lab.review planted caesar --games 50
    python -m lab.review worth caesar --games 50
    python -m lab.review terms caesar --games 100 --bot citizen
    python -m lab.review deals caesar --games 100

`luck`: the mean luck of each seat by kind, which should be 0 within two standard errors, and how
much luck explains of the results. `itself`: mistakes that a bot's own games are said to have, the
time of a review, and how far its sums are off. `twice`: whether two reviews of a game, by
different seeds, name the same mistakes. `planted`: one choice of a game becomes a random one;
what it cost is judged with much more work and other seeds than the review has, by both opinions and
by the first alone. `worth`: what such a choice really cost, in games that bots play on from there,
beside what the review and each opinion say. `terms`
and `deals`: see there.

With `--journal FILE` every game is a line of FILE as soon as it is done, and what is there already
is not done again. Several measurements may share a file.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from lab.review.games import SEATS, play, play_from
from lab.review.terms import Row, deals, summarise_deals, summarise_terms, terms
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.core.view import View
from triumvir.review import Review, engine, review
from triumvir.review.account import Asked
from triumvir.review.agreement import agreement
from triumvir.review.curves import curve_of
from triumvir.review.document import MISTAKE, verdict_of
from triumvir.review.effort import Effort, effort_for
from triumvir.review.engine import WORTH_A_LOOK, compare, paired, rivals
from triumvir.review.judge import Judge
from triumvir.review.timeline import Timeline

# Luck alone, with little work: its mean is 0 however little that is.
LIGHT: Final = Effort(1, 1, 2, 4, 1, 1, 1, 0)
MORE: Final = 4  # times the work, for what a planted choice really cost
# Games from each of two choices
PLAYED_ON: Final = {"caesar": 200, "caesar-cleopatra": 60, "circus-maximus": 60}
KINDS: Final = ("deal", "draws", "turned")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="brisk")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path)
    given = parser.parse_args()
    measure, summary = MEASURES[given.what]
    head = {"what": given.what, "game": given.game, "bot": given.bot}
    rows = [
        row
        for row in read(given.journal)
        if head.items() <= row.items() and row["number"] < given.games
    ]
    known = {row["number"] for row in rows}
    left = [number for number in range(given.games) if number not in known]
    for found in spread(partial(measure, given.game, given.bot), left, given.workers):
        row = head | found
        rows.append(row)
        line = json.dumps(row)
        if given.journal is None:
            print(line, flush=True)
        else:
            with given.journal.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    print(json.dumps(head | {"games": len(rows)} | summary(rows)), flush=True)


def read(journal: Path | None) -> Iterator[Row]:
    if journal is not None and journal.exists():
        for line in journal.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                print(f"A line of {journal} was cut off.", file=sys.stderr)


def spread(measure: Callable[[int], Row], numbers: list[int], workers: int) -> Iterable[Row]:
    if workers < 2:
        yield from map(measure, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(measure, numbers)


def mean_error(values: list[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    squares = sum([(value - middle) ** 2 for value in values])
    return round(middle, 5), round(math.sqrt(squares / max(1, len(values) - 1) / len(values)), 5)


# Luck


def luck(game_id: str, bot: str, number: int) -> Row:
    found = review(play(game_id, SEATS[game_id], bot, f"luck/{number}"), effort=LIGHT)
    seats = [[round(getattr(one, kind), 6) for kind in KINDS] for one in found.seats]
    return {"number": number, "results": [one.result for one in found.seats], "luck": seats}


def summarise_luck(rows: list[Row]) -> Row:
    found: Row = {}
    for seat in range(len(rows[0]["luck"])):
        for at, kind in enumerate(KINDS):
            mean, error = mean_error([row["luck"][seat][at] for row in rows])
            within = abs(mean) <= 2 * error
            found[f"{kind} {seat}"] = {"mean": mean, "error": error, "within_two": within}
        plain = mean_error([row["results"][seat] for row in rows])
        rest = mean_error([row["results"][seat] - sum(row["luck"][seat]) for row in rows])
        found[f"result {seat}"] = {"plain": plain, "without_luck": rest}
    return found


# A bot's own games, reviewed


def sums_off(found: Review) -> float:
    return max(
        abs(one.start + one.deal + one.draws + one.turned + one.own + one.others - one.result)
        for one in found.seats
    )


def mistakes(found: Review) -> set[tuple[int, int]]:
    return {
        (one.seat, decision.seq)
        for one in found.seats
        for decision in one.decisions
        if decision.verdict in ("mistake", "blunder")
    }


@contextmanager
def overheard() -> Iterator[list[Asked]]:
    """What reviews say to themselves: everything that was checked, with each opinion's loss."""
    heard: list[Asked] = []
    prove = engine.prove

    def listen(
        judge: Judge, view: View, one: Asked, found: list[Action], effort: Effort, key: str
    ) -> None:
        prove(judge, view, one, found, effort, key)
        heard.append(one)

    engine.prove = listen
    try:
        yield heard
    finally:
        engine.prove = prove


def said(heard: list[Asked]) -> list[Any]:
    """What would be called a mistake by any of the opinions: seat, seq, and what each says."""
    return [
        [one.step.seat, one.step.before.seq, *[round(loss, 4) for loss in one.said]]
        for one in heard
        if max(one.said) >= MISTAKE
    ]


def itself(game_id: str, bot: str, number: int) -> Row:
    with overheard() as heard:
        found = review(play(game_id, SEATS[game_id], bot, f"itself/{number}"))
    return {
        "number": number,
        "seconds": found.seconds,
        "actions": found.actions,
        "off": sums_off(found),
        "mistakes": len(mistakes(found)),
        "inaccuracies": sum(one.inaccuracies for one in found.seats),
        "accuracy": [round(one.accuracy or 0, 1) for one in found.seats],
        "checked": sum(d.checked for one in found.seats for d in one.decisions),
        "telling": list(agreement(found.seats)),
        "said": said(heard),
    }


def summarise_itself(rows: list[Row]) -> Row:
    return {
        "seconds": mean_error([row["seconds"] for row in rows]),
        "most_seconds": max(row["seconds"] for row in rows),
        "off": max(row["off"] for row in rows),
        "mistakes": mean_error([row["mistakes"] for row in rows]),
        "inaccuracies": mean_error([row["inaccuracies"] for row in rows]),
        "telling": [sum(row["telling"][at] for row in rows) for at in (0, 1)],
    }


# Two reviews of a game


def twice(game_id: str, bot: str, number: int) -> Row:
    record = play(game_id, SEATS[game_id], bot, f"twice/{number}")
    with overheard() as heard:
        first = review(record, 1)
        halfway = len(heard)
        second = review(record, 2)
    one, two = mistakes(first), mistakes(second)
    return {
        "number": number,
        "seconds": [first.seconds, second.seconds],
        "mistakes": [len(one), len(two)],
        "both": len(one & two),
        "either": len(one | two),
        # What only one of them names: its losses in both, and whether they were checked
        "apart": [[losses(found, *at) for found in (first, second)] for at in sorted(one ^ two)],
        "said": [said(heard[:halfway]), said(heard[halfway:])],
    }


def losses(found: Review, seat: int, seq: int) -> tuple[float, float, bool]:
    for decision in next(one for one in found.seats if one.seat == seat).decisions:
        if decision.seq == seq:
            return round(decision.loss, 4), round(decision.error, 4), decision.checked
    raise ValueError(seq)


def summarise_twice(rows: list[Row]) -> Row:
    """Of the mistakes that one review names, the part that the other names, too."""
    named = sum(sum(row["mistakes"]) for row in rows)
    both = 2 * sum(row["both"] for row in rows)
    return {"named": named, "agreed": both, "part": round(both / max(1, named), 4)}


# Planted


def planted(game_id: str, bot: str, number: int) -> Row:
    """A random choice somewhere in each game; only that question is reviewed."""
    record, seq = plant(game_id, bot, number)
    if seq < 0:
        return {"number": number, "costly": False}
    record.entries = record.standing()[: seq + 1]
    step = Timeline(record).steps[seq]
    view = step.before.view(step.seat)
    judge = Judge(record.game, curve_of(game_id, len(record.seats)), len(record.seats))
    effort = effort_for(game_id)
    rows = judge.choices(view, effort.worlds, effort.simulations, f"planted/{number}")
    seen = Asked(step, rows)
    if seen.gap() > WORTH_A_LOOK:
        compare(judge, view, seen, effort, f"planted/{number}/paired")
    true = Asked(step, judge.choices(view, 500, MORE * effort.simulations, f"true/{number}"))
    alone = 0.0
    if true.gap() > WORTH_A_LOOK:
        more = effort._replace(
            batches=2 * effort.batches, paired_simulations=2 * effort.paired_simulations
        )
        compare(judge, view, true, more, f"true/{number}/paired")
        alone = max(paired(judge, view, step.action, rivals(true), more, f"alone/{number}"))[0]
    return {
        "number": number,
        "seq": seq,
        "choices": step.choices,
        "cost": round(true.loss, 4),
        "error": round(true.error, 4),
        "costly": true.loss >= MISTAKE,
        "alone": round(alone, 4),
        "found": verdict_of(seen.loss, seen.error),
        "loss": round(seen.loss, 4),
    }


def plant(game_id: str, bot: str, number: int) -> tuple[Record, int]:
    """A game as far as one random choice, and where that is; -1 if it never came to that."""
    dealer = Dealer(f"plant/{number}")
    length = {"caesar": 24, "caesar-cleopatra": 180, "circus-maximus": 150}[game_id]
    wanted = dealer.below(length)
    at = -1

    def meddle(state: State, seat: int, text: str) -> str:
        nonlocal at
        choices = [action.text for action in state.legal(seat)]
        if at >= 0 or state.seq < wanted or len(choices) < 2:
            return text
        at = state.seq
        others = [choice for choice in choices if choice != text]
        return others[dealer.below(len(others))]

    seats = SEATS[game_id]
    return play(game_id, seats, bot, f"planted/{number}", meddle=meddle, until=lambda: at >= 0), at


def summarise_planted(rows: list[Row]) -> Row:
    """Costly ones that are named at all, and those that are called a mistake or a blunder; the same
    for those that the first opinion alone thinks costly."""
    costly = [row for row in rows if row["costly"]]
    alone = [row for row in rows if row.get("alone", 0.0) >= MISTAKE]
    return named_of(costly) | {"by_first_alone": named_of(alone)}


def named_of(costly: list[Row]) -> Row:
    named = [row for row in costly if row["found"] != "none"]
    return {
        "costly": len(costly),
        "named": len(named),
        "as_mistakes": len([row for row in named if row["found"] != "inaccuracy"]),
        "part": round(len(named) / max(1, len(costly)), 4),
    }


# What a choice is worth when the game is played on


def worth(game_id: str, bot: str, number: int) -> Row:
    """A random choice, and the best instead of it: what both opinions say on paired worlds, and how
    the game ends if bots play on from there, in the same worlds with the same dice."""
    record, seq = plant(game_id, bot, number)
    if seq < 0:
        return {"number": number}
    record.entries = record.standing()[: seq + 1]
    step = Timeline(record).steps[seq]
    view = step.before.view(step.seat)
    judge = Judge(record.game, curve_of(game_id, len(record.seats)), len(record.seats))
    effort = effort_for(game_id)
    one = Asked(step, judge.choices(view, effort.worlds, effort.simulations, f"worth/{number}"))
    if one.gap() <= WORTH_A_LOOK:
        return {"number": number}
    (other, *_) = rivals(one)
    said = [
        paired(by, view, step.action, [other], effort, f"worth/{number}/{kind}")[0][0]
        for kind, by in (("first", judge), ("second", judge.second() or judge))
    ]
    gaps = []
    for again in range(PLAYED_ON[game_id]):
        dice = f"worth/{number}/{again}"
        world = record.game.guess(view, Dealer(dice))
        gaps.append(
            played_on(world, step.seat, other, bot, dice)
            - played_on(world, step.seat, step.action, bot, dice)
        )
    mean, error = mean_error(gaps)
    return {"number": number, "said": [round(x, 4) for x in said], "was": mean, "error": error}


def played_on(world: State, seat: int, action: Action, bot: str, dice: str) -> float:
    """The share of a seat, if it chooses so and bots play on."""
    state = world.clone()
    state.play(seat, action)
    return play_from(state, bot, dice).share(seat)


def summarise_worth(rows: list[Row]) -> Row:
    """By how large a loss is said to be: how many, what was said on the mean, and what it was."""
    told = [row for row in rows if "said" in row]
    kinds: dict[str, Callable[[list[float]], float]] = {
        "first": lambda said: said[0],
        "second": lambda said: said[1],
        "smaller": min,
        "mean": lambda said: sum(said) / len(said),
    }
    found: Row = {}
    for kind, of in kinds.items():
        for low, high in ((0.02, 0.05), (0.05, 0.1), (0.1, 0.2), (0.2, 1.0)):
            some = [row for row in told if low <= of(row["said"]) < high]
            if len(some) > 1:
                found[f"{kind} {low}-{high}"] = {
                    "choices": len(some),
                    "said": mean_error([of(row["said"]) for row in some])[0],
                    "was": mean_error([row["was"] for row in some]),
                }
        squares = [(of(row["said"]) - row["was"]) ** 2 - row["error"] ** 2 for row in told]
        found[f"{kind} off by"] = round(math.sqrt(max(0.0, sum(squares) / len(squares))), 4)
    return found


MEASURES: Final = {
    "luck": (luck, summarise_luck),
    "itself": (itself, summarise_itself),
    "twice": (twice, summarise_twice),
    "planted": (planted, summarise_planted),
    "worth": (worth, summarise_worth),
    "terms": (terms, summarise_terms),
    "deals": (deals, summarise_deals),
}

if __name__ == "__main__":
    main()
