"""Values of searches beside how the games ended: what the curves are fitted on.

    python -m lab.review.gather caesar-cleopatra --games 100 --seats 2

Each line of lab/results/review-<game>.jsonl is one game: its seats, the option that matters, the
share of each seat, and rows of seat, seq, value.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from lab.review.games import SEATS, play
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.record import Record
from triumvir.core.view import View
from triumvir.review.curves import Curve
from triumvir.review.effort import effort_for
from triumvir.review.judge import Judge

RESULTS: Final = Path(__file__).parents[1] / "results"
QUESTIONS: Final = 9  # of a game, besides the first of each seat


class Raw(Curve):
    """No curve: values as the search gives them."""

    def chance(self, value: float, view: View, seats: int) -> float:
        return value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--level", default="", help="of Crassus, alone")
    arguments = parser.parse_args()
    seats = arguments.seats or SEATS[arguments.game]
    options: Document = {"level": arguments.level} if arguments.level else {}
    path = RESULTS / f"review-{arguments.game}.jsonl"
    known = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    begin = len(known)
    with path.open("a", encoding="utf-8") as file:
        for number in range(begin, begin + arguments.games):
            record = play(arguments.game, seats, "brisk", f"gather/{number}", options)
            file.write(json.dumps(row_of(record, number, arguments.level)) + "\n")
            file.flush()


def row_of(record: Record, number: int, level: str) -> dict[str, object]:
    judge = Judge(record.game, Raw(None), len(record.seats))
    effort = effort_for(record.game.meta.id)
    state = record.start()
    views: list[View] = []
    for seat, text in record.entries:
        if len(state.legal(seat)) > 1:
            views.append(state.view(seat))
        state.play(seat, text)
    outcome = state.outcome()
    assert outcome is not None
    picked: list[View] = []
    for seat in range(len(record.seats)):
        picked += [view for view in views if view.seat == seat][:1]
    dealer = Dealer(f"gather/{number}")
    rest = [view for view in views if view not in picked]
    for _ in range(min(QUESTIONS, len(rest))):
        picked.append(rest.pop(dealer.below(len(rest))))
    rows = []
    for view in picked:
        best = judge.choices(view, effort.worlds, effort.simulations, f"gather/{number}")[0]
        rows.append([view.seat, view.data["seq"], round(best.chance, 4)])
    shares = [round(outcome.share(seat), 4) for seat in range(len(record.seats))]
    found: dict[str, object] = {"seats": len(record.seats), "shares": shares}
    found |= {"length": len(record.entries), "rows": rows}
    return found | ({"level": level} if level else {})


if __name__ == "__main__":
    main()
