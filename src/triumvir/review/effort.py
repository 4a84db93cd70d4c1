"""How much work a review does: numbers, so that results repeat on any machine."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """Simulations for each question and for what was turned up (pass 1), then for those choices
    that may have been mistakes, on paired worlds (pass 2)."""

    worlds: int
    simulations: int
    samples: int  # other orders of the piles with which what came up is compared
    glance: int  # simulations in each of them
    batches: int  # of paired worlds at most: their spread is the standard error
    paired_worlds: int  # in one batch
    paired_simulations: int  # for one choice in one batch
    candidates: int  # at most so many of a game are checked
    learned: bool = True  # judged by the opinion that was learned from games, where there is one


LEAST: Final = 6  # worlds, however little work is wanted; and at least four simulations in each

QUICK: Final = Effort(20, 40, 4, 10, 4, 6, 24, 8)
FULL: Final[dict[str, Effort]] = {
    "caesar-cleopatra": Effort(200, 600, 12, 30, 40, 64, 300, 40),
    "caesar": Effort(200, 500, 12, 30, 48, 64, 450, 24),
    "circus-maximus": Effort(200, 600, 12, 30, 40, 48, 300, 40),
}
OTHER: Final = Effort(100, 400, 8, 30, 12, 16, 200, 30)


def effort_for(game: str) -> Effort:
    return FULL.get(game, OTHER)


def scaled(effort: Effort, work: float) -> Effort:
    """A part of the usual work, but never less than a review needs to say anything."""
    return effort._replace(
        worlds=max(LEAST, round(work * effort.worlds)),
        simulations=max(4 * LEAST, round(work * effort.simulations)),
        paired_worlds=max(LEAST, round(work * effort.paired_worlds)),
        paired_simulations=max(4 * LEAST, round(work * effort.paired_simulations)),
    )
