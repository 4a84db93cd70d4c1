"""The scale of ratings: how they are shown, where bots stand on it, and what a seat is worth.

Inside, a skill is what openskill calls mu and sigma. People read it as they read Elo: 1500 for
somebody of whom nothing is known, and 174 points for odds of e to 1.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
LOGIT: Final = math.sqrt(2) * BETA  # of mu, between two of whom all is known
POINTS: Final = 400 / math.log(10)  # shown, for one logit
MIDDLE: Final = 1500
UNSURE: Final = 75  # a rating with a larger deviation is shown as not sure yet


class Skill(NamedTuple):
    """What is known of somebody's strength: the middle, and the standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    def shown(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MU) / LOGIT)

    def deviation(self) -> int:
        return max(1, round(POINTS * self.sigma / LOGIT))


def skill_of(points: float, deviation: float = 0.0) -> Skill:
    """The skill that is shown so."""
    return Skill(MU + (points - MIDDLE) * LOGIT / POINTS, deviation * LOGIT / POINTS)


# Where the levels stand, from their matches (docs/bots.md); the citizen is the middle.
LADDERS: Final = {
    "caesar-cleopatra": {
        "novice": 832,
        "apprentice": 1259,
        "citizen": 1500,
        "senator": 1710,
        "consul": 1834,
        "dictator": 2017,
    },
    "caesar": {
        "novice": 1155,
        "apprentice": 1385,
        "citizen": 1500,
        "senator": 1735,
        "consul": 1874,
        "dictator": 2120,
    },
    "circus-maximus": {
        "novice": 967,
        "apprentice": 1353,
        "citizen": 1500,
        "senator": 1666,
        "consul": 1822,
        "dictator": 2042,
    },
}
SURE: Final = 20.0  # the deviation of a bot, which never changes

# What a seat is worth at first, in logits beside the other seats of its table (docs/balance.md):
# Cleopatra wins 63 % among strong players, Caesar of Caesar! 55 %. Others begin at nothing, and all
# are learned from rated games.
WORTH: Final = {
    ("caesar-cleopatra", 2): (-0.265, 0.265),
    ("caesar", 2): (0.1, -0.1),
}


def anchor(game: str, bot: str) -> Skill | None:
    """The skill of a bot, if it is one whose strength was measured."""
    points = LADDERS.get(game, {}).get(bot)
    return None if points is None else skill_of(points, SURE)


def first_offsets(game: str, seats: int) -> list[float]:
    """What each seat is worth before anybody has played, in mu."""
    worth = WORTH.get((game, seats))
    return [0.0] * seats if worth is None else [one * LOGIT for one in worth]
