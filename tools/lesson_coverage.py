"""Which of the rules that decide ordinary play the lessons teach.

    PYTHONPATH=src python tools/lesson_coverage.py [GAME] [--games 100]

Citizens play; every event names the rule that it applies. A rule counts as often as it occurs. The
lessons' `rules` should cover at least 90 % of that; tools/check_lessons.py sees to it that a step
shows each of them. What is missing is listed, the most frequent first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from triumvir.bots import make_bot
from triumvir.core.event import Event
from triumvir.core.registry import find
from triumvir.lessons import lessons_of

SEATS: Final = {"caesar": 2, "caesar-cleopatra": 2, "circus-maximus": 4}
WANTED: Final = 0.9


def occurrences(game_id: str, games: int) -> Counter[str]:
    """How often each rule was applied."""
    game, seats = find(game_id), SEATS[game_id]
    found: Counter[str] = Counter()
    for number in range(games):
        state = game.start(seats, seed=f"coverage/{number}")
        bots = [make_bot("citizen", game, f"{number}/{seat}") for seat in range(seats)]
        while state.to_act():
            seat = state.to_act()[0]
            events: list[Event] = []
            state.play(seat, bots[seat].choose(state.view(seat)), events)
            found.update(event.rule for event in events if event.rule)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Rules that lessons teach, by frequency.")
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--games", dest="count", type=int, default=100)
    arguments = parser.parse_args()
    for game_id in arguments.games:
        found = occurrences(game_id, arguments.count)
        taught = {rule for lesson in lessons_of(game_id) for rule in lesson.rules}
        total = sum(found.values())
        part = sum(times for rule, times in found.items() if rule in taught) / total
        mark = "" if part >= WANTED else "  (too little)"
        print(f"{game_id}: {100 * part:.1f} % of {total} in {arguments.count} games{mark}")
        missing = [(rule, times) for rule, times in found.most_common() if rule not in taught]
        for rule, times in missing[:8]:
            print(f"  {rule} {100 * times / total:.1f} %", flush=True)


if __name__ == "__main__":
    main()
