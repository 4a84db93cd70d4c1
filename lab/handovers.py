"""`python -m lab.handovers`: how often a game by turns changes hands, and with standing answers.

A hand-over is a question to somebody else than the one before. Citizens play; with standing
answers they are asked only what their rules (`SENSIBLE`) leave open, and the rules play the rest.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from statistics import median
from typing import Final

from triumvir.bots import make_bot
from triumvir.core.registry import find
from triumvir.core.standing import standing_answer

SENSIBLE: Final[dict[str, dict[str, str]]] = {
    "caesar-cleopatra": {"veto": "wrath", "draw": "influence"},
    "circus-maximus": {"above": "8", "bids": "two", "tickets": "dearest", "sales": "best"},
}
SEATS: Final = {"caesar-cleopatra": 2, "circus-maximus": 4}


def handovers(game_id: str, seed: int, chosen: Mapping[str, str], level: str = "citizen") -> int:
    """How often one game changes hands."""
    game, seats = find(game_id), SEATS[game_id]
    state = game.start(seats, seed=seed)
    bots = [make_bot(level, game, f"{seed}/{seat}") for seat in range(seats)]
    rules = game.standing_answers
    last, count = -1, 0
    while acting := state.to_act():
        seat = last if last in acting else acting[0]
        view = state.view(seat)
        text = standing_answer(rules, view, chosen)
        if not text:
            # One without a choice is asked all the same: questions tell nothing.
            one = len(view.choices) == 1
            text = view.choices[0].text if one else bots[seat].choose(view).text
            count += seat != last
            last = seat
        state.play(seat, text)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--game", choices=list(SEATS))
    wanted = parser.parse_args()
    for game in [wanted.game] if wanted.game else SEATS:
        without = [handovers(game, seed, {}) for seed in range(wanted.games)]
        sparing = [handovers(game, seed, SENSIBLE[game]) for seed in range(wanted.games)]
        print(
            f"{game}: {median(without):g} hand-overs, {median(sparing):g} with standing answers"
            f" (median of {wanted.games} games; {min(sparing)} to {max(sparing)})"
        )


if __name__ == "__main__":
    main()
