"""Mine puzzles from reviews: where a weak bot went wrong, and one choice was clearly best.

    python -m lab.puzzles.reviewed caesar --games 20          # into the journal of lab.puzzles.mine
    python -m lab.puzzles.reviewed caesar --games 20 --add    # and into the box

Apprentices play, the review names their mistakes, and each passes the same deep looks as any other
puzzle (`lab.puzzles.mine`). So a puzzle is a mistake that somebody has really made.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from lab.puzzles.box import GAMES, explained, puzzle_from
from lab.puzzles.mine import (
    FEWEST_CHOICES,
    JOURNALS,
    KINDS,
    LONGER,
    MOST_A_GAME,
    MOST_CHOICES,
    look,
    puzzle_at,
)
from lab.review.games import play
from triumvir.core.record import Record
from triumvir.review import Review, review

BOT: Final = "apprentice"
VERDICTS: Final = ("mistake", "blunder")


def candidates(found: Review) -> list[tuple[int, int]]:
    """Seats and questions at which the best choice was missed by far, the worst first."""
    missed = [
        (decision.loss, seat.seat, decision.seq)
        for seat in found.seats
        for decision in seat.decisions
        if decision.verdict in VERDICTS
        and FEWEST_CHOICES <= decision.choices <= MOST_CHOICES
        # With every card open it is the best as well: nobody is sent a riddle that luck solved.
        and decision.truth is not None
        and decision.truth.best == decision.best
    ]
    return [(seat, seq) for _, seat, seq in sorted(missed, reverse=True)]


def puzzles_of(record: Record, found: Review, seed: str) -> list[dict[str, Any]]:
    """The puzzles of a reviewed game."""
    game = record.game
    kind = KINDS[game.meta.id]
    rows: list[dict[str, Any]] = []
    for seat, seq in candidates(found):
        state = record.start()
        moves: list[int] = []
        for actor, text in record.standing()[:seq]:
            action = game.parse(text)
            moves.append(state.legal(actor).index(action))
            state.play(actor, action)
        view = state.view(seat)
        seen = look(game, view, f"{seed}/{seq}", LONGER)
        row = None
        if seen.gap >= kind.gap:
            row = puzzle_at(game, state, view, f"{seed}/{seq}", seen, kind.gap)
        if row is not None and len(rows) < MOST_A_GAME:
            rows.append({"seed": seed, "moves": moves, **row})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Mine puzzles from reviews.")
    parser.add_argument("game", choices=list(KINDS))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--add", action="store_true", help="put them into the box at once")
    given = parser.parse_args()
    box = GAMES / given.game.replace("-", "_") / "puzzles.jsonl"
    for number in range(given.first, given.first + given.games):
        seed = f"puzzle/{given.game}/reviewed-{number}"
        record = play(given.game, KINDS[given.game].seats, BOT, seed)
        rows = puzzles_of(record, review(record), seed)
        with (JOURNALS / f"{given.game}.jsonl").open("a") as journal:
            journal.write(json.dumps({"game": f"reviewed-{number}", "puzzles": rows}) + "\n")
        if given.add:
            with box.open("a", encoding="utf-8") as file:
                for row in filter(explained, rows):
                    file.write(f"{puzzle_from(given.game, row).write()}\n")
        print(f"{given.game}: game {number}, {len(rows)} puzzles", flush=True)


if __name__ == "__main__":
    main()
