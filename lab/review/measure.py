"""How good reviews are: time, sums, luck over many games, planted blunders, agreement.

    python -m lab.review luck caesar --games 100
    python -m lab.review itself caesar --games 5 --bot consul
    python -m lab.review twice caesar --games 5 --bot novice
    python -m lab.review planted caesar --games 50

`luck`: the mean luck of each seat by kind, which should be 0 within two standard errors, and how
much luck explains of the results. `itself`: mistakes that a bot's own games are said to have, the
time of a review, and how far its sums are off. `twice`: whether two reviews of a game, by
different seeds, name the same mistakes. `planted`: one choice of a game becomes a random one;
what it cost is judged with much more work and other seeds than the review has.
"""

from __future__ import annotations

import argparse
import json
import math
from typing import Final

from lab.review.games import SEATS, play
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.review import Review, review
from triumvir.review.account import Asked
from triumvir.review.curves import curve_of
from triumvir.review.document import MISTAKE, verdict_of
from triumvir.review.effort import Effort, effort_for
from triumvir.review.engine import compare
from triumvir.review.judge import Judge
from triumvir.review.timeline import Timeline

# Luck alone, with little work: its mean is 0 however little that is.
LIGHT: Final = Effort(20, 30, 3, 10, 1, 1, 1, 0)
MORE: Final = 4  # times the work, for what a planted choice really cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("luck", "itself", "twice", "planted"))
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="brisk")
    arguments = parser.parse_args()
    measure = {"luck": luck, "itself": itself, "twice": twice, "planted": planted}[arguments.what]
    measure(arguments.game, arguments.games, arguments.bot)


def say(**fields: object) -> None:
    print(json.dumps(fields), flush=True)


def mean_error(values: list[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    squares = sum([(value - middle) ** 2 for value in values])
    return round(middle, 4), round(math.sqrt(squares / (len(values) - 1) / len(values)), 4)


def luck(game_id: str, games: int, bot: str) -> None:
    kinds = ("deal", "draws", "turned")
    seats = SEATS[game_id]
    lucks: list[dict[str, list[float]]] = [{kind: [] for kind in kinds} for _ in range(seats)]
    results: list[list[float]] = [[] for _ in range(seats)]
    for number in range(games):
        record = play(game_id, seats, bot, f"luck/{number}")
        found = review(record, effort=LIGHT)
        for one in found.seats:
            results[one.seat].append(one.result)
            lucks[one.seat]["deal"].append(dealt(record, one.seat))
            lucks[one.seat]["draws"].append(one.draws)
            lucks[one.seat]["turned"].append(one.turned)
    for seat in range(seats):
        for kind in kinds:
            mean, error = mean_error(lucks[seat][kind])
            say(game=game_id, games=games, seat=seat, kind=kind, mean=mean, error=error)
        total = [sum(values) for values in zip(*lucks[seat].values(), strict=True)]
        plain = mean_error(results[seat])
        rest = mean_error([a - b for a, b in zip(results[seat], total, strict=True)])
        say(game=game_id, seat=seat, result=plain, without_luck=rest)


def dealt(record: Record, seat: int) -> float:
    """The luck of the deal, with all the work: other deals were judged so, too."""
    game, seats = record.game, len(record.seats)
    effort, curve = effort_for(game.meta.id), curve_of(game.meta.id, seats)
    view = record.start().view(seat)
    chance = Judge(game, curve, seats).chance(view, effort.worlds, effort.simulations, "deal")
    return chance - curve.first(game, record.options, seats)[seat]


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


def itself(game_id: str, games: int, bot: str) -> None:
    for number in range(games):
        found = review(play(game_id, SEATS[game_id], bot, f"itself/{number}"))
        say(
            game=game_id, bot=bot, number=number, seconds=found.seconds, actions=found.actions,
            off=sums_off(found), mistakes=len(mistakes(found)),
            inaccuracies=sum(one.inaccuracies for one in found.seats),
            accuracy=[round(one.accuracy or 0, 1) for one in found.seats],
            checked=sum(d.checked for one in found.seats for d in one.decisions),
        )  # fmt: skip


def twice(game_id: str, games: int, bot: str) -> None:
    for number in range(games):
        record = play(game_id, SEATS[game_id], bot, f"twice/{number}")
        first, second = [review(record, seed) for seed in (1, 2)]
        one, two = mistakes(first), mistakes(second)
        say(
            game=game_id, bot=bot, number=number, seconds=[first.seconds, second.seconds],
            mistakes=[len(one), len(two)], both=len(one & two), either=len(one | two),
        )  # fmt: skip


def planted(game_id: str, games: int, bot: str) -> None:
    """A random choice somewhere in each game; only that question is reviewed."""
    for number in range(games):
        record, seq = plant(game_id, bot, number)
        if seq < 0:
            continue
        record.entries = record.standing()[: seq + 1]
        step = Timeline(record).steps[seq]
        view = step.before.view(step.seat)
        judge = Judge(record.game, curve_of(game_id, len(record.seats)), len(record.seats))
        effort = effort_for(game_id)
        rows = judge.choices(view, effort.worlds, effort.simulations, f"planted/{number}")
        seen = Asked(step, rows)
        looked = seen.gap() > 0.02
        if looked:
            compare(judge, view, seen, effort, f"planted/{number}/paired")
        true = Asked(step, judge.choices(view, 500, MORE * effort.simulations, f"true/{number}"))
        more = effort._replace(
            batches=2 * effort.batches, paired_simulations=2 * effort.paired_simulations
        )
        compare(judge, view, true, more, f"true/{number}/paired")
        say(
            game=game_id, number=number, seq=seq, choices=step.choices,
            cost=round(true.loss, 4), error=round(true.error, 4), costly=true.loss >= MISTAKE,
            found=verdict_of(seen.loss, seen.error), loss=round(seen.loss, 4),
        )  # fmt: skip


def plant(game_id: str, bot: str, number: int) -> tuple[Record, int]:
    """A game with one random choice, and where it is; -1 if it never came to that."""
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

    return play(game_id, SEATS[game_id], bot, f"planted/{number}", meddle=meddle), at


if __name__ == "__main__":
    main()
