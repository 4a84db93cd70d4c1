"""How well ratings find known strengths, with and without the seat's offset.

    python -m lab.ratings [--people 60] [--games 30] [--houses 100]

Sixty people whose strength we know play thirty games each in a game whose better seat wins two
thirds of the games between equals. Seats are drawn by lot, or three in ten people always take the
better one; by how much that overrates them is given with its standard error.
"""

from __future__ import annotations

import argparse
import math
import random
from statistics import mean, stdev
from typing import NamedTuple

from triumvir.server.ratings.model import Player, learn, rate
from triumvir.server.ratings.scale import LOGIT, POINTS, Skill

SPREAD = 200.0  # Elo, the standard deviation of true strengths
BETTER = 0.66  # the share of victories of the better seat between equals


class Found(NamedTuple):
    """Of one house, or the means of several; in Elo."""

    error: float  # root mean square, after both scales have the same middle
    takers: float  # by how much those who choose the seat are overrated, beside the others
    claimed: float  # the deviation that is shown
    order: float  # pairs in the right order
    doubt: float = 0.0  # the standard error of `takers`, over several houses


def house(chance: random.Random, people: int, games: int, chooses: float, offset: float) -> Found:
    """One house of people; `offset` is what the better seat is thought to be worth, in logits."""
    true = [chance.gauss(0, SPREAD) for _ in range(people)]
    takers = set(range(int(people * chooses)))
    skills = [Skill() for _ in range(people)]
    worth = [offset * LOGIT / 2, -offset * LOGIT / 2]
    logit = math.log(BETTER / (1 - BETTER))
    left = [who for who in range(people) for _ in range(games)]
    chance.shuffle(left)
    while len(left) > 1:
        one = left.pop()
        near = [at for at, who in enumerate(left) if who != one]
        if not near:
            break
        # As a pool does: somebody near, out of those who happen to be there.
        some = chance.sample(near, min(8, len(near)))
        at = min(some, key=lambda at: abs(skills[left[at]].mu - skills[one].mu))
        other = left.pop(at)
        seats = [one, other]
        if (other in takers) == (one in takers):
            chance.shuffle(seats)
        elif other in takers:
            seats.reverse()
        between = (true[seats[0]] - true[seats[1]]) / POINTS + logit
        won = chance.random() < 1 / (1 + math.exp(-between))
        ranks = [1, 2] if won else [2, 1]
        players = [Player(skills[who], worth[seat]) for seat, who in enumerate(seats)]
        for who, skill in zip(seats, rate(players, ranks), strict=True):
            skills[who] = skill
        if offset:
            worth = learn(players, ranks)
    shown = [float(skill.shown()) for skill in skills]
    middle = mean(shown) - mean(true)
    errors = [found - middle - known for found, known in zip(shown, true, strict=True)]
    over = mean(errors[who] for who in takers) if takers else 0.0
    rest = [error for who, error in enumerate(errors) if who not in takers]
    pairs = [(a, b) for a in range(people) for b in range(a)]
    right = [(true[a] > true[b]) == (shown[a] > shown[b]) for a, b in pairs]
    return Found(
        math.sqrt(mean(error * error for error in errors)),
        over - mean(rest) if takers else 0.0,
        mean(float(skill.deviation()) for skill in skills),
        mean(right),
    )


def simulate(people: int, games: int, houses: int, chooses: float, offset: float) -> Found:
    found = [
        house(random.Random(seed), people, games, chooses, offset) for seed in range(1, houses + 1)
    ]
    means = Found(*(mean(values) for values in zip(*found, strict=True)))
    doubt = stdev(one.takers for one in found) / math.sqrt(houses) if houses > 1 else 0.0
    return means._replace(doubt=doubt)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--houses", type=int, default=100)
    wanted = parser.parse_args()
    logit = math.log(BETTER / (1 - BETTER))
    print("| seats | offset | error, Elo | shown as | pairs in order | takers overrated by |")
    print("|---|---|---:|---:|---:|---:|")
    for chooses in (0.0, 0.3):
        for name, offset in (("none", 0.0), ("half of the truth", logit / 2), ("true", logit)):
            found = simulate(wanted.people, wanted.games, wanted.houses, chooses, offset)
            seats = "by lot" if not chooses else "three in ten choose"
            over = f"{found.takers:+.0f} ± {found.doubt:.0f}" if chooses else ""
            print(
                f"| {seats} | {name} | {found.error:.0f} | ± {found.claimed:.0f} |"
                f" {100 * found.order:.0f} % | {over} |"
            )


if __name__ == "__main__":
    main()
