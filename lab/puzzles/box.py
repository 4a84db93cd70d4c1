"""Make the boxes of puzzles from the journals of `lab.puzzles.mine`.

    python -m lab.puzzles.box caesar --most 240

The clearest come first, but not more than SHARE of a box have the same kind of action as their
answer, as long as there are others. The order is shuffled, so that days differ.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from lab.puzzles.mine import FEWEST_CHOICES, KINDS, read_journal
from triumvir.coach.advice import Reason
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.puzzles.puzzle import Answer, Puzzle, move_from

GAMES: Final = Path(__file__).parents[2] / "src" / "triumvir" / "games"
SHARE: Final = 0.3


def puzzle_from(game_id: str, row: dict[str, Any]) -> Puzzle:
    answers = {
        text: Answer(
            value=one["value"],
            sure=one["sure"],
            reasons=tuple(Reason(*why) for why in one["why"]),
            line=tuple(move_from(move) for move in one["line"]),
        )
        for text, one in row["answers"].items()
    }
    number = row["seed"].rpartition("/")[2]
    return Puzzle(
        game=game_id,
        id=f"{number}-{len(row['moves'])}",
        revision=find(game_id).meta.revision,
        seats=KINDS[game_id].seats,
        seat=row["seat"],
        seed=row["seed"],
        places=tuple(row["moves"]),
        solvers=row["solvers"],
        answers=answers,
    )


def explained(row: dict[str, Any]) -> bool:
    """Whether there is enough to choose from, and the first that is said of the best beside the
    second speaks for it."""
    second = list(row["answers"].values())[1]
    return len(row["answers"]) >= FEWEST_CHOICES and second["why"][0][2] > 0


def chosen(game_id: str, rows: list[dict[str, Any]], most: int) -> list[Puzzle]:
    """The clearest, with a limit for each kind of answer; then whatever is left."""
    game = find(game_id)
    kinds: Counter[str] = Counter()
    wanted, spare = list[dict[str, Any]](), list[dict[str, Any]]()
    for row in sorted(rows, key=lambda row: -row["gap"]):
        kind = game.parse(row["best"]).kind
        kinds[kind] += 1
        (wanted if kinds[kind] <= SHARE * min(most, len(rows)) else spare).append(row)
    found = [puzzle_from(game_id, row) for row in [*wanted, *spare][:most]]
    order = list(range(len(found)))
    Dealer(f"box/{game_id}").shuffle(order)
    print(f"{game_id}: {len(found)} of {len(rows)}; {dict(kinds)}")
    return [found[place] for place in order]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make boxes of puzzles.")
    parser.add_argument("games", nargs="*", default=list(KINDS))
    parser.add_argument("--most", type=int, default=240)
    arguments = parser.parse_args()
    for game_id in arguments.games:
        rows = [row for row in read_journal(game_id)[1] if explained(row)]
        found = chosen(game_id, rows, arguments.most)
        file = GAMES / game_id.replace("-", "_") / "puzzles.jsonl"
        file.write_text("".join(f"{one.write()}\n" for one in found), encoding="utf-8")


if __name__ == "__main__":
    main()
